#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Synchronization

/// What is done when the process exits: on the thread that calls `exit`, or at the end of `main`; nothing in a
/// forked child, whose threads may have held this lock, or one of the runtime's, when it was made.
enum ProcessExit {
  private struct State {
    var hooks: [Int: @Sendable () -> Void] = [:]
    var tokens = 0
    var isRegistered = false
  }

  private static let state = Mutex(State())
  /// The process that the hooks belong to: the first that has added one.
  private static let process = Atomic<pid_t>(0)

  private static var isForkedChild: Bool { process.load(ordering: .relaxed) != getpid() }

  /// Has something done at the exit.
  ///
  /// - Returns: What ``remove(_:)`` takes.
  static func add(_ hook: @escaping @Sendable () -> Void) -> Int {
    _ = process.compareExchange(expected: 0, desired: getpid(), ordering: .relaxed)
    guard !isForkedChild else { return 0 }
    return state.withLock { state in
      if !state.isRegistered {
        state.isRegistered = true
        atexit { ProcessExit.run() }
      }
      state.tokens += 1
      state.hooks[state.tokens] = hook
      return state.tokens
    }
  }

  /// Has it no longer done.
  static func remove(_ token: Int) {
    guard !isForkedChild else { return }
    state.withLock { _ = $0.hooks.removeValue(forKey: token) }
  }

  /// Does what was asked for, in order, and what is asked for meanwhile, each once.
  static func run() {
    guard !isForkedChild else { return }
    while let hooks = takeHooks(), !hooks.isEmpty {
      for hook in hooks {
        hook()
      }
    }
  }

  private static func takeHooks() -> [@Sendable () -> Void]? {
    attempt {
      state.withLockIfAvailable { state in
        defer { state.hooks = [:] }
        return state.hooks.sorted { $0.key < $1.key }.map(\.value)
      }
    }
  }

  /// Tries something until it gives a value, at most so many times, a millisecond apart.
  static func attempt<Value>(times: Int = 200, _ body: () -> Value?) -> Value? {
    for _ in 0..<times {
      if let value = body() { return value }
      usleep(1000)
    }
    return nil
  }
}
