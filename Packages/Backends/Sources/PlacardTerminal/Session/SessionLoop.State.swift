extension SessionLoop {
  /// The requested output, and the thread's progress.
  struct State: ~Copyable, Sendable {
    /// A command of a poster, and the time at which it was given.
    typealias TimedCommand = (command: SessionCommand, time: Duration)

    /// The commands that the thread has not taken.
    var commands: [TimedCommand] = []
    /// The callers that wait until fewer commands are pending.
    var capacityWaiters: [CheckedContinuation<Void, Never>] = []
    /// Whether the thread draws, which runs the code of views and animators.
    var isDrawing = false
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

    /// Whether more commands are pending than a quick terminal carries out in a moment.
    var isFull: Bool { commands.count > 64 && phase != .over }

    /// Whether there is nothing to carry out or to write.
    private var isIdle: Bool { queue.isEmpty && commands.isEmpty }

    /// Adds what the runner gives to what is written.
    mutating func add(_ output: SessionOutput) {
      queue.append(output.entries)
      if let frame = output.frame {
        queue.replace(
          frame, number: output.frameNumber, rows: output.rows, isMoving: output.isMoving)
      }
      if let cursor = output.cursor { queue.place(cursor) }
      if let signal = output.signal {
        queue.append(signal: signal.bytes, restoreSequence: signal.restoreSequence)
      }
    }

    /// Advances the phase after a change; a change after the end has no effect.
    mutating func advancePhase(wakes: Bool) -> Consequence {
      switch phase {
      case .new where isIdle:
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
        commands = []
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
