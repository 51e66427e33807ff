/// A rule: the changes to make to posts that match.
public struct Rule: Sendable, Equatable {
  /// Its name in explanations; nil uses its number.
  public var name: String?
  /// Whether it is applied.
  public var isEnabled: Bool
  /// The condition.
  public var match: Match
  /// The changes.
  public var set: Change
  /// The names of the only posters that receive the post; nil leaves that unchanged.
  public var route: [String]?
  /// Whether the post is not shown and ends as `muted`; nil leaves that unchanged.
  public var mute: Bool?
  /// Whether the post is left out of the history; nil leaves that unchanged.
  public var skipsHistory: Bool?
  /// Whether no later rule is applied to a post that matches.
  public var stops: Bool

  /// Creates a rule; without `match` it matches every post.
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
