import Synchronization

/// A gate in the way of tasks: closed, they wait before it; open, they pass.
///
/// With it a test makes something slow without any real time.
package final class Gate: Sendable {
  private struct State {
    var isOpen: Bool
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>
  private let arrivals = AsyncStream.makeStream(of: Void.self)

  /// Creates a gate.
  ///
  /// - Parameter isOpen: Whether it lets everyone pass from the start.
  package init(isOpen: Bool = false) {
    state = Mutex(State(isOpen: isOpen))
  }

  /// Waits until the gate is open.
  package func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() } else { arrivals.continuation.yield() }
    }
  }

  /// Suspends until a task has arrived at the closed gate; each arrival resumes one wait.
  package func arrival() async {
    for await _ in arrivals.stream { return }
  }

  /// Opens the gate permanently, and resumes every waiting task.
  package func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting {
      continuation.resume()
    }
  }
}
