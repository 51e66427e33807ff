import Synchronization

/// A sink that stores bytes in memory, for tests and for programs that need them.
public final class MemorySink: ByteSink {
  private let written = Mutex<[UInt8]>([])

  /// Creates an empty sink.
  public init() {}

  /// All written bytes.
  public var bytes: [UInt8] {
    written.withLock { $0 }
  }

  /// All written bytes as text; ill-formed UTF-8 becomes U+FFFD.
  public var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Appends bytes.
  public func write(_ bytes: [UInt8]) {
    written.withLock { $0.append(contentsOf: bytes) }
  }
}
