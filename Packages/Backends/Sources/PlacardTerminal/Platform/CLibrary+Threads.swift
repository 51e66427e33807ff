#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension CLibrary {
  /// Runs a closure on a new thread that leaves the program's signals to the other threads.
  ///
  /// It receives ``SignalTable/received``; a stack overflow can be handled.
  static func startThread(_ body: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    var (blocked, former) = (sigset_t(), sigset_t())
    sigfillset(&blocked)
    for signal in SignalTable.received {
      sigdelset(&blocked, signal)
    }
    pthread_sigmask(SIG_BLOCK, &blocked, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, nil, { runThread($0) }, context)
    precondition(status == 0, "the system has no thread left to draw on the terminal")
    #if canImport(Darwin)
    if let thread { pthread_detach(thread) }
    #else
    pthread_detach(thread)
    #endif
  }

  /// The identity of the calling thread.
  static var threadID: UInt {
    #if canImport(Glibc)
    UInt(pthread_self())
    #else
    UInt(bitPattern: pthread_self())
    #endif
  }

  /// Whether the calling thread is the one on which the program has started.
  static var isMainThread: Bool {
    #if canImport(Darwin)
    pthread_main_np() != 0
    #else
    gettid() == getpid()
    #endif
  }
}

/// The body of a thread, boxed to be passed as a pointer.
private final class ThreadBody: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  func run() {
    let stack = AlternateStack()
    body()
    stack?.remove()
  }
}

#if canImport(Darwin)
private func runThread(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
#else
private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context {
    Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  }
  return nil
}
#endif

#if os(Linux)
/// The kernel's number of the calling thread; in the C library, but not visible through its module.
@_silgen_name("gettid")
func gettid() -> Int32
#endif
