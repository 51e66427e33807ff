/// Where on the board a post is shown.
public enum Placement: String, Sendable, Hashable, Codable, CaseIterable {
  case top, bottom, center, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// What a tap on a post does.
public enum Tap: String, Sendable, Hashable, Codable, CaseIterable {
  case none, dismiss, action
}

/// What happens when a post comes whose id is delayed, queued, showing or shown.
public enum DuplicatePolicy: String, Sendable, Hashable, Codable, CaseIterable {
  /// The newcomer ends at once.
  case drop
  /// The newcomer ends at once and the other counts one more.
  case count
  /// The newcomer ends at once and the other takes its content.
  case update
  /// Both live.
  case allow
}

/// How a post asks for attention beyond being seen.
public enum Attention: String, Sendable, Hashable, Codable, CaseIterable {
  case success, warning, error
}

/// What happens to what is behind a post.
public struct Dim: Sendable, Equatable {
  /// How the background changes.
  public enum Mode: String, Sendable, Hashable, Codable, CaseIterable {
    case gray, color, blur
  }

  /// How the background changes; nil leaves it alone, and the post is not modal.
  public var mode: Mode?
  /// The colour, `#rrggbb`, of mode `color`.
  public var color: String?
  /// The strength, 0…1; nil takes the mode's own.
  public var alpha: Double?
  /// Whether a tap outside dismisses the post.
  public var interactive: Bool

  /// Creates a dim; without a mode nothing is dimmed.
  public init(
    mode: Mode? = nil, color: String? = nil, alpha: Double? = nil, interactive: Bool = true
  ) {
    self.mode = mode
    self.color = color
    self.alpha = alpha
    self.interactive = interactive
  }

  /// Nothing is dimmed.
  public static let none = Dim()

  /// The background turns gray; `interactive` says whether a tap on it dismisses the post.
  public static func gray(interactive: Bool = true) -> Dim {
    Dim(mode: .gray, interactive: interactive)
  }

  /// Whether the post keeps input from what is behind it.
  public var isModal: Bool {
    mode != nil
  }
}

/// The columns and rows kept free around a post.
public struct Margin: Sendable, Equatable {
  /// Rows above.
  public var top: Int
  /// Rows below.
  public var bottom: Int
  /// Columns on the side where writing starts.
  public var leading: Int
  /// Columns on the side where writing ends.
  public var trailing: Int
  /// Whether the larger of the margin and the host's insets counts, rather than their sum.
  public var collapses: Bool

  /// Creates a margin.
  public init(
    top: Int = 0, bottom: Int = 0, leading: Int = 0, trailing: Int = 0, collapses: Bool = false
  ) {
    self.top = top
    self.bottom = bottom
    self.leading = leading
    self.trailing = trailing
    self.collapses = collapses
  }

  /// Creates a margin that is the same on all sides.
  public init(all sides: Int) {
    self.init(top: sides, bottom: sides, leading: sides, trailing: sides)
  }
}
