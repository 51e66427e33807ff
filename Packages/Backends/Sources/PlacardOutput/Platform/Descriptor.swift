#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The calls to the system, each either done or a number that says why not.
enum Descriptor {
  /// The number of a call that was refused.
  struct Refusal: Error {
    var code: Int32
  }

  static let brokenPipe = EPIPE

  static func explanation(of code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  /// Opens a file for writing, creating it when it is missing.
  static func forFile(_ path: String, appends: Bool) -> Result<Int32, Refusal> {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (appends ? O_APPEND : O_TRUNC)
    let descriptor = open(path, flags, 0o666)
    return descriptor >= 0 ? .success(descriptor) : .failure(Refusal(code: errno))
  }

  static func release(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  /// Writes until all is written.
  ///
  /// - Returns: Nil when all is, else the number that says why not.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = write(
          descriptor, rest.base.baseAddress.map { $0 + rest.startIndex }, rest.count)
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
          waitForRoom(descriptor)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  private static func waitForRoom(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
