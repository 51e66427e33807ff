import PlacardModels
import PlacardPosting
import PlacardViews

/// Turns commands, keys and time into frames of a region, and what else the terminal is to receive.
///
/// Each poster of the session has a scene, drawn above those of posters that joined later. The time is an
/// argument. Frames are drawn at most 60 times a second, however often a scene changes.
final class SceneRunner: SessionRunner {
  /// The posters in the order in which they joined, and their scenes.
  private var members: [SceneMember] = []
  private var scenes: [TerminalScene] = []
  private var desktop: DesktopHandOff
  private var latest: Duration?
  /// The number of the latest frame.
  private var frameNumber = 0
  /// When the next frame is due; nil while nothing moves.
  private(set) var due: Duration?
  /// What the terminal is to receive since the last ``takeOutput()``.
  private var output = SessionOutput()
  private var signals: [SessionSignal] = []

  init(_ capabilities: TerminalCapabilities) {
    desktop = DesktopHandOff(capabilities)
  }

  /// Whether a scene lacks space.
  var lacksSpace: Bool { scenes.contains { $0.lacksSpace } }

  /// The scene with keyboard input: the one with the most urgent question, then the oldest.
  private var keyMember: Int? {
    var chosen: (index: Int, urgency: Urgency)?
    for index in scenes.indices {
      guard let urgency = scenes[index].askedUrgency else { continue }
      if let chosen, urgency <= chosen.urgency { continue }
      chosen = (index, urgency)
    }
    return chosen?.index
  }

  /// The modes in which keys are to be read; nil while nobody is asked.
  ///
  /// Focus reports are among them, so that the desktop hand-off sends what comes while the window is not focused.
  var inputModes: InputModes? {
    guard let index = keyMember else { return nil }
    let modes: InputModes = [.paste, .scheme, .focus]
    return scenes[index].wantsPointer ? modes.union(.pointer) : modes
  }

  /// Carries out a command and draws; nothing happens for a scene that is closed.
  func perform(
    _ command: SessionCommand, at now: Duration, size: TerminalSize, isForeground: Bool
  ) {
    switch command {
    case .add(let id, let makeScene):
      members.append(SceneMember(id: id, firstFrame: frameNumber))
      scenes.append(makeScene())
    case .post(let command, let id):
      guard let index = members.firstIndex(where: { $0.id == id }) else { return }
      scenes[index].isInBackground = !isForeground
      switch command {
      case .redraw: latest = nil
      case .close(let posts, let isExiting):
        close(index, with: posts, isExiting: isExiting, at: now)
        if members.isEmpty { return }
      default: send(scenes[index].perform(command, at: now, &desktop).bytes)
      }
      draw(at: now, size: size)
    case .join, .enter, .leave, .redraw, .place, .arrange, .catchUp: break
    }
  }

  /// Draws if a frame is due.
  func advance(to now: Duration, size: TerminalSize, isForeground: Bool) {
    guard let due, due <= now else { return }
    for index in members.indices { scenes[index].isInBackground = !isForeground }
    draw(at: now, size: size)
  }

  /// Draws for a new size of the terminal.
  func resize(to size: TerminalSize, at now: Duration) {
    guard !members.isEmpty else { return }
    latest = nil
    draw(at: now, size: size)
  }

  /// Handles what a person does.
  func handle(_ events: [InputEvent], at now: Duration, size: TerminalSize) {
    guard !members.isEmpty, !events.isEmpty else { return }
    for event in events {
      switch event {
      case .key, .paste:
        if let index = keyMember { answer(event, index, at: now) }
      case .pointer(var pointer):
        guard let index = keyMember else { continue }
        pointer.row += members[(index + 1)...].reduce(0) { $0 + $1.rows }
        answer(.pointer(pointer), index, at: now)
      case .focus(let isSeen):
        for index in members.indices { answer(event, index, at: now) }
        send(desktop.see(isSeen))
      case .reply:
        for index in members.indices { answer(event, index, at: now) }
      }
    }
    draw(at: now, size: size)
  }

  /// Ends the questions, since there is no keyboard any more.
  func loseKeyboard() {
    for index in members.indices {
      let id = members[index].id
      signals += scenes[index].loseKeyboard().map { .post($0, of: id) }
    }
  }

  /// Records that the terminal shows a frame.
  ///
  /// - Returns: Whether a question can be answered from now on, so that what was typed before is discarded.
  func noteShown(frame: Int) -> Bool {
    var isNew = false
    for index in members.indices {
      let number = frame - members[index].firstFrame
      if scenes[index].noteShown(frame: number) { isNew = true }
    }
    return isNew
  }

  /// Takes what the terminal is to receive.
  func takeOutput() -> SessionOutput {
    defer { output = SessionOutput() }
    return output
  }

  /// Takes what the managers are to receive, in order.
  func takeSignals() -> [SessionSignal] {
    for index in members.indices { collectSignals(of: index) }
    defer { signals.removeAll(keepingCapacity: true) }
    return signals
  }

  private func collectSignals(of index: Int) {
    let id = members[index].id
    signals += scenes[index].takeSignals().map { .post($0, of: id) }
  }

  private func answer(_ event: InputEvent, _ index: Int, at now: Duration) {
    let id = members[index].id
    signals += scenes[index].answer(event, at: now).map { .post($0, of: id) }
  }

  /// Closes a scene, whose posts go to the scrollback.
  private func close(_ index: Int, with posts: [Post], isExiting: Bool, at now: Duration) {
    output.frame = nil
    output.entries += scenes[index].close(at: now, with: posts, isExiting: isExiting)
    collectSignals(of: index)
    members.remove(at: index)
    scenes.remove(at: index)
    latest = nil
    guard members.isEmpty else { return }
    due = nil
    output.send(desktop.restoreSequence, restoreSequence: [])
  }

  /// Draws the current frame, unless it is too soon, and determines when the next one is due.
  private func draw(at now: Duration, size: TerminalSize) {
    if let latest, now < latest + SceneItem.frameStep {
      due = latest + SceneItem.frameStep
      return
    }
    latest = now
    frameNumber += 1
    output.frame = frame(at: now, columns: size.columns - 1, rows: max(size.rows - 1, 1))
    output.frameNumber = frameNumber
    due = nil
    for index in members.indices {
      let next = scenes[index].nextFrame(after: now)
      due = next.map { min(due ?? $0, $0) } ?? due
      output.entries += scenes[index].takeScrollback()
    }
    output.isMoving = due.map { $0 <= now + SceneItem.spinStep } ?? false
  }

  /// Draws the scenes one below the other; one has the rows that the others leave, but at least an even share.
  private func frame(at now: Duration, columns: Int, rows: Int) -> CellBuffer {
    guard scenes.count > 1 else { return frame(of: 0, at: now, columns: columns, rows: rows) }
    var frames: [CellBuffer] = []
    for index in scenes.indices {
      let others = members.reduce(0) { $0 + $1.rows } - members[index].rows
      let share = max(rows - others, rows / scenes.count, 1)
      frames.append(frame(of: index, at: now, columns: columns, rows: share))
    }
    var all = CellBuffer(
      columns: frames.reduce(0) { max($0, $1.columns) },
      rows: min(members.reduce(0) { $0 + $1.rows }, rows), widthModel: frames[0].widthModel)
    var row = 0
    for frame in frames {
      all.draw(frame, column: 0, row: row)
      row += frame.rows
    }
    return all
  }

  private func frame(of index: Int, at now: Duration, columns: Int, rows: Int) -> CellBuffer {
    scenes[index].environment.columns = columns
    scenes[index].environment.rows = rows
    let frame = scenes[index].frame(at: now)
    members[index].rows = frame.rows
    return frame
  }

  private func send(_ bytes: [UInt8]) {
    output.send(bytes, restoreSequence: desktop.restoreSequence)
  }
}
