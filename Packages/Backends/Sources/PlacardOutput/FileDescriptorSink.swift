/// A sink for a descriptor that the caller opens and closes.
///
/// Interrupted, short and `EAGAIN` writes are continued until all bytes are written; a reader that
/// does not read blocks the writer. Only ``standardOutput`` and ``standardError`` buffer up to 1
/// MiB, which is written when the reader reads, and at the exit of the process. Whether a broken
/// pipe also raises `SIGPIPE` is the program's choice: with the signal ignored it is an
/// ``OutputError`` whose `isBrokenPipe` is true.
public struct FileDescriptorSink: ByteSink {
  /// The descriptor.
  public let descriptor: Int32
  /// The name in errors.
  public let name: String
  private let buffer: StreamBuffer?

  /// Creates a sink for an open descriptor; the name defaults to its number.
  public init(_ descriptor: Int32, name: String? = nil) {
    self.descriptor = descriptor
    self.name = name ?? "descriptor \(descriptor)"
    buffer = nil
  }

  /// Creates a buffered sink for a standard stream.
  private init(standard descriptor: Int32, _ name: String) {
    self.descriptor = descriptor
    self.name = name
    let buffer = StreamBuffer(descriptor, name: name)
    ExitFlush.add(buffer)
    self.buffer = buffer
  }

  /// Writes all bytes.
  ///
  /// - Throws: ``OutputError`` on failure.
  public func write(_ bytes: [UInt8]) throws {
    let code = buffer.map { $0.write(bytes) } ?? Descriptor.writeAll(bytes, to: descriptor)
    if let code {
      throw OutputError(.write, name, code: code)
    }
  }
}

extension ByteSink where Self == FileDescriptorSink {
  /// The program's standard output.
  public static var standardOutput: FileDescriptorSink { .output }

  /// The program's standard error.
  public static var standardError: FileDescriptorSink { .errors }
}

extension FileDescriptorSink {
  fileprivate static let output = FileDescriptorSink(standard: 1, "standard output")
  fileprivate static let errors = FileDescriptorSink(standard: 2, "standard error")
}
