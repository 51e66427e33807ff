/// Shows nothing: the runner of a session that only receives lines and frames.
final class EmptyRunner: SessionRunner {
  var inputModes: InputModes? { nil }
  var due: Duration? { nil }
  var lacksSpace: Bool { false }

  func perform(
    _ command: SessionCommand, at now: Duration, size: TerminalSize, isForeground: Bool
  ) {}

  func advance(to now: Duration, size: TerminalSize, isForeground: Bool) {}
  func resize(to size: TerminalSize, at now: Duration) {}
  func handle(_ events: [InputEvent], at now: Duration, size: TerminalSize) {}
  func loseKeyboard() {}
  func noteShown(frame: Int) -> Bool { false }
  func takeOutput() -> SessionOutput { SessionOutput() }
  func takeSignals() -> [SessionSignal] { [] }
}
