/// An input that could not be opened or read.
public struct InputError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The path of the file in quotation marks, or the name of the stream.
  public var subject: String
  /// The reason, such as "Is a directory".
  public var reason: String

  /// Creates an error.
  init(_ subject: String, reason: String) {
    self.subject = subject
    self.reason = reason
  }

  /// One sentence with the input and the reason.
  public var description: String {
    "Cannot read \(subject): \(reason)."
  }
}
