@_spi(Exit) import PlacardOutput
import Synchronization

/// The only owner of a terminal: all output goes through it, in order.
///
/// May be called from any thread or task; no call waits for the terminal. Its own thread writes lines in
/// batches, and only the newest frame, so that a slow terminal loses frames but no text. The thread sleeps
/// while there is nothing to write. Nothing is written before the first call.
///
/// On a terminal, frames appear in a ``LiveRegion`` below the lines. Elsewhere frames are dropped and only
/// lines and committed rows are written, without escape sequences unless colours are forced.
///
/// ```swift
/// let device = TerminalDevice()
/// let writer = TerminalWriter(device, capabilities: capabilities)
/// writer.print("compiled Layout")
/// writer.show(frame)
/// await writer.finish(keepingRows: false)
/// ```
package final class TerminalWriter: Sendable {
  /// The events of a writer.
  package enum Event: Sendable, Equatable {
    /// The window size has changed, and the newest frame was redrawn.
    case resized(TerminalSize)
    /// The terminal is gone permanently; nothing is written any more.
    case gone
  }

  /// The capabilities of the terminal.
  package let capabilities: TerminalCapabilities
  private let loop: WriterLoop

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - port: the terminal, usually a ``TerminalDevice``; nothing else may write to it.
  ///   - capabilities: the capabilities of the terminal.
  ///   - report: receives events on the writer's thread; must be quick.
  package init(
    _ port: any TerminalPort, capabilities: TerminalCapabilities,
    report: @escaping @Sendable (Event) -> Void = { _ in }
  ) {
    self.capabilities = capabilities
    loop = WriterLoop(port: port, capabilities: capabilities, report: report)
  }

  deinit {
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

  /// Commits entries above the region, and replaces the frame.
  func show(_ frame: CellBuffer, after entries: [ScrollbackEntry], isMoving: Bool) {
    loop.change { state in
      state.queue.append(entries)
      state.queue.replace(frame, isMoving: isMoving)
    }
  }

  /// Commits entries above the region.
  func leave(_ entries: [ScrollbackEntry]) {
    guard !entries.isEmpty else { return }
    loop.change { $0.queue.append(entries) }
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
  /// - Returns: False if the writer has ended; nothing is printed then.
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
  /// - Returns: False if the writer has ended.
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

  /// Whether the writer has ended.
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

  /// Sends bytes without effect on the screen, such as a bell or desktop notifications.
  ///
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - restoreSequence: the bytes that undo their effect, however the program ends.
  func send(_ bytes: [UInt8], restoreSequence: [UInt8]) {
    guard !bytes.isEmpty else { return }
    loop.change { $0.queue.append(signal: bytes, restoreSequence: restoreSequence) }
  }

  /// Commits entries and ends the region, because the process exits.
  ///
  /// Only tries locks, starts no task, and waits at most 0.7 s for the terminal. On the writing thread the
  /// entries are written directly, since no other thread could.
  ///
  /// - Parameters:
  ///   - entries: the remaining entries.
  ///   - restoreSequence: the bytes that undo other effects.
  ///   - keepingRows: whether the region's rows are kept as well.
  func settle(
    _ entries: [ScrollbackEntry], restoreSequence: [UInt8] = [], keepingRows: Bool
  ) {
    let count = loop.settle(
      entries, restoreSequence: restoreSequence, ending: keepingRows ? .keepingRows : .erasingRows)
    guard count > 0 else { return }
    ExitLoss.report(
      "the terminal took no more within a second; \(count) lines were not written")
  }

  /// Whether the calling thread is the writing thread.
  var isOwnThread: Bool { loop.isOwnThread ?? false }

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
