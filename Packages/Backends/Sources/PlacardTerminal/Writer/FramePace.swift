/// The frame rate of a terminal, adapted to its speed.
///
/// At most 60 times a second while something moves and 30 times otherwise; a terminal that takes more
/// than 50 ms for a batch is given half as much, down to 4 times a second, until it is quick again.
struct FramePace: Sendable {
  private var latest: Duration?
  private var slowdown = 1

  /// The earliest time of the next batch; now, if the last one is long past.
  func due(isMoving: Bool) -> Duration {
    latest.map { $0 + interval(isMoving: isMoving) } ?? .zero
  }

  /// The minimum interval between two batches.
  func interval(isMoving: Bool) -> Duration {
    let interval: Duration = isMoving ? .microseconds(16_667) : .microseconds(33_333)
    return min(interval * slowdown, .milliseconds(250))
  }

  /// Records the start of a batch, and how long the terminal took to accept it.
  mutating func record(start: Duration, took: Duration) {
    latest = start + took
    if took > .milliseconds(50) {
      slowdown = min(slowdown * 2, 16)
    } else if took < .milliseconds(10) {
      slowdown = max(slowdown / 2, 1)
    }
  }
}
