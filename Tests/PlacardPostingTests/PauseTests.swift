import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Pauses and user actions") struct PauseTests {
  @Test("SM-P1, SM-P2: a pan stops the time; released short, the whole display time restarts")
  func pan() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.at(0.7)
      $0.run(.panBegan(id: "A"))
      $0.at(1.7)
      $0.run(.panEnded(id: "A", travel: 0.1, velocity: 0))
    }
    #expect(
      run.log(of: [.paused, .resumed, .willHide])
        == "0.7 paused A pan\n1.7 resumed A pan\n2.7 willHide A expired")
  }

  @Test("SM-P3, SM-P4: a pan during the entrance")
  func panDuringEntrance() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 0.5)
      $0.at(0.1)
      $0.run(.panBegan(id: "A"))
      $0.at(0.2)
      $0.run(.panEnded(id: "A", travel: 0, velocity: 0))
    }
    #expect(run.log(of: [.willHide]) == "0.9 willHide A expired")
  }

  @Test("SM-P6, A3: far or fast enough dismisses", arguments: [(0.34, 0), (0, 10.1)])
  func swipe(travel: Double, velocity: Double) {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", PostOptions(duration: .forever))
      $0.at(1)
      $0.run(.panBegan(id: "A"))
      $0.run(.panEnded(id: "A", travel: travel, velocity: velocity))
    }
    #expect(run.log(of: [.willHide]) == "1 willHide A swiped")
  }

  @Test("P10: hover holds the lane, and what is left is at least a second")
  func hover() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.stack()))
      $0.post("A", duration: 1)
      $0.post("B", duration: 3)
      $0.at(1)
      $0.run(.hover(id: "A", inside: true))
      $0.at(5)
      $0.run(.hover(id: "A", inside: false))
    }
    #expect(run.log(of: [.willHide]) == "6 willHide A expired\n7.4 willHide B expired")
  }

  @Test("Suspended, nothing enters and nothing expires; hides work")
  func suspended() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.at(0.9)
      $0.run(.suspend)
      $0.post("B", duration: 1, PostOptions(lane: "other"))
      $0.at(3)
      $0.run(.hide(id: "A", animated: true))
      $0.at(4)
      $0.run(.resume)
    }
    #expect(
      run.log(of: [.willShow, .willHide])
        == "0 willShow A\n3 willHide A hidden\n4 willShow B\n5.4 willHide B expired")
  }

  @Test("M2: an action ends the post; an unknown one is an error that names what there is")
  func actions() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.post(Message("Q", id: "Q").action("yes", "Yes").action("no", "No"), PostOptions()))
      $0.at(1)
      $0.run(.action(id: "Q", action: "maybe"))
      $0.run(.action(id: "Q", action: "no"))
    }
    #expect(
      run.log(of: [.error, .action, .willHide, .gone]) == """
        1 error Q The post "Q" has no action "maybe"; it has "yes", "no".
        1 action Q no
        1 willHide Q action
        1.2 gone Q action no
        """)
  }

  @Test(
    "Taps: none, dismiss",
    arguments: [(Tap.ignore, ""), (.dismiss, "1 tapped A\n1 willHide A tapped")])
  func taps(tap: Tap, log: String) {
    var options = PostOptions(duration: .forever)
    options.tap = tap
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", options)
      $0.at(1)
      $0.run(.tap(id: "A"))
    }
    #expect(run.events.filter { $0.reason != .closed }.count > 0)
    #expect(
      run.events.filter { [.tapped, .willHide].contains($0.kind) && $0.reason != .closed }
        .map { "1 \($0.kind) \($0.id ?? "")\($0.reason.map { " \($0)" } ?? "")" }
        .joined(separator: "\n") == log)
  }

  @Test("Lanes: a gap after which no post could enter does not prolong the run")
  func uselessPause() {
    let run = Timeline(lanes: [.main(.serial())]) {
      var stack = LaneConfiguration.stack(limit: 1)
      stack.gap = .seconds(50)
      $0.run(.configure(stack))
      $0.run(.configure(.stack(limit: 2)))
      $0.post("A", duration: 1)
      $0.post("B", PostOptions(duration: .forever))
      $0.run(.configure(.stack(limit: 1)))
      $0.post("C", PostOptions(duration: .forever))
    }
    #expect(run.log(of: [.willHide]) == "1.4 willHide A expired\n1.6 willHide B closed")
  }
}
