/// A clock with its type erased, whose time is what has passed since it was made.
struct FrameClock: Sendable {
  let now: @Sendable () -> Duration
  let sleep: @Sendable (_ until: Duration) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { time in
      try await clock.sleep(until: start.advanced(by: time), tolerance: nil)
    }
  }
}
