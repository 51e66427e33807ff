#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An input descriptor, closed on release if it was opened here.
final class InputSource: Sendable {
  /// The maximum size in bytes of a chunk.
  private static let chunkSize = 1 << 16

  private let descriptor: Int32
  private let name: String
  private let isOwned: Bool

  init(descriptor: Int32, name: String, isOwned: Bool) {
    self.descriptor = descriptor
    self.name = name
    self.isOwned = isOwned
  }

  init(path: String) throws(InputError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    name = "\"\(path)\""
    isOwned = true
    guard descriptor >= 0 else { throw InputError(name, reason: CLibrary.reason(errno)) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw InputError(name, reason: CLibrary.reason(EISDIR))
    }
  }

  deinit {
    if isOwned, descriptor >= 0 { close(descriptor) }
  }

  /// Reads the available bytes, blocking until there are some; empty at the end.
  func read() throws(InputError) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = CLibrary.read(descriptor, into: &buffer)
      if count >= 0 { return buffer[..<count] }
      if errno == EAGAIN || errno == EWOULDBLOCK {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
      } else if errno != EINTR {
        throw InputError(name, reason: CLibrary.reason(errno))
      }
    }
  }
}
