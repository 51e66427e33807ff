import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Lanes") struct LaneTests {
  @Test("P2: a stack shows all at once, each on its own time")
  func stack() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.stack()))
      $0.post("A", duration: 2)
      $0.at(1)
      $0.post("B", duration: 2)
    }
    #expect(
      run.picture() == """
        A ╱╱──────────╲
        B      ╱╱──────────╲
        """)
  }

  @Test("P2: a stack has a limit and reports how many posts wait")
  func stackLimit() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.stack(limit: 1)))
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.post("C", duration: 1)
    }
    #expect(
      run.log(of: [.overflow, .willShow]) == """
        0 willShow A
        0 overflow 2 in main
        1.6 overflow 1 in main
        1.6 willShow B
        3.2 overflow 0 in main
        3.2 willShow C
        """)
  }

  @Test("P3: the incoming post replaces the current one, without a gap")
  func replace() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.replace))
      $0.post("A", duration: 9)
      $0.at(1)
      $0.post("B", duration: 9)
      $0.at(1.1)
      $0.post("C", duration: 1)
    }
    #expect(
      run.log(of: [.willShow, .willHide, .gone]) == """
        0 willShow A
        1 willHide A replaced
        1.1 gone B replaced
        1.2 gone A replaced
        1.2 willShow C
        2.6 willHide C expired
        2.8 gone C expired
        """)
  }

  @Test("P4: lanes do not wait for each other; a stack takes over what waited")
  func lanesAreIndependent() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.post("X", duration: 1, PostOptions(lane: "other"))
      $0.at(0.5)
      $0.run(.configure(.stack()))
    }
    #expect(run.log(of: [.willShow]) == "0 willShow A\n0 willShow X\n0.5 willShow B")
  }

  @Test("P14: a full queue refuses the incoming post, with a reason")
  func queueLimit() {
    var change = LaneConfiguration.serial()
    change.queueLimit = 1
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(change))
      for id in ["A", "B", "C"] {
        $0.post(id, duration: 1)
      }
    }
    #expect(
      run.log(of: [.posted, .gone]) == """
        0 posted A shown 1
        0 posted B queued 1
        0 posted C rejected 1
        0 gone C evicted
        1.6 gone A expired
        3.7 gone B expired
        """)
  }

  @Test("P16: what the quiet level holds waits, and enters when it falls")
  func quiet() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.quiet(50))
      $0.post("A", duration: 1)
      $0.run(.post(Message("B", urgency: .critical, id: "B"), PostOptions(duration: .seconds(1))))
      $0.at(5)
      $0.run(.quiet(0))
    }
    #expect(run.log(of: [.willShow]) == "0 willShow B\n5 willShow A")
  }

  @Test("Defaults: a snackbar brings its own lane, duration and policy")
  func snackbar() {
    let run = Timeline(timing: PostTiming(entrance: .milliseconds(250), exit: .milliseconds(250))) {
      $0.post("A", PostOptions(style: "snackbar"))
      $0.at(1)
      $0.post("B", PostOptions(style: "snackbar"))
      $0.at(2)
      $0.run(.tap(id: "B"))
    }
    #expect(
      run.log(of: [.willHide, .tapped]) == """
        1 willHide A replaced
        2 tapped B
        2 willHide B tapped
        """)
  }

  @Test("P16, P7: a replace lane ignores priority: as the level falls, overtaken posts end first")
  func quietReplace() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.replace))
      $0.post("A", PostOptions(duration: .forever))
      $0.run(.quiet(50))
      $0.post("B", duration: 1)
      $0.post("C", duration: 1, PostOptions(priority: 1))
      $0.at(1)
      $0.run(.quiet(0))
    }
    #expect(
      run.log(of: [.willHide, .willShow, .gone]) == """
        0 willShow A
        1 gone B replaced
        1 willHide A replaced
        1.2 gone A replaced
        1.2 willShow C
        2.6 willHide C expired
        2.8 gone C expired
        """)
  }
}
