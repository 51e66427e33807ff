public import PlacardModels

/// One record of a log, before it is put into a format.
///
/// Every text in it has passed the sanitizer and is a single line.
public struct LogRecord: Sendable, Equatable {
  /// How much a record matters, in the words that loggers share.
  public enum Level: String, Sendable, Hashable, Codable, CaseIterable {
    case trace, debug, info, warning, error

    /// The level of a severity; a success is information.
    public init(_ severity: Severity) {
      switch severity {
      case .trace: self = .trace
      case .debug: self = .debug
      case .info, .success: self = .info
      case .warning: self = .warning
      case .error: self = .error
      }
    }
  }

  /// A named value.
  public struct Field: Sendable, Equatable {
    /// The name: ASCII letters, digits, `.`, `_` and `-`.
    public var name: String
    /// The value, on one line.
    public var value: String

    /// Creates a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The time of day in the words of the clock that the poster was given, or nil without one.
  public var time: String?
  /// When, since the manager started.
  public var at: Duration
  /// How much it matters.
  public var level: Level
  /// What happened: a word, such as `shown` or `gone`.
  public var event: String
  /// What belongs to it, in the order in which it is written.
  public var fields: [Field]

  /// Creates a record.
  public init(
    time: String? = nil, at: Duration, level: Level, event: String, fields: [Field] = []
  ) {
    self.time = time
    self.at = at
    self.level = level
    self.event = event
    self.fields = fields
  }
}
