/// A sink for a descriptor that somebody else opened and will close.
///
/// A write that is interrupted, short, or refused because a non-blocking descriptor is full goes
/// on until all is written; a reader that does not read makes it wait. Whether a broken pipe also
/// raises `SIGPIPE` is the program's choice: with the signal ignored it is an ``OutputError`` whose
/// `isBrokenPipe` is true.
public struct FileDescriptorSink: ByteSink {
  /// The descriptor.
  public let descriptor: Int32
  /// The name that errors give it.
  public let name: String

  /// Creates a sink for an open descriptor; without a name it is called by its number.
  public init(_ descriptor: Int32, name: String? = nil) {
    self.descriptor = descriptor
    self.name = name ?? "descriptor \(descriptor)"
  }

  /// Writes all of the bytes.
  ///
  /// - Throws: ``OutputError`` when the system refuses.
  public func write(_ bytes: [UInt8]) throws {
    if let code = Descriptor.writeAll(bytes, to: descriptor) {
      throw OutputError(.write, name, code: code)
    }
  }
}

extension ByteSink where Self == FileDescriptorSink {
  /// The program's standard output.
  public static var standardOutput: FileDescriptorSink {
    FileDescriptorSink(1, name: "standard output")
  }

  /// The program's standard error.
  public static var standardError: FileDescriptorSink {
    FileDescriptorSink(2, name: "standard error")
  }
}
