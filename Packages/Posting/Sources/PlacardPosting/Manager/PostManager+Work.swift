import Synchronization

extension PostManager {
  /// Counts a piece of work that runs, for which `finish` waits.
  func beginWork() {
    state.withLock { $0.runningWork += 1 }
  }

  /// Counts a piece of work as over; after the last, wakes those who wait for the end.
  func endWork() {
    let isLast = state.withLock { state in
      state.runningWork -= 1
      return state.runningWork == 0
    }
    if isLast { tellListeners() }
  }
}
