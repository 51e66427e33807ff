/// Something that could not be understood or done; the work goes on without it.
public struct Problem: Error, Sendable, Equatable, CustomStringConvertible {
  /// One sentence: what is wrong, the offending value, what is accepted.
  public var message: String
  /// The physical line of the input, from 1, when it came from one.
  public var line: Int?
  /// The byte in that line, from 1, when it is known.
  public var column: Int?

  /// Creates a problem.
  public init(_ message: String, line: Int? = nil, column: Int? = nil) {
    self.message = message
    self.line = line
    self.column = column
  }

  /// The place, when there is one, and the sentence.
  public var description: String {
    switch (line, column) {
    case (let line?, let column?): "line \(line), column \(column): \(message)"
    case (let line?, nil): "line \(line): \(message)"
    default: message
    }
  }
}
