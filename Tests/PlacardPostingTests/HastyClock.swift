import PlacardPosting

/// A clock on which nobody sleeps: whoever would moves the time on to the end of the sleep.
final class HastyClock: Clock {
  typealias Instant = ManualClock.Instant

  private let time = ManualClock()

  var now: Instant { time.now }
  var minimumResolution: Duration { time.minimumResolution }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    time.advance(by: now.duration(to: deadline))
  }
}
