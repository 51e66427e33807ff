@testable import PlacardLog
import PlacardModels
import Testing

@Suite("G1 G3 Events as log records") struct LogRecorderTests {
  /// The records of some events as lines.
  private func lines(
    _ format: LogFormat, events selected: LogEvents = .standard, time: String? = nil,
    _ events: [PostEvent]
  ) -> [String] {
    var recorder = LogRecorder(events: selected)
    return events.compactMap { recorder.record(of: $0, time: time) }.map(format.line)
  }

  private func event(
    _ kind: PostEvent.Kind, at milliseconds: Int = 400, _ fill: (inout PostEvent) -> Void = { _ in }
  ) -> PostEvent {
    var event = PostEvent(kind, sequence: 1, at: .milliseconds(milliseconds))
    event.id = "a"
    event.number = 1
    fill(&event)
    return event
  }

  /// A post's life, with everything that can happen in it.
  private var life: [PostEvent] {
    [
      event(.posted, at: 0) {
        ($0.admission, $0.count) = (.shown, 1)
        $0.message = Message("Build failed", body: "3 errors", severity: .error)
        $0.options = PostOptions(lane: "main")
      },
      event(.willShow, at: 0) {
        $0.lane = "main"
        $0.message = Message("Build failed", body: "3 errors", severity: .error)
      },
      event(.announce) { $0.announcement = Announcement("Build failed, 3 errors") },
      event(.didShow) { $0.lane = "main" },
      event(.updated, at: 1000) { $0.message = Message("Fixed", severity: .success) },
      event(.counted, at: 1500) { $0.count = 2 },
      event(.tapped, at: 1600),
      event(.action, at: 2000) { $0.action = "retry" },
      event(.willHide, at: 2000) { ($0.lane, $0.reason) = ("main", .action) },
      event(.didHide, at: 2200) { ($0.lane, $0.reason) = ("main", .action) },
      event(.gone, at: 2200) { ($0.reason, $0.action) = (.action, "retry") },
    ]
  }

  @Test func plain() {
    #expect(
      lines(.plain, events: .all, life).joined(separator: "\n") == """
        0 error posted: "Build failed" "3 errors" id=a post=1 lane=main admission=shown count=1
        0 error shown: "Build failed" id=a post=1 lane=main
        1 info updated: "Fixed" id=a post=1
        1.5 info counted: "Fixed" id=a post=1 count=2
        2 info action: "Fixed" id=a post=1 action=retry
        2.2 info gone: "Fixed" id=a post=1 action=retry reason=action
        """)
  }

  @Test func logfmt() {
    #expect(
      lines(.logfmt, life).joined(separator: "\n") == """
        at=0 level=error event=posted id=a post=1 severity=error lane=main title="Build failed" body="3 errors" admission=shown count=1
        at=1 level=info event=updated id=a post=1 severity=success title=Fixed
        at=1.5 level=info event=counted id=a post=1 severity=success title=Fixed count=2
        at=2 level=info event=action id=a post=1 severity=success title=Fixed action=retry
        at=2.2 level=info event=gone id=a post=1 severity=success title=Fixed action=retry reason=action
        """)
  }

  @Test func onlyTheEventsAskedForAreRecorded() {
    #expect(
      lines(.plain, events: .gone, life)
        == [#"2.2 info gone: "Fixed" id=a post=1 action=retry reason=action"#])
    #expect(lines(.plain, events: [], life).isEmpty)
  }

  @Test func thePostedRecordSaysEverythingThatIsSet() {
    let posted = event(.posted) {
      $0.message = Message("Deploy", urgency: .critical, progress: .fraction(0.423_456))
      $0.message?.link = "https://example.org/a"
      $0.message?.takeaways = ["Wait", "Look at the page"]
      $0.message?.actions = [Message.Action("stop it", "Stop")]
      $0.message?.metadata = ["order": "7", "a key": "two words", "": "none", "b\nlevel": "error"]
      $0.options = PostOptions(lane: "jobs", group: "g", tag: "t", app: "ci")
    }
    #expect(
      lines(.logfmt, [posted]) == [
        """
        at=0.4 level=info event=posted id=a post=1 severity=info lane=jobs title=Deploy \
        urgency=critical app=ci group=g tag=t progress=0.4234 link=https://example.org/a \
        takeaway.1=Wait takeaway.2="Look at the page" action.stop_it=Stop metadata._=none \
        metadata.a_key="two words" metadata.b_level=error metadata.order=7
        """
      ])
  }

  static let progresses: [(Message.Progress, String)] = [
    (.indeterminate, "progress=running"), (.fraction(1), "progress=1.0"),
    (
      .steps(done: 5, total: 10, unit: "bytes"), "progress=0.5 done=5 total=10 unit=bytes"
    ),
    (.steps(done: 5, total: 0), "progress=running done=5"),
  ]

  @Test(arguments: progresses) func progressIsFigures(
    _ progress: Message.Progress, _ fields: String
  ) {
    let posted = event(.posted) { $0.message = Message("T", progress: progress) }
    #expect(
      lines(.logfmt, [posted])
        == ["at=0.4 level=info event=posted id=a post=1 severity=info title=T \(fields)"])
  }

  @Test func stepsOfRunningWorkAreNoRecords() {
    let steps = (1...9).map { step in
      event(.updated) { $0.message = Message("Pull", progress: .fraction(Double(step) / 10)) }
    }
    let end = event(.updated) { $0.message = Message("Pulled", severity: .success) }
    let posted = event(.posted) { $0.message = "Pull" }
    #expect(
      lines(.plain, [posted] + steps + [end, event(.gone) { $0.reason = .expired }]) == [
        #"0.4 info posted: "Pull" id=a post=1"#, #"0.4 info updated: "Pulled" id=a post=1"#,
        #"0.4 info gone: "Pulled" id=a post=1 reason=expired"#,
      ])
  }

  @Test func whoeverAsksForTheEndOnlyReceivesEverythingThere() {
    let message = Message("T", body: "why")
    let events = [
      event(.posted) { $0.message = message }, event(.gone) { $0.message = message },
    ]
    #expect(lines(.plain, events: .gone, events) == [#"0.4 info gone: "T" "why" id=a post=1"#])
    #expect(lines(.plain, events).last == #"0.4 info gone: "T" id=a post=1"#)
  }

  @Test func theTimeOfDayComesFirst() {
    let time = "2026-01-02T03:04:05Z"
    let gone = event(.gone) { $0.reason = .expired }
    #expect(lines(.plain, time: time, [gone]) == ["\(time) info gone id=a post=1 reason=expired"])
    #expect(
      lines(.logfmt, time: time, [gone])
        == ["time=\(time) at=0.4 level=info event=gone id=a post=1 reason=expired"])
  }

  @Test func theTimeOfDayIsAskedForOnceARecord() {
    var asked = 0
    func time() -> String? {
      asked += 1
      return nil
    }
    var recorder = LogRecorder(events: .gone)
    for event in life {
      _ = recorder.record(of: event, time: time())
    }
    #expect(asked == 1)
  }

  @Test func problemsAreErrors() {
    var problem = PostEvent(.error, sequence: 1, at: .nanoseconds(1_000_000_001))
    problem.problem = Problem("Bad \"x\".", line: 3, column: 9)
    #expect(lines(.plain, [problem]) == [#"1.000000001 error error: "Bad \"x\"." line=3 column=9"#])
    #expect(
      lines(.logfmt, [problem])
        == [#"at=1.000000001 level=error event=error problem="Bad \"x\"." line=3 column=9"#])
  }

  static let levels: [(Severity, LogRecord.Level)] = [
    (.trace, .trace), (.debug, .debug), (.info, .info), (.success, .info), (.warning, .warning),
    (.error, .error),
  ]

  @Test(arguments: levels) func theLevelFollowsTheSeverity(
    _ severity: Severity, _ level: LogRecord.Level
  ) {
    #expect(LogRecord.Level(severity) == level)
    var recorder = LogRecorder()
    let posted = event(.posted) { $0.message = Message("T", severity: severity) }
    #expect(recorder.record(of: posted)?.level == level)
    #expect(recorder.record(of: event(.gone))?.level == level)
  }

  @Test func aPostIsForgottenOnceItIsGone() {
    let again = life + [event(.gone) { $0.reason = .closed }]
    #expect(lines(.plain, events: .gone, again).last == "0.4 info gone id=a post=1 reason=closed")
  }

  static let hostile: [String] = [
    "a\n::error::forged", "a\r\n2026-01-01 error shown", "\u{1B}[2J\u{1B}]0;title\u{7}",
    "\u{85}\u{2028}\u{2029}\u{B}\u{C}",
    "\u{202E}drow", "\u{9B}31m", "\u{0}\u{7F}", "##[error]forged", "x ##vso[task.complete]",
    "###[group]",
    "\u{1B}[0Ksection_start:1:a\r\u{1B}[0K",
  ]

  @Test(arguments: hostile, LogFormat.allCases) func nothingHostileReachesALine(
    _ text: String, _ format: LogFormat
  ) {
    let events = [
      event(.posted) {
        $0.id = text
        $0.lane = text
        $0.message = Message(text, body: text)
        $0.message?.metadata = [text: text]
        $0.message?.takeaways = [text]
        $0.message?.link = text
        $0.message?.actions = [Message.Action(text, text)]
        $0.message?.progress = .steps(done: 1, total: 2, unit: text)
        $0.options = PostOptions(group: text, tag: text, app: text)
      },
      event(.action) { $0.action = text },
      event(.error) { $0.problem = Problem(text) },
    ]
    let lines = lines(format, events).flatMap { line in
      // An entry of journald has a field a line.
      format == .journal ? line.split(separator: "\n").map(String.init) : [line]
    }
    if format != .journal { #expect(lines.count == 3) }
    for line in lines {
      if format == .journal { #expect(line.wholeMatch(of: /[A-Z][A-Z0-9_]*=.*/) != nil) }
      let text = format == .gitlab ? line.replacing(/\x1b\[[0-9;]*m/, with: "") : line
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(
        !line.unicodeScalars.contains { "\u{2028}\u{2029}\u{202E}".unicodeScalars.contains($0) })
      #expect(!line.contains("##[") && !line.contains("##vso["))
      let commands = line.matches(of: /^::(error|notice)[^:]*::/).count
      #expect(commands == (format == .github ? 1 : 0) && !line.hasPrefix("##"))
    }
  }

  static let quoting: [(text: String, value: String)] = [
    ("plain", "plain"), ("", #""""#), ("a b", #""a b""#), ("a=b", #""a=b""#), (#"a"b"#, #""a\"b""#),
    (#"a\b"#, #""a\\b""#),
    ("é", "\"é\""), ("a\nb", "\"a⏎b\""), (#"" level=error x=""#, #""\" level=error x=\"""#),
    ("#1", "#1"), ("##1", "##1"),
  ]

  @Test(arguments: quoting) func valuesAreQuotedWhenTheyMustBe(_ text: String, _ value: String) {
    #expect(
      lines(.logfmt, [event(.action) { $0.action = text }])
        == ["at=0.4 level=info event=action id=a post=1 action=\(value)"])
    #expect(
      lines(.plain, [event(.action) { $0.action = text }]) == [
        "0.4 info action id=a post=1 action=\(value)"
      ])
  }
}
