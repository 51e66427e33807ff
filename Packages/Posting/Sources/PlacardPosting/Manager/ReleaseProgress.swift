import Synchronization

/// How far the release of a manager is, for an exit that begins on another thread meanwhile: the manager's
/// own hook finds nobody then, and what its posters leave is not handed over yet.
final class ReleaseProgress: Sendable {
  private enum State {
    case alive
    case releasing(on: ThreadID)
    case released
  }

  private let state = Mutex(State.alive)

  func begin() {
    state.withLock { $0 = .releasing(on: .current) }
  }

  func end() {
    state.withLock { $0 = .released }
  }

  /// Waits until the release is over, for at most a second; not where the exit comes from inside it.
  func waitAtExit() {
    _ = ProcessExit.attempt(times: 1000) { isOver ? () : nil }
  }

  private var isOver: Bool {
    let current = state.withLockIfAvailable { $0 }
    return switch current {
    case .released: true
    case .releasing(let thread): thread == .current
    case .alive, nil: false
    }
  }
}
