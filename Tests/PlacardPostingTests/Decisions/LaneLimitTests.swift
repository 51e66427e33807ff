import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// Timing decisions, Lanes: limits that are lifted, exceeded and counted; what is a lane's own.
@Suite("Limits of lanes") struct LaneLimitTests {
  private static let full = LaneConfiguration.stack(limit: 1, whenFull: .replaceOldest)

  private func shownAt(_ run: Timeline) -> String {
    run.log(of: [.willShow, .gone])
  }

  @Test("Lanes: replaceOldest holds after a resume")
  func afterResume() {
    let run = Timeline(timing: .zero, lanes: [.main(Self.full)]) {
      $0.post("A", duration: 90)
      $0.at(1)
      $0.run(.suspend)
      $0.post("B", duration: 90)
      $0.post("C", duration: 90)
      $0.at(2)
      $0.run(.resume)
      $0.at(5)
      $0.post("D", duration: 1)
    }
    #expect(
      shownAt(run) == """
        0 willShow A
        2 gone B evicted
        2 gone A evicted
        2 willShow C
        5 gone C evicted
        5 willShow D
        6 gone D expired
        """)
  }

  @Test("Lanes: replaceOldest holds when the host is back, and when a config names it")
  func afterHostAndConfig() {
    let hosted = Timeline(timing: .zero, lanes: [.main(Self.full)]) {
      $0.run(.host(attached: false))
      for id in ["A", "B"] { $0.post(id, duration: 1) }
      $0.at(2)
      $0.run(.host(attached: true))
    }
    #expect(shownAt(hosted) == "2 gone A evicted\n2 willShow B\n3 gone B expired")
    let configured = Timeline(timing: .zero, lanes: [.main(.stack(limit: 1))]) {
      $0.post("A", duration: 9)
      $0.post("B", duration: 1)
      $0.at(2)
      $0.run(.configure(Self.full))
    }
    #expect(
      shownAt(configured) == "0 willShow A\n2 gone A evicted\n2 willShow B\n3 gone B expired")
  }

  @Test("Lanes: replaceOldest counts what is leaving as gone, and waits for no minimum of it")
  func leavingIsGone() {
    let run = Timeline(timing: .zero, lanes: [.main(.stack(limit: 2, whenFull: .replaceOldest))]) {
      $0.post("A", duration: 50)
      $0.post("B", PostOptions(duration: .indefinite(delay: .zero, minimum: .seconds(9))))
      $0.at(1)
      $0.run(.hide(id: "B", animated: true))
      $0.at(2)
      $0.post("C", duration: 1)
    }
    #expect(
      run.log(of: [.willHide]) == """
        2 willHide B hidden
        3 willHide C expired
        50 willHide A expired
        """)
  }

  @Test("Lanes: unlimited lifts a limit that was set")
  func lifted() {
    var lift = LaneConfiguration()
    lift.limit = .unlimited
    lift.queueLimit = .unlimited
    var narrow = LaneConfiguration.stack(limit: 1)
    narrow.queueLimit = 0
    let run = Timeline(timing: .zero, lanes: [.main(narrow)]) {
      for id in ["A", "B"] { $0.post(id, duration: 1) }
      $0.run(.configure(lift))
      for id in ["C", "D"] { $0.post(id, duration: 1) }
    }
    #expect(
      run.log(of: [.posted]) == """
        0 posted A shown 1
        0 posted B rejected 1
        0 posted C shown 1
        0 posted D shown 1
        """)
  }

  @Test("Lanes: queueLimit counts what waits for its turn and what quiet holds back together")
  func countsAll() {
    var narrow = LaneConfiguration.serial()
    narrow.queueLimit = 1
    let critical = { Message($0, urgency: .critical, id: $0) }
    let run = Timeline(timing: .zero, lanes: [.main(narrow)]) {
      $0.run(.post(critical("A"), PostOptions(duration: .seconds(1))))
      $0.run(.quiet(50))
      $0.post("B", duration: 1)
      $0.run(.post(critical("C"), PostOptions()))
      $0.post("D", duration: 1)
      $0.at(0.5)
      $0.run(.quiet(0))
    }
    #expect(
      run.log(of: [.posted]) == """
        0 posted A shown 1
        0 posted B queued 1
        0 posted C rejected 1
        0 posted D rejected 1
        """)
    #expect(run.log(of: [.willShow]) == "0 willShow A\n1.5 willShow B")
  }

  @Test("Defaults: automatic is its lane's")
  func automatic() {
    var side = LaneConfiguration(lane: "side")
    side.automatic = .fixed(.seconds(30))
    let run = Timeline(timing: .zero) {
      $0.run(.configure(side))
      $0.post("A")
      $0.post("B", PostOptions(lane: "side"))
    }
    #expect(run.log(of: [.willHide]) == "5 willHide A expired\n30 willHide B expired")
  }

  @Test("Defaults: a scheduler's automatic holds in every lane that does not say so itself")
  func automaticOfAll() {
    var side = LaneConfiguration(lane: "side")
    side.automatic = .reading
    var simulation = PostSimulation(PostScheduler(lanes: [side], automatic: .fixed(.seconds(30))))
    var events: [PostEvent] = []
    for (id, lane) in [("A", "main"), ("B", "side"), ("C", "new")] {
      events += simulation.run(.post(Message(id, id: id), PostOptions(lane: lane)), at: .zero)
    }
    events += simulation.finish()
    #expect(
      events.filter { $0.kind == .willHide }.map { "\($0.at.inSeconds) \($0.id ?? "")" }
        == ["5.0 B", "30.0 A", "30.0 C"])
  }

  @Test("Lanes: hide without an id takes the newest that does not leave already")
  func hideTwice() {
    let run = Timeline {
      for id in ["A", "B"] { $0.post(id, PostOptions(duration: .forever)) }
      $0.at(1)
      $0.run(.hide(id: nil, animated: true))
      $0.at(1.1)
      $0.run(.hide(id: nil, animated: true))
      $0.run(.hide(id: nil, animated: false))
    }
    #expect(
      run.log(of: [.willHide, .didHide]) == """
        1 willHide B hidden
        1.1 willHide A hidden
        1.1 didHide B hidden
        1.3 didHide A hidden
        """)
  }
}
