#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif
import Synchronization

/// System threads, to post from without tasks.
enum Threads {
  /// Runs a closure on a number of threads at once, and blocks until all have returned.
  static func run(_ count: Int, _ body: @escaping @Sendable (_ thread: Int) -> Void) {
    let done = Latch()
    let running = Mutex(count)
    for thread in 0..<count {
      start {
        body(thread)
        let isLast = running.withLock { running in
          running -= 1
          return running == 0
        }
        if isLast { done.open() }
      }
    }
    done.wait()
  }

  /// Starts a detached thread.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    #if canImport(Glibc)
    var thread = pthread_t()
    #elseif canImport(Musl)
    var thread: OpaquePointer?
    #else
    var thread: pthread_t?
    #endif
    let code = pthread_create(&thread, nil, { runThread($0) }, context)
    precondition(code == 0, "The system has no thread left.")
    #if canImport(Glibc)
    pthread_detach(thread)
    #else
    if let thread { pthread_detach(thread) }
    #endif
  }
}

/// Destinations that discard lines: a pipe that is drained, an unnamed file, or the null device.
enum Drain {
  /// The writing end of a new pipe, which a thread drains.
  static func pipe() -> Int32 {
    var ends: [Int32] = [0, 0]
    precondition(makePipe(&ends) == 0, "The system has no pipe left.")
    let (reading, writing) = (ends[0], ends[1])
    Threads.start {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while read(reading, &buffer, buffer.count) > 0 {}
    }
    return writing
  }

  /// A new unnamed file, deleted when it is closed.
  static func file() -> Int32 {
    guard let file = tmpfile() else { preconditionFailure("No temporary file can be made.") }
    return fileno(file)
  }

  /// The null device.
  static func nowhere() -> Int32 {
    let descriptor = open("/dev/null", O_WRONLY | O_CLOEXEC)
    precondition(descriptor >= 0, "The system has no null device.")
    return descriptor
  }

  private static func makePipe(_ ends: inout [Int32]) -> Int32 {
    #if canImport(Glibc)
    Glibc.pipe(&ends)
    #elseif canImport(Musl)
    Musl.pipe(&ends)
    #else
    Darwin.pipe(&ends)
    #endif
  }
}

/// A C library stream, whose lines are written one at a time under its own lock.
final class CStream: Sendable {
  nonisolated(unsafe) private let file: UnsafeMutablePointer<FILE>?

  init(_ descriptor: Int32) {
    file = fdopen(descriptor, "w")
    precondition(file != nil, "The descriptor cannot be written.")
  }

  /// Writes and flushes a text.
  func put(_ text: String) {
    guard let file else { return }
    flockfile(file)
    defer { funlockfile(file) }
    _ = fputs(text, file)
    _ = fflush(file)
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
