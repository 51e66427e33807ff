import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("How a manager ends") struct ManagerEndingTests {
  private static let forever = PostOptions(duration: .forever)

  @Test("P20: closing twice and at once waits for the same end")
  func closeTwice() async {
    let poster = RecordingPoster()
    let manager = PostManager(posters: [poster], lanes: [.main(.serial())], clock: ManualClock())
    let handle = manager.post("A", Self.forever)
    async let first = manager.close()
    async let second = manager.close()
    #expect(await first)
    #expect(await second)
    #expect(await manager.close())
    #expect(await handle.outcome == .closed(.closed))
    #expect(poster.calls.count { $0 == .close } == 1)
    PosterLaws.check(poster.events)
  }

  @Test("P19, P20: a poster that hangs is given up after the timeout, the others are closed")
  func hangingPoster() async {
    let clock = HastyClock()
    let stubborn = StubbornPoster()
    let good = RecordingPoster()
    let manager = PostManager(posters: [stubborn, good], lanes: [.main(.serial())], clock: clock)
    let handle = manager.post("A", Self.forever)
    await stubborn.waitForPost()
    #expect(await !manager.close(timeout: .seconds(1)))
    #expect(clock.now.offset >= .seconds(1))
    #expect(await handle.outcome == .closed(.closed))
    stubborn.letGo()
    #expect(await manager.close(timeout: nil))
    #expect(good.calls.last == .close)
  }

  @Test("P24: finish gives up a poster that hangs after the timeout")
  func finishBesideHangingPoster() async {
    let clock = HastyClock()
    let stubborn = StubbornPoster()
    let manager = PostManager(posters: [stubborn], clock: clock)
    let handle = manager.post("A", PostOptions(duration: .seconds(1)))
    await stubborn.waitForPost()
    await manager.finish(timeout: .seconds(2))
    #expect(await handle.outcome == .closed(.expired))
    stubborn.letGo()
    #expect(await manager.close(timeout: nil))
  }

  @Test("SM-Q14: a released manager ends its live posts, and its posters are notified")
  func released() async {
    let poster = GatedPoster([.records])
    let reported = Locked<String>([])
    var stream: AsyncStream<PostEvent>?
    var listening: Registration?
    do {
      let manager = PostManager(posters: [poster], lanes: [.main(.serial())], clock: ManualClock())
      stream = manager.events
      listening = manager.listen { reported.append("\($0.kind)") }
      manager.post("A", Self.forever)
      manager.post("B")
    }
    var kinds: [PostEvent.Kind] = []
    if let stream {
      for await event in stream { kinds.append(event.kind) }
    }
    #expect(kinds.count { $0 == .gone } == 2)
    #expect(reported.value == kinds.map { "\($0)" })
    listening?.cancel()
    await poster.end()
    #expect(poster.recorder.calls.last == .close)
    PosterLaws.check(poster.recorder.events)
  }

  @Test("Events: a stream ends after the last event of a manager that closed, a late one at once")
  func streamsEnd() async {
    let manager = PostManager(
      posters: [RecordingPoster()], lanes: [.main(.serial())], clock: ManualClock())
    let early = manager.events
    manager.post("A", Self.forever)
    await manager.close()
    var kinds: [PostEvent.Kind] = []
    for await event in early { kinds.append(event.kind) }
    #expect(kinds.first == .posted)
    #expect(kinds.last == .gone)
    for await event in manager.events { Issue.record("\(event.kind) after the close") }
  }

  @Test("Finish sees what a listener posts in answer to the last end")
  func finishAfterFollowUp() async {
    let clock = ManualClock()
    let manager = PostManager(posters: [RecordingPoster()], lanes: [.main(.serial())], clock: clock)
    let endings = Locked<String>([])
    let listening = manager.listen { event in
      guard event.kind == .gone else { return }
      endings.append("\(event.id ?? "") \(event.reason?.rawValue ?? "")")
      if event.id == "A" {
        manager.post(Message("B", id: "B"), PostOptions(duration: .seconds(1)))
      }
    }
    defer { listening.cancel() }
    manager.post(Message("A", id: "A"), PostOptions(duration: .seconds(1)))
    async let finished: Void = manager.finish()
    for step in [1000, 500, 1000] {
      await clock.sleepers(atLeast: 1)
      clock.advance(by: .milliseconds(step))
    }
    await finished
    #expect(endings.value == ["A expired", "B expired"])
  }

  @Test("Finish waits for an answer where a person can give one, and only there")
  func finishWithActions() async {
    for capabilities in [PosterCapabilities.interactive, []] {
      let poster = RecordingPoster(capabilities)
      let manager = PostManager(posters: [poster], lanes: [.main(.serial())], clock: ManualClock())
      let handle = manager.post(Message("Q", id: "Q").action("yes", "Yes"))
      async let finished: Void = manager.finish()
      if capabilities == .interactive {
        await manager.flush()
        poster.signal(.action(number: handle.number, id: "yes"))
      }
      await finished
      let answer: Outcome = capabilities == .interactive ? .action("yes") : .closed(.closed)
      #expect(await handle.outcome == answer)
    }
  }

  @Test("Finish waits while a person points at a post, and not for a suspended manager")
  func finishWhileHeld() async {
    let clock = ManualClock()
    let poster = RecordingPoster(.interactive)
    let manager = PostManager(posters: [poster], lanes: [.main(.serial())], clock: clock)
    let handle = manager.post("A", PostOptions(duration: .seconds(1)))
    poster.signal(.hovered(number: handle.number, inside: true))
    async let finished: Void = manager.finish()
    await manager.flush()
    poster.signal(.hovered(number: handle.number, inside: false))
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    await finished
    #expect(await handle.outcome == .closed(.expired))

    let suspended = PostManager(posters: [poster], lanes: [.main(.serial())], clock: ManualClock())
    suspended.handle(.suspend)
    let unseen = suspended.post("B", PostOptions(duration: .seconds(1)))
    await suspended.finish()
    #expect(await unseen.outcome == .closed(.closed))
  }

  @Test("A display time beyond the clock's range does not end at once")
  func ages() async {
    let clock = ManualClock()
    let manager = PostManager(posters: [RecordingPoster()], lanes: [.main(.serial())], clock: clock)
    let handle = manager.post("A", PostOptions(duration: .fixed(.seconds(200_000))))
    for _ in 0..<3 {
      #expect(manager.post(withID: handle.id) != nil)
      await clock.sleepers(atLeast: 1)
      clock.advance(by: .seconds(86400))
    }
    #expect(await handle.outcome == .closed(.expired))
    await manager.close()
  }

  @Test("P8: a bounded stream keeps the newest events, and the gap shows in their numbers")
  func boundedEvents() async {
    let manager = PostManager(posters: [], lanes: [.main(.serial())], clock: ManualClock())
    let (few, all) = (manager.events(keepingNewest: 3), manager.unboundedEvents)
    for id in ["A", "B", "C"] { manager.post(Message(id, id: id)) }
    await manager.close()
    var (kept, reported): ([Int], [Int]) = ([], [])
    for await event in few { kept.append(event.sequence) }
    for await event in all { reported.append(event.sequence) }
    #expect(reported == Array(1...reported.count))
    #expect(kept == Array(reported.suffix(3)))
  }

  @Test("P8: a stream keeps 4096 events for a reader that falls behind, unless all are asked for")
  func boundedByDefault() async {
    let manager = PostManager(posters: [RecordingPoster()], clock: ManualClock())
    let handle = manager.post(Message("A", id: "A"), .duration(.forever))
    let (bounded, followed, all) = (manager.events, handle.events, manager.unboundedEvents)
    for number in 1...5000 { handle.update { $0.body = "\(number)" } }
    await manager.close()
    var (kept, own, reported): ([Int], [PostEvent.Kind], [Int]) = ([], [], [])
    for await event in bounded { kept.append(event.sequence) }
    for await event in followed { own.append(event.kind) }
    for await event in all { reported.append(event.sequence) }
    #expect(
      reported.count > 5000 && zip(reported, reported.dropFirst()).allSatisfy { $0 + 1 == $1 })
    #expect(kept == Array(reported.suffix(4096)))
    #expect(own.count == 4096 && own.last == .gone)
  }
}
