/// Turns presses and releases on a terminal into positions in the region, whose rows only the terminal knows.
///
/// A pure value. At each press the terminal is asked where the cursor is, which rests in the last row of the
/// region; presses and releases wait for the answer. A terminal that does not answer in time is not asked again.
struct PointerQueue: Sendable {
  /// The bytes of the question.
  static let question = Array("\u{1B}[6n".utf8)

  private let timeout: Duration
  private var waiting: [Pointer] = []
  /// The screen row of the cursor at the latest press.
  private var row: Int?
  /// Until when an answer is awaited; nil if none is.
  private(set) var deadline: Duration?
  /// Whether the terminal did not answer.
  private(set) var isDeaf = false
  /// Whether the question is to be sent.
  private var asks = false

  init(timeout: Duration) {
    self.timeout = timeout
  }

  /// Takes events in order; others than the pointer's pass through.
  ///
  /// - Returns: The events, those of the pointer with their row relative to the region's last row: at most 0.
  mutating func take(_ events: [InputEvent], at now: Duration) -> [InputEvent] {
    expire(at: now)
    return events.flatMap { event -> [InputEvent] in
      switch event {
      case .pointer(let pointer): take(pointer, at: now).map { [.pointer($0)] } ?? []
      case .reply(.position(let row, _)): answer(row).map { .pointer($0) } + [event]
      case .key, .paste, .focus, .reply: [event]
      }
    }
  }

  /// Whether the question is to be sent now; asked once for each.
  mutating func takeQuestion() -> Bool {
    defer { asks = false }
    return asks
  }

  /// Forgets presses that wait; an answer that is awaited is still received.
  mutating func discard() { (waiting, row) = ([], nil) }

  private mutating func take(_ pointer: Pointer, at now: Duration) -> Pointer? {
    switch pointer.action {
    case .press(.left) where !isDeaf:
      (waiting, row) = ([pointer], nil)
      if deadline == nil { (asks, deadline) = (true, now + timeout) }
      return nil
    case .release(.left):
      guard let row else {
        if !waiting.isEmpty { waiting.append(pointer) }
        return nil
      }
      return pointer.relative(to: row)
    case .press, .release, .drag, .move, .scroll: return nil
    }
  }

  private mutating func answer(_ row: Int) -> [Pointer] {
    guard deadline != nil else { return [] }
    deadline = nil
    defer { waiting = [] }
    self.row = row
    return waiting.map { $0.relative(to: row) }
  }

  private mutating func expire(at now: Duration) {
    guard let deadline, now >= deadline else { return }
    (self.deadline, isDeaf, asks) = (nil, true, false)
    discard()
  }
}

extension Pointer {
  /// The event with its row counted from another one.
  fileprivate func relative(to row: Int) -> Pointer {
    Pointer(action, column: column, row: self.row - row, modifiers)
  }
}
