/// A sink for a descriptor that the caller opens and closes.
///
/// A write that is interrupted, short, or refused because a non-blocking descriptor is full goes
/// on until all is written; a reader that does not read makes it wait. Only for ``standardOutput`` and
/// ``standardError`` up to 1 MiB waits in memory instead, which is written when the reader reads, and at
/// the exit of the process. Whether a broken pipe also
/// raises `SIGPIPE` is the program's choice: with the signal ignored it is an ``OutputError`` whose
/// `isBrokenPipe` is true.
public struct FileDescriptorSink: ByteSink {
  /// The descriptor.
  public let descriptor: Int32
  /// The name that errors give it.
  public let name: String
  private let buffer: StreamBuffer?

  /// Creates a sink for an open descriptor; without a name it is called by its number.
  public init(_ descriptor: Int32, name: String? = nil) {
    self.descriptor = descriptor
    self.name = name ?? "descriptor \(descriptor)"
    buffer = nil
  }

  /// A sink for a stream that lasts as long as the process.
  private init(standard descriptor: Int32, _ name: String) {
    self.descriptor = descriptor
    self.name = name
    let buffer = StreamBuffer(descriptor, name: name)
    ExitFlush.add(buffer)
    self.buffer = buffer
  }

  /// Writes all of the bytes.
  ///
  /// - Throws: ``OutputError`` when the system refuses.
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
