import PlacardModels
@testable import PlacardPosting
import PlacardTesting
import Testing

/// Rows of MessageStackView that are about when; 0.333 s in and out.
@Suite("Scenarios: posters and stacks") struct StackScenarioTests {
  private static let slide = PostTiming(
    entrance: .milliseconds(333), exit: .milliseconds(333))

  @Test("MSV-M1: one after the other, each as soon as the last one's exit has ended")
  func serial() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      $0.run(.configure(.serial(gap: .zero)))
      for id in ["A", "B", "C"] { $0.post(id, duration: 5) }
    }
    #expect(
      run.log(of: [.willShow, .didHide]) == """
        0 willShow A
        5.666 didHide A expired
        5.666 willShow B
        11.332 didHide B expired
        11.332 willShow C
        16.998 didHide C expired
        """)
  }

  @Test("MSV-M2: in a stack all are seen at once, and each leaves at its own time")
  func stack() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      $0.run(.configure(.stack()))
      for (id, duration) in [("A", 3.0), ("B", 1), ("C", 2)] { $0.post(id, duration: duration) }
    }
    #expect(
      run.log(of: [.willShow, .willHide]) == """
        0 willShow A
        0 willShow B
        0 willShow C
        1.333 willHide B expired
        2.333 willHide C expired
        3.333 willHide A expired
        """)
  }

  @Test("MSV-M4: what has no time ends at a call or by a person's hand only")
  func withoutTime() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      $0.run(.configure(.stack()))
      for id in ["A", "B", "C"] { $0.post(id, .forever) }
      $0.at(1000)
      $0.run(.hide(id: "A", animated: true))
      $0.run(.panBegan(id: "B"))
      $0.run(.panEnded(id: "B", travel: 0.51, velocity: 0))
    }
    #expect(
      run.log(of: [.willHide])
        == "1000 willHide A hidden\n1000 willHide B swiped\n1000.333 willHide C closed")
  }

  @Test("MSV-M5: the time counts from the end of the entrance")
  func displayDuration() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) { $0.post("A", duration: 5) }
    #expect(run.log(of: [.didShow, .willHide]) == "0.333 didShow A\n5.333 willHide A expired")
  }

  @Test(
    "MSV-M6: without an entrance both events are reported before post returns; an exit may be spared"
  )
  func withoutAnimation() async {
    let manager = PostManager(
      posters: [RecordingPoster()], lanes: [.main(.serial())], clock: ManualClock())
    let reported = Locked<PostEvent.Kind>([])
    let listening = manager.listen { reported.append($0.kind) }
    defer { listening.cancel() }
    manager.post("A", .forever)
    #expect(reported.value == [.posted, .willShow, .announce, .didShow])
    await manager.close()
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      $0.post("A", .forever)
      $0.at(1)
      $0.run(.hide(id: "A", animated: false))
    }
    #expect(run.log(of: [.didShow, .didHide]) == "0.333 didShow A\n1 didHide A hidden")
  }

  @Test("MSV-M7: a poster receives a change before any listener does")
  func posterFirst() async {
    let poster = StubbornPoster()
    let manager = PostManager(
      posters: [poster], lanes: [.main(.stack())], clock: ManualClock())
    manager.post(Message("A", id: "A"), .forever)
    await poster.waitForPost()
    let pendingCounts = Locked<Int>([])
    let listening = manager.listen { [weak manager] event in
      if event.kind == .willShow { pendingCounts.append(manager?.pendingCount ?? 0) }
    }
    defer { listening.cancel() }
    manager.post(Message("B", id: "B"), .forever)
    #expect(pendingCounts.value == [1])
    poster.letGo()
    await manager.close()
  }

  @Test(
    "MSV-M8, MSV-M9: more than half the height toward its own edge, and no speed, takes it away",
    arguments: [
      (Placement.top, 0.5, false), (.top, 0.51, true), (.top, -0.8, false), (.bottom, 0.51, true),
    ])
  func halfItsHeight(placement: Placement, travel: Double, goes: Bool) {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      $0.post(
        "A", PostOptions(placement: placement, duration: .forever, transition: "translate"))
      $0.at(1)
      $0.run(.panBegan(id: "A"))
      $0.run(.panEnded(id: "A", travel: travel, velocity: 99))
    }
    #expect(run.events.contains { $0.reason == .swiped } == goes)
  }

  @Test("MSV-M10: a pan that leads to nothing gives the whole time back")
  func panRestarts() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      $0.post("A", duration: 5)
      $0.at(3.333)
      $0.run(.panBegan(id: "A"))
      $0.at(60)
      $0.run(.panEnded(id: "A", travel: 0, velocity: 0))
    }
    #expect(run.log(of: [.willHide]) == "65 willHide A expired")
  }

  @Test("MSV-M11: a tap dismisses only where enabled")
  func tapToRemove() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      $0.run(.configure(.stack()))
      $0.post("A", .seconds(9) { $0.tap = .dismiss })
      $0.post("B", duration: 9)
      $0.at(1)
      for id in ["A", "B"] { $0.run(.tap(id: id)) }
    }
    #expect(
      run.log(of: [.tapped, .willHide])
        == "1 tapped A\n1 willHide A tapped\n9.333 willHide B expired")
  }

  @Test("MSV-M12: a lane that becomes a stack shows what waited at once")
  func drained() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      for id in ["A", "B", "C"] { $0.post(id, duration: 5) }
      $0.at(1)
      $0.run(.configure(.stack()))
    }
    #expect(run.log(of: [.willShow]) == "0 willShow A\n1 willShow B\n1 willShow C")
  }

  @Test("MSV-M13 BUG: after the close nothing is seen, nothing waits and nothing comes")
  func closed() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      $0.run(.configure(.serial(gap: .zero)))
      $0.post("A", .forever)
      $0.post("B", .forever)
      $0.at(1)
      $0.run(.close)
      $0.post("C", .forever)
    }
    #expect(
      run.log == """
        0 willShow A
        0.333 didShow A
        1 willHide A closed
        1 didHide A closed
        1 gone A closed
        1 gone B closed
        1 gone C closed
        """)
    #expect(run.events.last { $0.kind == .posted }?.admission == .rejected)
  }

  @Test("MSV-M14 BUG: what is no longer there to be seen makes space for the next")
  func takenOutByOthers() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      $0.run(.configure(.serial(gap: .zero)))
      $0.post("A", duration: 5)
      $0.post("B", duration: 5)
      $0.at(2)
      $0.run(.fail(id: "A"))
    }
    #expect(
      run.log(of: [.gone, .willShow]).hasPrefix("0 willShow A\n2 gone A failed\n2 willShow B"))
  }

  @Test("MSV-M15 BUG: taken away twice it goes once, and the line keeps its order")
  func removedTwice() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      $0.run(.configure(.serial(gap: .zero)))
      for id in ["A", "B", "C", "D"] { $0.post(id, duration: 1) }
      $0.at(1)
      for moment in [1, 1.1, 1.2] {
        $0.at(moment)
        $0.run(.hide(id: "A", animated: true))
      }
    }
    #expect(run.events.filter { $0.kind == .willShow }.compactMap(\.id) == ["A", "B", "C", "D"])
    #expect(run.events.filter { $0.kind == .didHide }.compactMap(\.id) == ["A", "B", "C", "D"])
  }

  @Test("MSV-M16 BUG: posted again on a stack it is one entry with a new deadline")
  func postedAgain() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      $0.run(.configure(.stack()))
      $0.post("A", duration: 5)
      $0.at(3)
      $0.post("A", duration: 5, PostOptions(duplicates: .update))
    }
    #expect(run.log(of: [.willShow, .willHide]) == "0 willShow A\n8 willHide A expired")
  }

  @Test("MSV-M17 BUG: what is shown or waits is not posted a second time")
  func ifNotShowing() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      for id in ["x", "y", "x", "y"] { $0.post(id, duration: 5) }
    }
    #expect(
      run.events.filter { $0.kind == .posted }.map(\.admission)
        == [.shown, .queued, .duplicate, .duplicate])
  }

  @Test("MSV-M21 BUG: a post without a host waits for one, with all of its time")
  func withoutHost() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      $0.run(.host(attached: false))
      $0.post("A", duration: 5)
      $0.at(60)
      $0.run(.host(attached: true))
    }
    #expect(
      run.log(of: [.posted, .willShow, .willHide])
        == "0 posted A queued 1\n60 willShow A\n65.333 willHide A expired")
  }

  @Test(
    "MSV-M21 BUG: content that comes when nothing may enter any more waits as well",
    arguments: [
      (PostCommand.host(attached: false), PostCommand.host(attached: true)), (.suspend, .resume),
    ])
  func madeTooLate(stop: PostCommand, start: PostCommand) {
    var scheduler = PostScheduler(lanes: [.main(.serial())])
    let number = scheduler.post(Message("A", id: "A"), .forever, isDeferred: true, at: .zero).number
    scheduler.handle(stop, at: .seconds(1))
    scheduler.supply(number, "made", at: .seconds(2))
    #expect(scheduler.posts(in: [.queued]).count == 1)
    scheduler.handle(start, at: .seconds(3))
    #expect(scheduler.posts(in: [.shown]).count == 1)
  }

  @Test(
    "MSV-M22: hidden without animation during its entrance a post has no didShow and leaves no timer"
  )
  func removedDuringEntrance() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      $0.run(.configure(.stack()))
      $0.post("A", duration: 5)
      $0.at(0.1)
      $0.run(.hide(id: "A", animated: true))
    }
    #expect(
      run.log == """
        0 willShow A
        0.1 willHide A hidden
        0.433 didHide A hidden
        0.433 gone A hidden
        """)
  }

  @Test("MSV-M28: a close button takes its own post away, and nothing once that has gone")
  func closeButton() {
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      $0.run(.configure(.stack()))
      $0.post("A", .forever)
      $0.post("B", duration: 5)
      for moment in [1.0, 2] {
        $0.at(moment)
        $0.run(.dismiss(id: "A"))
      }
    }
    #expect(run.log(of: [.willHide]) == "1 willHide A dismissed\n5.333 willHide B expired")
  }

  @Test("MSV-M29 BUG: one who has stopped listening may begin again")
  func listenAgain() async {
    let manager = PostManager(
      posters: [RecordingPoster()], lanes: [.main(.serial())], clock: ManualClock())
    let reported = Locked<String>([])
    let listener: @Sendable (PostEvent) -> Void = { event in
      if event.kind == .willShow { reported.append(event.id ?? "") }
    }
    manager.configure(.stack())
    for id in ["A", "B", "C"] {
      if id == "B" {
        manager.post(Message(id, id: id))
      } else {
        let listening = manager.listen(listener)
        manager.post(Message(id, id: id))
        listening.cancel()
      }
    }
    #expect(reported.value == ["A", "C"])
    await manager.close()
  }

  @Test("MSV-M30: a veto is reported, and reserves neither position nor id")
  func veto() {
    var scheduler = PostScheduler(
      lanes: [.main(.serial())], postPolicy: PostPolicy(shouldPost: { $0.message.title != "no" }))
    let refused = scheduler.post(Message("no", id: "A"), .forever, at: .zero)
    let taken = scheduler.post(Message("yes", id: "A"), .forever, at: .zero)
    #expect([refused.admission, taken.admission] == [.rejected, .shown])
    #expect(scheduler.ended().map(\.reason) == [.failed])
  }

  @Test(
    "MSV-M14 BUG, MSV-M30: a removal that is refused gives the time anew, and may be asked again")
  func removalVeto() {
    let postPolicy = PostPolicy(shouldHide: { _, reason in reason != .expired })
    var scheduler = PostScheduler(lanes: [.main(.serial())], postPolicy: postPolicy)
    let number = scheduler.post("A", PostOptions(duration: .seconds(5)), at: .zero).number
    scheduler.advance(to: .seconds(5))
    #expect(scheduler.posts(in: [.shown]).count == 1)
    #expect(scheduler.nextDeadline == .seconds(10))
    let hasEnded = scheduler.hide(number, animated: false, at: .seconds(6))
    #expect(hasEnded)
    #expect(scheduler.ended().map(\.reason) == [.hidden])
  }

  @Test("MSV-M30: refused for ever, a time of zero does not stop all time")
  func removalVetoWithoutTime() {
    let postPolicy = PostPolicy(shouldHide: { _, _ in false })
    var scheduler = PostScheduler(lanes: [.main(.serial())], postPolicy: postPolicy)
    _ = scheduler.post("A", PostOptions(duration: .seconds(0)), at: .zero)
    scheduler.advance(to: .seconds(5))
    #expect(scheduler.posts(in: [.shown]).count == 1)
  }

  @Test("MSV-M31 BUG: shown a second time, one swipe is one removal")
  func swipedOnce() {
    let message = Message("A", id: "A")
    let run = Timeline(timing: Self.slide, lanes: [.main(.serial())]) {
      for start in [0.0, 5] {
        $0.at(start)
        $0.run(.post(message, .forever))
        $0.at(start + 1)
        $0.run(.panBegan(id: "A"))
        $0.run(.panEnded(id: "A", travel: 1, velocity: 0))
        $0.run(.panEnded(id: "A", travel: 1, velocity: 0))
      }
    }
    #expect(run.log(of: [.willHide]) == "1 willHide A swiped\n6 willHide A swiped")
  }
}
