import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// P19: posters that join, leave, choose and fail while a manager is live.
@Suite("Posters of a live manager") struct ManagerPosterTests {
  private static let forever = PostOptions(duration: .forever)

  private func manager(_ posters: [any Poster]) -> PostManager {
    PostManager(posters: posters, lanes: [.main(.stack())], clock: ManualClock())
  }

  @Test("P19: one that joins late is shown what is current, in the order of entrance")
  func joins() async {
    let early = RecordingPoster()
    let manager = PostManager(
      posters: [early], lanes: [.main(.stack(limit: 2))], clock: ManualClock())
    for (id, priority) in [("A", 0), ("B", 0), ("C", 0), ("D", 1)] {
      manager.post(Message(id, id: id), PostOptions(duration: .forever, priority: priority))
    }
    manager.configure(.main(.stack(limit: 3)))
    manager.update(id: "A") { $0.body = "new" }
    let late = RecordingPoster()
    manager.add(late)
    await manager.flush()
    #expect(late.screen?.map(\.id) == ["A", "B", "D"])
    #expect(late.screen?.first?.message.body == "new")
    #expect(late.screen?.first?.state == .shown)
    manager.hide(id: "B")
    await manager.flush()
    #expect(late.shownAndHidden == ["show A", "show B", "show D", "hide B", "show C"])
    await manager.close()
    #expect(late.calls.last == .close)
    #expect(late.screen == [])
  }

  @Test("P19: a removed poster hides what it shows, is closed, and receives nothing more")
  func leaves() async {
    let (staying, leaving) = (RecordingPoster(), RecordingPoster())
    let manager = manager([staying])
    let token = manager.add(leaving)
    let handle = manager.post(Message("A", id: "A"), Self.forever)
    await manager.flush()
    await manager.remove(token)
    await manager.remove(token)
    #expect(leaving.shownAndHidden == ["show A", "hide A"])
    #expect(leaving.hidden.first?.reason == .closed)
    #expect(leaving.calls.count { $0 == .close } == 1)
    #expect(handle.isLive)
    manager.post(Message("B", id: "B"), Self.forever)
    await manager.flush()
    await manager.close()
    #expect(leaving.calls.last == .close)
    #expect(staying.shownAndHidden == ["show A", "show B", "hide A", "hide B"])
  }

  @Test("P19, P20: one that joins a closed manager is closed at once")
  func joinsTooLate() async {
    let manager = manager([])
    await manager.close()
    let late = RecordingPoster()
    await manager.remove(manager.add(late))
    #expect(late.calls == [.close])
  }

  @Test("P19: the timing is that of the posters that are present and get the post")
  func timing() async {
    let slow = RecordingPoster(timing: PostTiming(entrance: .seconds(9), exit: .zero))
    let manager = manager([RecordingPoster([])])
    let token = manager.add(slow.named("slow").filtered { post in post.id == "B" })
    #expect(manager.post(Message("A", id: "A"), Self.forever).state == .shown)
    #expect(manager.post(Message("B", id: "B"), Self.forever).state == .showing)
    await manager.remove(token)
    #expect(manager.post(Message("C", id: "C"), Self.forever).state == .shown)
    await manager.close()
  }

  @Test("P19: a filter lets posts begin and cease to match, and their events pass to the end")
  func filtered() async {
    let poster = RecordingPoster()
    let manager = manager([
      RecordingPoster(), poster.filtered { $0.severity >= .warning },
    ])
    let becomes = manager.post(Message("A", id: "A"), Self.forever)
    let ceases = manager.post(Message("B", severity: .error, id: "B"), Self.forever)
    let never = manager.post(Message("C", id: "C"), Self.forever)
    await manager.flush()
    #expect(poster.shownAndHidden == ["show B"])
    becomes.update { $0.severity = .warning }
    ceases.update { $0.severity = .info }
    never.update { $0.body = "more" }
    await manager.flush()
    #expect(poster.shownAndHidden == ["show B", "show A", "hide B"])
    #expect(poster.hidden.first?.reason == nil)
    becomes.update { $0.body = "more" }
    for handle in [becomes, ceases, never] { handle.hide() }
    manager.handle(.queryState(tag: nil))
    await manager.close()
    #expect(poster.shownAndHidden == ["show B", "show A", "hide B", "update A", "hide A"])
    let kinds = { (id: String?) in poster.events.filter { $0.id == id }.map(\.kind) }
    #expect(kinds("A") == [.updated, .announce, .updated, .announce, .willHide, .didHide, .gone])
    #expect(
      kinds("B") == [.posted, .willShow, .announce, .didShow, .updated, .willHide, .didHide, .gone])
    #expect(kinds("C") == [])
    #expect(kinds(nil) == [.reply])
  }

  @Test("P17, P19: a routed post goes to the posters that are named, and only there")
  func routed() async {
    let (log, screen, unnamed) = (RecordingPoster(), RecordingPoster(), RecordingPoster([]))
    let rules = RuleBook(rules: [
      Rule("errors", match: [.severity(.init(atLeast: .error))], route: ["log"]),
      Rule("traces", match: [.severity(.init(atMost: .trace))], route: []),
    ])
    let manager = PostManager(
      posters: [log.named("log"), screen.named("screen"), unnamed], lanes: [.main(.stack())],
      rules: rules, clock: ManualClock())
    manager.post(Message("A", id: "A"), Self.forever)
    let error = manager.post(Message("B", severity: .error, id: "B"), Self.forever)
    let trace = manager.post(Message("C", severity: .trace, id: "C"), Self.forever)
    manager.post(Message("D", id: "D"), Self.forever)
    let late = RecordingPoster([])
    manager.add(late.named("late"))
    await manager.flush()
    #expect(log.shownAndHidden == ["show A", "show B", "show D"])
    #expect(screen.shownAndHidden == ["show A", "show D"])
    #expect(unnamed.shownAndHidden == ["show A", "show D"])
    #expect(late.shownAndHidden == ["show A", "show D"])
    #expect(trace.isLive && error.isLive)
    await manager.close()
    #expect(log.events.count { $0.id == "B" } == 7)
    #expect(screen.events.count { $0.id == "B" } == 0)
    #expect(log.events.count { $0.id == "C" } == 0)
    for poster in [log, screen, unnamed, late] { #expect(poster.screen == []) }
  }

  @Test("P19: a post that a poster has lost ends as orphaned; one that waits goes on")
  func lost() async {
    let poster = RecordingPoster()
    let manager = PostManager(
      posters: [poster], lanes: [.main(.serial())], clock: ManualClock())
    let first = manager.post(Message("A", id: "A"), Self.forever)
    let second = manager.post(Message("B", id: "B"), Self.forever)
    poster.signal(.lost(number: second.number))
    #expect(second.state == .queued)
    poster.signal(.lost(number: first.number))
    poster.signal(.lost(number: first.number))
    #expect(await first.outcome == .closed(.orphaned))
    #expect(second.isLive)
    await manager.close()
    PosterLaws.check(poster.events)
  }

  @Test(
    "P10: the time of a post stands still while its poster, or the program, reports the person away"
  )
  func idle() async {
    let clock = ManualClock()
    let poster = RecordingPoster()
    let manager = PostManager(posters: [poster], clock: clock)
    let handle = manager.post("A", PostOptions(duration: .seconds(3)))
    let causes = [
      { (isAway: Bool) in poster.signal(.idle(isAway)) }, { manager.handle(.idle($0)) },
    ]
    for setIdle in causes {
      setIdle(true)
      clock.advance(by: .seconds(9))
      #expect(handle.state == .shown)
      setIdle(false)
    }
    await manager.close()
    #expect(await handle.outcome == .closed(.closed))
    let reported = poster.events.filter { $0.kind == .paused || $0.kind == .resumed }
    #expect(reported.map(\.kind) == [.paused, .resumed, .paused, .resumed])
    #expect(reported.allSatisfy { $0.by == .idle })
  }

  @Test("P19: the host is lost when it is lost to every poster, and back with the first")
  func hosts() async {
    let (one, two) = (RecordingPoster(), RecordingPoster())
    let manager = manager([one])
    let token = manager.add(two)
    let first = manager.post(Message("A", id: "A"), Self.forever)
    one.signal(.host(attached: false))
    #expect(first.isLive)
    two.signal(.host(attached: false))
    #expect(await first.outcome == .closed(.orphaned))
    let second = manager.post(Message("B", id: "B"), Self.forever)
    #expect(second.state == .queued)
    one.signal(.host(attached: true))
    #expect(second.state == .shown)
    await manager.remove(token)
    one.signal(.host(attached: false))
    #expect(await second.outcome == .closed(.orphaned))
    let third = manager.post(Message("C", id: "C"), Self.forever)
    manager.add(RecordingPoster())
    #expect(third.state == .shown)
    await manager.close()
  }

  @Test(
    "P19: errors of updates and records stop no other poster; a failed show fails the post alone")
  func failing() async {
    let errors = Locked<String>([])
    let (good, broken) = (RecordingPoster(), BrokenPoster())
    let manager = PostManager(
      posters: [broken, good], lanes: [.main(.serial())], clock: ManualClock()
    ) { error in
      errors.append("\(error)")
    }
    let handle = manager.post(Message("A", id: "A"), Self.forever)
    await manager.flush()
    handle.update { $0.body = "more" }
    await manager.flush()
    #expect(good.shownAndHidden == ["show A", "update A"])
    #expect(handle.isLive)
    #expect(Set(errors.value) == ["show", "update", "record"])
    manager.hideAll()
    await manager.close()

    let alone = PostManager(
      posters: [BrokenPoster()], lanes: [.main(.serial())], clock: ManualClock())
    let token = alone.add(RecordingPoster())
    let failed = alone.post(Message("A", id: "A"), Self.forever)
    await alone.flush()
    #expect(failed.isLive)
    await alone.remove(token)
    #expect(await failed.outcome == .closed(.failed))
    await alone.close()
  }

  @Test("P9: what every poster refuses is refused; what one accepts goes there alone")
  func refused() async {
    let picky = PickyPoster()
    let manager = manager([picky])
    let refused = manager.post(Message("A", id: "A"), Self.forever)
    #expect(refused.admission == .rejected)
    #expect(await refused.outcome == .closed(.failed))
    #expect(manager.post(Message("B", id: "B!"), Self.forever).admission == .shown)
    let anything = RecordingPoster()
    let token = manager.add(anything)
    #expect(manager.post(Message("C", id: "C"), Self.forever).admission == .shown)
    await manager.flush()
    await manager.remove(token)
    #expect(manager.post(Message("D", id: "D"), Self.forever).admission == .rejected)
    await manager.close()
    #expect(picky.recorder.shownAndHidden == ["show B!", "hide B!"])
    #expect(anything.shownAndHidden.first == "show B!")
  }
}

/// Throws whatever it receives.
private struct BrokenPoster: Poster {
  struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  var capabilities: PosterCapabilities { .records }
  func show(_ post: Post) async throws { throw Broken(description: "show") }
  func update(_ post: Post) async throws { throw Broken(description: "update") }
  func observe(_ event: PostEvent) async throws { throw Broken(description: "record") }
  func hide(_ post: Post) async {}
}

/// Accepts only posts whose id ends with an exclamation mark.
private struct PickyPoster: Poster {
  let recorder = RecordingPoster([])

  var capabilities: PosterCapabilities { .selective }
  func accepts(_ post: Post) -> Bool { post.id.hasSuffix("!") }
  func show(_ post: Post) async throws { try await recorder.show(post) }
  func hide(_ post: Post) async { await recorder.hide(post) }
}
