/// How a message is shown; copied when it is posted.
///
/// An option that is nil takes the value that the message suggests, then that of the style, of the
/// manager's defaults, and of the library. No value is refused: values out of range are clamped
/// when set, as documented for each option.
public struct PostOptions: Sendable, Hashable {
  /// The name of a built-in style, a registered view, or a template.
  public var style: String? {
    get { fields.read(or: nil) { $0.style } }
    set { fields.value.style = newValue }
  }
  /// Where it is shown.
  public var placement: Placement? {
    get { fields.read(or: nil) { $0.placement } }
    set { fields.value.placement = newValue }
  }
  /// How long it is shown; negative lengths become 0, and 10¹⁸ seconds or more forever.
  public var duration: DisplayDuration? {
    get { fields.read(or: nil) { $0.duration } }
    set { fields.value.duration = newValue?.clamped }
  }
  /// The backdrop.
  public var dim: Dim? {
    get { fields.read(or: nil) { $0.dim } }
    set { fields.value.dim = newValue }
  }
  /// Whether it may be dragged away.
  public var swipe: Bool? {
    get { fields.read(or: nil) { $0.swipe } }
    set { fields.value.swipe = newValue }
  }
  /// The effect of a tap.
  public var tap: Tap? {
    get { fields.read(or: nil) { $0.tap } }
    set { fields.value.tap = newValue }
  }
  /// The id of an action that a tap chooses without a button, unless `tap` is `ignore`.
  ///
  /// It is not one of the message's actions: it is not drawn, and it does not prevent the expiry.
  /// With `tap` at `dismiss` the tap ends the post as a chosen action does; with `tap` at `action`
  /// the post stays, and every tap chooses it again. An empty id counts as nil.
  public var tapAction: String? {
    get { fields.read(or: nil) { $0.tapAction } }
    set { fields.value.tapAction = newValue.unlessEmpty }
  }
  /// Whether a key or a close button may dismiss it.
  public var dismissible: Bool? {
    get { fields.read(or: nil) { $0.dismissible } }
    set { fields.value.dismissible = newValue }
  }
  /// The animator's name: a built-in one or a registered one.
  public var transition: String? {
    get { fields.read(or: nil) { $0.transition } }
    set { fields.value.transition = newValue }
  }
  /// The priority in the queue, higher first; never pre-empts.
  public var priority: Int? {
    get { fields.read(or: nil) { $0.priority } }
    set { fields.value.priority = newValue }
  }
  /// What happens when a live post has the same id.
  public var duplicates: DuplicatePolicy? {
    get { fields.read(or: nil) { $0.duplicates } }
    set { fields.value.duplicates = newValue }
  }
  /// The name of its lane; nil is `main`, or the lane of its style.
  public var lane: String? {
    get { fields.read(or: nil) { $0.lane } }
    set { fields.value.lane = newValue }
  }
  /// The group, whose posts can be hidden together.
  public var group: String? {
    get { fields.read(or: nil) { $0.group } }
    set { fields.value.group = newValue }
  }
  /// The tag; a post replaces an older one with the same tag and app.
  public var tag: String? {
    get { fields.read(or: nil) { $0.tag } }
    set { fields.value.tag = newValue }
  }
  /// The name of the program on whose behalf it is posted.
  public var app: String? {
    get { fields.read(or: nil) { $0.app } }
    set { fields.value.app = newValue }
  }
  /// The maximum width in columns, 1…65535; other values are clamped.
  public var maxWidth: Int? {
    get { fields.read(or: nil) { $0.maxWidth }.map(Int.init) }
    set { fields.value.maxWidth = newValue.map(Self.width) }
  }
  /// The columns and rows kept free around it.
  public var margin: Margin? {
    get { fields.read(or: nil) { $0.margin } }
    set { fields.value.margin = newValue }
  }
  /// The bell, or a backend's equivalent of haptic feedback.
  public var attention: Attention? {
    get { fields.read(or: nil) { $0.attention } }
    set { fields.value.attention = newValue }
  }
  /// The region of the host in which it is shown.
  public var context: PresentationContext? {
    get { fields.read(or: nil) { $0.uncommon.value.context } }
    set { fields.value.uncommon.value.context = newValue }
  }
  /// The treatment of the host's bars while it is shown; an empty name counts as nil.
  public var bars: BarTreatment? {
    get { fields.read(or: nil) { $0.uncommon.value.bars } }
    set { fields.value.uncommon.value.bars = Self.named(newValue) }
  }
  /// Overrides of the appearance given by its style and the theme.
  public var appearance: Appearance? {
    get { fields.read(or: nil) { $0.uncommon.value.appearance } }
    set { fields.value.uncommon.value.appearance = newValue }
  }

  var fields = CopyOnWrite<Fields>()

  /// Creates options that are all nil.
  public init() {}

  /// Creates options; those not given are nil.
  public init(
    style: String? = nil, placement: Placement? = nil, duration: DisplayDuration? = nil,
    dim: Dim? = nil,
    swipe: Bool? = nil, tap: Tap? = nil, tapAction: String? = nil, dismissible: Bool? = nil,
    transition: String? = nil, priority: Int? = nil, duplicates: DuplicatePolicy? = nil,
    lane: String? = nil, group: String? = nil, tag: String? = nil, app: String? = nil,
    maxWidth: Int? = nil, margin: Margin? = nil, attention: Attention? = nil,
    context: PresentationContext? = nil, bars: BarTreatment? = nil, appearance: Appearance? = nil
  ) {
    fields = CopyOnWrite(
      Fields(
        style: style, placement: placement, duration: duration?.clamped, dim: dim, swipe: swipe,
        tap: tap, tapAction: tapAction.unlessEmpty, dismissible: dismissible,
        transition: transition, priority: priority, duplicates: duplicates, lane: lane,
        group: group, tag: tag, app: app, maxWidth: maxWidth.map(Self.width), margin: margin,
        attention: attention))
    guard context != nil || bars != nil || appearance != nil else { return }
    fields.value.uncommon = CopyOnWrite(
      UncommonFields(context: context, bars: Self.named(bars), appearance: appearance))
  }

  private static func named(_ bars: BarTreatment?) -> BarTreatment? {
    bars.flatMap { $0.rawValue.isEmpty ? nil : $0 }
  }

  private static func width(_ columns: Int) -> UInt16 {
    max(UInt16(clamping: columns), 1)
  }

  /// Shown at the top.
  public static let top = PostOptions(placement: .top)
  /// Shown at the bottom.
  public static let bottom = PostOptions(placement: .bottom)
  /// Shown in the middle.
  public static let center = PostOptions(placement: .center)

  /// Shown for a duration.
  public static func duration(_ duration: DisplayDuration) -> PostOptions {
    PostOptions(duration: duration)
  }

  /// Whether every option is nil.
  ///
  /// - Complexity: O(1); a pointer comparison for options that were never changed.
  public var isEmpty: Bool {
    fields.isUntouched || fields.value == Fields.blank
  }

  /// Whether the two are unchanged copies of each other.
  ///
  /// If true, they are equal; equal options need not be identical.
  public func isIdentical(to other: PostOptions) -> Bool {
    fields.isIdentical(to: other.fields)
  }

  /// Returns the options with every nil one taken from `defaults`.
  ///
  /// - Complexity: O(1); does not allocate when either of the two was never changed.
  public func filled(from defaults: PostOptions) -> PostOptions {
    if fields.isUntouched { return defaults }
    if defaults.fields.isUntouched { return self }
    var copy = self
    copy.fields.value.fill(from: defaults.fields.value)
    return copy
  }
}

extension PostOptions {
  /// All options; nil is not set.
  struct Fields: Blank, Hashable {
    var style: String?
    var placement: Placement?
    var duration: DisplayDuration?
    var dim: Dim?
    var swipe: Bool?
    var tap: Tap?
    var tapAction: String?
    var dismissible: Bool?
    var transition: String?
    var priority: Int?
    var duplicates: DuplicatePolicy?
    var lane: String?
    var group: String?
    var tag: String?
    var app: String?
    var maxWidth: UInt16?
    var margin: Margin?
    var attention: Attention?
    var uncommon = CopyOnWrite<UncommonFields>()

    /// All nil.
    static let blank = Fields()

    /// Sets every nil option from `defaults`.
    mutating func fill(from defaults: Fields) {
      style = style ?? defaults.style
      placement = placement ?? defaults.placement
      duration = duration ?? defaults.duration
      dim = dim ?? defaults.dim
      swipe = swipe ?? defaults.swipe
      tap = tap ?? defaults.tap
      tapAction = tapAction ?? defaults.tapAction
      dismissible = dismissible ?? defaults.dismissible
      transition = transition ?? defaults.transition
      priority = priority ?? defaults.priority
      duplicates = duplicates ?? defaults.duplicates
      lane = lane ?? defaults.lane
      group = group ?? defaults.group
      tag = tag ?? defaults.tag
      app = app ?? defaults.app
      maxWidth = maxWidth ?? defaults.maxWidth
      margin = margin ?? defaults.margin
      attention = attention ?? defaults.attention
      if !defaults.uncommon.isUntouched { uncommon.value.fill(from: defaults.uncommon.value) }
    }
  }

  /// Options that few posts set.
  struct UncommonFields: Blank, Hashable {
    var context: PresentationContext?
    var bars: BarTreatment?
    var appearance: Appearance?

    /// All nil.
    static let blank = UncommonFields()

    mutating func fill(from defaults: UncommonFields) {
      context = context ?? defaults.context
      bars = bars ?? defaults.bars
      appearance = appearance ?? defaults.appearance
    }
  }
}
