public import PlacardModels

/// A log record, independent of its format.
///
/// All text in it is sanitized and on one line.
public struct LogRecord: Sendable, Equatable {
  /// A log level, as in most logging libraries.
  public enum Level: String, Sendable, Hashable, Codable, CaseIterable {
    case trace, debug, info, warning, error

    /// The level of a severity; `success` is `info`.
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

  /// The time of day, as returned by the poster's closure; nil without one.
  public var time: String?
  /// The time since the manager started.
  public var at: Duration
  /// The level.
  public var level: Level
  /// The event in one word, such as `shown` or `gone`.
  public var event: String
  /// The fields, in the order of writing.
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
