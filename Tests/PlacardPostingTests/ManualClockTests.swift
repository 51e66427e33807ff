import PlacardPosting
import Testing

@Suite("Manual clock") struct ManualClockTests {
  @Test("A sleep that is cancelled before, during or after its time ends, and none is left")
  func cancelling() async {
    let clock = ManualClock()
    for advance in [false, true] {
      let tasks = (0..<200).map { index in
        Task { try await clock.sleep(for: .milliseconds(index % 3)) }
      }
      if advance { clock.advance(by: .milliseconds(1)) }
      for task in tasks { task.cancel() }
      if advance { clock.advance(by: .milliseconds(10)) }
      for task in tasks {
        _ = await task.result
      }
    }
    #expect(clock.sleeperCount == 0)
  }

  @Test("Advancing wakes those that are due, and a past deadline does not sleep")
  func advancing() async throws {
    let clock = ManualClock()
    let early = Task { try await clock.sleep(for: .seconds(1)) }
    let late = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.sleepers(atLeast: 2)
    clock.advance(by: .seconds(1))
    try await early.value
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(-5))
    #expect(clock.now.offset == .seconds(1))
    clock.advance(by: .seconds(1))
    try await late.value
    try await clock.sleep(until: clock.now, tolerance: nil)
  }
}
