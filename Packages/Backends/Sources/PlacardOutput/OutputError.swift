/// A destination that could not be opened or written to.
public struct OutputError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The failed operation.
  public enum Operation: String, Sendable, Hashable, CaseIterable {
    /// Opening or creating a file.
    case open
    /// Writing bytes.
    case write
  }

  /// The failed operation.
  public var operation: Operation
  /// The path of the file, or the name of the stream.
  public var subject: String
  /// The system's error code (`errno`).
  public var code: Int32

  /// Creates an error.
  public init(_ operation: Operation, _ subject: String, code: Int32) {
    self.operation = operation
    self.subject = subject
    self.code = code
  }

  /// Whether the reader of a pipe or socket has closed it, which ends a stream without being a
  /// fault.
  public var isBrokenPipe: Bool {
    code == Descriptor.brokenPipe
  }

  /// One sentence with the destination and the system's reason.
  public var description: String {
    let verb =
      switch operation {
      case .open: "open"
      case .write: "write to"
      }
    return "Cannot \(verb) \(subject): \(Descriptor.explanation(of: code))."
  }
}
