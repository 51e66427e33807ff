/// The events that are logged.
public struct LogEvents: OptionSet, Sendable, Equatable {
  /// One bit for each event.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It was posted; the record with all of its fields.
  public static let posted = LogEvents(rawValue: 1 << 0)
  /// Its entrance begins.
  public static let shown = LogEvents(rawValue: 1 << 1)
  /// Its content changed.
  public static let updated = LogEvents(rawValue: 1 << 2)
  /// Its count changed.
  public static let counted = LogEvents(rawValue: 1 << 3)
  /// The user chose an action.
  public static let action = LogEvents(rawValue: 1 << 4)
  /// It has ended.
  public static let gone = LogEvents(rawValue: 1 << 5)
  /// A problem occurred.
  public static let error = LogEvents(rawValue: 1 << 6)

  /// Its severity changed on an update, as at the end of work.
  public static let severityChanged = LogEvents(rawValue: 1 << 7)

  /// The default: posts, their ends, severity changes, counts, actions and problems, but neither
  /// entrances nor all updates, of which running work has ten per second.
  public static let standard: LogEvents = [
    .posted, .severityChanged, .counted, .action, .gone, .error,
  ]
  /// For annotations of a build service: each post and problem once.
  public static let annotations: LogEvents = [.posted, .severityChanged, .error]

  /// The events by the names that a command line uses.
  package static let names: [(name: String, event: LogEvents)] = [
    ("posted", .posted), ("shown", .shown), ("updated", .updated), ("counted", .counted),
    ("action", .action), ("gone", .gone), ("error", .error), ("severity", .severityChanged),
  ]

  /// All events.
  public static let all: LogEvents = [.standard, .shown, .updated]
}
