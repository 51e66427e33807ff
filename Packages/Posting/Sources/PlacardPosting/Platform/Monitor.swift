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
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private let value: UnsafeMutablePointer<Value>
  /// The thread that holds the lock; 0 for none.
  private let holder = Atomic<UInt>(0)
  /// How often ``signalAll()`` was called.
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

  /// Whether the calling thread holds the lock, so that it must not ask for it.
  var isHeldHere: Bool { holder.load(ordering: .relaxed) == ThreadID.current.bits }

  /// Does something while the lock is held.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    acquire()
    defer { release() }
    return try body(&value.pointee)
  }

  private func acquire() {
    if pthread_mutex_trylock(lock) != 0 { waitForLock() }
    noteHolder()
  }

  @inline(never)
  private func waitForLock() {
    for _ in 0..<Patience.attempts where pthread_mutex_trylock(lock) == 0 { return }
    pthread_mutex_lock(lock)
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

  /// Looks for a signal for a moment.
  private func hasSignal(after seen: Int) -> Bool {
    for _ in 0..<Patience.looks where signals.load(ordering: .acquiring) != seen { return true }
    return false
  }

  /// Wakes everybody who waits.
  func signalAll() {
    signals.wrappingAdd(1, ordering: .releasing)
    pthread_cond_broadcast(condition)
  }
}

/// How long a thread stays awake for what it waits for, which mostly comes within microseconds: no longer
/// than it would take to put it to sleep and to wake it, tens of microseconds; not at all where there is one
/// processor, which the others need.
private enum Patience {
  private static let isAlone = sysconf(Int32(_SC_NPROCESSORS_ONLN)) < 2
  /// How often it tries to get a lock.
  static let attempts = isAlone ? 0 : 5_000
  /// How often it looks for a signal.
  static let looks = isAlone ? 0 : 20_000
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
