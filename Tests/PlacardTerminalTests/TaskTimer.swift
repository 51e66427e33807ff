import PlacardModels
import PlacardOutput
import PlacardViews
import Synchronization

@testable import PlacardTerminal

/// A timer whose time a test moves: a task that sleeps on a clock.
final class TaskTimer<Time: Clock<Duration>>: FrameTimer {
  private struct State {
    var tick: @Sendable () -> Void = {}
    var task: Task<Void, Never>?
  }

  private let clock: Time
  private let origin: Time.Instant
  private let state = Mutex(State())

  init(_ clock: Time) {
    self.clock = clock
    origin = clock.now
  }

  var now: Duration { origin.duration(to: clock.now) }

  func start(_ tick: @escaping @Sendable () -> Void) { state.withLock { $0.tick = tick } }

  func wake(at due: Duration?) {
    state.withLock { state in
      state.task?.cancel()
      state.task = due.map { due in
        Task { [clock, origin, tick = state.tick] in
          guard (try? await clock.sleep(until: origin.advanced(by: due), tolerance: nil)) != nil
          else { return }
          tick()
        }
      }
    }
  }
}
