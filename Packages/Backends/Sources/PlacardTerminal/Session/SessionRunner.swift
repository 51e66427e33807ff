/// What a session's thread shows: it turns commands, input and time into output, and reads no clock.
///
/// It is created on that thread and never leaves it, so views, animators and an application's drawing run outside
/// every lock.
protocol SessionRunner: AnyObject {
  /// The modes in which keys are to be read; nil while nobody wants any.
  var inputModes: InputModes? { get }
  /// When the next frame is due; nil while nothing moves.
  var due: Duration? { get }
  /// Whether posts enter and leave without animation at present, for lack of space.
  var lacksSpace: Bool { get }

  /// Carries out a command and draws.
  func perform(
    _ command: SessionCommand, at now: Duration, size: TerminalSize, isForeground: Bool)

  /// Draws if a frame is due.
  func advance(to now: Duration, size: TerminalSize, isForeground: Bool)

  /// Draws for a new size of the terminal, or after its content was lost.
  func resize(to size: TerminalSize, at now: Duration)

  /// Handles what a person does.
  func handle(_ events: [InputEvent], at now: Duration, size: TerminalSize)

  /// Ends what needs a keyboard, since there is none any more.
  func loseKeyboard()

  /// Records that the terminal shows a frame.
  ///
  /// - Returns: Whether what was typed before is to be discarded.
  func noteShown(frame: Int) -> Bool

  /// Takes what the terminal is to receive.
  func takeOutput() -> SessionOutput

  /// Takes what is to be reported, in order.
  func takeSignals() -> [SessionSignal]
}

/// What a terminal is to receive.
struct SessionOutput: Sendable {
  /// What leaves for the scrollback, in order.
  var entries: [ScrollbackEntry] = []
  /// The new frame; nil if unchanged.
  var frame: CellBuffer?
  /// The number of the frame.
  var frameNumber = 0
  /// The rows in which it may differ from the latest one; nil for all.
  var rows: Range<Int>?
  /// The position of the cursor from that frame on; nil if unchanged.
  var cursor: ScreenCursor??
  /// Whether further frames follow at once.
  var isMoving = false
  /// Bytes without effect on the screen, with the bytes that undo them; nil for none.
  var signal: (bytes: [UInt8], restoreSequence: [UInt8])?

  var isEmpty: Bool { entries.isEmpty && frame == nil && signal == nil && cursor == nil }

  /// Adds bytes without effect on the screen.
  mutating func send(_ bytes: [UInt8], restoreSequence: [UInt8]) {
    guard !bytes.isEmpty else { return }
    signal = ((signal?.bytes ?? []) + bytes, restoreSequence)
  }
}
