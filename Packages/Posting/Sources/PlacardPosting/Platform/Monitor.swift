#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Synchronization

/// A value behind a lock with a condition variable, for threads; tasks must hold it only briefly.
///
/// The lock is not handed over to sleeping threads: a running thread can acquire it first. So
/// threads that contend for it do not alternate at the speed of system wake-ups, as they do with
/// the standard library's `Mutex` on Linux, which hands the lock to the first sleeper.
final class Monitor<Value: ~Copyable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private let value: UnsafeMutablePointer<Value>
  /// The thread that holds the lock; 0 for none.
  private let holder = Atomic<UInt>(0)
  /// The number of calls of ``signalAll()``.
  private let signals = Atomic(0)

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

  /// Whether the calling thread holds the lock, and so must not acquire it.
  var isHeldHere: Bool { holder.load(ordering: .relaxed) == ThreadID.current.bits }

  /// Runs a closure while holding the lock.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    acquire()
    defer { release() }
    return try body(&value.pointee)
  }

  private func acquire() {
    if pthread_mutex_trylock(lock) != 0 { waitForLock() }
    noteHolder()
  }

  /// Spins on the holder before it sleeps: a read leaves the lock's cache line with the thread that holds it,
  /// where an attempt to acquire would take it away.
  @inline(never)
  private func waitForLock() {
    for _ in 0..<SpinLimits.checks where holder.load(ordering: .relaxed) == 0 {
      if pthread_mutex_trylock(lock) == 0 { return }
    }
    pthread_mutex_lock(lock)
  }

  private func noteHolder() { holder.store(ThreadID.current.bits, ordering: .relaxed) }

  private func release() {
    holder.store(0, ordering: .relaxed)
    pthread_mutex_unlock(lock)
  }

  /// Runs a closure while holding the lock, if it is free; else returns nil.
  func withLockIfAvailable<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result? {
    guard pthread_mutex_trylock(lock) == 0 else { return nil }
    noteHolder()
    defer { release() }
    return try body(&value.pointee)
  }

  /// Calls a closure while holding the lock, again after each ``signalAll()``, until it returns a
  /// value.
  func waitFor<Result>(_ body: (inout Value) -> Result?) -> Result {
    acquire()
    defer { release() }
    while true {
      if let result = body(&value.pointee) { return result }
      let seen = signals.load(ordering: .relaxed)
      release()
      let hasChanged = hasSignal(after: seen)
      acquire()
      if hasChanged { continue }
      if let result = body(&value.pointee) { return result }
      holder.store(0, ordering: .relaxed)
      pthread_cond_wait(condition, lock)
      noteHolder()
    }
  }

  /// Spins briefly for a signal.
  private func hasSignal(after seen: Int) -> Bool {
    for _ in 0..<SpinLimits.checks where signals.load(ordering: .acquiring) != seen { return true }
    return false
  }

  /// Wakes all waiting threads.
  func signalAll() {
    signals.wrappingAdd(1, ordering: .releasing)
    pthread_cond_broadcast(condition)
  }
}

/// How long a thread spins before it sleeps, since most waits end within microseconds: at most
/// about the cost of sleeping and waking, tens of microseconds; zero with a single processor, which
/// the other threads need.
private enum SpinLimits {
  private static let isAlone = sysconf(Int32(_SC_NPROCESSORS_ONLN)) < 2
  /// The number of attempts to acquire the lock.
  static let attempts = isAlone ? 0 : 5_000
  /// The number of checks for a signal.
  static let checks = isAlone ? 0 : 20_000
}

/// The identity of a thread.
struct ThreadID: Equatable, Sendable {
  fileprivate let bits: UInt

  /// The calling thread.
  static var current: ThreadID {
    #if canImport(Glibc)
    ThreadID(bits: pthread_self())
    #else
    ThreadID(bits: UInt(bitPattern: UnsafeRawPointer(pthread_self())))
    #endif
  }
}
