import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// P13, P20: what a module needs that shows work in a way of its own.
@Suite("Work that others show", .timeLimit(.minutes(1))) struct WorkTests {
  @TaskLocal private static var location = "outside"

  @Test("P20: finish waits for work until its registration is cancelled, or released")
  func work() async {
    let manager = PostManager(posters: [], clock: ManualClock())
    let order = Locked<String>([])
    let first = manager.beginWork()
    var second: Registration? = manager.beginWork()
    let finished = Task {
      await manager.finish()
      order.append("finished")
    }
    first.cancel()
    first.cancel()
    for _ in 0..<100 { await Task.yield() }
    order.append("ends")
    #expect(second != nil)
    second = nil
    await finished.value
    #expect(order.value == ["ends", "finished"])
  }

  @Test("P20: what is done before a manager finishes is done in its task and may end work")
  func beforeFinish() async {
    let manager = PostManager(posters: [], clock: ManualClock())
    let order = Locked<String>([])
    let work = manager.beginWork()
    let first = manager.beforeFinish { order.append("first \(Self.location)") }
    let second = manager.beforeFinish {
      order.append("second \(Self.location)")
      work.cancel()
    }
    do { _ = manager.beforeFinish { order.append("released") } }
    await Self.$location.withValue("inside") { await manager.finish() }
    first.cancel()
    await manager.finish()
    second.cancel()
    await manager.finish()
    #expect(order.value == ["first inside", "second inside", "second outside"])
  }

  @Test("P20: the clock goes on when the manager is released, and its time is that of the events")
  func clock() async throws {
    let steps = SteppedClock()
    steps.pass(.seconds(9))
    var manager: PostManager? = PostManager(posters: [], clock: steps)
    let clock = try #require(manager?.clock)
    let times = Locked<Duration>([])
    let listening = manager?.listen { times.append($0.at) }
    steps.pass(.seconds(2))
    manager?.post("A")
    #expect(times.value.first == .seconds(2))
    #expect(clock.now == .seconds(2))
    listening?.cancel()
    manager = nil
    steps.pass(.seconds(1))
    steps.call()
    try await clock.sleep(until: .seconds(3))
    #expect(clock.now == .seconds(3))
  }
}
