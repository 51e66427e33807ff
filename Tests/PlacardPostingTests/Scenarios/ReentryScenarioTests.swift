import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// Rows about what a listener does inside its own call, and about several managers.
@Suite("Scenarios: listeners and managers") struct ReentryScenarioTests {
  @Test("SM-Q8 BUG: a post made inside didHide skips neither the gap nor who waits")
  func postInsideDidHide() async {
    let harness = ManagerHarness()
    harness.manager.post(Message("A", id: "A"), .seconds(0.2))
    harness.manager.post(Message("B", id: "B"), .seconds(0.2))
    let listening = harness.manager.listen { [manager = harness.manager] event in
      guard event.kind == .didHide, event.id == "A" else { return }
      manager.post(Message("C", id: "C"), .seconds(0.2))
    }
    defer { listening.cancel() }
    await harness.go(from: 0, to: 4)
    #expect(
      harness.log(of: [.didHide, .willShow]) == """
        0.0 willShow A
        0.8 didHide A expired
        1.3 willShow B
        2.1 didHide B expired
        2.6 willShow C
        3.4 didHide C expired
        """)
    await harness.manager.close()
  }

  @Test("SM-H13: in didHide the post is not presented and counts nothing, and the gap runs")
  func insideDidHide() async {
    let harness = ManagerHarness()
    let seen = Locked<String>([])
    harness.manager.post(Message("A", id: "A"), .seconds(0.2))
    let next = harness.manager.post(Message("B", id: "B"), .seconds(0.2))
    let listening = harness.manager.listen { [manager = harness.manager] event in
      guard event.kind == .didHide, event.id == "A" else { return }
      seen.append("\(manager.current()?.id ?? "none") \(manager.post(withID: "A")?.count ?? 0)")
      seen.append(manager.post(withID: next.id)?.state.rawValue ?? "none")
    }
    defer { listening.cancel() }
    await harness.go(from: 0, to: 1.2)
    #expect(seen.value == ["none 0", "queued"])
    await harness.manager.close()
  }

  @Test("SM-Q18 BUG: a post made inside willShow waits for its turn, and both leave in time")
  func postInsideWillShow() async {
    let harness = ManagerHarness()
    let admissions = Locked<Admission>([])
    let listening = harness.manager.listen { [manager = harness.manager] event in
      guard event.kind == .willShow, event.id == "A" else { return }
      admissions.append(manager.post(Message("B", id: "B"), .seconds(1)).admission)
    }
    defer { listening.cancel() }
    harness.manager.post(Message("A", id: "A"), .seconds(1))
    await harness.go(from: 0, to: 4)
    #expect(admissions.value == [.queued])
    #expect(
      harness.log(of: [.willShow, .willHide, .gone]) == """
        0.0 willShow A
        1.4 willHide A expired
        1.6 gone A expired
        2.1 willShow B
        3.5 willHide B expired
        3.7 gone B expired
        """)
    await harness.manager.close()
  }

  @Test("SM-Q19 BUG: the same id posted inside its own willShow is a duplicate, once")
  func sameIDInsideWillShow() async {
    let harness = ManagerHarness()
    let listening = harness.manager.listen { [manager = harness.manager] event in
      if event.kind == .willShow { manager.post(Message("A", id: "A"), .seconds(1)) }
    }
    defer { listening.cancel() }
    harness.manager.post(Message("A", id: "A"), .seconds(1))
    await harness.catchUp()
    #expect(harness.log(of: [.posted]) == "0.0 posted A shown\n0.0 posted A duplicate")
    await harness.manager.close()
  }

  @Test("SM-D7: the id is free inside willHide")
  func sameIDInsideWillHide() async {
    let harness = ManagerHarness()
    let first = harness.manager.post(Message("A", id: "A"), .seconds(0.2))
    let listening = harness.manager.listen { [manager = harness.manager] event in
      guard event.kind == .willHide, event.number == first.number else { return }
      manager.post(Message("A", id: "A"), .seconds(0.2))
    }
    defer { listening.cancel() }
    await harness.go(from: 0, to: 3)
    #expect(harness.log(of: [.posted]) == "0.0 posted A shown\n0.6 posted A queued")
    #expect(harness.log(of: [.willShow]) == "0.0 willShow A\n1.3 willShow A")
    await harness.manager.close()
  }

  @Test("SM-H11: hidden inside its own willShow it leaves at once, without didShow")
  func hideInsideWillShow() async {
    let harness = ManagerHarness()
    let listening = harness.manager.listen { [manager = harness.manager] event in
      if event.kind == .willShow { manager.hide() }
    }
    defer { listening.cancel() }
    harness.manager.post(Message("A", id: "A"), .seconds(1))
    await harness.go(from: 0, to: 1)
    #expect(
      harness.log(of: [.willShow, .didShow, .willHide, .didHide]) == """
        0.0 willShow A
        0.0 willHide A hidden
        0.2 didHide A hidden
        """)
    await harness.manager.close()
  }

  @Test("SM-Q13: managers are independent")
  func isolation() async {
    let (first, second) = (ManagerHarness(), ManagerHarness())
    #expect(first.manager.post(Message("A", id: "A"), .forever).admission == .shown)
    #expect(second.manager.post(Message("A", id: "A"), .forever).admission == .shown)
    first.manager.hideAll()
    await first.go(to: 1)
    await second.go(to: 1)
    #expect(first.manager.current() == nil)
    #expect(second.manager.current()?.id == "A")
    await first.manager.close()
    await second.manager.close()
  }

  @Test("SM-Q15 BUG: a delayed post dies with its manager, unseen")
  func releasedDuringDelay() async {
    let poster = RecordingPoster()
    let clock = ManualClock()
    var stream: AsyncStream<PostEvent>?
    do {
      let manager = PostManager(posters: [poster], lanes: [.main(.serial())], clock: clock)
      manager.post(Message("A", id: "A"), .indefinite(delay: 1))
      stream = manager.events
    }
    var reasons: [CloseReason?] = []
    if let stream {
      for await event in stream { reasons.append(event.reason) }
    }
    #expect(reasons == [.closed])
    clock.advance(by: .seconds(2))
    #expect(poster.shownAndHidden == [])
  }

  @Test("SM-Q17 BUG: a poster that never gets to show holds up no time, no hide and no queue")
  func posterThatNeverAttaches() async {
    let poster = StubbornPoster()
    let harness = ManagerHarness(poster)
    harness.manager.post(Message("A", id: "A"), .seconds(1))
    harness.manager.post(Message("B", id: "B"), .forever)
    await poster.waitForPost()
    #expect(harness.manager.current()?.id == "A")
    await harness.go(from: 0, to: 2)
    harness.manager.hideAll()
    await harness.catchUp()
    #expect(
      harness.log(of: [.willShow, .didHide]) == """
        0.0 willShow A
        1.0 didHide A expired
        1.5 willShow B
        2.0 didHide B hidden
        """)
    poster.letGo()
    await harness.manager.close()
  }

  @Test("SM-Q25: a removal that a poster does not finish is finished all the same")
  func posterThatNeverRemoves() async {
    let poster = ClingingPoster()
    let harness = ManagerHarness(poster)
    harness.manager.post(Message("A", id: "A"), .seconds(1))
    harness.manager.post(Message("B", id: "B"), .seconds(1))
    await harness.go(from: 0, to: 3)
    #expect(
      harness.log(of: [.willShow, .didHide]) == """
        0.0 willShow A
        1.2 didHide A expired
        1.7 willShow B
        2.9 didHide B expired
        """)
    poster.letGo()
    await harness.manager.close()
  }
}
