import PlacardModels
@testable import PlacardPosting
import PlacardTesting
import Testing

@Suite("Scenarios: gestures and timers") struct GestureScenarioTests {
  @Test("SM-P2 BUG: the time that ran before a pan ends nothing after it")
  func oneTimer() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.at(0.7)
      $0.run(.panBegan(id: "A"))
      $0.at(1)
      $0.run(.panEnded(id: "A", travel: 0, velocity: 0))
    }
    #expect(run.log(of: [.willHide]) == "2 willHide A expired")
  }

  @Test(
    "SM-P5: released below every threshold it stays, and its whole time runs from the release",
    arguments: [
      PostOptions(placement: .top, transition: "slide"),
      PostOptions(placement: .center, transition: "physics"),
    ])
  func releasedShort(options: PostOptions) {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 3, options)
      $0.at(2)
      $0.run(.panBegan(id: "A"))
      $0.at(2.2)
      $0.run(.panEnded(id: "A", travel: 0.33, velocity: 8))
    }
    #expect(run.log(of: [.willHide]) == "5.2 willHide A expired")
  }

  @Test("SM-P6: a release beyond a threshold hides at once, minimum or not")
  func releasedFar() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", .indefinite(minimum: 9))
      $0.at(1)
      $0.run(.panBegan(id: "A"))
      $0.run(.panEnded(id: "A", travel: 0.34, velocity: 0))
    }
    #expect(run.log(of: [.willHide, .didHide]) == "1 willHide A swiped\n1.2 didHide A swiped")
  }

  @Test("SM-P7: no way and no speed away from the edge dismisses")
  func awayFromTheEdge() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.at(1)
      $0.run(.panBegan(id: "A"))
      $0.run(.panEnded(id: "A", travel: -5, velocity: -50))
    }
    #expect(run.log(of: [.willHide]) == "2 willHide A expired")
  }

  @Test("SM-P8: 600 points a second spring back, 601 fling", arguments: [600.0, 601])
  func fling(points: Double) {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", PostOptions(placement: .center, duration: .forever, transition: "physics"))
      $0.at(1)
      $0.run(.panBegan(id: "A"))
      $0.run(.panEnded(id: "A", travel: 0, velocity: points / 75))
    }
    #expect(run.log(of: [.willHide]) == "1 willHide A \(points > 600 ? "swiped" : "closed")")
  }

  @Test("SM-P9: wholly outside it is gone, however slow")
  func draggedOutside() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", PostOptions(placement: .center, duration: .forever, transition: "physics"))
      $0.at(1)
      $0.run(.panBegan(id: "A"))
      $0.run(.panEnded(id: "A", travel: 1, velocity: 0))
    }
    #expect(run.log(of: [.willHide]) == "1 willHide A swiped")
  }

  @Test(
    "SM-P10 BUG, SM-P11 BUG: one animator serves many posts: each pan holds, each fling hides",
    arguments: ["slide", "physics"])
  func sharedAnimator(transition: String) {
    let options = PostOptions(placement: .center, transition: transition)
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.serial(gap: .zero)))
      for id in ["A", "B"] { $0.post(id, duration: 1, options) }
      $0.at(1)
      $0.run(.panBegan(id: "A"))
      $0.run(.panEnded(id: "A", travel: 1, velocity: 11))
      $0.at(2)
      $0.run(.panBegan(id: "B"))
      $0.at(9)
      $0.run(.panEnded(id: "B", travel: 1, velocity: 11))
    }
    #expect(
      run.log(of: [.paused, .willHide]) == """
        1 paused A pan
        1 willHide A swiped
        2 paused B pan
        9 willHide B swiped
        """)
  }

  @Test(
    "SM-P12: a tap outside dismisses through an interactive dim, and else does nothing",
    arguments: [
      (Dim.gray(), "tappedOutside"), (.gray(interactive: false), "expired"), (.clear, "expired"),
    ])
  func tapOutside(dim: Dim, reason: String) {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1, PostOptions(dim: dim))
      $0.at(1)
      $0.run(.tapOutside)
    }
    #expect(run.log(of: [.gone]).hasSuffix(reason))
  }

  @Test("SM-P14: what cannot be swiped can still be dismissed by a tap outside")
  func withoutSwipe() {
    var options = PostOptions(dim: .gray())
    options.swipe = false
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 9, options)
      $0.at(1)
      $0.run(.panBegan(id: "A"))
      $0.run(.panEnded(id: "A", travel: 1, velocity: 99))
      $0.at(2)
      $0.run(.tapOutside)
    }
    #expect(run.log(of: [.paused, .willHide]) == "2 willHide A tappedOutside")
  }

  @Test("SM-P15 BUG: a pan of another post, seen or not, touches the current one's time no more")
  func panOfAnother() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.at(1)
      $0.run(.panBegan(id: "B"))
      $0.run(.panEnded(id: "B", travel: 0, velocity: 0))
      $0.at(2.5)
      $0.run(.panBegan(id: "A"))
    }
    #expect(run.log(of: [.paused, .willHide]) == "1.4 willHide A expired\n3.5 willHide B expired")
  }

  @Test("SM-P15 BUG: a late signal names its own post and has no effect")
  func lateSignal() {
    var scheduler = PostScheduler(lanes: [.main(.serial(gap: .zero))])
    let first = scheduler.post("A", .forever, at: .zero).number
    scheduler.hide(first, animated: false, at: .seconds(1))
    let second = scheduler.post("B", .forever, at: .seconds(1)).number
    scheduler.handle(.panBegan(number: first), at: .seconds(2))
    scheduler.handle(.dismissed(number: first), at: .seconds(2))
    #expect(scheduler.posts(in: [.shown]).map(\.number) == [second])
    #expect(!scheduler.takeEffects().contains { $0.isPause })
  }
}

extension PostEffect {
  fileprivate var isPause: Bool {
    if case .event(let event) = self { event.kind == .paused } else { false }
  }
}
