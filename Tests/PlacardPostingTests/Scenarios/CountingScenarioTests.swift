import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Scenarios: counting") struct CountingScenarioTests {
  private static let counting = PostOptions.seconds(9) { $0.duplicates = .count }

  private static func counts(_ run: Timeline) -> [Int] {
    run.events.compactMap { event in
      if case .post(_, _, let count)? = event.reply?.content { count } else { nil }
    }
  }

  @Test("SM-C2: one that waits is counted down first, and then taken out unseen")
  func queued() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      for _ in 1...2 { $0.run(.post(Message("B", id: "B"), Self.counting)) }
      for _ in 1...2 { $0.run(.hideCounted(id: "B")) }
    }
    #expect(
      run.log(of: [.counted, .willShow, .gone]) == """
        0 willShow A
        0 gone B duplicate
        0 counted B 2
        0 counted B 1
        0 gone B cancelled
        1.6 gone A expired
        """)
  }

  @Test("SM-C3: so is one that is delayed")
  func delayed() {
    var later = PostOptions.indefinite(delay: 1)
    later.duplicates = .count
    let run = Timeline(lanes: [.main(.serial())]) {
      for _ in 1...2 { $0.run(.post(Message("A", id: "A"), later)) }
      for moment in [0.2, 0.4] {
        $0.at(moment)
        $0.run(.hideCounted(id: "A"))
      }
    }
    #expect(
      run.log(of: [.counted, .willShow, .gone])
        == "0 gone A duplicate\n0 counted A 2\n0.2 counted A 1\n0.4 gone A cancelled")
  }

  @Test("SM-C4 QUIRK: the last count of the newest takes every post of the id along")
  func allowed() {
    let run = Timeline(lanes: [.main(.serial())]) {
      for _ in 1...3 { $0.post("A", duration: 9, PostOptions(duplicates: .allow)) }
      $0.at(1)
      $0.run(.hideCounted(id: "unknown"))
      $0.run(.hideCounted(id: "A"))
    }
    #expect(
      run.log(of: [.willShow, .willHide, .gone]) == """
        0 willShow A
        1 gone A cancelled
        1 gone A cancelled
        1 willHide A hidden
        1.2 gone A hidden
        """)
  }

  @Test("SM-C5: a hide takes the count to 0 at the call", arguments: [false, true])
  func zeroAtTheCall(all: Bool) {
    let run = Timeline(lanes: [.main(.serial())]) {
      for _ in 1...2 { $0.run(.post(Message("A", id: "A"), Self.counting)) }
      $0.at(1)
      $0.run(all ? .hideAll(animated: true) : .hide(id: "A", animated: true))
      $0.run(.query(id: "A", tag: nil))
    }
    #expect(Self.counts(run) == [0])
  }

  @Test("SM-C6: so does a hide of the current one, and the end of its time")
  func zeroFromLeavingOn() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.post(Message("A", id: "A"), .seconds(1)))
      $0.run(.post(Message("A", id: "A"), .seconds(1) { $0.duplicates = .count }))
      $0.at(1.3)
      $0.run(.query(id: "A", tag: nil))
      $0.at(1.5)
      $0.run(.query(id: "A", tag: nil))
      $0.at(5)
      for _ in 1...2 { $0.run(.post(Message("B", id: "B"), Self.counting)) }
      $0.at(6)
      $0.run(.hide(id: nil, animated: true))
      $0.run(.query(id: "B", tag: nil))
    }
    #expect(Self.counts(run) == [2, 0, 0])
  }

  @Test("SM-C7 BUG: a count belongs to a life: the end of another of the same id takes none of it")
  func countsBelongToLives() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.post(Message("A", id: "A"), Self.counting))
      $0.at(1)
      $0.run(.hide(id: "A", animated: true))
      for _ in 1...2 { $0.run(.post(Message("A", id: "A"), Self.counting)) }
      $0.at(1.3)
      $0.run(.query(id: "A", tag: nil))
      $0.at(3)
      for _ in 1...2 { $0.run(.hideCounted(id: "A")) }
    }
    #expect(Self.counts(run) == [2])
    #expect(
      run.log(of: [.counted, .didHide]) == """
        1 counted A 2
        1.2 didHide A hidden
        3 counted A 1
        3.2 didHide A hidden
        """)
  }

  @Test("SM-C8: a count is set for what lives only, and is then counted down")
  func setCount() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.setCount(id: "A", 3))
      $0.run(.post(Message("A", id: "A"), .forever))
      $0.run(.setCount(id: "A", 3))
      for moment in [1.0, 2, 3] {
        $0.at(moment)
        $0.run(.hideCounted(id: "A"))
      }
    }
    #expect(
      run.log(of: [.counted, .willHide])
        == "0 counted A 3\n1 counted A 2\n2 counted A 1\n3 willHide A hidden")
  }

  @Test("SM-C9 BUG: counted down twice at the last count, it leaves once")
  func twiceAtTheLast() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.post(Message("A", id: "A"), .forever))
      $0.at(1)
      for _ in 1...2 { $0.run(.hideCounted(id: "A")) }
    }
    #expect(run.log(of: [.willHide, .didHide]) == "1 willHide A hidden\n1.2 didHide A hidden")
  }
}
