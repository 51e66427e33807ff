import Synchronization

/// The state shared by callers and the thread that owns the terminal.
final class SessionLoop: Sendable {
  /// How the region ends.
  enum Ending: Sendable {
    case keepingRows
    case erasingRows
  }

  /// The phase of the thread.
  enum Phase: Sendable {
    case new
    case running
    case asleep
    case over
  }

  let port: any TerminalPort
  let capabilities: TerminalCapabilities
  let report: @Sendable (TerminalSession.Event) -> Void
  let state = Mutex(State())
  /// Creates what is shown, on the thread.
  let makeRunner: @Sendable () -> any SessionRunner
  /// The scene's time in place of the session's own, and the calls for its next frame.
  let timer: (any FrameTimer)?
  /// What the terminal is asked when keys are read for the first time; nil for nothing.
  let queries: TerminalQueries?
  /// Whether it is asked with the first frame rather than with the first question.
  let asksAtOnce: Bool
  /// Receives what the runner reports, on the thread and outside every lock.
  let deliver: @Sendable (SessionSignal) -> Void
  /// Whether it has the whole screen, so that nothing may be written after the terminal was restored.
  let isWholeScreen: Bool
  /// Whether posts enter and leave without animation at present, for lack of space.
  let lacksSpace = Atomic(false)
  /// Whether keys can be read.
  let hasKeyboard = Atomic(false)
  /// Wakes the thread; without it, the thread polls 20 times a second.
  let pipe = CLibrary.makePipe()
  private let start = ContinuousClock.now

  init(
    port: any TerminalPort, capabilities: TerminalCapabilities,
    runner: @escaping @Sendable () -> any SessionRunner, hasKeyboard: Bool,
    isWholeScreen: Bool = false, timer: (any FrameTimer)? = nil,
    queries: TerminalQueries? = nil,
    asksAtOnce: Bool = false, deliver: @escaping @Sendable (SessionSignal) -> Void,
    report: @escaping @Sendable (TerminalSession.Event) -> Void = { _ in }
  ) {
    self.port = port
    self.capabilities = capabilities
    self.timer = timer
    self.queries = queries
    self.asksAtOnce = asksAtOnce
    self.report = report
    self.deliver = deliver
    self.isWholeScreen = isWholeScreen
    self.hasKeyboard.store(hasKeyboard, ordering: .relaxed)
    makeRunner = runner
    timer?.start { [weak self] in self?.wake() }
  }

  deinit {
    if let pipe {
      CLibrary.close(pipe.reading, pipe.writing)
    }
  }

  /// The time since the loop was created.
  var now: Duration { ContinuousClock.now - start }

  /// The time of the scene.
  var sceneTime: Duration { timer?.now ?? now }

  /// The size to draw for: the window's, limited to the user's maximum number of columns.
  var size: TerminalSize {
    guard let size = port.size else {
      let assumed = TerminalSize.assumed
      return TerminalSize(columns: capabilities.columns ?? assumed.columns, rows: assumed.rows)
    }
    return TerminalSize(
      columns: min(capabilities.columns ?? size.columns, size.columns), rows: size.rows)
  }

  /// Changes the requested output and makes the thread process it.
  ///
  /// - Parameters:
  ///   - wakes: whether the thread is woken at once rather than at its next turn.
  ///   - body: the change.
  func change(wakes: Bool = false, _ body: (inout State) -> Void) {
    let (consequence, released) = state.withLock { state in
      body(&state)
      let consequence = state.advancePhase(wakes: wakes)
      return (consequence, consequence == .nothingToDo ? state.takeWaiting() : [])
    }
    for continuation in released {
      continuation.resume()
    }
    switch consequence {
    case .start: CLibrary.startThread { self.run() }
    case .wake: wake()
    case .carryOn, .nothingToDo: break
    }
  }

  /// Waits while so many commands are pending that a person could not see their effect.
  func waitForCapacity() async {
    guard state.withLock({ $0.isFull }) else { return }
    await withCheckedContinuation { continuation in
      let waits = state.withLock { state in
        if state.isFull { state.capacityWaiters.append(continuation) }
        return state.isFull
      }
      if !waits { continuation.resume() }
    }
  }

  /// Wakes the thread.
  func wake() {
    guard let pipe else { return }
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
      byte[0] = 0
      _ = CLibrary.write(UnsafeRawBufferPointer(byte), to: pipe.writing)
    }
  }
}
