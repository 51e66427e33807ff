import Synchronization

/// A sink that keeps what is written to it, for tests and for programs that want the bytes.
public final class MemorySink: ByteSink {
  private let written = Mutex<[UInt8]>([])

  /// Creates an empty sink.
  public init() {}

  /// Everything that was written, in order.
  public var bytes: [UInt8] {
    written.withLock { $0 }
  }

  /// Everything that was written, as text; ill-formed bytes become U+FFFD.
  public var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the bytes.
  public func write(_ bytes: [UInt8]) {
    written.withLock { $0.append(contentsOf: bytes) }
  }
}
