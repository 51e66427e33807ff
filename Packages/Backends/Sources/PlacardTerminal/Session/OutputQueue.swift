/// Pending output: every line, but only the newest frame.
///
/// A pure value; the time is an argument, counted from any fixed moment.
struct OutputQueue: Sendable {
  /// Rows committed to the scrollback.
  struct Kept: Sendable {
    /// The number of the batch's lines before them.
    var linesBefore: Int
    var rows: CellBuffer
  }

  /// How an unterminated line is ended.
  enum LineEnd: Sendable {
    case text(StyledLine)
    case typed
    case withdrawn
  }

  /// One write: the end of the unterminated line; permanent lines and rows, in order; a new frame;
  /// and the next unterminated line.
  struct Batch: Sendable {
    var lineEnd: LineEnd?
    var lines = LineBuffer()
    var kept: [Kept] = []
    var frame: CellBuffer?
    /// The number of the frame.
    var frameNumber = 0
    /// The rows in which the frame may differ from the one written before; nil for all.
    var rows: Range<Int>?
    /// The position of the cursor on a whole screen; nil if unchanged.
    var cursor: ScreenCursor??
    /// An unterminated line, or the text added to it.
    var partialLine: StyledLine?
    /// The line that is being rewritten, shown above the frame; nil if unchanged.
    var seen: StyledLine??
    /// Bytes without effect on the screen, with their restore sequence; nil for none.
    var signal: (bytes: [UInt8], restoreSequence: [UInt8])?

    var isEmpty: Bool {
      lines.isEmpty && kept.isEmpty && frame == nil && signal == nil && partialLine == nil
        && lineEnd == nil && seen == nil && cursor == nil
    }

    /// The number of lines it writes, permanent or as a frame.
    var lineCount: Int {
      lines.count + kept.reduce(frame?.rows ?? 0) { $0 + $1.rows.rows }
    }

    /// Empties the batch and keeps its memory.
    mutating func clear() {
      lines.removeAll()
      kept.removeAll(keepingCapacity: true)
      frame = nil
      rows = nil
      cursor = nil
      signal = nil
      partialLine = nil
      lineEnd = nil
      seen = nil
    }
  }

  /// The next step of the writing thread.
  enum Step: Sendable {
    case rest
    case wait(until: Duration)
    case measure
    case write
  }

  private var pending = Batch()
  private var pace = FramePace()
  private var isMoving = false
  private var isUrgent = false
  private var resizeDue: Duration?
  /// Whether an unterminated line is on the terminal once the batch handed out is written.
  private var hasPartialLine = false
  /// Whether output is held until the unterminated line on the terminal ends.
  private var isHeld: Bool { hasPartialLine && pending.lineEnd == nil }

  /// Whether nothing is pending.
  var isEmpty: Bool { pending.isEmpty }

  /// The number of pending lines, permanent or as a frame.
  var lineCount: Int { pending.lineCount }

  /// The bytes of the pending lines.
  var lineBytes: Int { pending.lines.bytes.count }

  /// Appends lines.
  mutating func append(_ lines: [StyledLine]) {
    for line in lines { pending.lines.append(line) }
  }

  /// Fast path for lines of unambiguous width; returns false, unchanged, for any other.
  mutating func appendPlain(_ text: String) -> Bool {
    pending.lines.appendPlain(text)
  }

  /// Fast path for lines of unambiguous width; returns false, unchanged, for any other.
  mutating func appendPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    pending.lines.appendPlain(text)
  }

  /// Appends permanent rows; a pending frame is dropped.
  mutating func append(_ rows: CellBuffer) {
    pending.kept.append(Kept(linesBefore: pending.lines.count, rows: rows))
    pending.frame = nil
  }

  /// Appends permanent rows and lines, in order.
  mutating func append(_ entries: [ScrollbackEntry]) {
    for entry in entries {
      switch entry {
      case .rows(let rows): append(rows)
      case .line(let line): pending.lines.append(line)
      }
    }
  }

  /// Replaces the pending frame.
  mutating func replace(
    _ frame: CellBuffer, number: Int = 0, rows: Range<Int>? = nil, isMoving: Bool
  ) {
    pending.rows = pending.frame == nil ? rows : pending.rows.flatMap { rows?.joined(with: $0) }
    pending.frame = frame
    pending.frameNumber = number
    self.isMoving = isMoving
  }

  /// Moves the cursor on a whole screen, or hides it.
  mutating func place(_ cursor: ScreenCursor?) {
    pending.cursor = .some(cursor)
  }

  /// Appends bytes without effect on the screen.
  mutating func append(signal bytes: [UInt8], restoreSequence: [UInt8]) {
    pending.signal = ((pending.signal?.bytes ?? []) + bytes, restoreSequence)
  }

  /// Updates the state of an unterminated line.
  mutating func append(_ change: UnfinishedLine) {
    let begun = pending.partialLine
    let isWritten = isHeld
    switch change {
    case .partial(let more):
      pending.partialLine = StyledLine((begun?.runs ?? []) + more.runs)
      return
    case .seen(let line):
      pending.seen = .some(line)
      return
    case .ended(let rest):
      let all = StyledLine((begun?.runs ?? []) + rest.runs)
      if isWritten { pending.lineEnd = .text(all) } else { pending.lines.append(all) }
    case .typed where isWritten && begun == nil: pending.lineEnd = .typed
    case .typed: return append(.ended(StyledLine()))
    case .withdrawn: pending.lineEnd = isWritten ? .withdrawn : pending.lineEnd
    }
    pending.partialLine = nil
  }

  /// Ends an unterminated line, because no more of it will come.
  mutating func endLine() {
    if hasPartialLine || pending.partialLine != nil, pending.lineEnd == nil {
      append(.ended(StyledLine()))
    }
  }

  /// Writes pending output regardless of the pace.
  mutating func hurry() {
    isUrgent = true
  }

  /// Records a size change; the size is measured once no change has been reported for 30 ms.
  mutating func noteResize(at now: Duration) {
    resizeDue = now + .milliseconds(30)
  }

  /// Determines the next step.
  ///
  /// - Parameters:
  ///   - now: the time.
  ///   - isPaced: whether rows are drawn below the lines, so that each batch costs more than its
  ///     lines.
  ///   - batch: receives the pending output to write; its memory is reused for later output.
  /// - Returns: To write the batch, to wait, to measure the window, or nothing.
  mutating func next(
    at now: Duration, isPaced: Bool = true, into batch: inout Batch
  ) -> Step {
    if let due = resizeDue {
      guard now >= due || isUrgent else { return .wait(until: due) }
      resizeDue = nil
      return .measure
    }
    guard !pending.isEmpty, !isHeld || pending.partialLine != nil || pending.signal != nil else {
      isUrgent = false
      return .rest
    }
    if isHeld {
      batch.clear()
      swap(&batch.partialLine, &pending.partialLine)
      swap(&batch.signal, &pending.signal)
      return .write
    }
    let due = pace.due(isMoving: isMoving)
    let isFree = !isPaced && pending.frame == nil
    guard now >= due || isUrgent || isFree else { return .wait(until: due) }
    batch.clear()
    swap(&batch, &pending)
    hasPartialLine = batch.partialLine != nil
    return .write
  }

  /// Records that a batch has been written.
  mutating func record(start: Duration, took: Duration) {
    pace.record(start: start, took: took)
  }
}
