@_spi(Ordering) import PlacardModels
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Synchronization

/// Hooks that run when the process exits, on the thread that calls `exit` or at the end of `main`.
///
/// They do not run in a forked child, whose parent's threads may have held this lock, or one of the
/// runtime's, at the time of the fork.
enum ProcessExit {
  private struct State {
    var hooks: [Int: @Sendable () -> Void] = [:]
    var tokens = 0
    var isRegistered = false
  }

  private static let state = Mutex(State())
  /// The process that owns the hooks: the first one that added a hook.
  private static let process = Atomic<pid_t>(0)

  private static var isForkedChild: Bool { process.load(ordering: .relaxed) != getpid() }

  /// Adds a hook.
  ///
  /// - Returns: A token for ``remove(_:)``.
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

  /// Removes a hook.
  static func remove(_ token: Int) {
    guard !isForkedChild else { return }
    state.withLock { _ = $0.hooks.removeValue(forKey: token) }
  }

  /// Runs the hooks in order, including those added meanwhile, each once.
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
        return Array(state.hooks.keys).ordered().compactMap { state.hooks[$0] }
      }
    }
  }

  /// Calls a closure until it returns a value, at most `times` times, a millisecond apart.
  static func attempt<Value>(times: Int = 200, _ body: () -> Value?) -> Value? {
    for _ in 0..<times {
      if let value = body() { return value }
      usleep(1000)
    }
    return nil
  }
}
