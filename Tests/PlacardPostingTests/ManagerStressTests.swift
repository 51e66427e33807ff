import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Many tasks at once", .timeLimit(.minutes(1))) struct ManagerStressTests {
  @Test(
    "Whatever many tasks do, every post ends once and everybody hears the same", arguments: 1...4)
  func manyTasks(seed: UInt64) async {
    let clock = SteppedClock()
    let poster = RecordingPoster(timing: PostTiming(entrance: .milliseconds(4), exit: .zero))
    let failing = RecordingPoster([.records, .interactive], refusing: ["A"])
    let manager = PostManager(posters: [poster, failing], lanes: [.main(.serial())], clock: clock)
    let reported = Locked<PostEvent>([])
    let listening = manager.listen { event in
      reported.append(event)
      if event.kind == .gone, event.id == "B" { manager.handle(.hide(id: "C", animated: false)) }
    }
    defer { listening.cancel() }
    let streamed = manager.unboundedEvents
    await withTaskGroup(of: [PostHandle<Message>].self) { group in
      for task in 0..<8 {
        group.addTask {
          var handles: [PostHandle<Message>] = []
          for line in script(seed: seed &* 100 &+ UInt64(task)) {
            if case .post(let message, let options) = line.command {
              handles.append(manager.post(message, options))
            } else {
              manager.handle(line.command)
            }
            handles.last?.update { $0.body = "more" }
            clock.pass(.milliseconds(7))
            clock.call()
            if handles.count.isMultiple(of: 5) { handles.first?.hide() }
          }
          return handles
        }
      }
      for await handles in group {
        manager.handle(.resume)
        #expect(handles.allSatisfy { $0.number > 0 })
      }
    }
    let last = manager.post(Message("Z", id: "Z"), PostOptions(duration: .forever))
    await manager.close()
    #expect([.closed, .evicted, .folded].contains(await last.outcome.reason))
    var events: [PostEvent] = []
    for await event in streamed { events.append(event) }
    PosterLaws.check(events)
    #expect(events == poster.events)
    #expect(events == failing.events)
    #expect(events == reported.value)
    #expect(poster.calls.last == .close)
    #expect(PosterLaws.violations(in: poster.calls) == [])
    await clock.sleepers(atMost: 0)
    #expect(clock.sleeperCount == 0)
  }

  @Test("A burst leaves nothing behind in the mailbox of a poster that hangs")
  func burst() async {
    let stubborn = StubbornPoster()
    let manager = PostManager(
      posters: [stubborn], lanes: [.named("burst", .stack())], clock: ManualClock())
    let first = manager.post("first", PostOptions(duration: .forever))
    await stubborn.waitForPost()
    for number in 0..<2000 {
      manager.post("\(number)", PostOptions(duration: .forever, lane: "burst")).hide(
        animated: false)
    }
    #expect(manager.pendingCount == 0)
    manager.post("last", PostOptions(duration: .forever, lane: "burst"))
    manager.update(id: Message("last").id) { $0.body = "new" }
    #expect(manager.pendingCount == 1)
    stubborn.letGo()
    await manager.close()
    #expect(stubborn.asked.first == first.id)
    #expect(stubborn.asked.count <= 2)
  }

  private func script(seed: UInt64) -> some Sequence<ScriptLine> {
    RandomScript(seed: seed, themes: .all.subtracting([.bursts, .extremes])).prefix(60)
  }
}
