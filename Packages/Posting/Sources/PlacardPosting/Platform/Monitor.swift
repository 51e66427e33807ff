#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A value behind a lock, with a condition to wait for: for threads, which tasks must not hold up long.
///
/// - Note: `Mutex` of the standard library has no condition; this is the system's own pair of both.
final class Monitor<Value>: @unchecked Sendable {
  /// The value while the lock is held, and the means to let go of the lock until another thread says
  /// that something has changed.
  struct Access: ~Copyable {
    fileprivate let monitor: Monitor

    /// The value.
    var value: Value {
      nonmutating _modify { yield &monitor.value }
      _read { yield monitor.value }
    }

    /// Lets go of the lock until somebody calls ``signalAll()``, or for no reason; then holds it again.
    func wait() { pthread_cond_wait(monitor.condition, monitor.lock) }

    /// Wakes everybody who waits.
    func signalAll() { pthread_cond_broadcast(monitor.condition) }
  }

  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value

  init(_ value: Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    condition = .allocate(capacity: 1)
    condition.initialize(to: pthread_cond_t())
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Does something while the lock is held.
  func withLock<Result>(_ body: (borrowing Access) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(Access(monitor: self))
  }

  /// Does something while the lock is held, unless somebody else holds it; then returns nil.
  func withLockIfAvailable<Result>(_ body: (borrowing Access) throws -> Result) rethrows -> Result? {
    guard pthread_mutex_trylock(lock) == 0 else { return nil }
    defer { pthread_mutex_unlock(lock) }
    return try body(Access(monitor: self))
  }
}

/// A thread, to be told from others.
struct ThreadID: Equatable, Sendable {
  private let bits: UInt

  /// The thread that asks.
  static var current: ThreadID {
    #if canImport(Glibc)
    ThreadID(bits: pthread_self())
    #else
    ThreadID(bits: UInt(bitPattern: UnsafeRawPointer(pthread_self())))
    #endif
  }
}
