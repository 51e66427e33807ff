import Synchronization

/// Calls back at a time of a clock that a test moves; the next call takes the place of the last.
package final class ClockTimer<Time: Clock<Duration>>: Sendable {
  private struct State {
    var ring: @Sendable () -> Void = {}
    var task: Task<Void, Never>?
  }

  private let clock: Time
  private let origin: Time.Instant
  private let state = Mutex(State())

  /// Creates a timer that is not set; its time counts from now.
  package init(_ clock: Time) {
    self.clock = clock
    origin = clock.now
  }

  /// The time since the timer was made.
  package var now: Duration { origin.duration(to: clock.now) }

  /// Says once whom to call.
  package func start(_ ring: @escaping @Sendable () -> Void) { state.withLock { $0.ring = ring } }

  /// Schedules the call, replacing the previous time; nil cancels it.
  package func wake(at due: Duration?) {
    state.withLock { state in
      state.task?.cancel()
      state.task = due.map { due in
        Task { [clock, origin, ring = state.ring] in
          guard (try? await clock.sleep(until: origin.advanced(by: due), tolerance: nil)) != nil
          else { return }
          ring()
        }
      }
    }
  }
}
