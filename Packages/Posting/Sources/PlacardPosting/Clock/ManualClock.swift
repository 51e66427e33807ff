@_spi(Ordering) import PlacardModels

import Synchronization

/// A clock that advances only on request: for tests, dry runs and replays.
///
/// Advancing resumes the sleeping tasks that are due, earliest first. With ``sleepers(atLeast:)`` a
/// test waits until the code under test is sleeping, without real time or repeated yielding.
public final class ManualClock: Clock, Sendable {
  /// An instant, as the time since the clock was created.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public let offset: Duration

    /// Returns the instant after a duration.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the duration from this instant to another.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Orders instants by time.
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  private struct Sleeper {
    let id: Int
    let due: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// A task that waits for a number of sleepers.
  private struct Watcher {
    let count: Int
    let waiter: Waiter<Void>
  }

  private struct State {
    var now = Duration.zero
    var ids = 0
    var sleepers: [Sleeper] = []
    /// Tasks that are about to sleep, and whether they were cancelled before.
    var dozing: [Int: Bool] = [:]
    var watchers: [Watcher] = []

    mutating func takeReadyWatchers() -> [Watcher] {
      let ready = watchers.filter { $0.count <= sleepers.count }
      watchers.removeAll { $0.count <= sleepers.count }
      return ready
    }
  }

  private let state = Mutex(State())

  /// Creates a clock at time zero.
  public init() {}

  /// The current instant.
  public var now: Instant {
    Instant(offset: state.withLock { $0.now })
  }

  /// The resolution, one nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends until the clock is advanced to an instant.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.ids += 1
      state.dozing[state.ids] = false
      return state.ids
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        fallAsleep(Sleeper(id: id, due: deadline.offset, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Advances the clock, and resumes the sleeping tasks that are due.
  public func advance(by duration: Duration) {
    let due = state.withLock { state -> [Sleeper] in
      state.now += max(duration, .zero)
      let due = state.sleepers.filter { $0.due <= state.now }
      state.sleepers.removeAll { $0.due <= state.now }
      return Array(due.indices).ordered {
        due[$0].due != due[$1].due ? due[$0].due < due[$1].due : due[$0].id < due[$1].id
      }.map { due[$0] }
    }
    for sleeper in due {
      sleeper.continuation.resume()
    }
  }

  /// The number of tasks that sleep on this clock or are about to.
  public var sleeperCount: Int {
    state.withLock { $0.sleepers.count + $0.dozing.count }
  }

  /// Suspends until at least a number of tasks sleep on this clock, or the calling task is
  /// cancelled.
  public func sleepers(atLeast count: Int) async {
    let waiter = Waiter<Void>()
    let ready = state.withLock { state in
      state.watchers.append(Watcher(count: count, waiter: waiter))
      return state.takeReadyWatchers()
    }
    resume(ready)
    await waiter.value(orWhenCancelled: ())
    if Task.isCancelled { state.withLock { $0.watchers.removeAll { $0.waiter === waiter } } }
  }

  private func fallAsleep(_ sleeper: Sleeper) {
    enum Outcome { case asleep([Watcher]), due, cancelled }
    let outcome = state.withLock { state -> Outcome in
      if state.dozing.removeValue(forKey: sleeper.id) == true { return .cancelled }
      if sleeper.due <= state.now { return .due }
      state.sleepers.append(sleeper)
      return .asleep(state.takeReadyWatchers())
    }
    switch outcome {
    case .asleep(let watchers): resume(watchers)
    case .due: sleeper.continuation.resume()
    case .cancelled: sleeper.continuation.resume(throwing: CancellationError())
    }
  }

  private func cancel(_ id: Int) {
    let sleeper = state.withLock { state -> Sleeper? in
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
        if state.dozing[id] != nil { state.dozing[id] = true }
        return nil
      }
      return state.sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  private func resume(_ watchers: [Watcher]) {
    for watcher in watchers {
      watcher.waiter.resume(returning: ())
    }
  }
}
