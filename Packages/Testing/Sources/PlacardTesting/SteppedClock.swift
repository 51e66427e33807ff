package import PlacardPosting
import Synchronization

/// A clock whose time passes without waking anybody, until its sleepers are called.
///
/// Whoever advances a ``ManualClock`` wakes tasks that from then on run at the same time as the test,
/// and it is a matter of luck who comes first. On this clock a test says which of the two it means:
/// ``pass(_:)`` is a timer that comes late, ``call()`` lets the timers come.
package final class SteppedClock: Clock {
  /// The moments of a manual clock.
  package typealias Instant = ManualClock.Instant

  private let time = ManualClock()
  /// What the sleepers sleep on; it lags behind the time.
  private let alarms = ManualClock()
  private let state = Mutex((lag: Duration.zero, sleepers: 0))
  private let awakenings = AsyncStream.makeStream(
    of: Void.self, bufferingPolicy: .bufferingNewest(1))

  /// Starts at zero.
  package init() {}

  /// The present.
  package var now: Instant { time.now }
  /// That of a manual clock.
  package var minimumResolution: Duration { time.minimumResolution }

  /// How many tasks sleep, or are about to, or are about to go on.
  package var sleeperCount: Int {
    state.withLock { $0.sleepers }
  }

  /// Moves the present on; who sleeps, sleeps on.
  package func pass(_ duration: Duration) {
    time.advance(by: duration)
    state.withLock { $0.lag += max(duration, .zero) }
  }

  /// Wakes whoever is due by now.
  package func call() {
    let lag = state.withLock { state in
      defer { state.lag = .zero }
      return state.lag
    }
    alarms.advance(by: lag)
  }

  /// Sleeps until the clock's sleepers are called at a moment or later.
  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    state.withLock { $0.sleepers += 1 }
    defer {
      state.withLock { $0.sleepers -= 1 }
      awakenings.continuation.yield()
    }
    try await alarms.sleep(until: deadline, tolerance: tolerance)
  }

  /// Waits until at least a number of tasks sleep.
  package func sleepers(atLeast count: Int) async {
    await alarms.sleepers(atLeast: count)
  }

  /// Waits until at most a number of tasks sleep, or the waiting task is cancelled; for one task only.
  package func sleepers(atMost count: Int) async {
    if sleeperCount <= count { return }
    for await _ in awakenings.stream where sleeperCount <= count { return }
  }
}
