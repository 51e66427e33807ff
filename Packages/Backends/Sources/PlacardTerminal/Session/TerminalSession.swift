import PlacardViews
import Synchronization

/// The only owner of a terminal: one thread that draws, writes, and reads what is typed.
///
/// May be called from any thread or task; no call waits for the terminal. The thread takes what was asked for,
/// applies it and what a person did to the scene, asks the scene for the frame at this time, and writes it
/// with the lines above it. It writes lines in batches, and only the newest frame, so that a slow terminal
/// loses frames but no text. It sleeps while there is nothing to do. Nothing is written before the first call.
///
/// On a terminal, frames appear in a ``LiveRegion`` below the lines. Elsewhere frames are dropped and only
/// lines and committed rows are written, without escape sequences unless colours are forced.
///
/// ```swift
/// let session = TerminalSession(TerminalDevice(), capabilities: capabilities, scene: scene)
/// session.print("compiled Layout")
/// session.show(post)
/// await session.close()
/// ```
package final class TerminalSession: Sendable {
  /// The events of a session.
  package enum Event: Sendable, Equatable {
    /// The window size has changed, and the newest frame was redrawn.
    case resized(TerminalSize)
    /// The terminal is gone permanently; nothing is written any more.
    case gone
  }

  /// The capabilities of the terminal.
  package let capabilities: TerminalCapabilities
  let loop: SessionLoop
  /// What the scenes report, by the number of the poster.
  let relays: SignalRelays
  let processID = CLibrary.processID

  /// Creates a session for lines and frames.
  ///
  /// - Parameters:
  ///   - port: the terminal, usually a ``TerminalDevice``; nothing else may write to it.
  ///   - capabilities: the capabilities of the terminal.
  ///   - report: receives events on the session's thread; must be quick.
  package init(
    _ port: any TerminalPort, capabilities: TerminalCapabilities,
    report: @escaping @Sendable (Event) -> Void = { _ in }
  ) {
    self.capabilities = capabilities
    relays = SignalRelays()
    loop = SessionLoop(
      port: port, capabilities: capabilities, runner: { EmptyRunner() }, hasKeyboard: false,
      deliver: { _ in },
      report: report)
  }

  /// Creates a session that draws the posts of scenes, which ``SessionPosts`` add.
  ///
  /// - Parameters:
  ///   - port: the terminal, usually a ``TerminalDevice``; nothing else may write to it.
  ///   - capabilities: the capabilities of the terminal.
  ///   - hasKeyboard: whether keys can be read.
  ///   - timer: the scenes' time, and the calls for the next frame; nil for the session's own.
  ///   - queries: what the terminal is asked when keys are read for the first time; nil for nothing.
  ///   - asksAtOnce: whether it is asked with the first frame rather than with the first question.
  init(
    _ port: any TerminalPort, capabilities: TerminalCapabilities, hasKeyboard: Bool,
    timer: (any FrameTimer)? = nil, queries: TerminalQueries? = nil, asksAtOnce: Bool = false
  ) {
    self.capabilities = capabilities
    let relays = SignalRelays()
    self.relays = relays
    loop = SessionLoop(
      port: port, capabilities: capabilities,
      runner: { SceneRunner(capabilities) }, hasKeyboard: hasKeyboard,
      timer: timer, queries: queries, asksAtOnce: asksAtOnce,
      deliver: { signal in
        if case .post(let signal, let id) = signal { relays[id]?.send(signal) }
      })
  }

  deinit {
    loop.timer?.wake(at: nil)
    loop.change { state in
      state.queue.endLine()
      state.ending = state.ending ?? .keepingRows
    }
  }

  /// The current size of the terminal; 80 by 24 if unknown.
  package var size: TerminalSize { loop.size }

  /// Replaces the frame; an empty one ends the region.
  ///
  /// - Parameters:
  ///   - frame: the content of the region.
  ///   - isMoving: whether further frames follow at once, which allows 60 instead of 30 a second.
  package func show(_ frame: CellBuffer, isMoving: Bool = false) {
    loop.change { $0.queue.replace(frame, isMoving: isMoving) }
  }

  /// Prints untrusted text permanently above the region; ends the last line if necessary.
  ///
  /// Colours and attributes are kept; any other control sequence is neutralised.
  package func print(_ text: String) {
    guard !text.isEmpty else { return }
    var isPlain = false
    loop.change { isPlain = $0.queue.appendPlain(text) }
    if !isPlain { print(StyledLine.lines(of: text)) }
  }

  /// Prints complete lines of captured output above the region.
  ///
  /// - Returns: False if the session has ended; nothing is printed then.
  func print(foreign text: UnsafeBufferPointer<UInt8>) -> Bool {
    var (isPlain, isOver) = (false, false)
    loop.change { state in
      isOver = state.phase == .over
      isPlain = isOver || state.queue.appendPlain(text)
    }
    if !isPlain { print(StyledLine.foreignLines(of: text)) }
    return !isOver
  }

  /// Updates the state of an unterminated line.
  ///
  /// - Returns: False if the session has ended.
  func show(_ change: UnfinishedLine) -> Bool {
    var isOver = false
    loop.change { state in
      isOver = state.phase == .over
      if !isOver { state.queue.append(change) }
    }
    return !isOver
  }

  /// Writes pending output, removes the region, and releases the terminal until ``takeBack()``.
  func release() async {
    await withCheckedContinuation { continuation in
      loop.change(wakes: true) { state in
        state.queue.endLine()
        state.queue.hurry()
        state.isReleased = true
        state.isReleasedAtFirst = state.phase == .new && state.queue.isEmpty
        state.waiting.append(continuation)
      }
    }
  }

  /// Redraws the region, after pending output.
  func takeBack() {
    loop.change(wakes: true) { state in
      state.isReleased = false
      state.isReleasedAtFirst = false
    }
  }

  /// Whether the session has ended.
  var isOver: Bool { loop.state.withLock { $0.phase == .over } }

  /// The size in bytes of the pending lines.
  var waitingBytes: Int { loop.state.withLock { $0.queue.lineBytes } }

  /// Prints lines permanently above the region.
  package func print(_ lines: [StyledLine]) {
    guard !lines.isEmpty else { return }
    loop.change { $0.queue.append(lines) }
  }

  /// Commits rows in place of the region; the region is empty until the next frame.
  package func commit(_ rows: CellBuffer) {
    loop.change { $0.queue.append(rows) }
  }

  /// Waits until everything given before has been written to the terminal.
  package func flush() async {
    await withCheckedContinuation { continuation in
      loop.change(wakes: true) { state in
        state.queue.hurry()
        state.waiting.append(continuation)
      }
    }
  }

  /// Writes pending output, ends the region and restores the terminal.
  ///
  /// - Parameter keepingRows: whether the region's rows are kept in the scrollback.
  package func finish(keepingRows: Bool = true) async {
    loop.change { state in
      state.queue.endLine()
      state.ending = keepingRows ? .keepingRows : .erasingRows
    }
    await flush()
  }
}
