/// How a message is to be shown; copied when it is posted.
///
/// An option left nil takes the value of the style, then of the manager's defaults, then the
/// library's own.
public struct PostOptions: Sendable, Equatable {
  /// The view's name: a built-in style, a registered view, or a template.
  public var style: String? {
    get { fields.value.style }
    set { fields.value.style = newValue }
  }
  /// Where it is shown.
  public var placement: Placement? {
    get { fields.value.placement }
    set { fields.value.placement = newValue }
  }
  /// How long it is shown.
  public var duration: Dwell? {
    get { fields.value.duration }
    set { fields.value.duration = newValue }
  }
  /// What happens to what is behind it.
  public var dim: Dim? {
    get { fields.value.dim }
    set { fields.value.dim = newValue }
  }
  /// Whether it may be dragged away.
  public var swipe: Bool? {
    get { fields.value.swipe }
    set { fields.value.swipe = newValue }
  }
  /// What a tap on it does.
  public var tap: Tap? {
    get { fields.value.tap }
    set { fields.value.tap = newValue }
  }
  /// Whether a key or a close button may dismiss it.
  public var dismissible: Bool? {
    get { fields.value.dismissible }
    set { fields.value.dismissible = newValue }
  }
  /// The animator's name: a built-in one or a registered one.
  public var transition: String? {
    get { fields.value.transition }
    set { fields.value.transition = newValue }
  }
  /// Orders the waiting queue, higher first; never pre-empts.
  public var priority: Int? {
    get { fields.value.priority }
    set { fields.value.priority = newValue }
  }
  /// What happens when its id is there already.
  public var duplicates: DuplicatePolicy? {
    get { fields.value.duplicates }
    set { fields.value.duplicates = newValue }
  }
  /// The lane it goes to; nil is `main`, or the lane of its style.
  public var lane: String? {
    get { fields.value.lane }
    set { fields.value.lane = newValue }
  }
  /// The group it can be dismissed with.
  public var group: String? {
    get { fields.value.group }
    set { fields.value.group = newValue }
  }
  /// The newest post of the same tag and app replaces the older.
  public var tag: String? {
    get { fields.value.tag }
    set { fields.value.tag = newValue }
  }
  /// The program it speaks for.
  public var app: String? {
    get { fields.value.app }
    set { fields.value.app = newValue }
  }
  /// The most columns it takes, at least 1.
  public var maxWidth: Int? {
    get { fields.value.maxWidth }
    set { fields.value.maxWidth = newValue }
  }
  /// The columns and rows kept free around it.
  public var margin: Margin? {
    get { fields.value.margin }
    set { fields.value.margin = newValue }
  }
  /// The bell, or what a backend has for a haptic.
  public var attention: Attention? {
    get { fields.value.attention }
    set { fields.value.attention = newValue }
  }

  var fields = Fields.none

  /// Creates options; whatever is not named stays open.
  public init(
    style: String? = nil, placement: Placement? = nil, duration: Dwell? = nil, dim: Dim? = nil,
    transition: String? = nil, priority: Int? = nil, duplicates: DuplicatePolicy? = nil,
    lane: String? = nil
  ) {
    if style != nil { self.style = style }
    if placement != nil { self.placement = placement }
    if duration != nil { self.duration = duration }
    if dim != nil { self.dim = dim }
    if transition != nil { self.transition = transition }
    if priority != nil { self.priority = priority }
    if duplicates != nil { self.duplicates = duplicates }
    if lane != nil { self.lane = lane }
  }

  /// Shown at the top.
  public static let top = PostOptions(placement: .top)
  /// Shown at the bottom.
  public static let bottom = PostOptions(placement: .bottom)
  /// Shown in the middle.
  public static let center = PostOptions(placement: .center)

  /// Returns the options with every open one taken from `defaults`.
  public func filled(from defaults: PostOptions) -> PostOptions {
    if fields == Fields.none { return defaults }
    var copy = self
    copy.fields.value.fill(from: defaults.fields.value)
    return copy
  }
}
