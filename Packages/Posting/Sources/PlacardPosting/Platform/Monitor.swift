#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Synchronization

/// A value behind a lock, with a condition to wait for: for threads, which tasks must not hold up long.
///
/// Whoever runs gets the lock before those who sleep, so that many threads that want it all the time do not
/// hand it around at the speed at which the system wakes them, as they do with the standard library's
/// `Mutex` on Linux, which is handed to the first that sleeps.
final class Monitor<Value>: @unchecked Sendable {
  /// How often a thread lets others run before it sleeps: what it waits for mostly takes microseconds.
  private static var patience: Int { 32 }

  /// How often a thread tries to get a lock before it sleeps for it.
  private static var tries: Int { 64 }

  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private let value: UnsafeMutablePointer<Value>
  /// The thread that holds the lock; 0 for none.
  private let holder = Atomic<UInt>(0)

  init(_ value: consuming Value) {
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
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
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Whether the calling thread holds the lock, so that it must not ask for it.
  var isHeldHere: Bool { holder.load(ordering: .relaxed) == ThreadID.current.bits }

  /// Does something while the lock is held.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    acquire()
    defer { release() }
    return try body(&value.pointee)
  }

  /// Takes the lock: mostly it is free within a microsecond, which is less than it takes to sleep.
  private func acquire() {
    for _ in 0..<Self.tries where pthread_mutex_trylock(lock) == 0 { return noteHolder() }
    pthread_mutex_lock(lock)
    noteHolder()
  }

  private func noteHolder() { holder.store(ThreadID.current.bits, ordering: .relaxed) }

  private func release() {
    holder.store(0, ordering: .relaxed)
    pthread_mutex_unlock(lock)
  }

  /// Does something while the lock is held, unless somebody else holds it; then returns nil.
  func withLockIfAvailable<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result? {
    guard pthread_mutex_trylock(lock) == 0 else { return nil }
    noteHolder()
    defer { release() }
    return try body(&value.pointee)
  }

  /// Asks for something while the lock is held, again each time that another thread has called
  /// ``signalAll()``, until it is there.
  func waitFor<Result>(_ body: (inout Value) -> Result?) -> Result {
    acquire()
    defer { release() }
    var yields = 0
    while true {
      if let result = body(&value.pointee) { return result }
      if yields < Self.patience {
        yields += 1
        release()
        sched_yield()
        acquire()
      } else {
        holder.store(0, ordering: .relaxed)
        pthread_cond_wait(condition, lock)
        noteHolder()
      }
    }
  }

  /// Wakes everybody who waits.
  func signalAll() { pthread_cond_broadcast(condition) }
}

/// A thread, to be told from others.
struct ThreadID: Equatable, Sendable {
  fileprivate let bits: UInt

  /// The thread that asks.
  static var current: ThreadID {
    #if canImport(Glibc)
    ThreadID(bits: pthread_self())
    #else
    ThreadID(bits: UInt(bitPattern: UnsafeRawPointer(pthread_self())))
    #endif
  }
}
