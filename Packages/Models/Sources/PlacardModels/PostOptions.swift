/// How a message is to be shown; copied when it is posted.
///
/// An option left nil takes the value of the style, then of the manager's defaults, then the
/// library's own.
public struct PostOptions: Sendable, Equatable {
  /// The view's name: a built-in style, a registered view, or a template.
  public var style: String?
  /// Where it is shown.
  public var placement: Placement?
  /// How long it is shown.
  public var duration: Dwell?
  /// What happens to what is behind it.
  public var dim: Dim?
  /// Whether it may be dragged away.
  public var swipe: Bool?
  /// What a tap on it does.
  public var tap: Tap?
  /// Whether a key or a close button may dismiss it.
  public var dismissible: Bool?
  /// The animator's name: a built-in one or a registered one.
  public var transition: String?
  /// Orders the waiting queue, higher first; never pre-empts.
  public var priority: Int?
  /// What happens when its id is there already.
  public var duplicates: DuplicatePolicy?
  /// The lane it goes to; nil is `main`, or the lane of its style.
  public var lane: String?
  /// The group it can be dismissed with.
  public var group: String?
  /// The newest post of the same tag and app replaces the older.
  public var tag: String?
  /// The program it speaks for.
  public var app: String?
  /// The most columns it takes, at least 1.
  public var maxWidth: Int?
  /// The columns and rows kept free around it.
  public var margin: Margin?
  /// The bell, or what a backend has for a haptic.
  public var attention: Attention?

  /// Creates options; whatever is not named stays open.
  public init(
    style: String? = nil, placement: Placement? = nil, duration: Dwell? = nil, dim: Dim? = nil,
    transition: String? = nil, priority: Int? = nil, duplicates: DuplicatePolicy? = nil,
    lane: String? = nil
  ) {
    self.style = style
    self.placement = placement
    self.duration = duration
    self.dim = dim
    self.transition = transition
    self.priority = priority
    self.duplicates = duplicates
    self.lane = lane
  }

  /// Shown at the top.
  public static let top = PostOptions(placement: .top)
  /// Shown at the bottom.
  public static let bottom = PostOptions(placement: .bottom)
  /// Shown in the middle.
  public static let center = PostOptions(placement: .center)

  /// Returns the options with every open one taken from `defaults`.
  public func filled(from defaults: PostOptions) -> PostOptions {
    var copy = self
    copy.style = style ?? defaults.style
    copy.placement = placement ?? defaults.placement
    copy.duration = duration ?? defaults.duration
    copy.dim = dim ?? defaults.dim
    copy.swipe = swipe ?? defaults.swipe
    copy.tap = tap ?? defaults.tap
    copy.dismissible = dismissible ?? defaults.dismissible
    copy.transition = transition ?? defaults.transition
    copy.priority = priority ?? defaults.priority
    copy.duplicates = duplicates ?? defaults.duplicates
    copy.lane = lane ?? defaults.lane
    copy.group = group ?? defaults.group
    copy.tag = tag ?? defaults.tag
    copy.app = app ?? defaults.app
    copy.maxWidth = maxWidth ?? defaults.maxWidth
    copy.margin = margin ?? defaults.margin
    copy.attention = attention ?? defaults.attention
    return copy
  }
}
