/// Decides when news is told: the first at once, then at most once in an interval, the last always.
///
/// A pure value. At most one timer runs at a time, and only while something waits to be told.
struct UpdatePacer: Sendable {
  enum Answer: Equatable {
    /// Tell it.
    case now
    /// Set a timer for that time, and tell it then.
    case at(Duration)
    /// A timer is set already.
    case waits
  }

  let interval: Duration
  private var lastTold: Duration
  private var due: Duration?

  /// Starts with something told at a time.
  init(every interval: Duration, after start: Duration) {
    self.interval = interval
    lastTold = start
  }

  /// Asks what to do with news.
  mutating func ask(at now: Duration) -> Answer {
    let next = due ?? lastTold + interval
    if now >= next {
      lastTold = now
      due = nil
      return .now
    }
    guard due == nil else { return .waits }
    due = next
    return .at(next)
  }

  /// Whether something waits that a timer has come for; another may have told it before.
  mutating func fire(at now: Duration) -> Bool {
    due != nil && ask(at: now) == .now
  }
}
