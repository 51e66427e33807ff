#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes to a standard stream without being blocked by its reader.
///
/// A pipe or a file accepts up to `PIPE_BUF` bytes whenever it polls as writable. A terminal may
/// poll as writable for fewer bytes than are written, so it is opened again in nonblocking mode; a
/// socket is sent to with `MSG_DONTWAIT`. The mode of the shared descriptor is unchanged.
struct Outlet: Sendable {
  private enum Kind {
    case pipeOrFile
    case terminal
    case socket
    case other
  }

  /// The identity of a file, by which a redirected descriptor is detected.
  private struct Identity: Equatable {
    let device: UInt64
    let file: UInt64
  }

  /// A descriptor of our own, closed with its last reference.
  private final class OwnDescriptor: Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { close(number) }
  }

  private let stream: Int32
  private let own: OwnDescriptor?
  private let kind: Kind
  private let identity: Identity

  /// Determines the kind of a descriptor; nil if it is closed.
  ///
  /// - Parameters:
  ///   - stream: The descriptor.
  ///   - former: The previous outlet, reused if the descriptor still refers to the same file.
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

  /// The descriptor to write to: the stream's, or our own for the same terminal.
  var descriptor: Int32 { own?.number ?? stream }

  /// Whether it is written to without a time limit: a file or a pipe, which may be read later.
  var isPatient: Bool { kind == .pipeOrFile }

  /// Whether writing never blocks, even where fewer bytes are accepted than are written.
  var neverBlocks: Bool { own != nil || kind == .socket }

  /// Writes as much as is accepted without blocking.
  ///
  /// - Parameter bytes: The bytes; on return those not written.
  /// - Returns: Nil, or the error code.
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
  /// - Parameter bytes: The bytes; on return those not written.
  /// - Returns: Nil, or the error code.
  func writeSoon(_ bytes: inout ArraySlice<UInt8>) -> Int32? {
    while !bytes.isEmpty, Descriptor.hasCapacity(descriptor, within: 100) {
      let count = bytes.count
      if let code = writeReady(&bytes) { return code }
      if bytes.count == count { return nil }
    }
    return nil
  }

  /// Opens a terminal again in nonblocking mode; nil if it has no name.
  private static func reopen(_ stream: Int32) -> Int32? {
    guard let name = ttyname(stream) else { return nil }
    let descriptor = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }
}
