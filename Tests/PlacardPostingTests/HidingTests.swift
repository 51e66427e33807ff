import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Hiding") struct HidingTests {
  @Test("SM-H1: hiding nothing has no effect")
  func nothingToHide() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.hide(id: nil, animated: true))
      $0.run(.hide(id: "unknown", animated: true))
      $0.run(.hideCounted(id: "unknown"))
      $0.run(.hideAll(animated: true))
    }
    #expect(run.events.isEmpty)
  }

  @Test("SM-H2: the next enters after the removal and the gap")
  func hideCurrent() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 9)
      $0.post("B", duration: 1)
      $0.at(1)
      $0.run(.hide(id: nil, animated: true))
    }
    #expect(
      run.log(of: [.willHide, .willShow, .gone]) == """
        0 willShow A
        1 willHide A hidden
        1.2 gone A hidden
        1.7 willShow B
        3.1 willHide B expired
        3.3 gone B expired
        """)
  }

  @Test("P6, SM-H3: hideAll cancels what waits and hides what is seen")
  func hideAll() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 9)
      $0.post("B", duration: 1)
      $0.post("C", PostOptions(duration: .indefinite(delay: .seconds(5), minimum: .zero)))
      $0.at(1)
      $0.run(.hideAll(animated: true))
    }
    #expect(
      run.log(of: [.willHide, .gone]) == """
        1 gone B cancelled
        1 gone C cancelled
        1 willHide A hidden
        1.2 gone A hidden
        """)
  }

  @Test("SM-H4: hiding one that waits leaves the current one alone")
  func hideQueued() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.run(.hide(id: "B", animated: true))
    }
    #expect(run.log(of: [.gone]) == "0 gone B cancelled\n1.6 gone A expired")
  }

  @Test("SM-H5, SM-H14: hiding twice is hiding once")
  func idempotent() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 9)
      $0.at(1)
      $0.run(.hide(id: nil, animated: true))
      $0.run(.hide(id: nil, animated: true))
      $0.at(1.1)
      $0.run(.hide(id: "A", animated: true))
    }
    #expect(run.log(of: [.willHide, .didHide]) == "1 willHide A hidden\n1.2 didHide A hidden")
  }

  @Test("SM-H6: an exit can be cut short, and keeps its first reason")
  func cutShort() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.at(1.5)
      $0.run(.hide(id: nil, animated: false))
    }
    #expect(run.log(of: [.willHide, .didHide]) == "1.4 willHide A expired\n1.5 didHide A expired")
  }

  @Test("SM-H7: without animation both events are at one instant")
  func unanimated() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 9)
      $0.at(1)
      $0.run(.hide(id: nil, animated: false))
    }
    #expect(run.log(of: [.willHide, .didHide]) == "1 willHide A hidden\n1 didHide A hidden")
  }

  @Test(
    "SM-H8, SM-H9, SM-H10: hidden during its entrance it never gets a didShow",
    arguments: [0, 0.1])
  func hiddenDuringEntrance(at time: Double) {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.at(time)
      $0.run(.hide(id: nil, animated: true))
    }
    #expect(run.log(of: [.didShow]) == "")
    #expect(run.events.last { $0.kind == .didHide }?.at == .milliseconds(Int(time * 1000) + 200))
  }

  @Test("SM-I1, SM-I2, SM-I3: during its delay a post answers to its id and to hideAll only")
  func delayed() {
    let later = PostOptions(duration: .indefinite(delay: .seconds(1), minimum: .seconds(1)))
    func run(_ command: PostCommand) -> String {
      Timeline(lanes: [.main(.serial())]) {
        $0.post("A", later)
        $0.at(0.5)
        $0.run(command)
      }.log(of: [.willShow, .gone])
    }
    #expect(run(.hide(id: "A", animated: true)) == "0.5 gone A cancelled")
    #expect(run(.hideAll(animated: true)) == "0.5 gone A cancelled")
    #expect(run(.hide(id: nil, animated: true)) == "1 willShow A\n1.4 gone A closed")
  }

  @Test("SM-I4, SM-I5, SM-I8: the minimum counts from the entrance, and leaving is decided once")
  func minimum() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", PostOptions(duration: .indefinite(delay: .seconds(1), minimum: .seconds(1))))
      for moment in [1.1, 1.5, 1.7] {
        $0.at(moment)
        $0.run(.hide(id: "A", animated: true))
      }
    }
    #expect(
      run.log(of: [.willShow, .didShow, .willHide, .didHide]) == """
        1 willShow A
        1.4 didShow A
        2 willHide A hidden
        2.2 didHide A hidden
        """)
  }

  @Test("SM-I10: a person's own act waits for no minimum, and its reason wins")
  func personsActIsImmediate() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", PostOptions(duration: .indefinite(delay: .zero, minimum: .seconds(3))))
      $0.at(1)
      $0.run(.hide(id: "A", animated: true))
      $0.at(2)
      $0.run(.dismiss(id: "A"))
    }
    #expect(run.log(of: [.willHide]) == "2 willHide A dismissed")
  }

  @Test("SM-Q23: a post whose entrance never ends is moved on by the stated duration")
  func noCallbackIsNeeded() {
    let run = Timeline(lanes: [.main(.serial())]) { $0.post("A", duration: 0.1) }
    #expect(run.log(of: [.didShow, .gone]) == "0.4 didShow A\n0.7 gone A expired")
  }
}
