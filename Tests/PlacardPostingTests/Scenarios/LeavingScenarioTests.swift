import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Scenarios: hiding and minimums") struct LeavingScenarioTests {
  @Test("SM-H1: in the gap there is nothing to hide, and the next enters on time")
  func hideInTheGap() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 0.2)
      $0.at(0.9)
      $0.run(.hideAll(animated: true))
      $0.post("B", duration: 0.2)
      $0.run(.hide(id: nil, animated: true))
      $0.run(.hide(id: "unknown", animated: true))
      $0.run(.hideCounted(id: "unknown"))
    }
    #expect(run.log(of: [.willShow]) == "0 willShow A\n1.3 willShow B")
  }

  @Test("SM-H10 BUG: a centre entrance that is cut short reports no didShow either")
  func centreCutShort() {
    let physics = PostTiming(entrance: .milliseconds(500), exit: .milliseconds(150))
    let run = Timeline(timing: physics, lanes: [.main(.serial())]) {
      $0.post("A", duration: 2)
      $0.at(0.1)
      $0.run(.hide(id: nil, animated: true))
    }
    #expect(
      run.log == """
        0 willShow A
        0.1 willHide A hidden
        0.25 didHide A hidden
        0.25 gone A hidden
        """)
  }

  @Test("SM-H12: a hide by id takes out who waits under it and leaves the one that leaves alone")
  func sameIDWaits() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 0.2)
      $0.at(0.7)
      $0.post("A", duration: 0.2)
      $0.run(.hide(id: "A", animated: true))
    }
    #expect(
      run.log(of: [.willHide, .didHide, .gone]) == """
        0.6 willHide A expired
        0.7 gone A cancelled
        0.8 didHide A expired
        0.8 gone A expired
        """)
  }

  @Test("SM-H15 BUG: hidden several times during its minimum, a post ends once")
  func oneEnd() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", .indefinite(minimum: 3))
      for moment in [0.5, 0.6, 0.7] {
        $0.at(moment)
        $0.run(.hide(id: nil, animated: true))
        $0.run(.hideAll(animated: true))
      }
      $0.at(1)
      $0.run(.panBegan(id: "A"))
      $0.run(.panEnded(id: "A", travel: 0.9, velocity: 0))
    }
    #expect(run.log(of: [.willHide, .didHide]) == "1 willHide A swiped\n1.2 didHide A swiped")
  }

  @Test("SM-I6: once the minimum is over a hide waits for nothing")
  func afterTheMinimum() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", .indefinite(minimum: 1))
      $0.at(3)
      $0.run(.hide(id: "A", animated: true))
    }
    #expect(run.log(of: [.willHide]) == "3 willHide A hidden")
  }

  @Test(
    "SM-I7: a delayed post is queued when its delay ends, and its minimum starts with its entrance")
  func delayedJoinsTheLine() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", .indefinite(delay: 0.3, minimum: 1))
      $0.at(0.1)
      $0.post("B", duration: 0.2)
      $0.at(1.5)
      $0.run(.hide(id: "A", animated: true))
    }
    #expect(
      run.log(of: [.willShow, .willHide]) == """
        0.1 willShow B
        0.7 willHide B expired
        1.4 willShow A
        2.4 willHide A hidden
        """)
  }

  @Test("SM-I9 BUG: a tap outside during the minimum is the end, and no second one follows")
  func tapOutsideDuringTheMinimum() {
    var modal = PostOptions.indefinite(minimum: 1.5)
    modal.dim = .gray()
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", modal)
      $0.at(0.5)
      $0.run(.hide(id: nil, animated: true))
      $0.at(0.6)
      $0.run(.tapOutside)
    }
    #expect(
      run.log(of: [.willHide, .didHide])
        == "0.6 willHide A tappedOutside\n0.8 didHide A tappedOutside")
  }

  @Test(
    "SM-I10 QUIRK: no act of a person waits for the minimum",
    arguments: [
      ([.panBegan(id: "A"), .panEnded(id: "A", travel: 1, velocity: 0)], "swiped"),
      ([.tap(id: "A")], "tapped"), ([.tapOutside], "tappedOutside"),
      ([.dismiss(id: "A")], "dismissed"), ([.action(id: "A", action: "ok")], "action"),
    ] as [([PostCommand], String)])
  func acts(commands: [PostCommand], reason: String) {
    var options = PostOptions.indefinite(minimum: 1)
    options.dim = .gray()
    options.tap = .dismiss
    let run = Timeline(lanes: [.main(.serial())]) { script in
      script.run(.post(Message("A", id: "A").action("ok", "OK"), options))
      script.at(0.5)
      for command in commands { script.run(command) }
    }
    #expect(run.log(of: [.willHide]) == "0.5 willHide A \(reason)")
  }

  @Test("SM-I11 QUIRK: a delayed post can be looked up, and is in state delayed")
  func delayedIsAState() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", .indefinite(delay: 1))
      $0.at(0.5)
      $0.run(.query(id: "A", tag: nil))
      $0.run(.queryState(tag: nil))
    }
    #expect(
      run.events.compactMap(\.reply).map(\.content) == [
        .post(id: "A", state: .delayed, count: 1),
        .lanes(["main": PostReply.Lane(delayed: ["A"])]),
      ])
  }

  @Test("SM-I12: hideAll empties the line at once and lets the current one finish its minimum")
  func hideAllDuringTheMinimum() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", .indefinite(minimum: 2))
      $0.post("B", duration: 1)
      $0.at(0.5)
      $0.run(.hideAll(animated: true))
    }
    #expect(
      run.log(of: [.willHide, .gone])
        == "0.5 gone B cancelled\n2 willHide A hidden\n2.2 gone A hidden")
  }

  @Test("SM-I13 QUIRK: neither delay nor minimum is forever, in every respect")
  func indefiniteIsForever() {
    func log(_ options: PostOptions) -> String {
      Timeline(lanes: [.main(.serial())]) {
        $0.post("A", options)
        $0.post("B", options)
        $0.run(.hide(id: nil, animated: true))
        $0.at(1)
        $0.run(.hide(id: "B", animated: true))
      }.log(of: Set(PostEvent.Kind.allCases))
    }
    #expect(log(.indefinite()) == log(.forever))
    #expect(log(.forever).contains("0 willHide A hidden"))
  }
}
