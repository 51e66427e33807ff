import PlacardModels
import PlacardPosting
import PlacardViews

/// Turns commands, keys and time into frames of a scene, and what else the terminal is to receive.
///
/// The time is an argument. Frames are drawn at most 60 times a second, however often the scene
/// changes.
final class SceneRunner: SessionRunner {
  private(set) var scene: TerminalScene
  private var desktop: DesktopHandOff
  private var latest: Duration?
  private var isClosed = false
  /// When the next frame is due; nil while nothing moves.
  private(set) var due: Duration?
  /// What the terminal is to receive since the last ``takeOutput()``.
  private var output = SessionOutput()
  private var signals: [PosterSignal] = []

  init(_ scene: TerminalScene, capabilities: TerminalCapabilities) {
    self.scene = scene
    desktop = DesktopHandOff(capabilities)
  }

  /// Whether the scene lacks space.
  var lacksSpace: Bool { scene.lacksSpace }

  /// The modes in which keys are to be read; nil while nobody is asked.
  var inputModes: InputModes? {
    guard !isClosed, scene.asks else { return nil }
    return scene.wantsPointer ? [.paste, .scheme, .pointer] : [.paste, .scheme]
  }

  /// Carries out a command and draws; nothing happens once the scene is closed.
  func perform(
    _ command: SessionCommand, at now: Duration, size: TerminalSize, isForeground: Bool
  ) {
    guard !isClosed, case .post(let command, _) = command else { return }
    scene.isInBackground = !isForeground
    switch command {
    case .redraw: latest = nil
    case .close(let posts, let isExiting):
      return close(with: posts, isExiting: isExiting, at: now)
    default: send(scene.perform(command, at: now, &desktop).bytes)
    }
    draw(at: now, size: size)
  }

  /// Draws if a frame is due.
  func advance(to now: Duration, size: TerminalSize, isForeground: Bool) {
    guard !isClosed, let due, due <= now else { return }
    scene.isInBackground = !isForeground
    draw(at: now, size: size)
  }

  /// Draws for a new size of the terminal.
  func resize(to size: TerminalSize, at now: Duration) {
    guard !isClosed else { return }
    latest = nil
    draw(at: now, size: size)
  }

  /// Handles what a person does.
  func handle(_ events: [InputEvent], at now: Duration, size: TerminalSize) {
    guard !isClosed, !events.isEmpty else { return }
    for event in events {
      signals += scene.answer(event, at: now)
      if case .focus(let isSeen) = event { send(desktop.see(isSeen)) }
    }
    draw(at: now, size: size)
  }

  /// Ends the questions, since there is no keyboard any more.
  func loseKeyboard() {
    signals += scene.loseKeyboard()
  }

  /// Records that the terminal shows a frame.
  ///
  /// - Returns: Whether a question can be answered from now on, so that what was typed before is discarded.
  func noteShown(frame: Int) -> Bool { scene.noteShown(frame: frame) }

  /// Takes what the terminal is to receive.
  func takeOutput() -> SessionOutput {
    defer { output = SessionOutput() }
    return output
  }

  /// Removes and returns the signals for the manager, in order.
  func takeSignals() -> [SessionSignal] {
    signals += scene.takeSignals()
    defer { signals.removeAll(keepingCapacity: true) }
    return signals.map { .post($0, of: 0) }
  }

  private func close(with posts: [Post], isExiting: Bool, at now: Duration) {
    isClosed = true
    due = nil
    output.frame = nil
    output.entries += scene.close(at: now, with: posts, isExiting: isExiting)
    output.send(desktop.restoreSequence, restoreSequence: [])
  }

  /// Draws the current frame, unless it is too soon, and determines when the next one is due.
  private func draw(at now: Duration, size: TerminalSize) {
    if let latest, now < latest + SceneItem.frameStep {
      due = latest + SceneItem.frameStep
      return
    }
    latest = now
    scene.environment.columns = size.columns - 1
    scene.environment.rows = max(size.rows - 1, 1)
    output.frame = scene.frame(at: now)
    output.frameNumber = scene.frameNumber
    due = scene.nextFrame(after: now)
    output.isMoving = due.map { $0 <= now + SceneItem.spinStep } ?? false
    output.entries += scene.takeScrollback()
  }

  private func send(_ bytes: [UInt8]) {
    output.send(bytes, restoreSequence: desktop.restoreSequence)
  }
}
