@_spi(Fields) public import PlacardModels
public import PlacardPosting

/// User settings for every manager: the contents of a configuration file.
public struct Configuration: Sendable, Equatable {
  /// The amount of motion on a screen.
  public enum Motion: String, Sendable, Hashable, CaseIterable {
    /// All animations.
    case full
    /// No movement: posts fade in place.
    case basic
    /// No animation: posts appear and disappear at once.
    case none
  }

  /// Rules and modes.
  public var ruleBook = RuleBook()
  /// The initially active modes, in order; each is defined in the rule book.
  public var activeModes: [String] = []
  /// Lane configurations that differ from the default.
  public var lanes: [LaneConfiguration] = []
  /// The automatic duration of lanes without their own.
  public var automatic: LaneConfiguration.Automatic?
  /// Defaults for options that neither the post nor its style sets.
  public var defaults = PostOptions()
  /// The initial quiet level, 0…100.
  public var quiet: Int?
  /// Whether posts held by do-not-disturb are summarised in one post when the level falls.
  public var digest: Bool?
  /// The user's factor on reading times; above 1 gives more time.
  public var timeFactor: Double?
  /// The amount of motion.
  public var motion: Motion?
  /// Warnings about valid settings that are probably mistakes, such as a rule that can match no post; with
  /// line and column.
  public var remarks: [Problem] = []

  /// Creates a configuration without any settings.
  public init() {}
}

extension Configuration {
  /// The commands that remain for a manager created with the lanes, the defaults and the factor.
  public var commands: [PostCommand] {
    var commands: [PostCommand] = []
    if !ruleBook.isEmpty { commands.append(.rules(ruleBook)) }
    commands += activeModes.map { .mode($0, isOn: true) }
    if let digest { commands.append(.digest(digest)) }
    if let quiet { commands.append(.quiet(quiet)) }
    return commands
  }
}
