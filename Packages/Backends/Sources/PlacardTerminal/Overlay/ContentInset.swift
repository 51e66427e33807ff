public import PlacardLayout

/// Rows at the bottom of the screen that messages must not cover: a prompt, an editor's line.
public struct ContentInset: Sendable, Hashable {
  /// Which messages give way.
  public enum Rule: Sendable, Hashable {
    /// All: the place for messages ends above it.
    case strictly
    /// Those that would cover it or come nearer than the margin.
    case whenClose
  }

  /// How many rows, at least 0; with 0 nothing gives way.
  public var rows: Int
  /// The rows kept free above it, at least 0.
  public var margin: Int
  /// Which messages give way.
  public var rule: Rule

  /// Creates an inset; negative numbers count as 0.
  public init(rows: Int, margin: Int = 0, rule: Rule = .whenClose) {
    self.rows = max(rows, 0)
    self.margin = max(margin, 0)
    self.rule = rule
  }

  /// The part of a place that messages may take, on a screen of a number of rows.
  public func clearing(_ area: CellRect, screenRows: Int) -> CellRect {
    guard rule == .strictly, rows > 0 else { return area }
    var area = area
    area.rows = min(area.rows, max(screenRows - rows - margin - area.row, 0))
    return area
  }

  /// How many rows up a message goes that would end above the row `end`.
  public func avoidance(endingAt end: Int, screenRows: Int) -> Int {
    guard rows > 0 else { return 0 }
    return max(end - (screenRows - rows - margin), 0)
  }
}

/// Follows an inset, and reports it before and after each change.
///
/// Whatever it is at first counts at once. While paused it stays as it was; afterwards it becomes what it
/// is then. Every `will` has its `did`.
public struct ContentInsetTracker: Sendable {
  /// What is about to change, or has.
  public enum Event: Sendable, Hashable {
    case will(from: ContentInset?, to: ContentInset?)
    case did(from: ContentInset?, to: ContentInset?)
  }

  /// What counts now.
  public private(set) var current: ContentInset?
  /// Whether changes are ignored.
  public var isPaused = false

  /// Creates a tracker of what is there already.
  public init(_ current: ContentInset? = nil) {
    self.current = current
  }

  /// Takes note of what there is.
  ///
  /// - Parameters:
  ///   - contentInset: What there is now.
  ///   - tell: Hears of a change, before and after it.
  public mutating func follow(_ contentInset: ContentInset?, _ tell: (Event) -> Void = { _ in }) {
    guard !isPaused, contentInset != current else { return }
    let old = current
    tell(.will(from: old, to: contentInset))
    current = contentInset
    tell(.did(from: old, to: contentInset))
  }
}
