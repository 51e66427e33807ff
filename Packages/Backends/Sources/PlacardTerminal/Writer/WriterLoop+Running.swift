import Synchronization

extension WriterLoop {
  /// What the thread does after a turn.
  private enum Sequel {
    case turn
    case rest(until: Duration?)
    case end
  }

  /// Writes until the writer ends or the terminal is gone; the body of the thread.
  func run() {
    var surface = OutputSurface(size: size, capabilities: capabilities)
    var isAttached = false
    do throws(TerminalGone) {
      running: while true {
        switch try turn(&surface, &isAttached) {
        case .turn: break
        case .rest(let due): rest(until: due)
        case .end: break running
        }
      }
    } catch {
      report(.gone)
    }
    if isAttached {
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

  /// Does what is next, unless the process is about to stop or to end.
  private func turn(
    _ surface: inout OutputSurface, _ isAttached: inout Bool
  ) throws(TerminalGone) -> Sequel {
    guard port.beginUpdate() else { return .rest(until: nil) }
    defer { port.endUpdate() }
    try answer(port.takeEvents(), &surface)
    let (step, ending) = state.withLock { state in
      let step = state.queue.next(at: now)
      if case .rest = step, state.ending == nil {
        state.phase = .asleep
      }
      return (step, state.ending)
    }
    switch step {
    case .rest:
      guard let ending else {
        resumeWaiting()
        return .rest(until: nil)
      }
      let bytes = surface.finish(
        keepingRows: ending == .keepingRows, isForeground: port.isForeground)
      try port.write(bytes)
      return .end
    case .wait(let due):
      return .rest(until: due)
    case .measure:
      try port.write(surface.resize(to: size))
      prepare(surface)
      report(.resized(size))
    case .write(let batch):
      try write(batch, &surface, &isAttached)
    }
    return .turn
  }

  private func write(
    _ batch: OutputQueue.Batch, _ surface: inout OutputSurface, _ isAttached: inout Bool
  ) throws(TerminalGone) {
    let start = now
    let isForeground = port.isForeground
    var bytes: [UInt8] = []
    if !isAttached, isForeground, surface.shows(batch) {
      bytes = surface.resize(to: size)
      port.attach(wake: pipe?.writing ?? -1)
      prepare(surface)
      isAttached = true
    }
    bytes += surface.write(batch, isForeground: isForeground)
    try port.write(bytes)
    if isAttached {
      prepare(surface)
      if surface.region.rows == 0, isForeground {
        port.detach()
        isAttached = false
      }
    }
    state.withLock { $0.queue.record(start: start, took: now - start) }
  }

  /// Answers what signals have reported.
  private func answer(
    _ events: TerminalEvents, _ surface: inout OutputSurface
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
      surface.resume(isRestored: events.contains(.restored), isForeground: isForeground))
    prepare(surface)
    state.withLock { $0.queue.noteResize(at: now) }
  }

  private func prepare(_ surface: OutputSurface) {
    port.prepare(farewell: surface.region.farewell, interlude: surface.region.interlude)
  }

  /// Sleeps until somebody wakes the thread or a time has come.
  private func rest(until due: Duration?) {
    var milliseconds = due.map { Self.milliseconds(until: $0, from: now) }
    if pipe == nil {
      milliseconds = min(milliseconds ?? 50, 50)
    }
    CLibrary.wait(for: pipe?.reading ?? -1, toWrite: false, milliseconds: milliseconds)
    if let pipe {
      CLibrary.drain(pipe.reading)
    }
  }

  /// Tells those who wait for an empty queue that it is.
  private func resumeWaiting() {
    let waiting = state.withLock { state in
      state.phase == .asleep ? state.takeWaiting() : []
    }
    for continuation in waiting {
      continuation.resume()
    }
  }

  /// The time left in whole milliseconds, rounded up.
  private static func milliseconds(until due: Duration, from now: Duration) -> Int32 {
    let left = (due - now).components
    guard left.seconds >= 0, left.attoseconds > 0 || left.seconds > 0 else { return 0 }
    let nanoseconds = min(left.seconds, 3600) * 1_000_000_000 + left.attoseconds / 1_000_000_000
    return Int32((nanoseconds + 999_999) / 1_000_000)
  }
}
