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

  /// A descriptor of our own, open for as long as anybody may still write to it.
  private final class OwnDescriptor: Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { close(number) }
  }

  private let stream: Int32
  private let own: OwnDescriptor?
  private let kind: Kind
  private let identity: Identity

  /// Finds out what a descriptor leads to now; nil when it is closed.
  ///
  /// - Parameters:
  ///   - stream: The descriptor.
  ///   - former: What it led to before, which is used again where that is the same.
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
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG, S_IFIFO, S_IFBLK: .pipeOrFile
      case S_IFSOCK: .socket
      default: isatty(stream) == 1 ? .terminal : .other
      }
    self.stream = stream
    own = kind == .terminal ? Self.reopen(stream).map { OwnDescriptor($0) } : nil
    self.kind = kind
    self.identity = identity
  }

  /// What is written to: the stream's descriptor, or one of our own for the same terminal.
  var descriptor: Int32 { own?.number ?? stream }

  /// Whether it is written to until all is written, however long that takes: a file or a pipe, which
  /// somebody may read later.
  var isPatient: Bool { kind == .pipeOrFile }

  /// Whether writing never blocks, even where room is reported for less than is written.
  var neverBlocks: Bool { own != nil || kind == .socket }

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
