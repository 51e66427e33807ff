#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Synchronization

/// The calls to the system, each either done or a number that says why not.
enum Descriptor {
  /// The number of a call that was refused.
  struct Refusal: Error {
    var code: Int32
  }

  static let brokenPipe = EPIPE
  static let notOpen = EBADF

  static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) >= 0 }

  static func explanation(of code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  /// Opens a file for writing, creating it when it is missing.
  static func forFile(_ path: String, appends: Bool) -> Result<Int32, Refusal> {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_APPEND | (appends ? 0 : O_TRUNC)
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
    _ = hasCapacity(descriptor, within: -1)
  }

  /// Whether a descriptor accepts bytes within a number of milliseconds; −1 is forever.
  private static func hasCapacity(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// How many bytes a pipe with room takes at once, in one piece.
  private static let atomicBytes = Int(PIPE_BUF)

  /// Writes as much as the descriptor takes without waiting.
  ///
  /// - Parameters:
  ///   - bytes: What is to be written; afterwards the rest.
  ///   - descriptor: Where to.
  /// - Returns: Nil, or the number that says why it takes nothing.
  static func writeReady(_ bytes: inout ArraySlice<UInt8>, to descriptor: Int32) -> Int32? {
    while !bytes.isEmpty, hasCapacity(descriptor, within: 0) {
      let part = bytes.prefix(atomicBytes)
      let written = part.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
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

  /// Writes all bytes, unless the descriptor takes none for a tenth of a second.
  ///
  /// - Returns: Nil when all is written, else the number that says why not.
  static func writeSoon(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard hasCapacity(descriptor, within: 100) else { return EAGAIN }
      if let code = writeReady(&rest, to: descriptor) { return code }
    }
    return nil
  }

  /// Whether a descriptor is written to until all is written, however long that takes: a file or a pipe,
  /// which somebody may read later.
  static func isPatient(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return true }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFREG || kind == S_IFIFO || kind == S_IFBLK
  }

  static func nap() { usleep(1000) }

  /// Ends the process without anything else.
  static func endProcess(status: Int32) -> Never { _exit(status) }

  private static let registered = Mutex<pid_t>(0)

  /// Calls a function when the process exits.
  static func atExit(_ body: @convention(c) () -> Void) {
    registered.withLock { $0 = getpid() }
    atexit(body)
  }

  /// Whether this is the process that registered, and no forked child of it.
  static var isRegisteringProcess: Bool {
    registered.withLockIfAvailable { $0 == getpid() } ?? false
  }

  /// Starts a thread that runs a body once; signals are left to other threads.
  ///
  /// - Returns: Whether the system had one.
  static func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let context = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    var (blocked, former) = (sigset_t(), sigset_t())
    sigfillset(&blocked)
    pthread_sigmask(SIG_BLOCK, &blocked, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    #if canImport(Darwin)
    var thread: pthread_t?
    #elseif canImport(Musl)
    var thread: OpaquePointer?
    #else
    var thread = pthread_t()
    #endif
    guard pthread_create(&thread, nil, { runThread($0) }, context) == 0 else {
      Unmanaged<ThreadBody>.fromOpaque(context).release()
      return false
    }
    #if canImport(Glibc)
    pthread_detach(thread)
    #else
    if let thread { pthread_detach(thread) }
    #endif
    return true
  }
}

/// What a thread runs, in a box that fits into a pointer.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

#if canImport(Darwin)
private func runThread(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
#else
private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
  return nil
}
#endif
