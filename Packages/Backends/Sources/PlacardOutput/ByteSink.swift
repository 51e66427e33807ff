/// Where finished bytes go: a file, a pipe, a terminal, memory.
///
/// A sink is handed whole lines or records and writes each as a whole, or throws. It is not asked
/// to put calls from several writers in order; a poster calls its sink one call at a time.
public protocol ByteSink: Sendable {
  /// Writes all of the bytes; may block until they are accepted.
  ///
  /// - Throws: Any error when not all of them could be written; ``OutputError`` in this module.
  func write(_ bytes: [UInt8]) throws
}
