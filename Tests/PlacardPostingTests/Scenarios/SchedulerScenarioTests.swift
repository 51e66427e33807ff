import PlacardModels
@testable import PlacardPosting
import PlacardTesting
import Testing

@Suite("Scenarios: the queue") struct SchedulerScenarioTests {
  @Test("SM-Q2: a post that arrives while another is shown waits, in the order of arrival")
  func arrivalOrder() {
    let run = Timeline(lanes: [.main(.serial())]) {
      for id in ["A", "B", "C"] { $0.post(id, duration: 1) }
    }
    #expect(
      run.log(of: [.posted]) == "0 posted A shown 1\n0 posted B queued 1\n0 posted C queued 1")
    #expect(run.log(of: [.willShow]) == "0 willShow A\n2.1 willShow B\n4.2 willShow C")
  }

  @Test("SM-Q5 QUIRK: an idle lane takes the first at once, whatever its priority")
  func firstComeFirstShown() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("low", duration: 1)
      $0.post("high", duration: 1, PostOptions(priority: 9))
    }
    #expect(run.log(of: [.willShow]) == "0 willShow low\n2.1 willShow high")
  }

  @Test("SM-Q5 QUIRK: who wants a batch in order of priority suspends while it is posted")
  func suspendedBatch() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.suspend)
      $0.post("low", duration: 1)
      $0.post("high", duration: 1, PostOptions(priority: 9))
      $0.run(.resume)
    }
    #expect(run.log(of: [.willShow]) == "0 willShow high\n2.1 willShow low")
  }

  @Test("SM-Q7 BUG: a post during the gap shortens it neither for itself nor for who waits")
  func nothingSkipsTheGap() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 0.2)
      $0.post("B", duration: 0.2)
      $0.at(0.9)
      $0.post("C", duration: 0.2)
    }
    #expect(
      run.log(of: [.didHide, .willShow]) == """
        0 willShow A
        0.8 didHide A expired
        1.3 willShow B
        2.1 didHide B expired
        2.6 willShow C
        3.4 didHide C expired
        """)
  }

  @Test(
    "SM-Q7 BUG: a replacement by tag that does not follow leaves the gap to who waits",
    arguments: [
      (PostOptions.seconds(9), [PostCommand.hide(id: "C", animated: true)]),
      (.indefinite(delay: 5), []),
    ])
  func successorThatDoesNotFollow(options: PostOptions, afterwards: [PostCommand]) {
    var tagged = options
    tagged.tag = "t"
    let run = Timeline(lanes: [.main(.serial())]) { script in
      script.post("A", .seconds(9) { $0.tag = "t" })
      script.post("B", duration: 1)
      script.at(1)
      script.post("C", tagged)
      script.at(1.1)
      for command in afterwards { script.run(command) }
    }
    #expect(run.log(of: [.willShow]).contains("1.7 willShow B"))
  }

  @Test("SM-Q9 BUG: a gap that was cut short leaves no timer that shortens the next")
  func oneGap() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 9)
      $0.at(0.3)
      $0.run(.hide(id: nil, animated: true))
      $0.post("B", duration: 9)
      $0.at(0.6)
      $0.run(.configure(.stack()))
      $0.run(.configure(.serial()))
      $0.post("C", duration: 0.2)
      $0.run(.hide(id: "B", animated: true))
    }
    #expect(
      run.log(of: [.didHide, .willShow]) == """
        0 willShow A
        0.5 didHide A hidden
        0.6 willShow B
        0.8 didHide B hidden
        1.3 willShow C
        2.1 didHide C expired
        """)
  }

  @Test(
    "SM-Q10 BUG, SM-C10 BUG: what cannot be shown has failed, and its id and its position are free")
  func failed() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 9)
      $0.run(.fail(id: "A"))
      $0.run(.query(id: "A", tag: nil))
      $0.post("A", duration: 0.2)
    }
    #expect(
      run.log(of: [.posted, .willShow, .didShow, .willHide, .didHide, .gone]) == """
        0 posted A shown 1
        0 willShow A
        0 willHide A failed
        0 didHide A failed
        0 gone A failed
        0 posted A queued 1
        0.5 willShow A
        0.9 didShow A
        1.1 willHide A expired
        1.3 didHide A expired
        1.3 gone A expired
        """)
    #expect(
      run.events.compactMap(\.reply).map(\.content) == [.post(id: "A", state: .gone, count: 0)])
  }

  @Test("SM-Q11 QUIRK: content that is made later keeps the position of its call")
  func deferred() {
    var scheduler = PostScheduler(lanes: [.main(.serial())]) { _ in
      PostTiming(entrance: .milliseconds(400), exit: .zero)
    }
    let first = scheduler.post(Message("", id: "A"), .forever, isDeferred: true, at: .zero)
    let second = scheduler.post(Message("B", id: "B"), .forever, at: .zero)
    #expect([first.admission, second.admission] == [.queued, .queued])
    scheduler.supply(first.number, "made", at: .milliseconds(100))
    #expect(scheduler.posts(in: [.showing]).map(\.message) == ["made"])
    #expect(scheduler.posts(in: [.queued]).map(\.id) == ["B"])
  }

  @Test("SM-Q12: what waits keeps the defaults of the moment at which it was posted")
  func defaultsAreCopied() {
    var change = LaneConfiguration()
    change.automatic = .fixed(.seconds(1))
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(change))
      $0.post("A")
      $0.post("B")
      change.automatic = .fixed(.seconds(9))
      $0.run(.configure(change))
    }
    #expect(run.log(of: [.willHide]) == "1.4 willHide A expired\n3.5 willHide B expired")
  }

  @Test("SM-Q16 QUIRK, SM-C10 BUG: a host that is gone takes what it showed along, and says so")
  func orphaned() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", .forever)
      $0.post("B", duration: 1)
      $0.at(1)
      $0.run(.host(attached: false))
      $0.run(.query(id: "A", tag: nil))
      $0.at(4)
      $0.run(.host(attached: true))
    }
    #expect(
      run.log(of: [.willShow, .willHide, .didHide, .gone]) == """
        0 willShow A
        1 willHide A orphaned
        1 didHide A orphaned
        1 gone A orphaned
        4 willShow B
        5.4 willHide B expired
        5.6 didHide B expired
        5.6 gone B expired
        """)
    #expect(
      run.events.compactMap(\.reply).map(\.content) == [.post(id: "A", state: .gone, count: 0)])
  }

  @Test(
    "SM-Q21 BUG: a negative delay is none, an endless one never ends", arguments: [-1, .infinity])
  func hostileDelays(seconds: Double) {
    let run = Timeline(lanes: [.main(.serial())]) { $0.post("A", .indefinite(delay: seconds)) }
    let entrance = run.events.first { $0.kind == .willShow }?.at ?? .seconds(Int64.max)
    #expect(seconds < 0 ? entrance == .zero : entrance > .seconds(1_000_000_000))
  }

  @Test("SM-Q22: a negative minimum is none")
  func negativeMinimum() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", .indefinite(minimum: -3))
      $0.at(1)
      $0.run(.hide(id: "A", animated: true))
    }
    #expect(run.log(of: [.willHide, .didHide]) == "1 willHide A hidden\n1.2 didHide A hidden")
  }

  @Test("SM-Q24: an entrance that fails is an end, without didShow and without announcement")
  func failedEntrance() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.at(0.1)
      $0.run(.fail(id: "A"))
    }
    #expect(
      run.log(of: [.willShow, .announce, .didShow, .willHide, .didHide]) == """
        0 willShow A
        0.1 willHide A failed
        0.1 didHide A failed
        """)
  }

  @Test("SM-Q26: a window without focus holds the time, but no entrance and no queue for ever")
  func unfocusedEntrance() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 2)
      $0.post("B", duration: 1)
      $0.at(0.1)
      $0.run(.focus(window: false))
      $0.at(5)
      $0.run(.focus(window: true))
    }
    #expect(
      run.log(of: [.didShow, .willHide]) == """
        0.4 didShow A
        7 willHide A expired
        8.1 didShow B
        9.1 willHide B expired
        """)
  }

  @Test("SM-Q27: a gap that runs keeps its length")
  func gapIsReadAtTheRemoval() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 0.2)
      $0.post("B", duration: 0.2)
      $0.post("C", duration: 0.2)
      $0.at(1)
      $0.run(.configure(.serial(gap: .seconds(3))))
    }
    #expect(run.log(of: [.willShow]) == "0 willShow A\n1.3 willShow B\n5.1 willShow C")
  }

  @Test("SM-Q28 QUIRK: no delay is no detour: the order of the calls is the order of arrival")
  func zeroDelay() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", .indefinite())
      $0.post("B", duration: 1)
      $0.at(1)
      $0.run(.hide(id: "A", animated: true))
    }
    #expect(run.log(of: [.willShow]) == "0 willShow A\n1.7 willShow B")
  }
}
