import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Duplicates") struct DuplicateTests {
  @Test("P5, SM-D1: the same id is dropped while it is seen, and said so")
  func dropped() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.at(0.5)
      $0.post("A", duration: 1)
    }
    #expect(
      run.log(of: [.posted, .gone, .willShow]) == """
        0 posted A shown 1
        0 willShow A
        0.5 posted A duplicate 1
        0.5 gone A duplicate
        1.6 gone A expired
        """)
    #expect(run.events.first { $0.admission == .duplicate }?.originalNumber == 1)
  }

  @Test("SM-D2: a waiting one keeps its own content and priority")
  func droppedWhileQueued() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.post("C", duration: 1)
      $0.post("B", duration: 1, PostOptions(priority: -9))
    }
    #expect(run.events.filter { $0.kind == .willShow }.compactMap(\.id) == ["A", "B", "C"])
  }

  @Test("SM-D3, SM-D4, SM-D5, SM-D7: an id is free once its post leaves")
  func freeWhileLeaving() {
    for hide in [PostCommand.hide(id: nil, animated: true), .hideAll(animated: true)] {
      let run = Timeline(lanes: [.main(.serial())]) {
        $0.post("A", duration: 9)
        $0.at(1)
        $0.run(hide)
        $0.post("A", duration: 1)
      }
      #expect(run.log(of: [.willShow]) == "0 willShow A\n1.7 willShow A")
    }
  }

  @Test("SM-D8: waiting out a minimum is leaving")
  func freeWhileWaitingOutTheMinimum() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", PostOptions(duration: .indefinite(delay: .zero, minimum: .seconds(2))))
      $0.at(1)
      $0.run(.hide(id: "A", animated: true))
      $0.post("A", duration: 1)
    }
    #expect(run.log(of: [.willShow]) == "0 willShow A\n2.7 willShow A")
  }

  @Test("SM-D9, SM-D10: a delayed post keeps its id")
  func delayedTakesPart() {
    let later = PostOptions(duration: .indefinite(delay: .seconds(1), minimum: .zero))
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", later)
      $0.post("A", later)
      $0.post("A", duration: 1)
    }
    #expect(run.log(of: [.posted]).contains("0 posted A delayed 1"))
    #expect(run.events.count { $0.admission == .duplicate } == 2)
    #expect(run.log(of: [.willShow]) == "1 willShow A")
  }

  @Test("SM-D11, SM-D12: the incoming post's policy decides")
  func incomingPostDecides() {
    let allowed = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.post("A", duration: 1, PostOptions(duplicates: .allow))
    }
    #expect(allowed.log(of: [.willShow]) == "0 willShow A\n2.1 willShow A")
    let dropped = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1, PostOptions(duplicates: .allow))
      $0.post("A", duration: 1)
    }
    #expect(dropped.log(of: [.willShow]) == "0 willShow A")
  }

  @Test("P5, SM-C1: counting counts up, restarts the display time, and counts down to the end")
  func counted() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      for moment in [0.5, 1.0] {
        $0.at(moment)
        $0.post("A", duration: 1, PostOptions(duplicates: .count))
      }
      for moment in [1.1, 1.2, 1.3] {
        $0.at(moment)
        $0.run(.hideCounted(id: "A"))
      }
    }
    #expect(
      run.log(of: [.counted, .willHide]) == """
        0.5 counted A 2
        1 counted A 3
        1.1 counted A 2
        1.2 counted A 1
        1.3 willHide A hidden
        """)
  }

  @Test("P5, P12: updating takes the content in place and restarts the display time")
  func updated() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.at(1)
      $0.run(.post(Message("Other", id: "A"), PostOptions(duplicates: .update)))
    }
    #expect(
      run.log(of: [.updated, .willHide]) == "1 updated A\n2 willHide A expired")
    #expect(run.events.first { $0.kind == .updated }?.message?.title == "Other")
  }

  @Test("SM-D14, M3: the id is frozen when the message is posted")
  func frozen() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.post("one", PostOptions(duration: .forever)))
      $0.run(.update(id: Message("one").id, PostChange { message, _ in message.title = "two" }))
      $0.run(.hide(id: Message("one").id, animated: true))
    }
    #expect(Set(run.events.compactMap(\.id)) == [Message("one").id])
    #expect(run.events.contains { $0.reason == .hidden })
  }
}
