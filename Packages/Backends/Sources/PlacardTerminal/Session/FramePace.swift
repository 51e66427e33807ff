/// The frame rate of a terminal, adapted to its speed.
///
/// At most 60 frames per second during animation and 30 otherwise. A terminal that takes more than
/// 50 ms for a batch gets half the rate, down to 4 per second, until it is fast again.
struct FramePace: Sendable {
  private var latest: Duration?
  private var slowdown = 1

  /// The earliest time of the next batch; zero before the first one.
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
