#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif
import Synchronization

/// Wrappers of system calls that return an error code on failure.
enum Descriptor {
  /// The error code of a failed call.
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

  /// Opens a file for writing, creating it if it is missing.
  static func forFile(_ path: String, appends: Bool) -> Result<Int32, Refusal> {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_APPEND | (appends ? 0 : O_TRUNC)
    let descriptor = open(path, flags, 0o666)
    return descriptor >= 0 ? .success(descriptor) : .failure(Refusal(code: errno))
  }

  static func release(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  /// Writes all bytes, blocking.
  ///
  /// - Returns: Nil on success, else the error code.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = write(
          descriptor, rest.base.baseAddress.map { $0 + rest.startIndex }, rest.count)
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
          waitForCapacity(descriptor)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  private static func waitForCapacity(_ descriptor: Int32) {
    _ = hasCapacity(descriptor, within: -1)
  }

  /// Whether a descriptor is writable within some milliseconds; −1 waits indefinitely.
  static func hasCapacity(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// The number of bytes that a writable pipe accepts at once, atomically.
  static let atomicBytes = Int(PIPE_BUF)

  static func nap() { usleep(1000) }

  /// Ends the process with an exit status; flushes the C library's buffer to a pipe or a file.
  static func endProcess(status: Int32) -> Never {
    if Outlet(1, replacing: nil)?.isPatient ?? false { fflush(stdout) }
    _exit(status)
  }

  /// The process that first registered a function; an atomic, since a lock could be held by another
  /// thread at the time of a fork.
  private static let registered = Atomic<pid_t>(0)

  /// Calls a function when the process exits.
  static func atExit(_ body: @convention(c) () -> Void) {
    _ = registered.compareExchange(expected: 0, desired: getpid(), ordering: .relaxed)
    atexit(body)
  }

  /// Whether this is the process that registered, not a forked child.
  static var isRegisteringProcess: Bool {
    registered.load(ordering: .relaxed) == getpid()
  }

  /// Runs a body once on a new thread that leaves the program's signals to other threads.
  ///
  /// - Returns: Whether a thread could be created.
  static func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let context = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    var (blocked, former) = (sigset_t(), sigset_t())
    sigfillset(&blocked)
    // Those of its own faults, and one by which Swift's runtime suspends threads at a crash.
    for signal in [SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS, SIGPROF] {
      sigdelset(&blocked, signal)
    }
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

/// The body of a thread, boxed to be passed as a pointer.
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
