/// The events of a post that become records.
public struct LogEvents: OptionSet, Sendable, Equatable {
  /// One bit for each event.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It was posted: the record that says everything of it.
  public static let posted = LogEvents(rawValue: 1 << 0)
  /// Its entrance begins.
  public static let shown = LogEvents(rawValue: 1 << 1)
  /// Its content changed.
  public static let updated = LogEvents(rawValue: 1 << 2)
  /// Its count changed.
  public static let counted = LogEvents(rawValue: 1 << 3)
  /// A person chose an action.
  public static let action = LogEvents(rawValue: 1 << 4)
  /// It has ended.
  public static let gone = LogEvents(rawValue: 1 << 5)
  /// Something could not be understood or done.
  public static let error = LogEvents(rawValue: 1 << 6)

  /// Its severity changed with its content, as at the end of work.
  public static let severityChanged = LogEvents(rawValue: 1 << 7)

  /// What was posted, what became of it, and problems; but not that its turn on a screen came, nor
  /// every step of its content, which for running work are ten a second.
  public static let standard: LogEvents = [
    .posted, .severityChanged, .counted, .action, .gone, .error,
  ]
  /// Everything.
  public static let all: LogEvents = [.standard, .shown, .updated]
}
