/// What waits to be written: every line, but of the frames only the newest.
///
/// A pure value; the time is an argument, counted from any fixed moment.
struct OutputQueue: Sendable {
  /// Rows that stay in the history.
  struct Kept: Sendable {
    /// How many of the batch's lines come before them.
    var linesBefore: Int
    var rows: CellBuffer
  }

  /// How a line that stands without an end is ended.
  enum LineEnd: Sendable {
    case text(StyledLine)
    case typed
    case withdrawn
  }

  /// What is written at once: the end of the line that stands; lines and rows that stay, in order; the
  /// frame if there is a new one; and the line that stands from then on.
  struct Batch: Sendable {
    var lineEnd: LineEnd?
    var lines = LineBuffer()
    var kept: [Kept] = []
    var frame: CellBuffer?
    /// What stands without an end, or is added to it.
    var standing: StyledLine?
    /// The line that is rewritten, seen above the frame, if that has changed.
    var seen: StyledLine??
    /// Bytes that show nothing on the screen, and what takes their effect back at the end; nil for none.
    var signal: (bytes: [UInt8], restoreSequence: [UInt8])?

    var isEmpty: Bool {
      lines.isEmpty && kept.isEmpty && frame == nil && signal == nil && standing == nil
        && lineEnd == nil && seen == nil
    }

    /// How many lines it puts on the terminal, for good or as a frame.
    var lineCount: Int {
      lines.count + kept.reduce(frame?.rows ?? 0) { $0 + $1.rows.rows }
    }

    /// Forgets everything but its memory.
    mutating func clear() {
      lines.removeAll()
      kept.removeAll(keepingCapacity: true)
      frame = nil
      signal = nil
      standing = nil
      lineEnd = nil
      seen = nil
    }
  }

  /// What is to be done next.
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
  /// Whether a line without an end stands on the terminal, once what was handed out is written.
  private var isStanding = false
  /// Whether nothing but that line may be written: everything else waits for its end.
  private var isHeld: Bool { isStanding && pending.lineEnd == nil }

  /// Whether nothing waits.
  var isEmpty: Bool { pending.isEmpty }

  /// How many lines wait, for good or as a frame.
  var lineCount: Int { pending.lineCount }

  /// The bytes of the lines that wait.
  var lineBytes: Int { pending.lines.bytes.count }

  /// Adds lines after everything that waits.
  mutating func append(_ lines: [StyledLine]) {
    for line in lines { pending.lines.append(line) }
  }

  /// Adds lines about which nobody disagrees after everything that waits; does nothing and says so at
  /// anything else.
  mutating func appendPlain(_ text: String) -> Bool {
    pending.lines.appendPlain(text)
  }

  /// Adds lines about which nobody disagrees after everything that waits; does nothing and says so at
  /// anything else.
  mutating func appendPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    pending.lines.appendPlain(text)
  }

  /// Adds rows that stay; a frame that waits is no longer wanted.
  mutating func append(_ rows: CellBuffer) {
    pending.kept.append(Kept(linesBefore: pending.lines.count, rows: rows))
    pending.frame = nil
  }

  /// Adds rows and lines that stay, in order.
  mutating func append(_ entries: [ScrollbackEntry]) {
    for entry in entries {
      switch entry {
      case .rows(let rows): append(rows)
      case .line(let line): pending.lines.append(line)
      }
    }
  }

  /// Replaces the frame that is wanted.
  mutating func replace(_ frame: CellBuffer, isMoving: Bool) {
    pending.frame = frame
    self.isMoving = isMoving
  }

  /// Adds bytes that show nothing on the screen.
  mutating func append(signal bytes: [UInt8], restoreSequence: [UInt8]) {
    pending.signal = ((pending.signal?.bytes ?? []) + bytes, restoreSequence)
  }

  /// Takes note of what has become of a line without an end.
  mutating func append(_ change: UnfinishedLine) {
    let begun = pending.standing
    let isWritten = isHeld
    switch change {
    case .standing(let more):
      pending.standing = StyledLine((begun?.runs ?? []) + more.runs)
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
    pending.standing = nil
  }

  /// Ends a line that stands, since nobody else will.
  mutating func endLine() {
    if isStanding || pending.standing != nil, pending.lineEnd == nil {
      append(.ended(StyledLine()))
    }
  }

  /// Writes whatever waits without regard to the pace.
  mutating func hurry() {
    isUrgent = true
  }

  /// Takes note of a new size; it is measured once it has been quiet for 30 ms.
  mutating func noteResize(at now: Duration) {
    resizeDue = now + .milliseconds(30)
  }

  /// What is to be done now.
  ///
  /// - Parameters:
  ///   - now: the time.
  ///   - isPaced: whether rows are drawn below the lines, so that each batch costs more than its lines.
  ///   - batch: becomes what is to be written, which then no longer waits; its memory is used for what
  ///     waits next.
  /// - Returns: To write the batch, to wait, to measure the window, or nothing.
  mutating func next(
    at now: Duration, isPaced: Bool = true, into batch: inout Batch
  ) -> Step {
    if let due = resizeDue {
      guard now >= due || isUrgent else { return .wait(until: due) }
      resizeDue = nil
      return .measure
    }
    guard !pending.isEmpty, !isHeld || pending.standing != nil || pending.signal != nil else {
      isUrgent = false
      return .rest
    }
    if isHeld {
      batch.clear()
      swap(&batch.standing, &pending.standing)
      swap(&batch.signal, &pending.signal)
      return .write
    }
    let due = pace.due(isMoving: isMoving)
    let isFree = !isPaced && pending.frame == nil
    guard now >= due || isUrgent || isFree else { return .wait(until: due) }
    batch.clear()
    swap(&batch, &pending)
    isStanding = batch.standing != nil
    return .write
  }

  /// Takes note of a batch that the terminal has.
  mutating func record(start: Duration, took: Duration) {
    pace.record(start: start, took: took)
  }
}
