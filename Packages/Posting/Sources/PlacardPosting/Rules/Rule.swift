/// What is to be done with the posts that match.
public struct Rule: Sendable, Equatable {
  /// What explanations call it; nil calls it by its number.
  public var name: String?
  /// Whether it is applied at all.
  public var isEnabled: Bool
  /// Which posts it is for.
  public var match: Match
  /// What it changes.
  public var set: Change
  /// The names of the posters that are given the post, and no others; nil leaves that alone.
  public var route: [String]?
  /// Whether the post is shown to nobody, and ends as `muted`; nil leaves that alone.
  public var mute: Bool?
  /// Whether the history forgets the post; nil leaves that alone.
  public var skipsHistory: Bool?
  /// Whether no later rule is applied to a post that matches.
  public var stops: Bool

  /// Creates a rule; without `match` it is for every post.
  public init(
    _ name: String? = nil, isEnabled: Bool = true, match: Match = [], set: Change = Change(),
    route: [String]? = nil, mute: Bool? = nil, skipsHistory: Bool? = nil, stops: Bool = false
  ) {
    self.name = name
    self.isEnabled = isEnabled
    self.match = match
    self.set = set
    self.route = route
    self.mute = mute
    self.skipsHistory = skipsHistory
    self.stops = stops
  }
}
