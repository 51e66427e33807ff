// Stands in for the standard library's Mutex, whose locking the thread sanitizer cannot see: the same
// surface on a lock that it knows. `Atomic` is the standard library's own.
@_exported public import struct Synchronization.Atomic
@_exported public import struct Synchronization.AtomicLoadOrdering

#if canImport(Glibc)
public import Glibc
#else
public import Darwin
#endif

/// A count that many tasks add to.
public final class Tally: @unchecked Sendable {
  private let mutex = Mutex(0)

  /// Begins at zero.
  public init() {}

  /// Counts one more.
  public func add() { mutex.withLock { $0 += 1 } }

  /// The count.
  public var total: Int { mutex.withLock { $0 } }
}

/// A value behind a lock that the sanitizer knows.
public struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  /// Guards a value.
  public init(_ value: consuming sending Value) {
    pthread_mutex_init(lock, nil)
    self.value.initialize(to: value)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Gives the value to a closure, to one at a time.
  public borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value.pointee)
  }

  /// Gives the value to a closure, unless somebody else has it; then returns nil.
  public borrowing func withLockIfAvailable<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result? {
    guard pthread_mutex_trylock(lock) == 0 else { return nil }
    defer { pthread_mutex_unlock(lock) }
    return try body(&value.pointee)
  }
}

/// Ends the process.
public func exitProcess(_ status: Int32) -> Never {
  exit(status)
}
