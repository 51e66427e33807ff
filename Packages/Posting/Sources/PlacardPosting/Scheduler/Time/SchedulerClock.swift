/// The time of a scheduler, and the numbers that it gives to what comes and what happens.
struct SchedulerClock: Sendable {
  /// The time of the last command or timer.
  private(set) var now = Moment.zero
  /// The arrival number of the last post.
  private(set) var arrivals = 0
  private var sequence = 0

  /// Moves on to a later time.
  mutating func advance(to moment: Moment) {
    now = max(now, moment)
  }

  /// Numbers one more post.
  mutating func countArrival() {
    arrivals += 1
  }

  /// Takes back the last number.
  mutating func discountArrival() {
    arrivals -= 1
  }

  /// The number of one more event, from 1.
  mutating func nextSequence() -> Int {
    sequence += 1
    return sequence
  }
}
