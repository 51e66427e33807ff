import PlacardModels
import Testing

@Suite("M1 M4 M5 M7 The values") struct ValueTests {
  @Test(
    arguments: [
      (0, .fixed(.zero)), (2.5, .fixed(.milliseconds(2500))), (-1, .fixed(.zero)),
      (.nan, .fixed(.zero)), (-.infinity, .fixed(.zero)), (.infinity, .forever),
      (1e18, .forever), (.greatestFiniteMagnitude, .forever),
      (1e-10, .fixed(.zero)), (0.5e-9, .fixed(.nanoseconds(1))),
    ] as [(Double, DisplayDuration)]) func secondsOfADisplayDuration(
      seconds: Double, displayDuration: DisplayDuration
    )
  {
    #expect(DisplayDuration.seconds(seconds) == displayDuration)
  }

  @Test(
    arguments: [
      (0.1, .nanoseconds(100_000_000)), (0.3, .nanoseconds(300_000_000)),
      (-0.1, .nanoseconds(-100_000_000)), (1.0000000005, .nanoseconds(1_000_000_001)),
      (2.4, .nanoseconds(2_400_000_000)), (0.5e-9, .nanoseconds(1)), (-0.5e-9, .nanoseconds(-1)),
      (0.49e-9, .zero), (.nan, .zero), (.infinity, .seconds(Int64(1e18))),
      (-.infinity, .seconds(-Int64(1e18))), (1e300, .seconds(Int64(1e18))), (-0.0, .zero),
    ] as [(Double, Duration)]) func nanosecondsOfSeconds(seconds: Double, duration: Duration)
  {
    #expect(Duration.nanoseconds(ofSeconds: seconds) == duration)
  }

  @Test("Whole nanoseconds are exact there and back for 52 days")
  func nanosecondsThereAndBack() {
    for days in 0..<52 {
      for nanoseconds in [0, 1, -1, 99_999_999, 123_456_789, 500_000_000, 999_999_999] {
        let duration = Duration.seconds(days * 86_400) + .nanoseconds(nanoseconds)
        #expect(Duration.nanoseconds(ofSeconds: duration.inSeconds) == duration)
        #expect(Duration.nanoseconds(ofSeconds: -duration.inSeconds) == .zero - duration)
      }
    }
  }

  @Test(arguments: [0, 0.4, -0.4, 2.6, 1e9, 123456.789]) func secondsThereAndBack(seconds: Double) {
    #expect(Duration.nanoseconds(ofSeconds: seconds).inSeconds == seconds)
  }

  @Test(
    arguments: [
      (.indeterminate, nil, true), (.fraction(0), 0, true), (.fraction(0.5), 0.5, true),
      (.fraction(1), 1, false), (.fraction(7), 1, false), (.fraction(-1), 0, true),
      (.fraction(.nan), 0, true), (.fraction(.infinity), 1, false),
      (.fraction(-.infinity), 0, true),
      (.steps(done: 0, total: 4), 0, true), (.steps(done: 1, total: 4), 0.25, true),
      (.steps(done: 4, total: 4), 1, false), (.steps(done: 9, total: 4), 1, false),
      (.steps(done: -1, total: 4), 0, true), (.steps(done: 1, total: 0), nil, true),
      (.steps(done: 1, total: -1), nil, true), (.steps(done: .max, total: .max), 1, false),
      (.steps(done: .min, total: 1), 0, true),
    ] as [(Message.Progress, Double?, Bool)])
  func progress(progress: Message.Progress, fraction: Double?, isRunning: Bool) {
    #expect(progress.fraction == fraction)
    #expect(progress.isRunning == isRunning)
  }

  @Test func orders() {
    #expect(Severity.allCases == [.trace, .debug, .info, .success, .warning, .error])
    #expect(Severity.allCases.shuffled().sorted() == Severity.allCases)
    #expect(!(Severity.info < .info) && Severity.success < .warning)
    #expect(Urgency.allCases.shuffled().sorted() == [.low, .normal, .critical])
  }

  @Test func wordsOfTheStream() {
    #expect(
      CloseReason.allCases.map(\.rawValue) == [
        "expired", "dismissed", "swiped", "tapped", "tappedOutside", "action", "hidden", "replaced",
        "evicted", "kept", "folded", "muted", "ownerGone", "duplicate", "cancelled", "orphaned",
        "failed",
        "closed",
      ])
    #expect(
      Admission.allCases.map(\.rawValue) == ["shown", "queued", "delayed", "duplicate", "rejected"])
    #expect(
      Post.State.allCases.map(\.rawValue) == [
        "delayed", "queued", "showing", "shown", "leaving", "hiding", "gone",
      ])
    #expect(
      Placement.allCases.map(\.rawValue) == [
        "top", "bottom", "center", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
      ])
  }

  @Test func literalsAndChains() {
    let name = "Layout"
    #expect("Built \(name)" as Message == Message("Built Layout"))
    let message = Message("Write?").action("yes", "Yes").action("no", "No", role: .cancel)
      .progress(0.4)
    #expect(message.actions.map(\.id) == ["yes", "no"])
    #expect(message.actions.map(\.role) == [.default, .cancel])
    #expect(message.progress == .fraction(0.4))
    #expect(Message("T", icon: "♪").icon == .text("♪"))
    #expect(Outcome.action("yes").reason == .action)
    #expect(Outcome.closed(.expired).reason == .expired)
  }

  @Test func aProblemNamesItsPosition() {
    #expect("\(Problem("No."))" == "No.")
    #expect("\(Problem("No.", line: 3))" == "line 3: No.")
    #expect("\(Problem("No.", line: 3, column: 7))" == "line 3, column 7: No.")
    #expect("\(Problem("No.", column: 7))" == "No.")
  }

  @Test func aDimIsModalWithAMode() {
    #expect(!Dim.clear.isModal && Dim.clear.interactive)
    #expect(Dim.gray(interactive: false).isModal && !Dim.gray(interactive: false).interactive)
    #expect(Margin(all: 2) == Margin(top: 2, bottom: 2, leading: 2, trailing: 2))
  }
}
