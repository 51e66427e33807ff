import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// P19: a host that comes and goes.
@Suite("Hosts") struct HostTests {
  @Test("P19, SM-Q16: what is shown when the host goes ends as orphaned, at once and only once")
  func orphaned() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 5)
      $0.post("B", duration: 1)
      $0.at(1)
      $0.run(.host(attached: false))
      $0.run(.host(attached: false))
      $0.at(3)
      $0.run(.host(attached: true))
    }
    #expect(
      run.log == """
        0 willShow A
        0.4 didShow A
        1 willHide A orphaned
        1 didHide A orphaned
        1 gone A orphaned
        3 willShow B
        3.4 didShow B
        4.4 willHide B expired
        4.6 didHide B expired
        4.6 gone B expired
        """)
  }

  @Test("P19, MSV-M21: what is posted without a host waits for one, in its order")
  func waits() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.host(attached: false))
      $0.post("A", duration: 1)
      $0.post("B", duration: 1, PostOptions(priority: 1))
      $0.at(2)
      $0.run(.host(attached: true))
      $0.at(2.1)
      $0.run(.host(attached: true))
    }
    #expect(
      run.log(of: [.posted, .willShow]) == """
        0 posted A queued 1
        0 posted B queued 1
        2 willShow B
        4.1 willShow A
        """)
  }

  @Test("P19: a post that was leaving or hiding when the host went ends once")
  func leaving() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", PostOptions(duration: .indefinite(delay: .zero, minimum: .seconds(3))))
      $0.post("B", duration: 1, PostOptions(lane: "other"))
      $0.at(1.5)
      $0.run(.hide(id: "A", animated: true))
      $0.run(.host(attached: false))
    }
    #expect(
      run.log(of: [.willHide, .didHide, .gone]) == """
        1.4 willHide B expired
        1.5 willHide A orphaned
        1.5 didHide A orphaned
        1.5 gone A orphaned
        1.5 didHide B expired
        1.5 gone B expired
        """)
  }

  @Test("P19: without a host no gap runs on, and the run ends with its last event")
  func noGapWithoutAHost() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.at(1.6)
      $0.run(.host(attached: false))
    }
    #expect(
      run.log(of: [.gone]) == """
        1.6 gone A expired
        1.6 gone B closed
        """)
  }
}
