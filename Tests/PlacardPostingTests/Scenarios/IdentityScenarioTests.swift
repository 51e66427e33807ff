import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Scenarios: ids") struct IdentityScenarioTests {
  @Test("SM-D3: the id of a post that is animating out is free")
  func freeDuringTheExit() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 0.2)
      $0.at(0.7)
      $0.post("A", duration: 0.2)
    }
    #expect(
      run.log(of: [.posted, .willShow, .gone]) == """
        0 posted A shown 1
        0 willShow A
        0.7 posted A queued 1
        0.8 gone A expired
        1.3 willShow A
        2.1 gone A expired
        """)
  }

  @Test(
    "SM-D6, SM-U2: another id that comes at the moment of a hide follows after exit and gap",
    arguments: [false, true])
  func hideThenAnother(all: Bool) {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", .forever)
      $0.at(0.6)
      $0.run(all ? .hideAll(animated: true) : .hide(id: nil, animated: true))
      $0.post("B", duration: 0.2)
    }
    #expect(
      run.log(of: [.didHide, .willShow]).hasPrefix(
        "0 willShow A\n0.8 didHide A hidden\n1.3 willShow B"))
  }

  @Test("SM-D13 BUG: messages without an explicit id are distinguished by their content")
  func contentIsIdentity() {
    let run = Timeline(lanes: [.main(.serial())]) {
      for title in ["one", "two", "three", "one"] {
        $0.run(.post(Message(title), PostOptions(duration: .seconds(1))))
      }
    }
    #expect(
      run.events.filter { $0.kind == .posted }.map(\.admission)
        == [.shown, .queued, .queued, .duplicate])
  }

  @Test("SM-D15 QUIRK: all of the content counts, not the two texts alone")
  func wholeContentIsIdentity() {
    let same = Message(title: nil, body: nil)
    var iconic = same
    iconic.icon = .text("★")
    let run = Timeline(lanes: [.main(.serial())]) {
      for message in [same, iconic, same.action("undo", "Undo"), iconic] {
        $0.run(.post(message, PostOptions(duration: .seconds(1))))
      }
    }
    #expect(
      run.events.filter { $0.kind == .posted }.map(\.admission)
        == [.shown, .queued, .queued, .duplicate])
  }

  @Test("SM-D16, SM-V2 BUG: a message posted again after its end has a new life, which ends too")
  func again() {
    let message = Message("A", id: "A")
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.post(message, .forever))
      $0.at(1)
      $0.run(.hide(id: "A", animated: true))
      $0.at(2)
      $0.run(.post(message, .forever))
      $0.at(3)
      $0.run(.hide(id: "A", animated: true))
    }
    #expect(
      run.log(of: [.willShow, .gone])
        == "0 willShow A\n1.2 gone A hidden\n2 willShow A\n3.2 gone A hidden")
    #expect(run.events.filter { $0.kind == .gone }.map(\.number) == [1, 2])
  }

  @Test("SM-U3 BUG: new content under a shown id takes its place and does not make it vanish")
  func newContent() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.post(Message("old", id: "A"), .seconds(2)))
      $0.at(1)
      $0.run(.post(Message("new", id: "A"), .seconds(2) { $0.duplicates = .update }))
    }
    #expect(
      run.log(of: [.willShow, .updated, .willHide])
        == "0 willShow A\n1 updated A\n3 willHide A expired")
    #expect(run.events.compactMap(\.message).last?.title == "new")
  }

  @Test("SM-U4 BUG: a handle takes its own message away and no other")
  func ownMessage() async {
    let harness = ManagerHarness(lanes: [.main(.stack())])
    let own = harness.manager.post(Message("A", id: "A"), .forever)
    harness.manager.post(Message("B", id: "B"), .forever)
    own.hide()
    await harness.go(to: 1)
    #expect(harness.log(of: [.gone]) == "0.2 gone A hidden")
    #expect(harness.manager.current()?.id == "B")
    await harness.manager.close()
  }

  @Test("SM-U5 BUG: what a person dismisses is dismissed at the manager that showed it")
  func ownManager() async {
    let (own, other) = (RecordingPoster(.interactive), RecordingPoster(.interactive))
    let first = PostManager(posters: [own], lanes: [.main(.serial())], clock: ManualClock())
    let second = PostManager(posters: [other], lanes: [.main(.serial())], clock: ManualClock())
    let seen = first.post(Message("A", id: "A"), .forever)
    second.post(Message("A", id: "A"), .forever)
    own.signal(.dismissed(number: seen.number))
    #expect(await seen.outcome == .closed(.dismissed))
    #expect(second.current()?.state == .shown)
    await first.close()
    await second.close()
  }
}
