import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Post manager") struct PostManagerTests {
  @Test("P1, P8: driven by a clock, posters and listeners receive the same events in order")
  func eventsThroughAClock() async {
    let clock = ManualClock()
    let poster = RecordingPoster(timing: PostTiming(entrance: .milliseconds(400), exit: .zero))
    let manager = PostManager(posters: [poster], lanes: [.main(.serial())], clock: clock)
    let first = manager.post(Message("A", id: "A"), PostOptions(duration: .seconds(1)))
    let second = manager.post(Message("B", id: "B"), PostOptions(duration: .seconds(1)))
    #expect(first.admission == .shown)
    #expect(second.admission == .queued)
    for step in [400, 1000, 500, 400, 1000] {
      await clock.sleepers(atLeast: 1)
      await manager.flush()
      clock.advance(by: .milliseconds(step))
    }
    #expect(await first.outcome == .closed(.expired))
    #expect(await second.outcome == .closed(.expired))
    await manager.close()
    PosterLaws.check(poster.events)
    #expect(poster.shownAndHidden == ["show A", "hide A", "show B", "hide B"])
    #expect(poster.events.last?.at == .milliseconds(3300))
    #expect(poster.calls.last == .close)
  }

  @Test("P7: a handle's outcome can be awaited any number of times, also after the end")
  func outcome() async {
    let manager = PostManager(
      posters: [RecordingPoster()], lanes: [.main(.serial())], clock: ManualClock())
    let handle = manager.post(Message("Q").action("yes", "Yes"))
    async let early = handle.outcome
    manager.handle(.action(id: handle.id, action: "yes"))
    #expect(await early == .action("yes"))
    #expect(await handle.outcome == .action("yes"))
    let duplicateOfNothing = manager.post(Message("Q").action("yes", "Yes"))
    #expect(duplicateOfNothing.admission != .duplicate)
    await manager.close()
    #expect(await duplicateOfNothing.outcome == .closed(.closed))
  }

  @Test("P19: one failing poster stops no other; when all fail the post has failed")
  func failures() async {
    let good = RecordingPoster()
    let bad = RecordingPoster(refusing: ["A", "B"])
    let manager = PostManager(
      posters: [good, bad], lanes: [.main(.serial())], clock: ManualClock())
    let handle = manager.post(Message("A", id: "A"), PostOptions(duration: .forever))
    await manager.close()
    #expect(await handle.outcome == .closed(.closed))

    let lonely = PostManager(
      posters: [RecordingPoster(refusing: ["A"])], clock: ManualClock())
    let failed = lonely.post(Message("A", id: "A"), PostOptions(duration: .forever))
    #expect(await failed.outcome == .closed(.failed))
    await lonely.close()
  }

  @Test("P8: a call from inside a listener is reported after the event that it answers")
  func reentrancy() async {
    let manager = PostManager(
      posters: [RecordingPoster()], lanes: [.main(.serial())], clock: ManualClock())
    let reported = Locked<String>([])
    let listening = manager.listen { event in
      reported.append("\(event.kind) \(event.id ?? "")")
      if event.kind == .willShow, event.id == "A" {
        manager.post(Message("B", id: "B"))
      }
    }
    defer { listening.cancel() }
    manager.post(Message("A", id: "A"), PostOptions(duration: .forever))
    #expect(
      Array(reported.value.prefix(4)) == ["posted A", "willShow A", "announce A", "didShow A"])
    #expect(reported.value.last == "posted B")
    await manager.close()
  }

  @Test("Finish waits for what ends by itself and closes the rest")
  func finish() async {
    let clock = ManualClock()
    let poster = RecordingPoster()
    let manager = PostManager(posters: [poster], lanes: [.main(.serial())], clock: clock)
    let short = manager.post(Message("A"), PostOptions(duration: .seconds(1)))
    let long = manager.post(Message("E", severity: .error), PostOptions(lane: "other"))
    async let finished: Void = manager.finish()
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    await finished
    #expect(await short.outcome == .closed(.expired))
    #expect(await long.outcome == .closed(.closed))
    #expect(manager.post("late").admission == .rejected)
  }

  @Test("Laws: the recording poster bears what a manager may do")
  func laws() async throws {
    try await PosterLaws.exercise(RecordingPoster())
  }
}
