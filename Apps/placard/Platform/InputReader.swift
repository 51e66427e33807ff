#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads a descriptor to its end on a thread of its own, so that no task ever waits for input.
enum InputReader {
  /// The most bytes read at once.
  static let chunkSize = 1 << 16

  /// Opens a file for reading.
  ///
  /// - Returns: The descriptor; `-` is standard input.
  /// - Throws: ``Failure`` that names the file and why.
  static func open(_ path: String) throws(Failure) -> Int32 {
    guard path != "-" else { return STDIN_FILENO }
    let descriptor = openForReading(path)
    guard descriptor >= 0 else {
      throw Failure("cannot read \"\(path)\": \(String(cString: strerror(errno)))")
    }
    return descriptor
  }

  /// Reads until the end, calling `body` with each chunk on the reading thread.
  ///
  /// What `body` does not return from is not read past, so that it may hold the input back.
  ///
  /// - Throws: ``Failure`` when the system refuses to read.
  static func read(
    _ descriptor: Int32, _ body: @escaping @Sendable (ArraySlice<UInt8>) -> Void
  ) async throws {
    let errorNumber = await withCheckedContinuation { continuation in
      Worker.start {
        continuation.resume(returning: readAll(descriptor, body))
      }
    }
    guard errorNumber == 0 else {
      throw Failure("the input cannot be read: \(String(cString: strerror(errorNumber)))")
    }
  }

  /// Reads until the end on the calling thread.
  ///
  /// - Returns: 0, or the system's number for what went wrong.
  static func readAll(
    _ descriptor: Int32, _ body: (ArraySlice<UInt8>) -> Void
  ) -> Int32 {
    var buffer = [UInt8](repeating: 0, count: chunkSize)
    while true {
      let count = readSome(descriptor, &buffer)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return errno }
      if count == 0 { return 0 }
      body(buffer[..<count])
    }
  }
}
