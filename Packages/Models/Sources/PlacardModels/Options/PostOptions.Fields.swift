extension PostOptions {
  /// All options, each open or chosen.
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

    /// All open.
    static let blank = Fields()

    /// Takes every open option from `defaults`.
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
    }
  }
}
