#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import PlacardModels

/// Reads an optional settings file without blocking.
enum SettingsFile {
  /// The bytes of a file; nil if there is none.
  ///
  /// Never blocks: a file that is not regular, such as a pipe, is refused, except a device such as
  /// `/dev/null`, of which the available bytes are read.
  ///
  /// - Throws: A problem if it cannot be read or is too long.
  static func read(_ path: String, atMost limit: Int) throws(Problem) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw refused(errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw refused(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFCHR: break
    case S_IFDIR: throw refused(EISDIR)
    default: throw Problem("The file cannot be read: it is no regular file.")
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count <= limit {
      let count = CLibrary.read(descriptor, into: &buffer)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno != EAGAIN { throw refused(errno) }
      if count <= 0 { return bytes }
      bytes += buffer[..<count]
    }
    throw Problem("The file is longer than \(limit) bytes.")
  }

  private static func refused(_ code: Int32) -> Problem {
    Problem("The file cannot be read: \(CLibrary.reason(code)).")
  }
}
