import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// Rows of the Vitamin snackbar that are about when; it fades in and out in 0.25 s.
@Suite("Scenarios: snackbars") struct SnackbarScenarioTests {
  private static let fade = PostTiming(entrance: .milliseconds(250), exit: .milliseconds(250))
  private static let snackbar = PostOptions(style: "snackbar")

  private static func run(_ script: (inout Timeline.Script) -> Void) -> Timeline {
    Timeline(timing: fade, script)
  }

  private static func change(
    _ change: @escaping @Sendable (inout PostOptions) -> Void
  ) -> PostCommand {
    .update(id: "A", PostChange { _, options in change(&options) })
  }

  @Test("VS-V4: the incoming post fades in when the one before has faded out")
  func replaced() {
    let run = Self.run {
      $0.post("A", Self.snackbar)
      $0.at(1)
      $0.post("B", Self.snackbar)
    }
    #expect(
      run.log == """
        0 willShow A
        0.25 didShow A
        1 willHide A replaced
        1.25 didHide A replaced
        1.25 gone A replaced
        1.25 willShow B
        1.5 didShow B
        6.5 willHide B expired
        6.75 didHide B expired
        6.75 gone B expired
        """)
  }

  @Test("VS-V5 BUG: of two that come at once the last one wins, and never are two seen")
  func lastOneWins() {
    let run = Self.run {
      $0.post("A", Self.snackbar)
      $0.at(0.1)
      $0.post("B", Self.snackbar)
    }
    #expect(
      run.log(of: [.willShow, .didShow, .willHide, .didHide]) == """
        0 willShow A
        0.1 willHide A replaced
        0.35 didHide A replaced
        0.35 willShow B
        0.6 didShow B
        5.6 willHide B expired
        5.85 didHide B expired
        """)
  }

  @Test("VS-V6 BUG: with nothing to replace it comes at once")
  func atOnce() {
    let run = Self.run {
      $0.at(3)
      $0.post("A", Self.snackbar)
    }
    #expect(run.log(of: [.posted, .willShow]) == "3 posted A shown 1\n3 willShow A")
  }

  @Test("VS-V7 BUG: its time starts when it can be seen, however old its message is")
  func timeStartsOnTheBoard() {
    let message = Message("A", id: "A")
    for start in [4.0, 6] {
      let run = Self.run {
        $0.at(start)
        $0.run(.post(message, Self.snackbar))
      }
      #expect(run.log(of: [.willHide]) == "\(start + 5.25) willHide A expired")
    }
  }

  @Test("VS-V8: after its own time it fades, and is gone when that has ended")
  func ownTime() {
    let run = Self.run { $0.post("A", duration: 3, Self.snackbar) }
    #expect(
      run.log(of: [.willHide, .didHide, .gone])
        == "3.25 willHide A expired\n3.5 didHide A expired\n3.5 gone A expired")
  }

  @Test("VS-V9: without automatic dismissal it stays, whatever the usual time is")
  func stays() {
    var usual = LaneConfiguration()
    usual.automatic = .fixed(.seconds(1))
    let run = Self.run {
      $0.run(.configure(usual))
      $0.post("A", PostOptions(style: "snackbar", duration: .forever))
      $0.at(100)
      $0.run(.hide(id: "A", animated: true))
    }
    #expect(run.log(of: [.willHide]) == "100 willHide A hidden")
  }

  @Test("VS-V10: another time counts from the moment at which it is set")
  func otherTime() {
    let run = Self.run {
      $0.post("A", Self.snackbar)
      $0.at(2.25)
      $0.run(Self.change { $0.duration = .seconds(10) })
    }
    #expect(run.log(of: [.willHide]) == "12.25 willHide A expired")
  }

  @Test("VS-V11: switched off the time is gone, switched on again it is whole")
  func offAndOn() {
    let run = Self.run {
      $0.post("A", Self.snackbar)
      $0.at(2)
      $0.run(Self.change { $0.duration = .forever })
      $0.at(20)
      $0.run(Self.change { $0.duration = .seconds(5) })
    }
    #expect(run.log(of: [.willHide]) == "25 willHide A expired")
  }

  @Test("VS-V12: a tap is reported, then the post leaves")
  func tapDismisses() {
    let run = Self.run {
      $0.post("A", Self.snackbar)
      $0.at(1)
      $0.run(.tap(id: "A"))
    }
    #expect(
      run.log(of: [.tapped, .willHide, .didHide])
        == "1 tapped A\n1 willHide A tapped\n1.25 didHide A tapped")
  }

  @Test("VS-V13: an action that keeps it open runs at every tap")
  func tapActs() {
    var options = PostOptions(style: "snackbar", duration: .seconds(9))
    options.tap = .action
    let run = Self.run {
      $0.run(.post(Message("A", id: "A").action("more", "More", keepsOpen: true), options))
      for moment in [1.0, 2, 3] {
        $0.at(moment)
        $0.run(.tap(id: "A"))
      }
    }
    #expect(
      run.log(of: [.action, .willHide])
        == "1 action A more\n2 action A more\n3 action A more\n9.25 willHide A expired")
  }

  @Test("VS-V14: a tap has no effect until it is enabled")
  func tapsAreOptIn() {
    let run = Self.run {
      $0.post("A", .seconds(9) { $0.tap = Tap.ignore })
      $0.at(1)
      $0.run(.tap(id: "A"))
      $0.at(2)
      $0.run(Self.change { $0.tap = .dismiss })
      $0.at(3)
      $0.run(.tap(id: "A"))
    }
    #expect(run.log(of: [.tapped, .willHide]) == "3 tapped A\n3 willHide A tapped")
  }

  @Test("VS-V15, VS-V16 BUG: however often it is dismissed, and shown or not, it has one outcome")
  func oneOutcome() async {
    let harness = ManagerHarness(lanes: [.main(.serial())])
    let seen = harness.manager.post(Message("A", id: "A"), .seconds(9))
    let unseen = harness.manager.post(Message("B", id: "B"), .seconds(9))
    await harness.go(to: 1)
    for handle in [seen, seen, unseen, unseen] { handle.hide() }
    await harness.go(to: 1.1)
    seen.hide()
    await harness.go(to: 20)
    #expect(await seen.outcome == .closed(.hidden))
    #expect(await unseen.outcome == .closed(.cancelled))
    #expect(
      harness.log(of: [.willHide, .didHide, .gone]) == """
        1.0 willHide A hidden
        1.0 gone B cancelled
        1.2 didHide A hidden
        1.2 gone A hidden
        """)
    await harness.manager.close()
  }

  @Test("VS-V17: displayed again while it is seen it does not blink, unless it may stand twice")
  func displayedAgain() {
    func entrances(_ duplicates: DuplicatePolicy) -> String {
      Self.run {
        $0.post("A", Self.snackbar)
        $0.at(1)
        $0.post("A", PostOptions(style: "snackbar", duplicates: duplicates))
      }.log(of: [.willShow, .didHide])
    }
    #expect(entrances(.drop) == "0 willShow A\n5.5 didHide A expired")
    #expect(
      entrances(.allow)
        == "0 willShow A\n1.25 didHide A replaced\n1.25 willShow A\n6.75 didHide A expired")
  }

  @Test("VS-V21 BUG: being shown writes nothing into what the program gave")
  func optionsAreUntouched() {
    let run = Self.run { $0.post("A", Self.snackbar) }
    let given = run.events.first { $0.kind == .willShow }?.options
    #expect(given == Self.snackbar)
    #expect(given?.maxWidth == nil)
  }

  @Test("VS-V23 BUG: however often it is set up, one time runs")
  func oneTimer() {
    let run = Self.run {
      $0.post("A", Self.snackbar)
      for moment in [1.0, 1, 2] {
        $0.at(moment)
        $0.run(Self.change { $0.duration = .seconds(5) })
      }
    }
    #expect(run.log(of: [.willHide]) == "7 willHide A expired")
  }

  @Test("VS-V24 BUG: the style alone is enough: everything else has a default")
  func defaults() async {
    let manager = PostManager(
      posters: [RecordingPoster()], lanes: [.main(.serial())], clock: ManualClock())
    manager.post("Saved", PostOptions(style: "snackbar"))
    let options = manager.current(lane: "snackbar")?.options
    #expect(options?.placement == .bottom)
    #expect(options?.duration == .seconds(5))
    #expect(options?.tap == .dismiss)
    #expect(options?.transition == "fade")
    await manager.close()
  }

  @Test("VS-V25: an incoming post replaces in its own lane of its own manager only")
  func scope() {
    let elsewhere = PostOptions(style: "snackbar", lane: "elsewhere")
    let run = Self.run {
      $0.run(.configure(.named("elsewhere", .replace)))
      $0.post("A", Self.snackbar)
      $0.post("B", elsewhere)
      $0.post("C", elsewhere)
    }
    #expect(
      run.log(of: [.willShow, .willHide]) == """
        0 willShow A
        0 willShow B
        0 willHide B replaced
        0.25 willShow C
        5.25 willHide A expired
        5.5 willHide C expired
        """)
  }
}
