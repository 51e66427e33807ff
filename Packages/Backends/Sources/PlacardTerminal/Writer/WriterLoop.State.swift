extension WriterLoop {
  /// The requested output, and the thread's progress.
  struct State: Sendable {
    var queue = OutputQueue()
    var waiting: [CheckedContinuation<Void, Never>] = []
    var ending: Ending?
    /// Whether the terminal is released to other programs: lines and frames are held.
    var isReleased = false
    /// Whether it was released before there was anything to write.
    var isReleasedAtFirst = false
    var phase = Phase.new
    /// The number of lines that the thread is writing.
    var writingLines = 0
    /// The bytes that erase the region as it is on the screen.
    var suspendSequence: [UInt8] = []
    /// The writing thread.
    var thread: UInt?

    /// The number of lines, and rows of a frame, that the terminal has not accepted.
    var unwrittenLines: Int { writingLines + queue.lineCount }

    /// The action that a change requires of the caller.
    enum Consequence: Sendable {
      case start
      case wake
      case carryOn
      case nothingToDo
    }

    /// Advances the phase after a change; a change after the end has no effect.
    mutating func settle(wakes: Bool) -> Consequence {
      switch phase {
      case .new where queue.isEmpty:
        phase = ending == nil ? .new : .over
        return .nothingToDo
      case .new:
        phase = .running
        return .start
      case .asleep:
        phase = .running
        return .wake
      case .running:
        return wakes ? .wake : .carryOn
      case .over:
        queue = OutputQueue()
        return .nothingToDo
      }
    }

    /// Removes and returns the waiters.
    mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
      defer { waiting = [] }
      return waiting
    }
  }
}
