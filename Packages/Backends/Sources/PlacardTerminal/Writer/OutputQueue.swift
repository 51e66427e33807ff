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

  /// What is written at once: lines and rows that stay, in order, then the frame if there is a new one.
  struct Batch: Sendable {
    var lines = LineBuffer()
    var kept: [Kept] = []
    var frame: CellBuffer?
    /// Bytes that show nothing on the screen, and what takes their effect back at the end; nil for none.
    var signal: (bytes: [UInt8], farewell: [UInt8])?

    var isEmpty: Bool { lines.isEmpty && kept.isEmpty && frame == nil && signal == nil }

    /// Forgets everything but its memory.
    mutating func clear() {
      lines.removeAll()
      kept.removeAll(keepingCapacity: true)
      frame = nil
      signal = nil
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

  /// Whether nothing waits.
  var isEmpty: Bool { pending.isEmpty }

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
  mutating func append(signal bytes: [UInt8], farewell: [UInt8]) {
    pending.signal = ((pending.signal?.bytes ?? []) + bytes, farewell)
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
    guard !pending.isEmpty else {
      isUrgent = false
      return .rest
    }
    let due = pace.due(isMoving: isMoving)
    let isFree = !isPaced && pending.frame == nil
    guard now >= due || isUrgent || isFree else { return .wait(until: due) }
    batch.clear()
    swap(&batch, &pending)
    return .write
  }

  /// Takes note of a batch that the terminal has.
  mutating func record(start: Duration, took: Duration) {
    pace.record(start: start, took: took)
  }
}
