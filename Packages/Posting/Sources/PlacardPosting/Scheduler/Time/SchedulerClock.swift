/// The time of a scheduler, and its counters of posts and events.
struct SchedulerClock: Sendable {
  /// The time of the last command or timer.
  private(set) var now = Moment.zero
  /// The arrival number of the last post.
  private(set) var arrivals = 0
  private var sequence = 0

  /// Advances to a later time; an earlier one is ignored.
  mutating func advance(to moment: Moment) {
    now = max(now, moment)
  }

  /// Assigns the next arrival number.
  mutating func countArrival() {
    arrivals += 1
  }

  /// Revokes the last arrival number.
  mutating func discountArrival() {
    arrivals -= 1
  }

  /// The next event sequence number, from 1.
  mutating func nextSequence() -> Int {
    sequence += 1
    return sequence
  }
}
