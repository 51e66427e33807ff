import Synchronization

/// How many bodies have the terminal, and whether the manager was suspended for them.
final class TerminalReleases: Sendable {
  private let state = Mutex((count: 0, hasSuspended: false))

  /// One more has it.
  ///
  /// - Parameter suspend: Suspends the manager and says whether it was not suspended before; called for the
  ///   first.
  func begin(_ suspend: () -> Bool) {
    state.withLock { state in
      if state.count == 0 { state.hasSuspended = suspend() }
      state.count += 1
    }
  }

  /// One has it no longer.
  ///
  /// - Parameter resume: Resumes the manager; called after the last if it was suspended for the first.
  func end(_ resume: () -> Void) {
    state.withLock { state in
      state.count -= 1
      if state.count == 0, state.hasSuspended { resume() }
    }
  }
}
