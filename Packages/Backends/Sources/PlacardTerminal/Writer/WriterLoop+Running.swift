import Synchronization

extension WriterLoop {
  /// The state of the writing thread.
  struct Desk {
    var surface: OutputSurface
    var batch = OutputQueue.Batch()
    var isAttached = false
    /// Whether the terminal is released to other programs.
    var isLent = false
    /// The number of region rows for which the port has a restore sequence.
    var preparedRows: Int?
    /// The pictures that the restore sequence deletes.
    var preparedPictures: [UInt32] = []
    /// The restore sequence of bytes sent by ``TerminalWriter/send(_:restoreSequence:)``.
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

  /// Writes until the writer ends or the terminal is gone; the body of the thread.
  func run() {
    var desk = Desk(surface: OutputSurface(size: size, capabilities: capabilities))
    desk.isLent = state.withLock { $0.isReleasedAtFirst }
    state.withLock { $0.thread = CLibrary.threadID }
    do throws(TerminalGone) {
      running: while true {
        switch try turn(&desk) {
        case .turn: break
        case .rest(let due): rest(until: due)
        case .end: break running
        }
      }
    } catch {
      report(.gone)
    }
    if desk.isAttached {
      port.detach()
    }
    let waiting = state.withLock { state in
      defer { state = State(phase: .over) }
      return state.takeWaiting()
    }
    for continuation in waiting {
      continuation.resume()
    }
  }

  /// Performs the next step, unless the process is about to stop or to exit.
  private func turn(_ desk: inout Desk) throws(TerminalGone) -> Sequel {
    guard port.beginUpdate() else { return .rest(until: now + .milliseconds(50)) }
    defer { port.endUpdate() }
    try answer(port.takeEvents(), &desk)
    let isPaced = desk.isAttached
    if try isLent(&desk) { return .rest(until: nil) }
    let (step, ending, isReleased) = state.withLock { state in
      let step = state.queue.next(at: now, isPaced: isPaced, into: &desk.batch)
      if case .write = step { state.writingLines = desk.batch.lineCount }
      if case .rest = step, state.ending == nil, !state.isReleased {
        state.phase = .asleep
      }
      return (step, state.ending, state.isReleased)
    }
    switch step {
    case .rest where isReleased && ending == nil:
      try lend(&desk)
    case .rest:
      guard let ending else {
        resumeWaiting()
        return .rest(until: nil)
      }
      try port.write(
        desk.surface.finish(
          keepingRows: ending == .keepingRows, isForeground: port.isForeground))
      return .end
    case .wait(let due):
      return .rest(until: due)
    case .measure:
      try port.write(desk.surface.resize(to: size))
      prepare(&desk, isNew: true)
      report(.resized(size))
    case .write:
      try write(&desk)
    }
    return .turn
  }

  func write(_ desk: inout Desk) throws(TerminalGone) {
    let start = now
    let isForeground = port.isForeground
    desk.bytes.removeAll(keepingCapacity: desk.bytes.capacity <= Desk.usualBytes)
    if !desk.isAttached, isForeground, desk.surface.shows(desk.batch) {
      desk.bytes = desk.surface.resize(to: size)
      port.attach(wake: pipe?.writing ?? -1)
      prepare(&desk, isNew: true)
      desk.isAttached = true
    }
    desk.surface.write(desk.batch, isForeground: isForeground, into: &desk.bytes)
    let signal = isForeground ? desk.batch.signal : nil
    desk.bytes += signal?.bytes ?? []
    if desk.isAttached, desk.surface.region.pictures.sent != desk.preparedPictures {
      prepare(&desk, isNew: true)
    }
    try port.write(desk.bytes)
    if desk.isAttached {
      let isNew = signal.map { $0.restoreSequence != desk.restoreSequence } ?? false
      desk.restoreSequence = signal?.restoreSequence ?? desk.restoreSequence
      prepare(&desk, isNew: isNew)
      if desk.surface.region.rows == 0, isForeground {
        port.detach()
        desk.isAttached = false
      }
    }
    state.withLock { state in
      state.writingLines = 0
      state.queue.record(start: start, took: now - start)
    }
  }

  /// Handles the events of signals.
  private func answer(
    _ events: TerminalEvents, _ desk: inout Desk
  ) throws(TerminalGone) {
    if events.contains(.resized) {
      state.withLock { $0.queue.noteResize(at: now) }
    }
    guard !events.isDisjoint(with: [.restored, .continued]) else { return }
    let isForeground = port.isForeground
    if isForeground {
      port.attach(wake: pipe?.writing ?? -1)
    }
    try port.write(
      desk.surface.resume(isRestored: events.contains(.restored), isForeground: isForeground))
    prepare(&desk, isNew: true)
    state.withLock { $0.queue.noteResize(at: now) }
  }

  /// Updates the port's restore sequence if the region's rows have changed.
  private func prepare(_ desk: inout Desk, isNew: Bool = false) {
    let rows = desk.surface.region.rows
    guard isNew || rows != desk.preparedRows else { return }
    desk.preparedRows = rows
    desk.preparedPictures = desk.surface.region.pictures.sent
    let suspendSequence = desk.restoreSequence + desk.surface.region.suspendSequence
    state.withLock { $0.suspendSequence = suspendSequence }
    port.prepare(
      restoreSequence: desk.restoreSequence + desk.surface.region.restoreSequence,
      suspendSequence: suspendSequence)
  }

  /// Sleeps until the thread is woken or a time is reached.
  private func rest(until due: Duration?) {
    CLibrary.rest(on: pipe?.reading, for: due.map { $0 - now })
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
