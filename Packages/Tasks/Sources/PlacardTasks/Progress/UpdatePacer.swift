/// Decides when an update is reported: the first at once, then at most once in an interval, the last always.
///
/// A pure value. At most one timer runs at a time, and only while an update is pending.
struct UpdatePacer: Sendable {
  enum Answer: Equatable {
    /// Report it.
    case now
    /// Set a timer for that time, and report it then.
    case at(Duration)
    /// A timer is set already.
    case waits
  }

  let interval: Duration
  private var lastReported: Duration
  private var due: Duration?

  /// Starts with an update reported at a time.
  init(every interval: Duration, after start: Duration) {
    self.interval = interval
    lastReported = start
  }

  /// Asks what to do with an update.
  mutating func ask(at now: Duration) -> Answer {
    let next = due ?? lastReported + interval
    if now >= next {
      lastReported = now
      due = nil
      return .now
    }
    guard due == nil else { return .waits }
    due = next
    return .at(next)
  }

  /// Whether an update is pending that a timer has come for; it may have been reported before.
  mutating func fire(at now: Duration) -> Bool {
    due != nil && ask(at: now) == .now
  }
}
