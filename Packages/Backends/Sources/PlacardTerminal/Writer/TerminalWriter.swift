@_spi(Exit) import PlacardOutput
import Synchronization

/// The one owner of a terminal: everything that is shown goes through it, in order.
///
/// May be called from any thread or task; no call waits for the terminal. A thread of its own writes
/// lines in batches and of the frames only the newest, so that a slow terminal costs smoothness but
/// no text. It sleeps while there is nothing to write. Nothing is written before the first call.
///
/// On a terminal, frames appear in a ``LiveRegion`` under the lines. Elsewhere frames are left out and
/// only lines and committed rows are written, without escape sequences unless colours are forced.
///
/// ```swift
/// let device = TerminalDevice()
/// let writer = TerminalWriter(device, capabilities: capabilities)
/// writer.print("compiled Layout")
/// writer.show(frame)
/// await writer.finish(keepingRows: false)
/// ```
package final class TerminalWriter: Sendable {
  /// What a writer tells about its terminal.
  package enum Event: Sendable, Equatable {
    /// The window has another size, and the newest frame was drawn anew.
    case resized(TerminalSize)
    /// The terminal is gone for good; nothing is written any more.
    case gone
  }

  /// What the terminal can do.
  package let capabilities: TerminalCapabilities
  private let loop: WriterLoop

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - port: the terminal, usually a ``TerminalDevice``; nobody else may write to it.
  ///   - capabilities: what the terminal can do.
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

  /// The size of the terminal now; 80 by 24 if it does not tell.
  package var size: TerminalSize { loop.size }

  /// Shows a frame in the place of the one before; an empty one ends the region.
  ///
  /// - Parameters:
  ///   - frame: what the region is to look like.
  ///   - isMoving: whether the next frames follow at once, which allows 60 instead of 30 a second.
  package func show(_ frame: CellBuffer, isMoving: Bool = false) {
    loop.change { $0.queue.replace(frame, isMoving: isMoving) }
  }

  /// Leaves entries above the region for good, and shows a frame in the place of the one before.
  func show(_ frame: CellBuffer, after entries: [ScrollbackEntry], isMoving: Bool) {
    loop.change { state in
      state.queue.append(entries)
      state.queue.replace(frame, isMoving: isMoving)
    }
  }

  /// Leaves entries above the region for good.
  func leave(_ entries: [ScrollbackEntry]) {
    guard !entries.isEmpty else { return }
    loop.change { $0.queue.append(entries) }
  }

  /// Prints text of any origin above the region, for good; it ends where a line ends.
  ///
  /// Colours and attributes are kept, whatever else could act on the terminal is neutralised.
  package func print(_ text: String) {
    guard !text.isEmpty else { return }
    var isPlain = false
    loop.change { isPlain = $0.queue.appendPlain(text) }
    if !isPlain { print(StyledLine.lines(of: text)) }
  }

  /// Prints lines that another program has written for a terminal, each with its end, above the region.
  ///
  /// - Returns: Whether the writer is not over yet; nothing is printed otherwise.
  func print(foreign text: UnsafeBufferPointer<UInt8>) -> Bool {
    var (isPlain, isOver) = (false, false)
    loop.change { state in
      isOver = state.phase == .over
      isPlain = isOver || state.queue.appendPlain(text)
    }
    if !isPlain { print(StyledLine.foreignLines(of: text)) }
    return !isOver
  }

  /// Shows what has become of a line without an end.
  ///
  /// - Returns: Whether the writer is not over yet.
  func show(_ change: UnfinishedLine) -> Bool {
    var isOver = false
    loop.change { state in
      isOver = state.phase == .over
      if !isOver { state.queue.append(change) }
    }
    return !isOver
  }

  /// Writes whatever waits, takes the region away, and lets go of the terminal until ``takeBack()``.
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

  /// Has the region drawn again, after everything that waits.
  func takeBack() {
    loop.change(wakes: true) { state in
      state.isReleased = false
      state.isReleasedAtFirst = false
    }
  }

  /// Whether it has ended.
  var isOver: Bool { loop.state.withLock { $0.phase == .over } }

  /// The bytes of the lines that wait for the terminal.
  var waitingBytes: Int { loop.state.withLock { $0.queue.lineBytes } }

  /// Prints lines above the region, for good.
  package func print(_ lines: [StyledLine]) {
    guard !lines.isEmpty else { return }
    loop.change { $0.queue.append(lines) }
  }

  /// Leaves rows in the place of the region, for good; the region is empty until the next frame.
  package func commit(_ rows: CellBuffer) {
    loop.change { $0.queue.append(rows) }
  }

  /// Sends bytes that show nothing on the screen, such as a bell or what the desktop shows.
  ///
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - restoreSequence: what takes back whatever such bytes have switched on, wherever the program ends.
  func send(_ bytes: [UInt8], restoreSequence: [UInt8]) {
    guard !bytes.isEmpty else { return }
    loop.change { $0.queue.append(signal: bytes, restoreSequence: restoreSequence) }
  }

  /// Leaves entries for good and ends the region, because the process ends now.
  ///
  /// Takes locks by trying only, starts no task, and waits at most 0.7 s for the terminal. On the thread
  /// that writes the entries are written as they are, since nobody else could.
  ///
  /// - Parameters:
  ///   - entries: what is left.
  ///   - restoreSequence: what takes back whatever else was switched on.
  ///   - keepingRows: whether the region's rows stay as well.
  func settle(
    _ entries: [ScrollbackEntry], restoreSequence: [UInt8] = [], keepingRows: Bool
  ) {
    let count = loop.settle(
      entries, restoreSequence: restoreSequence, ending: keepingRows ? .keepingRows : .erasingRows)
    guard count > 0 else { return }
    ExitLoss.report(
      "the terminal took no more within a second; \(count) lines were not written")
  }

  /// Whether the calling thread is the one that writes.
  var isOwnThread: Bool { loop.isOwnThread ?? false }

  /// Waits until the terminal has everything that was given before.
  package func flush() async {
    await withCheckedContinuation { continuation in
      loop.change(wakes: true) { state in
        state.queue.hurry()
        state.waiting.append(continuation)
      }
    }
  }

  /// Writes whatever waits, ends the region and leaves the terminal as it was.
  ///
  /// - Parameter keepingRows: whether the region's rows stay in the history.
  package func finish(keepingRows: Bool = true) async {
    loop.change { state in
      state.queue.endLine()
      state.ending = keepingRows ? .keepingRows : .erasingRows
    }
    await flush()
  }
}
