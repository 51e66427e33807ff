public import PlacardLayout

/// Rows at the bottom of the screen that messages must not cover: a prompt, an editor's command line.
public struct ContentInset: Sendable, Hashable {
  /// Which messages move.
  public enum Rule: Sendable, Hashable {
    /// All: the placement area ends above the inset.
    case strictly
    /// Only those that would overlap the inset or its margin.
    case whenClose
  }

  /// The number of rows, at least 0; 0 means no inset.
  public var rows: Int
  /// The rows kept free above the inset, at least 0.
  public var margin: Int
  /// Which messages move.
  public var rule: Rule

  /// Creates an inset; negative numbers are clamped to 0.
  public init(rows: Int, margin: Int = 0, rule: Rule = .whenClose) {
    self.rows = max(rows, 0)
    self.margin = max(margin, 0)
    self.rule = rule
  }

  /// The part of an area that messages may use, on a screen of a number of rows.
  public func clearing(_ area: CellRect, screenRows: Int) -> CellRect {
    guard rule == .strictly, rows > 0 else { return area }
    var area = area
    area.rows = min(area.rows, max(screenRows - rows - margin - area.row, 0))
    return area
  }

  /// The number of rows to move a message up that would end above the row `end`.
  public func avoidance(endingAt end: Int, screenRows: Int) -> Int {
    guard rows > 0 else { return 0 }
    return max(end - (screenRows - rows - margin), 0)
  }
}

/// Follows an inset, and reports it before and after each change.
///
/// The initial value is in effect at once. While paused it is unchanged; afterwards it takes the value of
/// that time. Each `will` has a matching `did`.
public struct ContentInsetTracker: Sendable {
  /// Whether a change is about to happen, or has happened.
  public enum Event: Sendable, Hashable {
    case will(from: ContentInset?, to: ContentInset?)
    case did(from: ContentInset?, to: ContentInset?)
  }

  /// The inset in effect.
  public private(set) var current: ContentInset?
  /// Whether changes are ignored.
  public var isPaused = false

  /// Creates a tracker with the current inset.
  public init(_ current: ContentInset? = nil) {
    self.current = current
  }

  /// Updates the inset.
  ///
  /// - Parameters:
  ///   - contentInset: The current inset.
  ///   - report: Receives each change, before and after it.
  public mutating func follow(_ contentInset: ContentInset?, _ report: (Event) -> Void = { _ in }) {
    guard !isPaused, contentInset != current else { return }
    let old = current
    report(.will(from: old, to: contentInset))
    current = contentInset
    report(.did(from: old, to: contentInset))
  }
}
