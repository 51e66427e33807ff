/// A problem with input or with a command; processing continues without it.
public struct Problem: Error, Sendable, Equatable, CustomStringConvertible {
  /// One sentence: what is wrong, the invalid value, what is accepted.
  public var message: String
  /// The physical input line, from 1, if known.
  public var line: Int?
  /// The byte in that line, from 1, if known.
  public var column: Int?

  /// Creates a problem.
  public init(_ message: String, line: Int? = nil, column: Int? = nil) {
    self.message = message
    self.line = line
    self.column = column
  }

  /// The position, if known, and the message.
  public var description: String {
    switch (line, column) {
    case (let line?, let column?): "line \(line), column \(column): \(message)"
    case (let line?, nil): "line \(line): \(message)"
    default: message
    }
  }
}
