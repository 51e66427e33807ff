/// A clock that runs faster or slower than another; its time begins at zero.
///
/// A manager that goes by it takes its durations and the lengths of its animations at that speed.
struct ScaledClock: Clock {
  struct Instant: InstantProtocol {
    let offset: Duration

    func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    static func < (one: Instant, other: Instant) -> Bool {
      one.offset < other.offset
    }
  }

  private let speed: Double
  private let elapsed: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  /// Creates a clock that starts now.
  ///
  /// - Parameters:
  ///   - base: The clock that it goes by.
  ///   - speed: How many of its seconds pass in one of the other's; above 0.
  init(_ base: some Clock<Duration>, at speed: Double) {
    self.speed = speed
    let start = base.now
    elapsed = { start.duration(to: base.now) }
    wait = { try await base.sleep(for: $0) }
  }

  var now: Instant { Instant(offset: elapsed() * speed) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let rest = now.duration(to: deadline)
    guard rest > .zero else { return }
    try await wait(min(rest / speed, .seconds(1_000_000_000)))
  }
}
