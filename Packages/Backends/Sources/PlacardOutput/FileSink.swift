import Synchronization

/// A sink for a file, which is opened at the first write, or by ``open()``, and closed with the
/// last reference.
///
/// May be shared by several writers; their writes are serialized.
public final class FileSink: ByteSink {
  /// What to do with an existing file.
  public enum Mode: Sendable, Equatable, CaseIterable {
    /// Truncate it.
    case replace
    /// Append to it.
    case append
  }

  /// The path as given.
  public let path: String
  /// What to do with an existing file.
  public let mode: Mode
  private let descriptor = Mutex<Int32?>(nil)

  /// Creates a sink; nothing is opened yet.
  public init(path: String, mode: Mode) {
    self.path = path
    self.mode = mode
  }

  deinit {
    if let open = descriptor.withLock({ $0 }) { Descriptor.release(open) }
  }

  /// Opens the file, creating it if it is missing; does nothing if it is open.
  ///
  /// - Throws: ``OutputError`` with the path, for instance if a folder is missing.
  public func open() throws {
    try descriptor.withLock { try Self.open(&$0, path, mode) }
  }

  /// Writes all bytes.
  ///
  /// - Throws: ``OutputError`` with the path, if the file cannot be opened or written.
  public func write(_ bytes: [UInt8]) throws {
    try descriptor.withLock { descriptor in
      try Self.open(&descriptor, path, mode)
      guard let descriptor, let code = Descriptor.writeAll(bytes, to: descriptor) else { return }
      throw OutputError(.write, path, code: code)
    }
  }

  private static func open(_ descriptor: inout Int32?, _ path: String, _ mode: Mode) throws {
    guard descriptor == nil else { return }
    switch Descriptor.forFile(path, appends: mode == .append) {
    case .success(let opened): descriptor = opened
    case .failure(let refusal): throw OutputError(.open, path, code: refusal.code)
    }
  }
}

extension ByteSink where Self == FileSink {
  /// A file that is created or truncated.
  public static func file(_ path: String) -> FileSink {
    FileSink(path: path, mode: .replace)
  }

  /// A file that is created or appended to.
  public static func file(appendingTo path: String) -> FileSink {
    FileSink(path: path, mode: .append)
  }
}
