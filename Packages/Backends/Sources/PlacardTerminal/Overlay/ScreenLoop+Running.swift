import PlacardLayout
import Synchronization

extension ScreenLoop {
  /// The working state of the thread.
  private struct Desk {
    var renderer: ScreenRenderer
    var frame = CellBuffer(columns: 0, rows: 0)
    var rows = 0..<0
    var isEntered = false
    var signals: [UInt8] = []
    /// The bytes that undo the effect of such bytes.
    var restoreSequence: [UInt8] = []
    /// The pictures that the terminal deletes when the screen is left.
    var pictures: [UInt32] = []
    var resizeDue: Duration?
    var pace = FramePace()
    var bytes: [UInt8] = []
  }

  /// What the thread does next.
  private enum Step {
    case enter, leave, write, end
    case rest(until: Duration?)
  }

  /// Writes until the alternate screen is left or the terminal is gone; the body of the thread.
  func run() {
    var desk = Desk(
      renderer: ScreenRenderer(
        size: size, depth: capabilities.colorDepth, editing: capabilities.editing,
        isSynchronized: capabilities.isSynchronized,
        showsPictures: capabilities.pictures == .kitty))
    var isGone = false
    do throws(TerminalGone) {
      var isOver = false
      while !isOver { isOver = try turn(&desk) }
    } catch {
      isGone = true
    }
    if desk.isEntered { port.detach() }
    let waiting = state.withLock { state in
      if isGone {
        state.isGone = true
        state.isRunning = false
      }
      return state.takeWaiting()
    }
    for continuation in waiting { continuation.resume() }
    if isGone { resized() }
  }

  /// Performs the next step, unless the process is about to stop or to exit.
  ///
  /// - Returns: Whether that was the last step.
  private func turn(_ desk: inout Desk) throws(TerminalGone) -> Bool {
    guard port.beginUpdate() else {
      rest(until: nil)
      return false
    }
    var isUpdating = true
    defer { if isUpdating { port.endUpdate() } }
    try answer(port.takeEvents(), &desk)
    if let due = desk.resizeDue, now >= due {
      desk.resizeDue = nil
      port.endUpdate()
      isUpdating = false
      desk.renderer.resize(to: size)
      desk.renderer.forget()
      resized()
      return false
    }
    switch next(&desk) {
    case .enter: enter(&desk)
    case .leave: try leave(&desk)
    case .write: try write(&desk)
    case .end: return true
    case .rest(let due):
      let waiting = due == nil ? state.withLock { $0.takeWaiting() } : []
      for continuation in waiting { continuation.resume() }
      port.endUpdate()
      isUpdating = false
      rest(until: [due, desk.resizeDue].compactMap(\.self).min())
    }
    return false
  }

  /// Determines the next step, and takes the frame to write.
  private func next(_ desk: inout Desk) -> Step {
    let isForeground = port.isForeground
    let now = now
    return state.withLock { state in
      guard state.isEntered, !state.isEnding else {
        if desk.isEntered { return .leave }
        state.isRunning = false
        return .end
      }
      guard isForeground else { return .rest(until: now + .milliseconds(250)) }
      guard desk.isEntered else { return .enter }
      let isNews = !state.rows.isEmpty || !state.signals.isEmpty
      guard isNews || state.cursor != desk.renderer.cursor else { return .rest(until: nil) }
      let due = desk.pace.due(isMoving: true)
      guard now >= due || !state.waiting.isEmpty else { return .rest(until: due) }
      if !state.rows.isEmpty {
        swap(&desk.frame, &state.frame)
        desk.rows = state.rows
      }
      desk.renderer.cursor = state.cursor
      desk.signals = state.signals
      state.signals = []
      if desk.restoreSequence != state.restoreSequence {
        desk.restoreSequence = state.restoreSequence
        prepare(desk)
      }
      state.rows = 0..<0
      return .write
    }
  }

  private func enter(_ desk: inout Desk) {
    desk.renderer.resize(to: size)
    desk.renderer.forget()
    port.attach(wake: pipe?.writing ?? -1)
    prepare(desk)
    desk.bytes = AlternateScreen.entering
    desk.isEntered = true
  }

  /// Prepares the restore sequence.
  private func prepare(_ desk: Desk) {
    port.prepare(restoreSequence: leaving(desk), suspendSequence: leaving(desk))
  }

  private func leaving(_ desk: Desk) -> [UInt8] {
    desk.renderer.pictures.restoreSequence + desk.restoreSequence + AlternateScreen.leaving
  }

  private func leave(_ desk: inout Desk) throws(TerminalGone) {
    desk.isEntered = false
    desk.bytes.removeAll(keepingCapacity: true)
    if port.isForeground { try port.write(leaving(desk)) }
    port.detach()
  }

  private func write(_ desk: inout Desk) throws(TerminalGone) {
    let start = now
    if !desk.rows.isEmpty || desk.renderer.movesCursor {
      let damage = CellRect(
        column: 0, row: desk.rows.lowerBound, columns: desk.frame.columns, rows: desk.rows.count)
      desk.renderer.paint(desk.frame, damage: damage, into: &desk.bytes)
      if desk.renderer.pictures.sent != desk.pictures {
        desk.pictures = desk.renderer.pictures.sent
        prepare(desk)
      }
    }
    desk.bytes += desk.signals
    desk.signals = []
    desk.rows = 0..<0
    // After a stop the screen is entered again, and drawn in full.
    if port.isUndisturbed { try port.write(desk.bytes) }
    desk.bytes.removeAll(keepingCapacity: true)
    desk.pace.record(start: start, took: now - start)
  }

  /// Handles the events that signals have reported.
  private func answer(_ events: TerminalEvents, _ desk: inout Desk) throws(TerminalGone) {
    if events.contains(.resized) { desk.resizeDue = now + .milliseconds(30) }
    guard !events.isDisjoint(with: [.restored, .continued]), desk.isEntered, port.isForeground
    else { return }
    enter(&desk)
    desk.resizeDue = now
  }

  /// Sleeps until the thread is woken or a time is reached.
  private func rest(until due: Duration?) {
    CLibrary.rest(on: pipe?.reading, for: due.map { $0 - now })
  }
}

/// The bytes that enter and leave the alternate screen.
enum AlternateScreen {
  /// Enters it, with a hidden cursor and without autowrap.
  static var entering: [UInt8] {
    var stream = EscapeStream()
    stream.set(.alternateScreen, true)
    stream.set(.cursor, false)
    stream.set(.autowrap, false)
    return stream.take()
  }

  /// Leaves it, whatever was being written.
  static var leaving: [UInt8] {
    var stream = EscapeStream()
    stream.set(.synchronized, false)
    stream.rendition()
    stream.set(.autowrap, true)
    stream.set(.alternateScreen, false)
    stream.set(.cursor, true)
    return stream.take()
  }
}
