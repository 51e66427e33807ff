/// A destination of bytes: a file, a pipe, a terminal, memory.
///
/// A sink receives whole lines or records and writes each as a whole, or throws. It need not order
/// calls from several writers; a poster calls its sink one call at a time.
public protocol ByteSink: Sendable {
  /// Writes all bytes; may block until they are accepted.
  ///
  /// - Throws: Any error when not all of them could be written; ``OutputError`` in this module.
  func write(_ bytes: [UInt8]) throws
}
