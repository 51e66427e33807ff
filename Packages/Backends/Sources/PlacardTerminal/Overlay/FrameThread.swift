import Synchronization

/// A thread that sleeps until the next frame is due, and for good while none is.
///
/// It begins with the first frame that is asked for and ends with whoever keeps this. A sleeping task
/// would do as well, had the runtime not lost such a task now and then where the process was stopped
/// and went on.
final class FrameThread: FrameTimer {
  private let loop = Loop()

  deinit { loop.end() }

  var now: Duration { loop.now }

  func start(_ tick: @escaping @Sendable () -> Void) { loop.state.withLock { $0.tick = tick } }

  func wake(at due: Duration?) { loop.wake(at: due) }
}

/// What the thread shares with those who ask it.
private final class Loop: Sendable {
  let state = Mutex(LoopState())
  /// Wakes the thread; without it, it looks around 20 times a second.
  private let pipe = CLibrary.makePipe()
  private let start = ContinuousClock.now

  deinit {
    if let pipe { CLibrary.close(pipe.reading, pipe.writing) }
  }

  var now: Duration { ContinuousClock.now - start }

  func wake(at due: Duration?) {
    switch state.withLock({ $0.ask(for: due) }) {
    case .start: CLibrary.startThread { self.run() }
    case .poke: poke()
    case .nothing: break
    }
  }

  func end() {
    state.withLock { $0.phase = .over }
    poke()
  }

  /// Calls whenever a time has come; the body of the thread.
  private func run() {
    while true {
      switch state.withLock({ $0.next(at: now) }) {
      case .call(let tick): tick()
      case .rest(let due): CLibrary.rest(on: pipe?.reading, for: due.map { $0 - now })
      case .end: return
      }
    }
  }

  private func poke() {
    if let pipe { CLibrary.poke(pipe.writing) }
  }
}

/// What is asked for, and what the thread does.
private struct LoopState: Sendable {
  enum Phase {
    case new
    case awake
    case asleep(until: Duration?)
    case over
  }

  /// What whoever asks has to do.
  enum Consequence {
    case start, poke, nothing
  }

  /// What the thread does next.
  enum Step {
    case call(@Sendable () -> Void)
    case rest(until: Duration?)
    case end
  }

  var tick: @Sendable () -> Void = {}
  var phase = Phase.new
  private var due: Duration?

  mutating func ask(for time: Duration?) -> Consequence {
    due = time
    guard let time else { return .nothing }
    switch phase {
    case .new:
      phase = .awake
      return .start
    case .asleep(let end) where end.map({ time < $0 }) ?? true:
      phase = .awake
      return .poke
    case .asleep, .awake, .over: return .nothing
    }
  }

  mutating func next(at now: Duration) -> Step {
    if case .over = phase { return .end }
    if let due, due <= now {
      phase = .awake
      self.due = nil
      return .call(tick)
    }
    phase = .asleep(until: due)
    return .rest(until: due)
  }
}
