import PlacardModels
@testable import PlacardPosting
import PlacardTesting
import Testing

/// The timing decisions where the other suites do not reach.
@Suite("Timing decisions") struct TimingDecisionTests {
  private static let instant = PostTiming.zero

  @Test("Identity: ids are carried byte for byte")
  func idsAreBytes() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("\u{E9}", PostOptions(duration: .forever))
      $0.post("e\u{301}", PostOptions(duration: .forever))
      $0.run(.hide(id: "e\u{301}", animated: true))
      $0.run(.query(id: "\u{E9}", tag: nil))
    }
    #expect(run.events.filter { $0.kind == .posted }.map(\.admission) == [.shown, .queued])
    let cancelled = run.events.first { $0.reason == .cancelled }
    #expect(cancelled?.number == 2)
    #expect(run.events.compactMap(\.reply).count == 1)
  }

  @Test("Identity: an action's id is compared byte for byte")
  func actionIdsAreBytes() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.post(Message("Q", id: "Q").action("\u{E9}", "Yes"), PostOptions()))
      $0.at(1)
      $0.run(.action(id: "Q", action: "e\u{301}"))
    }
    #expect(run.events.contains { $0.kind == .error })
    #expect(!run.events.contains { $0.kind == .action })
  }

  @Test(
    "Updates: only a counted duplicate restarts the display time, a count set or decremented does not"
  )
  func countsDoNotRestart() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 2)
      $0.at(1)
      $0.run(.setCount(id: "A", 3))
      $0.at(2)
      $0.run(.hideCounted(id: "A"))
    }
    #expect(
      run.log(of: [.counted, .willHide]) == "1 counted A 3\n2 counted A 2\n2.4 willHide A expired")
  }

  @Test("Order at one instant: what leaves, leaves before anything enters; overflow comes once")
  func overflowOnceAnInstant() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.stack(limit: 2)))
      for id in ["A", "B", "C", "D", "E"] { $0.post(id, duration: 1) }
    }
    #expect(
      run.log(of: [.overflow, .willShow, .gone]) == """
        0 willShow A
        0 willShow B
        0 overflow 3 in main
        1.6 gone A expired
        1.6 gone B expired
        1.6 overflow 1 in main
        1.6 willShow C
        1.6 willShow D
        3.2 gone C expired
        3.2 gone D expired
        3.2 overflow 0 in main
        3.2 willShow E
        4.8 gone E expired
        """)
  }

  @Test("The end: a gap that no post waits for does not advance the time")
  func gapWithoutAnybody() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("F", PostOptions(duration: .forever, lane: "other"))
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.at(1.7)
      $0.run(.removeQueued(id: "B"))
    }
    #expect(run.log(of: [.gone]).hasSuffix("1.7 gone B cancelled\n1.7 gone F closed"))
  }

  @Test(
    "SM-Q7: a post that comes after the one that waited was taken out still waits for the gap")
  func gapIsArmedAgain() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.at(1.7)
      $0.run(.removeQueued(id: "B"))
      $0.at(1.8)
      $0.post("C", duration: 1)
    }
    #expect(run.log(of: [.willShow]) == "0 willShow A\n2.1 willShow C")
  }

  @Test("Minimum and haste: without animation it still waits out its minimum, then goes at once")
  func unanimatedDuringMinimum() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", PostOptions(duration: .indefinite(delay: .zero, minimum: .seconds(2))))
      $0.at(1)
      $0.run(.hide(id: "A", animated: true))
      $0.run(.hide(id: "A", animated: false))
    }
    #expect(run.log(of: [.willHide, .didHide]) == "2 willHide A hidden\n2 didHide A hidden")
  }

  @Test("Minimum and haste: while leaving, the entrance still completes with its didShow")
  func entranceCompletesWhileLeaving() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", PostOptions(duration: .indefinite(delay: .zero, minimum: .seconds(1))))
      $0.at(0.1)
      $0.run(.hide(id: "A", animated: true))
      $0.run(.query(id: "A", tag: nil))
    }
    #expect(
      run.log(of: [.announce, .didShow, .willHide])
        == "0.4 announce A\n0.4 didShow A\n1 willHide A hidden")
    #expect(
      run.events.compactMap(\.reply).first?.content == .post(id: "A", state: .leaving, count: 0))
  }

  @Test("Never shown: what fails while it waits has failed unseen")
  func failsUnseen() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.run(.fail(id: "B"))
      $0.at(1)
      $0.run(.fail(id: "A"))
    }
    #expect(
      run.log(of: [.willHide, .didHide, .gone]) == """
        0 gone B failed
        1 willHide A failed
        1 didHide A failed
        1 gone A failed
        """)
  }

  @Test(
    "Updates: a waiting post keeps its position in the queue, or takes that of its new priority")
  func updateMovesInTheLine() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      for id in ["B", "C", "D"] { $0.post(id, duration: 1) }
      $0.run(.update(id: "B", PostChange { message, _ in message.title = "new" }))
      $0.run(.update(id: "D", PostChange { _, options in options.priority = 1 }))
      $0.run(.update(id: "C", PostChange { _, options in options.priority = -1 }))
      $0.run(.removeQueued(id: "C"))
    }
    #expect(run.events.filter { $0.kind == .willShow }.compactMap(\.id) == ["A", "D", "B"])
  }

  @Test("Updates: options are resolved when a message is posted, also those of its lane")
  func transitionStays() {
    var scheduler = PostScheduler(lanes: [.main(.serial())])
    let number = scheduler.post("A", at: .zero).number
    scheduler.handle(.configure(.stack()), at: .zero)
    scheduler.update(number, PostChange { message, _ in message.title = "B" }, at: .zero)
    #expect(scheduler.posts(in: [.showing, .shown]).first?.options.transition == "slide")
    _ = scheduler.post("C", at: .zero)
    #expect(scheduler.posts(in: [.showing, .shown]).last?.options.transition == "collapse")
  }

  @Test("Announcing: a modal post is a focus line, also when it is updated")
  func modal() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", PostOptions(duration: .forever, dim: .gray()))
      $0.at(1)
      $0.run(.update(id: "A", PostChange { message, _ in message.title = "new" }))
    }
    #expect(run.log(of: [.announce, .focus]) == "0.4 focus A\n1 focus A")
  }

  @Test("Replies: delayed posts come in the order of their end, also while suspended")
  func delayedOrder() {
    let run = Timeline(lanes: [.main(.serial())]) {
      for (id, delay) in [("A", 3), ("B", 1), ("C", 2)] {
        $0.post(id, PostOptions(duration: .indefinite(delay: .seconds(delay), minimum: .zero)))
      }
      $0.at(0.5)
      $0.run(.suspend)
      $0.run(.queryState(tag: nil))
    }
    guard case .lanes(let lanes)? = run.events.compactMap(\.reply).first?.content else {
      Issue.record("no reply")
      return
    }
    #expect(lanes["main"]?.delayed == ["B", "C", "A"])
  }

  @Test("Replies: a suspended snackbar lane lists its waiting posts")
  func waitingSnackbar() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.suspend)
      $0.post("A", PostOptions(style: "snackbar"))
      $0.run(.queryState(tag: nil))
    }
    guard case .lanes(let lanes)? = run.events.compactMap(\.reply).first?.content else {
      Issue.record("no reply")
      return
    }
    #expect(lanes["snackbar"]?.queued == ["A"])
  }

  @Test("Defaults: a snackbar is capped by the container less one column each side, not at 40")
  func snackbarWidth() {
    let options = PostDefaults.options(ofStyle: "snackbar")
    #expect(options.margin == Margin(all: 1))
    #expect(options.maxWidth == nil)
  }

  @Test("Script time: two hundred of the longest durations do not overflow the time")
  func endOfTime() {
    let run = Timeline(lanes: [.main(.serial())]) {
      for number in 0..<200 {
        $0.post("\(number)", PostOptions(duration: .fixed(.seconds(Int64.max))))
      }
    }
    #expect(run.events.count { $0.kind == .gone } == 200)
    #expect(PosterLaws.violations(in: run.events).isEmpty)
  }

  @Test("A command with an earlier time counts as the last one's")
  func timeDoesNotRunBackwards() {
    var scheduler = PostScheduler(lanes: [.main(.serial())])
    scheduler.advance(to: .seconds(5))
    _ = scheduler.post("A", PostOptions(duration: .fixed(.zero)), at: .seconds(1))
    #expect(scheduler.isEmpty)
    #expect(scheduler.time == .seconds(5))
  }
}
