/// The clock of a manager: its time is what has passed since the manager started.
///
/// It does not keep the manager, so that a task may sleep on it while the manager is released.
public struct ManagerClock: Sendable {
  private let read: @Sendable () -> Duration
  private let nap: @Sendable (_ until: Duration) async throws -> Void

  /// The longest nap: system clocks do not sleep for an age at once.
  private static let longest = Duration.seconds(86400)

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    if let start = start as? ContinuousClock.Instant {
      read = { start.duration(to: ContinuousClock.now) }
    } else {
      read = { start.duration(to: clock.now) }
    }
    nap = { time in
      try await clock.sleep(until: start.advanced(by: time), tolerance: nil)
    }
  }

  /// The time since the manager started, as in `PostEvent.at`.
  public var now: Duration { read() }

  /// Sleeps until a time; one that is far away in several naps.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until time: Duration) async throws {
    repeat {
      try await nap(min(time, now + Self.longest))
    } while now < time
  }
}
