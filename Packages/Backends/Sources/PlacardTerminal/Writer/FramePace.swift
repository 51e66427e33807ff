/// How often a terminal is written to: as often as it is worth, and as it can follow.
///
/// At most 60 times a second while something moves and 30 times otherwise; a terminal that takes more
/// than 50 ms for a batch is given half as much, down to 4 times a second, until it is quick again.
struct FramePace: Sendable {
  private var latest: Duration?
  private var slowdown = 1

  /// When the next batch may be written; now, if the last one is long past.
  func due(isMoving: Bool) -> Duration {
    latest.map { $0 + interval(isMoving: isMoving) } ?? .zero
  }

  /// The least time between two batches.
  func interval(isMoving: Bool) -> Duration {
    let interval: Duration = isMoving ? .microseconds(16_667) : .microseconds(33_333)
    return min(interval * slowdown, .milliseconds(250))
  }

  /// Records a batch: when it was begun, and how long it took until the terminal had it.
  mutating func record(start: Duration, took: Duration) {
    latest = start + took
    if took > .milliseconds(50) {
      slowdown = min(slowdown * 2, 16)
    } else if took < .milliseconds(10) {
      slowdown = max(slowdown / 2, 1)
    }
  }
}
