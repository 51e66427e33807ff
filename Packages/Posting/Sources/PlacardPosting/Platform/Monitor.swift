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
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }

  /// Does something while the lock is held, unless somebody else holds it; then returns nil.
  func withLockIfAvailable<Result>(_ body: (inout Value) -> Result) -> Result? {
    guard pthread_mutex_trylock(lock) == 0 else { return nil }
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }

  /// Asks for something while the lock is held, again each time that another thread has called
  /// ``signalAll()``, until it is there.
  func waitFor<Result>(_ body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let result = body(&value) { return result }
      pthread_cond_wait(condition, lock)
    }
  }

  /// Wakes everybody who waits.
  func signalAll() { pthread_cond_broadcast(condition) }
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
