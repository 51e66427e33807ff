import Synchronization

extension PostManager {
  /// A loop over a tracked sequence, and the task that runs it.
  struct Loop: Sendable {
    let task: Int
    weak var progress: ProgressHandle?
  }

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

  /// Notes that the current task runs a loop.
  ///
  /// - Returns: What ``endLoop(_:)`` takes; nil outside of tasks.
  func beginLoop(_ progress: ProgressHandle) -> Int? {
    guard let task = Self.currentTask else { return nil }
    return state.withLock { state in
      state.loopCount += 1
      state.loops[state.loopCount] = Loop(task: task, progress: progress)
      return state.loopCount
    }
  }

  /// Forgets a loop.
  func endLoop(_ token: Int) {
    state.withLock { $0.loops[token] = nil }
  }

  /// Cancels the loops of the current task: it has left them, or else would wait for itself.
  ///
  /// An iterator in the top-level code of a program is released only when the program ends.
  func cancelOwnLoops() {
    guard let task = Self.currentTask else { return }
    let own = state.withLock { state in
      state.loops.values.compactMap { $0.task == task ? $0.progress : nil }
    }
    for progress in own {
      progress.cancel(isStated: false)
    }
  }

  /// What tells the current task from all others that live; nil outside of tasks.
  private static var currentTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}
