import Synchronization

extension SessionLoop {
  /// The state of the thread.
  struct ThreadState: ~Copyable {
    var surface: any SessionSurface
    let runner: any SessionRunner
    var keys: KeyReader
    /// The commands that it carries out; reused.
    var commands: [State.TimedCommand] = []
    /// Whether the process was in the foreground at the latest turn.
    var isForeground = true
    /// The number of the newest frame of the scene.
    var frameNumber = 0
    /// When the timer is to call; nil for never.
    var calledAt: Duration?
    /// Whether the input can be read.
    var hasInput = false
    var batch = OutputQueue.Batch()
    var isAttached = false
    /// Whether the terminal is released to other programs.
    var isReleased = false
    /// The number of region rows for which the port has a restore sequence.
    var preparedRows: Int?
    /// The pictures that the restore sequence deletes.
    var preparedPictures: [UInt32] = []
    /// The restore sequence of bytes sent by ``TerminalSession/send(_:restoreSequence:)``.
    var restoreSequence: [UInt8] = []
    /// The bytes of the latest batch; reused.
    var bytes: [UInt8] = []

    static var usualBytes: Int { 1 << 20 }
  }

  /// What follows a turn of the thread.
  private enum NextStep {
    case turn
    case rest(until: Duration?)
    case end
  }

  /// Draws and writes until the session ends or the terminal is gone; the body of the thread.
  func run() {
    var thread = ThreadState(
      surface: isWholeScreen
        ? ScreenSurface(size: size, capabilities: capabilities)
        : OutputSurface(size: size, capabilities: capabilities),
      runner: makeRunner(),
      keys: KeyReader(
        port, escapeDelay: capabilities.escapeDelay, queries: queries,
        hasRegion: !isWholeScreen))
    state.withLock { state in
      thread.isReleased = state.isReleasedAtFirst
      state.thread = CLibrary.threadID
    }
    do throws(TerminalGone) {
      running: while true {
        switch try turn(&thread) {
        case .turn: break
        case .rest(let due): rest(&thread, until: due)
        case .end: break running
        }
      }
    } catch {
      report(.gone)
    }
    thread.keys.end { now }
    if thread.isAttached {
      port.detach()
    }
    let waiting = state.withLock { state in
      defer { state = State(phase: .over) }
      return state.takeWaiting() + state.capacityWaiters
    }
    for continuation in waiting {
      continuation.resume()
    }
  }

  /// Performs the next step, unless the process is about to stop or to exit.
  private func turn(_ thread: inout ThreadState) throws(TerminalGone) -> NextStep {
    let isForeground = port.isForeground
    let output = run(&thread, isForeground: isForeground)
    stopReading(&thread, isForeground: isForeground)
    guard port.beginUpdate() else {
      state.withLock { $0.add(output) }
      return .rest(until: now + .milliseconds(50))
    }
    defer { port.endUpdate() }
    let isBack = isForeground && !thread.isForeground && !thread.isReleased
    thread.isForeground = isForeground
    try answer(port.takeEvents(), &thread, isForeground: isForeground)
    // A shell that brings a running job to the foreground sends no signal.
    if isBack, thread.surface.rows == 0 { try takeBack(&thread) }
    if thread.keys.takeQuestion(), thread.surface.rows > 0 { try port.write(PointerQueue.question) }
    let isPaced = thread.isAttached
    if try isReleased(&thread) {
      state.withLock { $0.add(output) }
      return .rest(until: nil)
    }
    let due = nextTime(&thread)
    let (step, ending, isReleased, hasCommands) = state.withLock { state in
      state.add(output)
      let step = state.queue.next(at: now, isPaced: isPaced, into: &thread.batch)
      if case .write = step { state.writingLines = thread.batch.lineCount }
      if case .rest = step, state.commands.isEmpty, state.ending == nil, !state.isReleased {
        state.phase = .asleep
      }
      return (step, state.ending, state.isReleased, !state.commands.isEmpty)
    }
    switch step {
    case .rest where hasCommands, .wait where hasCommands: break
    case .rest where isReleased && ending == nil:
      try release(&thread)
    case .rest:
      guard let ending else {
        resumeWaiting()
        return .rest(until: due)
      }
      try port.write(
        thread.surface.finish(
          keepingRows: ending == .keepingRows, isForeground: isForeground))
      return .end
    case .wait(let end):
      return .rest(until: due.map { min($0, end) } ?? end)
    case .measure:
      try port.write(thread.surface.resize(to: size))
      prepare(&thread, isNew: true)
      thread.runner.resize(to: size, at: sceneTime)
      report(.resized(size))
    case .write:
      try write(&thread, isForeground: isForeground)
    }
    return .turn
  }

  /// Carries out what posters asked for, and what a person typed, and draws if a frame is due; outside every
  /// lock.
  ///
  /// - Returns: What the terminal is to receive.
  private func run(_ thread: inout ThreadState, isForeground: Bool) -> SessionOutput {
    let waiters = state.withLock { state in
      swap(&thread.commands, &state.commands)
      state.isDrawing = true
      defer { state.capacityWaiters.removeAll(keepingCapacity: true) }
      return state.capacityWaiters
    }
    for waiter in waiters { waiter.resume() }
    let size = size
    for (command, time) in thread.commands {
      thread.runner.perform(command, at: time, size: size, isForeground: isForeground)
    }
    thread.commands.removeAll(keepingCapacity: true)
    thread.runner.advance(to: sceneTime, size: size, isForeground: isForeground)
    if isForeground, thread.keys.modes != nil {
      let isReady = thread.hasInput || thread.keys.descriptor < 0
      let events = thread.keys.read(isReady: isReady, at: now)
      thread.runner.handle(events, at: sceneTime, size: size)
      if thread.keys.isOver {
        hasKeyboard.store(false, ordering: .relaxed)
        thread.runner.loseKeyboard()
      }
    }
    thread.hasInput = false
    let signals = thread.runner.takeSignals()
    let lacksSpace = thread.runner.lacksSpace
    state.withLock { $0.isDrawing = false }
    self.lacksSpace.store(lacksSpace, ordering: .relaxed)
    for signal in signals { deliver(signal) }
    return thread.runner.takeOutput()
  }

  func write(_ thread: inout ThreadState, isForeground: Bool) throws(TerminalGone) {
    let start = now
    thread.bytes.removeAll(keepingCapacity: thread.bytes.capacity <= ThreadState.usualBytes)
    if !thread.isAttached, isForeground, thread.surface.shows(thread.batch) {
      thread.bytes = thread.surface.resize(to: size)
      port.attach(wake: pipe?.writing ?? -1)
      thread.surface.follow(port.returnsAtLineFeed ? .returns : .unknown)
      prepare(&thread, isNew: true)
      thread.isAttached = true
    }
    if thread.batch.frame != nil { thread.frameNumber = thread.batch.frameNumber }
    thread.surface.write(thread.batch, isForeground: isForeground, into: &thread.bytes)
    let signal = isForeground ? thread.batch.signal : nil
    thread.bytes += signal?.bytes ?? []
    if thread.isAttached, thread.surface.sentPictures != thread.preparedPictures {
      prepare(&thread, isNew: true)
    }
    let hasFrame = thread.batch.frame != nil
    // Otherwise the next frame could not be drawn in the same memory.
    thread.batch.frame = nil
    // After a stop the whole screen is entered again, and drawn in full.
    if !isWholeScreen || port.isUndisturbed { try port.write(thread.bytes) }
    if thread.isAttached {
      let isNew = signal.map { $0.restoreSequence != thread.restoreSequence } ?? false
      thread.restoreSequence = signal?.restoreSequence ?? thread.restoreSequence
      prepare(&thread, isNew: isNew)
      if thread.surface.rows == 0, isForeground {
        port.detach()
        thread.isAttached = false
      }
    }
    state.withLock { state in
      state.writingLines = 0
      state.queue.record(start: start, took: now - start)
    }
    if thread.isAttached, hasFrame { follow(&thread, shown: thread.batch.frameNumber) }
  }

  /// Reads keys while somebody is asked, from the frame on that has the whole question.
  private func follow(_ thread: inout ThreadState, shown frame: Int) {
    thread.keys.follow(wantedModes(thread), wake: pipe?.writing ?? -1, at: now)
    if thread.runner.noteShown(frame: frame) { thread.keys.discard() }
  }

  /// Ends reading if nobody is asked any more; a whole screen is left only after the terminal has answered.
  private func stopReading(_ thread: inout ThreadState, isForeground: Bool) {
    if let wanted = wantedModes(thread) {
      if isForeground, thread.keys.points, !wanted.contains(.pointer) {
        thread.keys.follow(wanted, wake: pipe?.writing ?? -1, at: now)
      }
      return
    }
    if isWholeScreen {
      thread.keys.end { now }
    } else {
      thread.keys.follow(nil, wake: -1, at: now)
    }
  }

  /// The modes in which keys are wanted: while somebody is asked and, if the program wants to know the background
  /// at once, until the terminal has answered.
  private func wantedModes(_ thread: borrowing ThreadState) -> InputModes? {
    guard let modes = thread.runner.inputModes else {
      return asksAtOnce && thread.keys.hasQueries ? [] : nil
    }
    // Below the output, presses are read only if the terminal says where the region is.
    let canPoint = isWholeScreen || capabilities.hasPointer && thread.keys.canPoint
    return canPoint ? modes : modes.subtracting(.pointer)
  }

  /// Handles the events of signals.
  private func answer(
    _ events: TerminalEvents, _ thread: inout ThreadState, isForeground: Bool
  ) throws(TerminalGone) {
    if events.contains(.resized) {
      state.withLock { $0.queue.noteResize(at: now) }
    }
    guard !events.isDisjoint(with: [.restored, .continued]) else { return }
    if isForeground {
      port.attach(wake: pipe?.writing ?? -1)
      thread.surface.follow(port.returnsAtLineFeed ? .returns : .unknown)
    }
    try port.write(
      thread.surface.resume(isRestored: events.contains(.restored), isForeground: isForeground))
    prepare(&thread, isNew: true)
    state.withLock { $0.queue.noteResize(at: now) }
  }

  /// Updates the port's restore sequence if the region's rows have changed.
  private func prepare(_ thread: inout ThreadState, isNew: Bool = false) {
    let rows = thread.surface.rows
    guard isNew || rows != thread.preparedRows else { return }
    thread.preparedRows = rows
    thread.preparedPictures = thread.surface.sentPictures
    let suspendSequence = thread.restoreSequence + thread.surface.suspendSequence
    state.withLock { $0.suspendSequence = suspendSequence }
    port.prepare(
      restoreSequence: thread.restoreSequence + thread.surface.restoreSequence,
      suspendSequence: suspendSequence)
  }

  /// When the thread has something to do by itself; nil for never.
  private func nextTime(_ thread: inout ThreadState) -> Duration? {
    var due = thread.keys.deadline
    if let timer {
      if thread.runner.due != thread.calledAt { timer.wake(at: thread.runner.due) }
      thread.calledAt = thread.runner.due
    } else if let frame = thread.runner.due {
      due = min(due ?? frame, frame)
    }
    let hidesRows = !thread.isForeground && thread.surface.wanted.rows > 0
    return hidesRows ? min(due ?? .seconds(3600), now + .milliseconds(250)) : due
  }

  /// Sleeps until the thread is woken, something was typed, or a time is reached.
  private func rest(_ thread: inout ThreadState, until due: Duration?) {
    thread.hasInput = CLibrary.rest(
      on: pipe?.reading, input: thread.isForeground ? thread.keys.descriptor : -1,
      for: due.map { $0 - now })
  }

  /// Resumes the callers that wait for an empty queue.
  func resumeWaiting() {
    let waiting = state.withLock { state in
      state.phase == .asleep ? state.takeWaiting() : []
    }
    for continuation in waiting {
      continuation.resume()
    }
  }
}
