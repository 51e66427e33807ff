/// A clock with its type erased, whose time is what has passed since a manager started.
struct ManagerClock: Sendable {
  let now: @Sendable () -> Duration
  private let nap: @Sendable (_ until: Duration) async throws -> Void

  /// The longest nap: system clocks do not sleep for an age at once.
  private static let longest = Duration.seconds(86400)

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    if let start = start as? ContinuousClock.Instant {
      now = { start.duration(to: ContinuousClock.now) }
    } else {
      now = { start.duration(to: clock.now) }
    }
    nap = { time in
      try await clock.sleep(until: start.advanced(by: time), tolerance: nil)
    }
  }

  /// Sleeps until a time; one that is far away in several naps.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  func sleep(until time: Duration) async throws {
    repeat {
      try await nap(min(time, now() + Self.longest))
    } while now() < time
  }
}
