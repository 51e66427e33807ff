/// What waits to be written: every line, but of the frames only the newest.
///
/// A pure value; the time is an argument, counted from any fixed moment.
struct OutputQueue: Sendable {
  /// Something that stays in the history.
  enum Entry: Sendable {
    case lines([StyledLine])
    case rows(CellBuffer)
  }

  /// What is written at once: entries in order, then the frame, if there is a new one.
  struct Batch: Sendable {
    var entries: [Entry] = []
    var frame: CellBuffer?

    var isEmpty: Bool { entries.isEmpty && frame == nil }
  }

  /// What is to be done next.
  enum Step: Sendable {
    case rest
    case wait(until: Duration)
    case measure
    case write(Batch)
  }

  private var pending = Batch()
  private var pace = FramePace()
  private var isMoving = false
  private var isUrgent = false
  private var resizeDue: Duration?

  /// Whether nothing waits.
  var isEmpty: Bool { pending.isEmpty }

  /// Adds lines after everything that waits.
  mutating func append(_ lines: [StyledLine]) {
    guard case .lines(var earlier)? = pending.entries.last else {
      return pending.entries.append(.lines(lines))
    }
    pending.entries.removeLast()
    earlier += lines
    pending.entries.append(.lines(earlier))
  }

  /// Adds rows that stay; a frame that waits is no longer wanted.
  mutating func append(_ rows: CellBuffer) {
    pending.entries.append(.rows(rows))
    pending.frame = nil
  }

  /// Replaces the frame that is wanted.
  mutating func replace(_ frame: CellBuffer, isMoving: Bool) {
    pending.frame = frame
    self.isMoving = isMoving
  }

  /// Writes whatever waits without regard to the pace.
  mutating func hurry() {
    isUrgent = true
  }

  /// Takes note of a new size; it is measured once it has been quiet for 30 ms.
  mutating func noteResize(at now: Duration) {
    resizeDue = now + .milliseconds(30)
  }

  /// What is to be done now; a batch that is returned no longer waits.
  mutating func next(at now: Duration) -> Step {
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
    guard now >= due || isUrgent else { return .wait(until: due) }
    defer { pending = Batch() }
    return .write(pending)
  }

  /// Takes note of a batch that the terminal has.
  mutating func record(start: Duration, took: Duration) {
    pace.record(start: start, took: took)
  }
}
