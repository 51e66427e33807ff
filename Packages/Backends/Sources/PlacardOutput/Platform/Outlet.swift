#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How a standard stream is written to without being blocked by a reader that does not read.
///
/// A pipe or a file takes up to `PIPE_BUF` bytes whenever it reports room. A terminal may report room for
/// less than is written to it, so it is opened once more, without blocking; a socket is sent to without
/// blocking. The shared descriptor itself keeps its mode.
struct Outlet: Sendable {
  private enum Kind {
    case pipeOrFile
    case terminal
    case socket
    case other
  }

  /// What a descriptor leads to, so that a descriptor that was redirected is noticed.
  private struct Identity: Equatable {
    let device: UInt64
    let file: UInt64
  }

  /// What is written to: the stream's descriptor, or one of our own for the same terminal.
  let descriptor: Int32
  private let kind: Kind
  private let identity: Identity
  private let isOwn: Bool

  /// Finds out what a descriptor leads to now; nil when it is closed.
  ///
  /// - Parameters:
  ///   - stream: The descriptor.
  ///   - former: What it led to before, which is used again or closed.
  init?(_ stream: Int32, replacing former: Outlet?) {
    var status = stat()
    guard fstat(stream, &status) == 0 else { return nil }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      file: UInt64(truncatingIfNeeded: status.st_ino))
    if let former, former.identity == identity {
      self = former
      return
    }
    if let former, former.isOwn { close(former.descriptor) }
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG, S_IFIFO, S_IFBLK: .pipeOrFile
      case S_IFSOCK: .socket
      default: isatty(stream) == 1 ? .terminal : .other
      }
    let own = kind == .terminal ? Self.reopen(stream) : nil
    self.kind = kind
    self.identity = identity
    descriptor = own ?? stream
    isOwn = own != nil
  }

  /// Whether it is written to until all is written, however long that takes: a file or a pipe, which
  /// somebody may read later.
  var isPatient: Bool { kind == .pipeOrFile }

  /// Writes as much as is accepted without waiting.
  ///
  /// - Parameter bytes: What is to be written; afterwards the rest.
  /// - Returns: Nil, or the number that says why nothing is accepted.
  func writeReady(_ bytes: inout ArraySlice<UInt8>) -> Int32? {
    while !bytes.isEmpty, Descriptor.hasCapacity(descriptor, within: 0) {
      let part = bytes.prefix(Descriptor.atomicBytes)
      let written = part.withUnsafeBytes { part in
        kind == .socket
          ? send(descriptor, part.baseAddress, part.count, Int32(MSG_DONTWAIT))
          : write(descriptor, part.baseAddress, part.count)
      }
      if written >= 0 {
        bytes = bytes.dropFirst(written)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        return nil
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Writes all bytes, unless none is accepted for a tenth of a second.
  ///
  /// - Parameter bytes: What is to be written; afterwards the rest.
  /// - Returns: Nil, or the number that says why nothing is accepted.
  func writeSoon(_ bytes: inout ArraySlice<UInt8>) -> Int32? {
    while !bytes.isEmpty, Descriptor.hasCapacity(descriptor, within: 100) {
      let count = bytes.count
      if let code = writeReady(&bytes) { return code }
      if bytes.count == count { return nil }
    }
    return nil
  }

  /// Opens a terminal once more, so that writing to it never blocks; nil when it has no name.
  private static func reopen(_ stream: Int32) -> Int32? {
    guard let name = ttyname(stream) else { return nil }
    let descriptor = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }
}
