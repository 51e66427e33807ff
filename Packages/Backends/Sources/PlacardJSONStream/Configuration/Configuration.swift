@_spi(Fields) public import PlacardModels
public import PlacardPosting

/// What a person has laid down for every manager: the contents of a configuration file.
public struct Configuration: Sendable, Equatable {
  /// How much may move on a screen.
  public enum Motion: String, Sendable, Hashable, CaseIterable {
    /// Everything.
    case full
    /// Nothing travels: posts fade in place.
    case basic
    /// Nothing: posts are there, or not.
    case none
  }

  /// Rules and modes.
  public var ruleBook = RuleBook()
  /// The modes that are on from the start, in their order, each of which the book has.
  public var activeModes: [String] = []
  /// The rules of lanes that differ from the default.
  public var lanes: [LaneConfiguration] = []
  /// How long an automatic duration is in a lane that does not say so itself.
  public var automatic: LaneConfiguration.Automatic?
  /// What a post leaves open and its style does not decide.
  public var defaults = PostOptions()
  /// The quiet level at the start, 0…100.
  public var quiet: Int?
  /// Whether posts held by do-not-disturb are summarised in one post when the level falls.
  public var digest: Bool?
  /// The person's own factor on reading times; above 1 gives more time.
  public var timeFactor: Double?
  /// How much may move.
  public var motion: Motion?
  /// What was read and counts, but cannot be what was meant, such as a rule that can match no post; with
  /// line and column.
  public var remarks: [Problem] = []

  /// Creates a configuration that leaves everything as it is.
  public init() {}
}

extension Configuration {
  /// What is still to be said to a manager that was made with the lanes, the defaults and the factor.
  public var commands: [PostCommand] {
    var commands: [PostCommand] = []
    if !ruleBook.isEmpty { commands.append(.rules(ruleBook)) }
    commands += activeModes.map { .mode($0, isOn: true) }
    if let digest { commands.append(.digest(digest)) }
    if let quiet { commands.append(.quiet(quiet)) }
    return commands
  }
}
