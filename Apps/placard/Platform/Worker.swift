#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A thread for work that waits in the system, where no task may.
enum Worker {
  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Starts a detached thread.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    precondition(startThread(work), "the system starts no further thread to read the input")
  }

  /// Does work that waits in the system, and waits for it without holding a task's thread.
  static func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      start { continuation.resume(with: Result { try body() }) }
    }
  }

  /// Runs what ``start(_:)`` handed over.
  static func run(_ work: UnsafeMutableRawPointer) {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  }
}
