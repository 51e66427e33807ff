import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Holds") struct HoldTests {
  @Test("SM-P3: a pan that began in the entrance restarts the whole display time, however short")
  func shortDisplayDurationAfterPan() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 0.5)
      $0.at(0.1)
      $0.run(.panBegan(id: "A"))
      $0.at(1.2)
      $0.run(.panEnded(id: "A", travel: 0, velocity: 0))
    }
    #expect(run.log(of: [.willHide]) == "1.7 willHide A expired")
  }

  @Test("Pauses: paused and resumed come with the first and the last of several causes")
  func severalCauses() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 2)
      $0.at(1)
      $0.run(.hover(id: "A", inside: true))
      $0.run(.panBegan(id: "A"))
      $0.run(.focus(window: false))
      $0.at(2)
      $0.run(.panEnded(id: "A", travel: 0, velocity: 0))
      $0.run(.focus(window: true))
      $0.at(3)
      $0.run(.hover(id: "A", inside: false))
    }
    #expect(
      run.log(of: [.paused, .resumed, .willHide])
        == "1 paused A hover\n3 resumed A hover\n5 willHide A expired")
  }

  @Test("Pauses: a hover ends with its post, and the pointer may leave during the exit")
  func hoverEndsWithItsPost() {
    for leaves in [true, false] {
      let run = Timeline(lanes: [.main(.serial())]) {
        $0.run(.configure(.stack()))
        $0.post("A", PostOptions(duration: .forever))
        $0.post("B", duration: 5)
        $0.at(1)
        $0.run(.hover(id: "A", inside: true))
        $0.at(2)
        $0.run(.hide(id: "A", animated: true))
        $0.at(2.1)
        if leaves { $0.run(.hover(id: "A", inside: false)) }
      }
      #expect(run.log(of: [.resumed]) == (leaves ? "2.1 resumed B hover" : "2.2 resumed B hover"))
    }
  }

  @Test("Pauses: with two posts of an id the pointer leaves the one that it came over")
  func hoverOfAnAllowedDuplicate() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.stack()))
      $0.post("A", duration: 2)
      $0.at(1)
      $0.run(.hover(id: "A", inside: true))
      $0.run(.panBegan(id: "A"))
      $0.post("A", duration: 2, PostOptions(duplicates: .allow))
      $0.at(2)
      $0.run(.hover(id: "A", inside: false))
      $0.run(.panEnded(id: "A", travel: 0, velocity: 0))
    }
    #expect(run.log(of: [.willHide]) == "4 willHide A expired\n4 willHide A expired")
  }

  @Test("Pauses: a pan does nothing without swipe, and a stray end neither; NaN dismisses nothing")
  func withoutSwipe() {
    var fixed = PostOptions(duration: .seconds(1))
    fixed.swipe = false
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", fixed)
      $0.at(1)
      $0.run(.panBegan(id: "A"))
      $0.run(.panEnded(id: "A", travel: 1, velocity: 99))
    }
    #expect(run.log(of: [.paused, .willHide]) == "1.4 willHide A expired")
    let odd = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.at(1)
      $0.run(.panBegan(id: "A"))
      $0.run(.panEnded(id: "A", travel: .nan, velocity: .nan))
    }
    #expect(odd.log(of: [.willHide]) == "2 willHide A expired")
  }

  @Test(
    "Pauses: each transition has its own threshold",
    arguments: [
      ("slide", Placement.top, 0.34, 0.0, true), ("slide", .top, 0.33, 10, false),
      ("collapse", .top, 0.5, 99, false), ("translate", .top, 0.51, 0, true),
      ("physics", .center, 0.5, -8.1, true), ("physics", .center, -1, 0, true),
      ("physics", .center, 0.99, 8, false), ("physics", .top, 0.34, 0, true),
    ])
  func thresholds(
    transition: String, placement: Placement, travel: Double, velocity: Double, dismisses: Bool
  ) {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post(
        "A", PostOptions(placement: placement, duration: .forever, transition: transition))
      $0.at(1)
      $0.run(.panBegan(id: "A"))
      $0.run(.panEnded(id: "A", travel: travel, velocity: velocity))
    }
    #expect(run.events.contains { $0.reason == .swiped } == dismisses)
  }

  @Test("Suspend: delays stop, minimums finish, animations finish, what is left goes on")
  func suspend() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", PostOptions(duration: .indefinite(delay: .zero, minimum: .seconds(2))))
      $0.post(
        "B",
        PostOptions(duration: .indefinite(delay: .seconds(3), minimum: .zero), lane: "other"))
      $0.at(0.2)
      $0.run(.suspend)
      $0.run(.hide(id: "A", animated: true))
      $0.at(5)
      $0.run(.resume)
    }
    #expect(
      run.log(of: [.didShow, .willHide, .willShow, .paused]) == """
        0 willShow A
        0.2 paused A suspend
        0.4 didShow A
        2 willHide A hidden
        7.8 willShow B
        8.2 didShow B
        8.2 willHide B closed
        """)
  }

  @Test("Suspend: in a replace lane the current one stays until its successor may enter")
  func suspendedReplace() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.replace))
      $0.post("A", PostOptions(duration: .forever))
      $0.at(1)
      $0.run(.suspend)
      $0.post("B", duration: 1)
      $0.at(3)
      $0.run(.resume)
    }
    #expect(
      run.log(of: [.willHide, .willShow])
        == "0 willShow A\n3 willHide A replaced\n3.2 willShow B\n4.6 willHide B expired")
  }
}
