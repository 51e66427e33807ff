import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// P6, P7, P15, P16, P18, P23, P9: what a manager answers and receives beside posting.
@Suite("Asking and changing a manager") struct ManagerAskingTests {
  private static let forever = PostOptions(duration: .forever)

  private func manager(_ clock: ManualClock = ManualClock()) -> PostManager {
    PostManager(posters: [RecordingPoster()], lanes: [.main(.serial())], clock: clock)
  }

  @Test("P7: posts are found by id and by where they are in their life")
  func lookup() async {
    let manager = manager()
    #expect(!manager.isActive)
    for id in ["A", "B"] { manager.post(Message(id, id: id), Self.forever) }
    manager.post(
      Message("C", id: "C"), PostOptions(duration: .indefinite(delay: .seconds(1), minimum: .zero)))
    #expect(manager.isActive)
    #expect(manager.current()?.id == "A" && manager.current(lane: "other") == nil)
    #expect(manager.current(id: "A")?.state == .shown && manager.current(id: "B") == nil)
    #expect(manager.queued(id: "B")?.state == .queued && manager.queued(id: "A") == nil)
    #expect(manager.delayed(id: "C")?.state == .delayed && manager.queued(id: "C") == nil)
    let found = ["A", "B", "C"].map { manager.currentOrQueued(id: $0)?.id }
    #expect(found == ["A", "B", nil])
    manager.removeQueued(id: "B")
    manager.removeQueued(id: "A")
    #expect(manager.queued(id: "B") == nil && manager.current(id: "A") != nil)
    manager.hideAll()
    #expect(!manager.isActive)
    await manager.close()
  }

  @Test("P6: counts are read, set and counted down to the end")
  func counts() async {
    let manager = manager()
    let handle = manager.post(Message("A", id: "A"), Self.forever)
    manager.setCount(3, id: "A")
    #expect(manager.count(id: "A") == 3)
    for left in [2, 1, 0] {
      manager.hideCounted(id: "A")
      #expect(manager.count(id: "A") == left)
    }
    manager.hideCounted(id: "A")
    #expect(await handle.outcome == .closed(.hidden))
    #expect(manager.count(id: "unknown") == 0)
    await manager.close()
  }

  @Test("P15: posts are dismissed by group or by a filter, which may call the manager")
  func filters() async {
    let manager = PostManager(
      posters: [RecordingPoster()], lanes: [.main(.stack(limit: 2))], clock: ManualClock())
    for (id, group) in [("A", "x"), ("B", "y"), ("C", "x"), ("D", "y")] {
      var options = Self.forever
      options.group = group
      manager.post(Message(id, id: id), options)
    }
    manager.hide(animated: false) { manager.isActive && ["A", "C"].contains($0.id) }
    #expect(manager.current(id: "A") == nil && manager.queued(id: "C") == nil)
    #expect(manager.history().map(\.reason) == [.cancelled, .hidden])
    manager.resume()
    manager.hideGroup("y")
    #expect(!manager.isActive)
    #expect(manager.history(limit: 1).map(\.id) == ["D"])
    #expect(manager.history(since: .seconds(1)).isEmpty)
    await manager.close()
  }

  @Test("P16, P18: quiet, suspended, snoozed and recalled; explain says why something is not seen")
  func policies() async {
    let clock = ManualClock()
    let manager = manager(clock)
    manager.setDoNotDisturb(level: 100)
    let held = manager.post(Message("A", id: "A"), Self.forever)
    #expect(held.state == .queued)
    let explanation = manager.explain(id: "A")
    #expect(explanation.number == held.number && !explanation.steps.isEmpty)
    #expect(manager.explain(id: "unknown").state == nil)
    manager.setDoNotDisturb(level: 0)
    #expect(held.state == .shown)
    manager.suspend()
    manager.hide(id: "A")
    let second = manager.post(Message("B", id: "B"), Self.forever)
    #expect(manager.current() == nil)
    manager.resume()
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    #expect(await second.shown)
    #expect(manager.current()?.id == "B")
    manager.snooze(id: "B", for: .seconds(5))
    #expect(manager.current() == nil && manager.delayed(id: "B") != nil)
    manager.recall(id: "A")
    #expect(manager.currentOrQueued(id: "A") != nil)
    manager.setMode("work")
    manager.setMode("work", isOn: false)
    await manager.close()
  }

  @Test("P16: what do-not-disturb held is summarised in one post where a digest is asked for")
  func digest() async {
    let manager = manager(ManualClock())
    manager.setDigest(isOn: true)
    manager.setDoNotDisturb(level: 50)
    manager.post(Message("A", id: "A"), Self.forever)
    manager.post(Message("B", id: "B"), Self.forever)
    manager.setDoNotDisturb(level: 0)
    #expect(manager.post(withID: "A") == nil && manager.post(withID: "B") == nil)
    #expect(manager.current()?.message.title == "2 messages while it was quiet")
    await manager.close()
  }

  @Test("P10: while the person is away no shown post expires")
  func idle() async {
    let clock = ManualClock()
    let manager = manager(clock)
    let handle = manager.post(Message("A", id: "A"), .duration(.seconds(2)))
    manager.setIdle(true)
    clock.advance(by: .seconds(60))
    #expect(handle.state == .shown)
    manager.setIdle(false)
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(2))
    #expect(await handle.outcome == .closed(.expired))
    await manager.close()
  }

  @Test("P17: rules are read and set while the manager runs, with their modes")
  func rules() async {
    let manager = manager(ManualClock())
    #expect(manager.rules == RuleBook())
    var change = Rule.Change()
    change.severity = .warning
    let book = RuleBook(rules: [Rule(set: change)], modes: ["night": .init(quiet: 50)])
    manager.rules = book
    #expect(manager.rules == book)
    manager.post(Message("A", id: "A"), Self.forever)
    #expect(manager.post(withID: "A")?.message.severity == .warning)
    manager.setMode("night")
    #expect(manager.post(Message("B", id: "B"), Self.forever).state == .queued)
    manager.rules = RuleBook()
    #expect(manager.post(withID: "B")?.state == .queued, "a serial lane, in which A stands")
    #expect(manager.post(Message("C", id: "C")).state == .queued)
    #expect(manager.post(withID: "C")?.message.severity == .info)
    await manager.close()
  }

  @Test("P23: deferred content is made when its turn has come, and only then")
  func deferred() async {
    let poster = RecordingPoster()
    let manager = PostManager(posters: [poster], lanes: [.main(.serial())], clock: ManualClock())
    let made = Locked<String>([])
    var main = LaneConfiguration(lane: "main")
    main.gap = .zero
    manager.configure(main)
    let first = manager.post(Message("A", id: "A"), Self.forever)
    let second = manager.post(id: "B", Self.forever) {
      made.append("B")
      return Message("Made", id: "ignored")
    }
    let third = manager.post(id: "C", Self.forever) {
      made.append("C")
      throw CancellationError()
    }
    let fourth = manager.post(id: "D", Self.forever) {
      made.append("D")
      return "never"
    }
    #expect(second.admission == .queued)
    #expect(manager.post(Message("B", id: "B")).admission == .duplicate)
    fourth.hide()
    #expect(made.value.isEmpty)
    await manager.flush()
    first.hide()
    #expect(await second.shown)
    #expect(manager.current()?.message.title == "Made" && manager.current()?.id == "B")
    #expect(made.value == ["B"])
    second.hide()
    #expect(await third.outcome == .closed(.failed))
    #expect(await fourth.outcome == .closed(.cancelled))
    await manager.finish()
    #expect(made.value == ["B", "C"])
    #expect(poster.shownAndHidden == ["show A", "hide A", "show B", "hide B"])
  }

  @Test("P23: finish waits for content that is being made")
  func finishWhileMaking() async {
    let clock = ManualClock()
    let manager = manager(clock)
    let gate = AsyncStream.makeStream(of: Void.self)
    let handle = manager.post(id: "A", PostOptions(duration: .seconds(1))) {
      for await _ in gate.stream { break }
      return "made"
    }
    async let finished: Void = manager.finish()
    gate.continuation.yield()
    #expect(await handle.shown)
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    await finished
    #expect(await handle.outcome == .closed(.expired))
  }

  @Test("P9: a post policy refuses posts and removals, and the outcome says so")
  func refused() async {
    let isLocked = Locked<Bool>([true])
    let postPolicy = PostPolicy(
      shouldPost: { $0.id != "spam" },
      shouldHide: { post, _ in post.id != "pinned" || isLocked.value.last == false })
    let manager = PostManager(
      posters: [RecordingPoster()], lanes: [.main(.stack())], postPolicy: postPolicy,
      clock: ManualClock())
    #expect(manager.post(Message("S", id: "spam")).admission == .rejected)
    let pinned = manager.post(Message("P", id: "pinned"), Self.forever)
    #expect(!pinned.hide() && pinned.state == .shown)
    manager.hideAll()
    #expect(pinned.isLive)
    isLocked.append(false)
    #expect(pinned.hide() && !pinned.isLive)
    #expect(pinned.hide())
    await manager.close()
  }
}
