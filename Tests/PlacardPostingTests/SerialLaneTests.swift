import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Serial lane") struct SerialLaneTests {
  @Test("P1, SM-Q1: the second waits for the first and for the gap")
  func secondWaitsForTheFirst() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 2)
      $0.post("B", duration: 2)
    }
    #expect(
      run.log == """
        0 willShow A
        0.4 didShow A
        2.4 willHide A expired
        2.6 didHide A expired
        2.6 gone A expired
        3.1 willShow B
        3.5 didShow B
        5.5 willHide B expired
        5.7 didHide B expired
        5.7 gone B expired
        """)
    #expect(
      run.picture() == """
        A ╱╱──────────╲
        B ················╱╱──────────╲
        """)
  }

  @Test("P1, SM-Q3: higher priority enters first, arrival decides among equals")
  func priorityOrdersTheQueue() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      for (id, priority) in [("B", 1), ("C", 5), ("D", 1), ("E", 5)] {
        $0.post(id, duration: 1, PostOptions(priority: priority))
      }
    }
    #expect(
      run.events.filter { $0.kind == .willShow }.compactMap(\.id) == ["A", "C", "E", "B", "D"])
  }

  @Test("SM-Q4: a higher priority never pre-empts")
  func priorityDoesNotPreempt() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.at(0.5)
      $0.post("B", duration: 1, PostOptions(priority: 9))
    }
    #expect(run.log(of: [.willHide]) == "1.4 willHide A expired\n3.5 willHide B expired")
  }

  @Test("SM-Q6: without a gap the next enters when the last has gone")
  func withoutGap() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.serial(gap: .zero)))
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
    }
    #expect(
      run.log(of: [.gone, .willShow])
        == "0 willShow A\n1.6 gone A expired\n1.6 willShow B\n3.2 gone B expired")
  }

  @Test("SM-Q7, SM-Q9: a post that comes during the gap waits for its end")
  func gapIsAState() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 0.2)
      $0.at(0.9)
      $0.post("C", duration: 0.2)
      $0.post("D", duration: 0.2)
    }
    #expect(
      run.log(of: [.didHide, .willShow]) == """
        0 willShow A
        0.8 didHide A expired
        1.3 willShow C
        2.1 didHide C expired
        2.6 willShow D
        3.4 didHide D expired
        """)
  }

  @Test("A post long after the gap enters at once")
  func gapEndsWithoutAnybodyWaiting() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 0.2)
      $0.at(5)
      $0.post("B", duration: 0.2)
    }
    #expect(run.log(of: [.willShow]) == "0 willShow A\n5 willShow B")
    #expect(run.log(of: [.posted]) == "0 posted A shown 1\n5 posted B shown 1")
  }

  @Test("SM-Q12: defaults are taken when a message is posted")
  func automaticIsDecidedAtPostTime() {
    var change = LaneConfiguration()
    change.automatic = .fixed(.seconds(2))
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(change))
      $0.post("A")
      change.automatic = .fixed(.seconds(9))
      $0.run(.configure(change))
    }
    #expect(run.log(of: [.willHide]) == "2.4 willHide A expired")
  }

  @Test("SM-Q20: no duration at all leaves right after the entrance")
  func zeroDuration() {
    let run = Timeline(lanes: [.main(.serial())]) { $0.post("A", duration: 0) }
    #expect(run.log(of: [.didShow, .willHide]) == "0.4 didShow A\n0.4 willHide A expired")
  }

  @Test(
    "SM-Q21, M4: hostile durations have a defined result",
    arguments: [(-1.0, "expired"), (.nan, "expired"), (.infinity, "closed"), (1e300, "closed")])
  func hostileDurations(seconds: Double, reason: String) {
    let run = Timeline(lanes: [.main(.serial())]) { $0.post("A", duration: seconds) }
    #expect(run.log(of: [.gone]).hasSuffix(reason))
  }

  @Test("SM-Q21: hostile times in a lane's rules have a defined result")
  func hostileRules() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.serial(gap: .seconds(-1))))
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.post("C", PostOptions(duration: .fixed(.seconds(Int64.max))))
    }
    #expect(run.log(of: [.willShow]) == "0 willShow A\n1.6 willShow B\n3.2 willShow C")
  }

  @Test("The end: what is left is closed when nothing more can happen")
  func theEnd() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", PostOptions(duration: .forever))
      $0.post("B")
    }
    #expect(
      run.log == """
        0 willShow A
        0.4 didShow A
        0.4 willHide A closed
        0.4 didHide A closed
        0.4 gone A closed
        0.4 gone B closed
        """)
  }
}
