import Synchronization

extension SessionLoop {
  /// The state of the thread.
  struct Desk: ~Copyable {
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
    var isLent = false
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
  private enum Sequel {
    case turn
    case rest(until: Duration?)
    case end
  }

  /// Draws and writes until the session ends or the terminal is gone; the body of the thread.
  func run() {
    var desk = Desk(
      surface: isWholeScreen
        ? ScreenSurface(size: size, capabilities: capabilities)
        : OutputSurface(size: size, capabilities: capabilities),
      runner: makeRunner(),
      keys: KeyReader(
        port, escapeDelay: capabilities.escapeDelay, queries: queries,
        hasRegion: !isWholeScreen))
    state.withLock { state in
      desk.isLent = state.isReleasedAtFirst
      state.thread = CLibrary.threadID
    }
    do throws(TerminalGone) {
      running: while true {
        switch try turn(&desk) {
        case .turn: break
        case .rest(let due): rest(&desk, until: due)
        case .end: break running
        }
      }
    } catch {
      report(.gone)
    }
    desk.keys.end { now }
    if desk.isAttached {
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
  private func turn(_ desk: inout Desk) throws(TerminalGone) -> Sequel {
    let isForeground = port.isForeground
    let output = run(&desk, isForeground: isForeground)
    stopReading(&desk, isForeground: isForeground)
    guard port.beginUpdate() else {
      state.withLock { $0.add(output) }
      return .rest(until: now + .milliseconds(50))
    }
    defer { port.endUpdate() }
    let isBack = isForeground && !desk.isForeground && !desk.isLent
    desk.isForeground = isForeground
    try answer(port.takeEvents(), &desk, isForeground: isForeground)
    // A shell that brings a running job to the foreground sends no signal.
    if isBack, desk.surface.rows == 0 { try takeBack(&desk) }
    if desk.keys.takeQuestion(), desk.surface.rows > 0 { try port.write(PointerQueue.question) }
    let isPaced = desk.isAttached
    if try isLent(&desk) {
      state.withLock { $0.add(output) }
      return .rest(until: nil)
    }
    let due = nextTime(&desk)
    let (step, ending, isReleased, hasCommands) = state.withLock { state in
      state.add(output)
      let step = state.queue.next(at: now, isPaced: isPaced, into: &desk.batch)
      if case .write = step { state.writingLines = desk.batch.lineCount }
      if case .rest = step, state.commands.isEmpty, state.ending == nil, !state.isReleased {
        state.phase = .asleep
      }
      return (step, state.ending, state.isReleased, !state.commands.isEmpty)
    }
    switch step {
    case .rest where hasCommands, .wait where hasCommands: break
    case .rest where isReleased && ending == nil:
      try lend(&desk)
    case .rest:
      guard let ending else {
        resumeWaiting()
        return .rest(until: due)
      }
      try port.write(
        desk.surface.finish(
          keepingRows: ending == .keepingRows, isForeground: isForeground))
      return .end
    case .wait(let end):
      return .rest(until: due.map { min($0, end) } ?? end)
    case .measure:
      try port.write(desk.surface.resize(to: size))
      prepare(&desk, isNew: true)
      desk.runner.resize(to: size, at: sceneTime)
      report(.resized(size))
    case .write:
      try write(&desk, isForeground: isForeground)
    }
    return .turn
  }

  /// Carries out what posters asked for, and what a person typed, and draws if a frame is due; outside every
  /// lock.
  ///
  /// - Returns: What the terminal is to receive.
  private func run(_ desk: inout Desk, isForeground: Bool) -> SessionOutput {
    let waiters = state.withLock { state in
      swap(&desk.commands, &state.commands)
      state.isDrawing = true
      defer { state.capacityWaiters.removeAll(keepingCapacity: true) }
      return state.capacityWaiters
    }
    for waiter in waiters { waiter.resume() }
    let size = size
    for (command, time) in desk.commands {
      desk.runner.perform(command, at: time, size: size, isForeground: isForeground)
    }
    desk.commands.removeAll(keepingCapacity: true)
    desk.runner.advance(to: sceneTime, size: size, isForeground: isForeground)
    if isForeground, desk.keys.modes != nil {
      let isReady = desk.hasInput || desk.keys.descriptor < 0
      let events = desk.keys.read(isReady: isReady, at: now)
      desk.runner.handle(events, at: sceneTime, size: size)
      if desk.keys.isOver {
        hasKeyboard.store(false, ordering: .relaxed)
        desk.runner.loseKeyboard()
      }
    }
    desk.hasInput = false
    let signals = desk.runner.takeSignals()
    let isCrowded = desk.runner.lacksRoom
    state.withLock { $0.isDrawing = false }
    lacksRoom.store(isCrowded, ordering: .relaxed)
    for signal in signals { deliver(signal) }
    return desk.runner.takeOutput()
  }

  func write(_ desk: inout Desk, isForeground: Bool) throws(TerminalGone) {
    let start = now
    desk.bytes.removeAll(keepingCapacity: desk.bytes.capacity <= Desk.usualBytes)
    if !desk.isAttached, isForeground, desk.surface.shows(desk.batch) {
      desk.bytes = desk.surface.resize(to: size)
      port.attach(wake: pipe?.writing ?? -1)
      desk.surface.follow(port.returnsAtLineFeed ? .returns : .unknown)
      prepare(&desk, isNew: true)
      desk.isAttached = true
    }
    if desk.batch.frame != nil { desk.frameNumber = desk.batch.frameNumber }
    desk.surface.write(desk.batch, isForeground: isForeground, into: &desk.bytes)
    let signal = isForeground ? desk.batch.signal : nil
    desk.bytes += signal?.bytes ?? []
    if desk.isAttached, desk.surface.sentPictures != desk.preparedPictures {
      prepare(&desk, isNew: true)
    }
    let hasFrame = desk.batch.frame != nil
    // Otherwise the next frame could not be drawn in the same memory.
    desk.batch.frame = nil
    // After a stop the whole screen is entered again, and drawn in full.
    if !isWholeScreen || port.isUndisturbed { try port.write(desk.bytes) }
    if desk.isAttached {
      let isNew = signal.map { $0.restoreSequence != desk.restoreSequence } ?? false
      desk.restoreSequence = signal?.restoreSequence ?? desk.restoreSequence
      prepare(&desk, isNew: isNew)
      if desk.surface.rows == 0, isForeground {
        port.detach()
        desk.isAttached = false
      }
    }
    state.withLock { state in
      state.writingLines = 0
      state.queue.record(start: start, took: now - start)
    }
    if desk.isAttached, hasFrame { follow(&desk, shown: desk.batch.frameNumber) }
  }

  /// Reads keys while somebody is asked, from the frame on that has the whole question.
  private func follow(_ desk: inout Desk, shown frame: Int) {
    desk.keys.follow(wantedModes(desk), wake: pipe?.writing ?? -1, at: now)
    if desk.runner.noteShown(frame: frame) { desk.keys.discard() }
  }

  /// Ends reading if nobody is asked any more; a whole screen is left only after the terminal has answered.
  private func stopReading(_ desk: inout Desk, isForeground: Bool) {
    if let wanted = wantedModes(desk) {
      if isForeground, desk.keys.points, !wanted.contains(.pointer) {
        desk.keys.follow(wanted, wake: pipe?.writing ?? -1, at: now)
      }
      return
    }
    if isWholeScreen {
      desk.keys.end { now }
    } else {
      desk.keys.follow(nil, wake: -1, at: now)
    }
  }

  /// The modes in which keys are wanted: while somebody is asked and, if the program wants to know the background
  /// at once, until the terminal has answered.
  private func wantedModes(_ desk: borrowing Desk) -> InputModes? {
    guard let modes = desk.runner.inputModes else {
      return asksAtOnce && desk.keys.hasQueries ? [] : nil
    }
    // Below the output, presses are read only if the terminal says where the region is.
    let canPoint = isWholeScreen || capabilities.hasPointer && desk.keys.canPoint
    return canPoint ? modes : modes.subtracting(.pointer)
  }

  /// Handles the events of signals.
  private func answer(
    _ events: TerminalEvents, _ desk: inout Desk, isForeground: Bool
  ) throws(TerminalGone) {
    if events.contains(.resized) {
      state.withLock { $0.queue.noteResize(at: now) }
    }
    guard !events.isDisjoint(with: [.restored, .continued]) else { return }
    if isForeground {
      port.attach(wake: pipe?.writing ?? -1)
      desk.surface.follow(port.returnsAtLineFeed ? .returns : .unknown)
    }
    try port.write(
      desk.surface.resume(isRestored: events.contains(.restored), isForeground: isForeground))
    prepare(&desk, isNew: true)
    state.withLock { $0.queue.noteResize(at: now) }
  }

  /// Updates the port's restore sequence if the region's rows have changed.
  private func prepare(_ desk: inout Desk, isNew: Bool = false) {
    let rows = desk.surface.rows
    guard isNew || rows != desk.preparedRows else { return }
    desk.preparedRows = rows
    desk.preparedPictures = desk.surface.sentPictures
    let suspendSequence = desk.restoreSequence + desk.surface.suspendSequence
    state.withLock { $0.suspendSequence = suspendSequence }
    port.prepare(
      restoreSequence: desk.restoreSequence + desk.surface.restoreSequence,
      suspendSequence: suspendSequence)
  }

  /// When the thread has something to do by itself; nil for never.
  private func nextTime(_ desk: inout Desk) -> Duration? {
    var due = desk.keys.deadline
    if let timer {
      if desk.runner.due != desk.calledAt { timer.wake(at: desk.runner.due) }
      desk.calledAt = desk.runner.due
    } else if let frame = desk.runner.due {
      due = min(due ?? frame, frame)
    }
    let hidesRows = !desk.isForeground && desk.surface.wanted.rows > 0
    return hidesRows ? min(due ?? .seconds(3600), now + .milliseconds(250)) : due
  }

  /// Sleeps until the thread is woken, something was typed, or a time is reached.
  private func rest(_ desk: inout Desk, until due: Duration?) {
    desk.hasInput = CLibrary.rest(
      on: pipe?.reading, input: desk.isForeground ? desk.keys.descriptor : -1,
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
