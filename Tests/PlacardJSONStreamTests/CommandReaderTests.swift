import PlacardJSONStream
import PlacardModels
import PlacardPosting
import Testing

@Suite("J1 Commands, one a line") struct CommandReaderTests {
  static let commands: [(line: String, command: String)] = [
    (#"{"hide":{}}"#, "hide(id: nil, animated: true)"),
    (#"{"hide":{"id":"a","animated":false}}"#, #"hide(id: Optional("a"), animated: false)"#),
    (#"{"hide":{"id":null}}"#, "hide(id: nil, animated: true)"),
    (#"{"hideAll":{}}"#, "hideAll(animated: true)"),
    (#"{"hideAll":{"animated":false}}"#, "hideAll(animated: false)"),
    (#"{"hideCounted":{"id":"a"}}"#, #"hideCounted(id: "a")"#),
    (#"{"setCount":{"id":"a","count":3}}"#, #"setCount(id: "a", 3)"#),
    (#"{"setCount":{"id":"a","count":1e400}}"#, #"setCount(id: "a", 9223372036854775807)"#),
    (#"{"removeQueued":{"id":"a"}}"#, #"removeQueued(id: "a")"#),
    (#"{"hideGroup":{"group":"g"}}"#, #"hideGroup("g")"#),
    (#"{"suspend":{}}"#, "suspend"), (#"{"resume":{}}"#, "resume"), (#"{"close":{}}"#, "close"),
    (#"{"quiet":45}"#, "quiet(45)"), (#"{"quiet":1e400}"#, "quiet(100)"),
    (#"{"quiet":-1}"#, "quiet(0)"),
    (#"{"query":{"id":"a"}}"#, #"query(id: "a", tag: nil)"#),
    (#"{"query":{"id":"a","tag":"t"}}"#, #"query(id: "a", tag: Optional("t"))"#),
    (#"{"query":{"id":"a"},"tag":"t"}"#, #"query(id: "a", tag: Optional("t"))"#),
    (#"{"query":"state"}"#, "queryState(tag: nil)"),
    (#"{"query":"state","tag":"t"}"#, #"queryState(tag: Optional("t"))"#),
    (#"{"history":{}}"#, "history(limit: nil, since: nil, tag: nil)"),
    (
      #"{"history":{"limit":2,"since":1.5,"tag":"t"}}"#,
      #"history(limit: Optional(2), since: Optional(1.5 seconds), tag: Optional("t"))"#
    ),
    (#"{"tap":{"id":"a"}}"#, #"tap(id: "a")"#), (#"{"tapOutside":{}}"#, "tapOutside"),
    (#"{"action":{"id":"a","action":"undo"}}"#, #"action(id: "a", action: "undo")"#),
    (#"{"dismiss":{"id":"a"}}"#, #"dismiss(id: "a")"#),
    (#"{"panBegan":{"id":"a"}}"#, #"panBegan(id: "a")"#),
    (
      #"{"panEnded":{"id":"a","travel":0.5,"velocity":-2}}"#,
      #"panEnded(id: "a", travel: 0.5, velocity: -2.0)"#
    ),
    (
      #"{"panEnded":{"id":"a","travel":1e400}}"#,
      #"panEnded(id: "a", travel: 1.7976931348623157e+308, velocity: 0.0)"#
    ),
    (#"{"hover":{"id":"a","inside":true}}"#, #"hover(id: "a", inside: true)"#),
    (#"{"focus":{"window":false}}"#, "focus(window: false)"),
    (#"{"host":{"attached":true}}"#, "host(attached: Optional(true), keeps: nil)"),
    (#"{"host":{"keeps":true}}"#, "host(attached: nil, keeps: Optional(true))"),
    (#"{"fail":{"id":"a"}}"#, #"fail(id: "a")"#),
    (#"{"idle":{"person":true}}"#, "idle(true)"),
    (#"{"snooze":{"id":"a","for":90}}"#, #"snooze(id: "a", for: 90.0 seconds)"#),
    (#"{"snooze":{"id":"a","for":-1}}"#, #"snooze(id: "a", for: 0.0 seconds)"#),
    (#"{"mode":{"name":"night","on":true}}"#, #"mode("night", isOn: true)"#),
    (#"{"digest":{"on":false}}"#, "digest(false)"),
    (#"{"rules":{"rules":null}}"#, "rules(PlacardPosting.RuleBook(rules: [], modes: [:]))"),
    (#"{"recall":{}}"#, "recall(id: nil)"),
    (#"{"recall":{"id":"a"}}"#, #"recall(id: Optional("a"))"#),
    (#"{"explain":{"id":"a"}}"#, #"explain(id: "a", tag: nil)"#),
    (#"{"explain":{"id":"a"},"tag":"t"}"#, #"explain(id: "a", tag: Optional("t"))"#),
    (#"{"later":{"hide":1},"hide":{"later":[]}}"#, "hide(id: nil, animated: true)"),
  ]

  @Test(arguments: commands, CommandReader.Mode.allCases)
  func everyCommandIsRead(_ pair: (line: String, command: String), _ mode: CommandReader.Mode)
    throws
  {
    var reader = CommandReader(mode)
    let optional = reader.read(InputLine(7, pair.line))
    let read = try #require(optional)
    #expect("\(read.command)" == pair.command)
    #expect(read.line == 7)
    #expect(read.at == (mode == .feed ? nil : .zero))
  }

  @Test func postCarriesMessageAndOptions() throws {
    let read = try #require(Reading.one(#"{"post":{"title":"T","lane":"l","id":"a"}}"#))
    guard case .post(let message, let options) = read else { return #expect(Bool(false)) }
    #expect(message == Message("T", id: "a"))
    #expect(options == PostOptions(lane: "l"))
  }

  @Test func configChangesOnlyWhatItNames() throws {
    let whole = try #require(
      Reading.one(
        #"{"config":{"lane":"l","policy":"stack","limit":0,"queueLimit":-1,"pause":-2,"automatic":3,"#
          + #""rate":{"limit":0,"per":60},"order":"bottomToTop","whenFull":"replaceOldest"}}"#))
    guard case .configure(let change) = whole else { return #expect(Bool(false)) }
    var expected = LaneConfiguration(lane: "l", policy: .stack)
    expected.limit = 1
    expected.queueLimit = 0
    expected.gap = .zero
    expected.automatic = .fixed(.seconds(3))
    expected.rate = LaneConfiguration.Rate(limit: 1, per: .seconds(60))
    expected.order = .bottomToTop
    expected.whenFull = .replaceOldest
    #expect(change == expected)

    guard case .configure(let none)? = Reading.one(#"{"config":{}}"#),
      case .configure(let reading)? = Reading.one(#"{"config":{"automatic":"reading"}}"#)
    else { return #expect(Bool(false)) }
    #expect(none == LaneConfiguration())
    let null = #"{"config":{"limit":null,"queueLimit":null,"rate":null,"pause":null}}"#
    guard case .configure(let lifted)? = Reading.one(null) else { return #expect(Bool(false)) }
    #expect(lifted.limit == .unlimited && lifted.queueLimit == .unlimited)
    #expect(lifted.rate == .unlimited && lifted.gap == nil)
    #expect(reading.automatic == .reading)
  }

  @Test func updateChangesTheNamedKeysAndNullClears() throws {
    let read = try #require(
      Reading.one(#"{"update":{"id":"a","title":"New","body":null,"duration":2,"swipe":null}}"#))
    guard case .update("a", let change) = read else { return #expect(Bool(false)) }
    var message = Message("Old", body: "B", severity: .warning, id: "a")
    var options = PostOptions(placement: .bottom, duration: .forever)
    options.swipe = false
    change.apply(to: &message, &options)
    #expect(message == Message("New", severity: .warning, id: "a"))
    #expect(options == PostOptions(placement: .bottom, duration: .fixed(.seconds(2))))
  }

  static let endings: [(keys: String, progress: Message.Progress?)] = [
    (#""severity":"success""#, nil), (#""severity":"error""#, nil),
    (#""severity":"warning""#, .fraction(0.5)),
    (#""title":"t""#, .fraction(0.5)), (#""severity":"success","progress":1"#, .fraction(1)),
    (#""progress":null"#, nil),
  ]

  @Test(arguments: endings) func updateToAnEndRemovesProgressThatItDoesNotName(
    _ keys: String, _ progress: Message.Progress?
  ) throws {
    let read = try #require(Reading.one("{\"update\":{\"id\":\"a\",\(keys)}}"))
    guard case .update(_, let change) = read else { return #expect(Bool(false)) }
    var message = Message("T", progress: .fraction(0.5))
    var options = PostOptions()
    change.apply(to: &message, &options)
    #expect(message.progress == progress)
  }

  static let badLines: [(line: String, column: Int, word: String)] = [
    (#"{}"#, 1, "no command"), (#"[]"#, 1, "object"), (#""hide""#, 1, "object"), ("7", 1, "7"),
    (#"{"at":1}"#, 1, "no command"), (#"{"hid":{}}"#, 8, "\"hid\""),
    (#"{"hide":{},}"#, 12, "comma"),
    (#"{"hide":{},"hide":{}}"#, 12, "twice"), (#"{"hide":{},"hideAll":{}}"#, 22, "one command"),
    (#"{"hide":{"id":"\ud800"}}"#, 16, "surrogate"), (#"{"hide":null}"#, 9, "null"),
    (#"{"hide":true}"#, 9, "true"),
    (#"{"hide":{"id":""}}"#, 15, "empty"), (#"{"hide":{"id":1}}"#, 15, "1"),
    (#"{"hide":{"animated":1}}"#, 21, "true or false"),
    (#"{"hideCounted":{}}"#, 16, "\"id\""), (#"{"setCount":{"id":"a"}}"#, 13, "\"count\""),
    (#"{"setCount":{"id":"a","count":0.5}}"#, 31, "0.5"), (#"{"hideGroup":{}}"#, 14, "\"group\""),
    (#"{"quiet":"high"}"#, 10, "\"high\""), (#"{"quiet":null}"#, 10, "null"),
    (#"{"quiet":{}}"#, 10, "object"),
    (#"{"query":"all"}"#, 10, "\"all\""), (#"{"query":{}}"#, 10, "\"id\""),
    (#"{"query":3}"#, 10, "3"),
    (#"{"history":{"since":"x"}}"#, 21, "\"x\""), (#"{"action":{"id":"a"}}"#, 11, "\"action\""),
    (#"{"hover":{"id":"a"}}"#, 10, "\"inside\""), (#"{"focus":{}}"#, 10, "\"window\""),
    (#"{"panEnded":{"id":"a","travel":"x"}}"#, 32, "a number"),
    (#"{"host":{"keeps":1}}"#, 18, "\"keeps\""),
    (#"{"config":{"policy":"pile"}}"#, 21, "serial, stack, replace"),
    (#"{"config":{"automatic":"fast"}}"#, 24, "\"reading\""),
    (#"{"config":{"whenFull":1}}"#, 23, "dropNew"),
    (#"{"config":{"rate":5}}"#, 19, "\"limit\""),
    (#"{"config":{"rate":{"limit":5}}}"#, 19, "\"per\""),
    (#"{"config":{"rate":{"limit":5,"per":"m"}}}"#, 36, "\"m\""),
    (#"{"idle":{}}"#, 9, "\"person\""), (#"{"idle":{"person":0}}"#, 19, "true or false"),
    (#"{"snooze":{"id":"a"}}"#, 11, "\"for\""), (#"{"snooze":{"for":1}}"#, 11, "\"id\""),
    (#"{"mode":{"on":true}}"#, 9, "\"name\""), (#"{"mode":{"name":"n"}}"#, 9, "\"on\""),
    (#"{"rules":null}"#, 10, "null"), (#"{"rules":[]}"#, 10, "object"),
    (#"{"mode":{"name":"","on":true}}"#, 17, "empty"), (#"{"digest":{}}"#, 11, "\"on\""),
    (#"{"recall":{"id":""}}"#, 17, "empty"), (#"{"explain":{}}"#, 12, "\"id\""),
    (#"{"ownerGone":{"owner":1}}"#, 14, "no command"),
    (#"{"post":{"title":""}}"#, 9, "\"title\" or \"body\""),
    (#"{"post":{"title":"","body":"","severity":"error"}}"#, 9, "\"title\" or \"body\""),
    (#"{"update":{"id":"a","title":null,"body":""}}"#, 11, "\"title\" or \"body\""),
    (#"{"post":{}}"#, 9, "\"title\" or \"body\""), (#"{"post":"T"}"#, 9, "object"),
    (#"{"post":{"title":"T","tap":"jump"}}"#, 28, "none, dismiss, action"),
    (#"{"update":{"title":"T"}}"#, 11, "\"id\""),
    (#"{"update":{"id":"a","severity":"bad"}}"#, 32, "\"bad\""),
    (#"{"suspend":1}"#, 12, "object"), (#"{"query":"state","tag":5}"#, 24, "\"tag\""),
  ]

  @Test(arguments: badLines, CommandReader.Mode.allCases)
  func badLinesAreReportedAndNothingElse(
    _ bad: (line: String, column: Int, word: String), _ mode: CommandReader.Mode
  ) {
    var reader = CommandReader(mode)
    let problem = Reading.problem(reader.read(InputLine(3, bad.line)))
    #expect(problem?.line == 3)
    #expect(problem?.column == bad.column, "\(problem?.message ?? "none")")
    #expect(problem?.message.contains(bad.word) == true, "\(problem?.message ?? "none")")
  }

  @Test(arguments: CommandReader.Mode.allCases)
  func aBadRuleIsReportedAndTheOthersCount(_ mode: CommandReader.Mode) throws {
    var reader = CommandReader(mode)
    let line = #"{"rules":{"rules":[{"mute":1},{"name":"b","mute":true},{"nam":"c","stop":0}]}}"#
    let optional = reader.read(InputLine(4, line))
    let read = try #require(optional)
    guard case .rules(RuleBook(rules: [Rule("b", mute: true)])) = read.command else {
      return #expect(Bool(false), "\(read.command)")
    }
    #expect(read.problems.map(\.line) == [4, 4, 4])
    #expect(read.problems.map(\.column) == [28, 63, 74])
    let kinds = read.commands.map { command -> Problem? in
      if case .report(let problem) = command { problem } else { nil }
    }
    #expect(kinds == read.problems + [nil])
  }

  @Test func aLineThatCouldNotBeHeldIsReported() {
    var reader = CommandReader(.script)
    let line = InputLine(2, .failure(Problem("Too long.", line: 2)))
    #expect(Reading.problem(reader.read(line)) == Problem("Too long.", line: 2))
  }
}

@Suite("J3 The time of a script") struct ScriptTimeTests {
  private func times(_ lines: String...) -> [String] {
    var reader = CommandReader(.script)
    return lines.enumerated().map { index, line in
      guard let read = reader.read(InputLine(index + 1, line)) else { return "skipped" }
      return (Reading.problem(read) == nil ? "" : "bad ") + (read.at.map { "\($0)" } ?? "none")
    }
  }

  @Test func linesWithoutATimeHappenAtTheLastTimeNamed() {
    #expect(
      times(
        #"{"hideAll":{}}"#, #"{"at":0.5,"hideAll":{}}"#, #"{"hideAll":{}}"#,
        #"{"hideAll":{},"at":0.5}"#,
        #"{"at":null,"hideAll":{}}"#, #"{"at":2,"hideAll":{}}"#)
        == [
          "0.0 seconds", "0.5 seconds", "0.5 seconds", "0.5 seconds", "0.5 seconds", "2.0 seconds",
        ])
  }

  @Test func aBadLineNeverMovesTheClock() {
    #expect(
      times(
        #"{"at":1,"hideAll":{}}"#, #"{"at":5,"hide":1}"#, #"{"at":6}"#, #"{"at":7,"hid":{}}"#,
        #"{"at":0.5,"hideAll":{}}"#, #"{"at":-1,"hideAll":{}}"#, #"{"at":1e400,"hideAll":{}}"#,
        #"{"at":"9","hideAll":{}}"#, #"{"at":-1e-30,"hideAll":{}}"#, #"{"hideAll":{}}"#)
        == ["1.0 seconds"] + Array(repeating: "bad 1.0 seconds", count: 8) + ["1.0 seconds"])
  }

  @Test func linesOfAStreamAreSkippedAndDoNotMoveTheClock() {
    #expect(
      times(
        #"{"placard":1,"kind":"gone","seq":1,"at":9,"id":"a"}"#, #"{"kind":"later","at":9}"#,
        #"{"hideAll":{}}"#)
        == ["skipped", "skipped", "0.0 seconds"])
  }

  @Test func timesAreExact() {
    var reader = CommandReader(.script)
    let read = reader.read(InputLine(1, #"{"at":123456789.1234567895,"hideAll":{}}"#))
    #expect(read?.at == .seconds(123_456_789) + .nanoseconds(123_456_790))
  }

  @Test func bareMessagesAreForFeeds() {
    var reader = CommandReader(.script)
    #expect(Reading.problem(reader.read(InputLine(1, #"{"title":"T"}"#))) != nil)
  }
}

@Suite("J1 A feed") struct FeedTests {
  static let lines = [
    #"{"title":"T"}"#, #"{"title":"T","later":{}}"#, #"{"at":"now","title":"T"}"#,
    #"{"title":"T","body":""}"#, #"{"kind":null,"title":"T"}"#,
  ]

  @Test(arguments: lines)
  func bareMessagesArePosted(_ line: String) {
    guard case .post(let message, PostOptions())? = Reading.one(line, .feed) else {
      return #expect(Bool(false))
    }
    #expect(message == Message("T"))
  }

  @Test func aBareMessageMaySayWhatATapDoes() {
    guard case .post(_, let options)? = Reading.one(#"{"subtitle":"S","tap":"dismiss"}"#, .feed)
    else {
      return #expect(Bool(false))
    }
    #expect(options.tap == .dismiss)
  }

  @Test func aMessageAndACommandInOneLineAreABadLine() {
    var reader = CommandReader(.feed)
    let problem = Reading.problem(reader.read(InputLine(1, #"{"title":"T","hide":{}}"#)))
    #expect(
      problem
        == Problem(
          "A line holds one message or one command, not a message and \"hide\".", line: 1,
          column: 21))
  }

  @Test func aMessageWithoutATextIsABadLineThatSaysSo() {
    var reader = CommandReader(.feed)
    let problem = Reading.problem(reader.read(InputLine(1, #"{"severity":"info"}"#)))
    #expect(problem?.message.contains(#"a message needs "title" or "body""#) == true)
  }

  @Test func willShowPostsTheSameAgain() {
    let line =
      #"{"placard":1,"kind":"willShow","seq":2,"at":0,"id":"a","post":1,"lane":"l","message":{"title":"T","duration":{"delay":2,"minimum":3},"style":"card"}}"#
    guard case .post(let message, let options)? = Reading.one(line, .feed) else {
      return #expect(Bool(false))
    }
    #expect(message == Message("T", id: "a"))
    #expect(
      options
        == PostOptions(
          style: "card", duration: .indefinite(delay: .zero, minimum: .seconds(3)),
          duplicates: .allow, lane: "l"))
  }

  @Test func updatedGivesTheNewContent() {
    let line =
      #"{"placard":1,"kind":"updated","seq":2,"at":0,"id":"a","post":1,"message":{"body":"B"}}"#
    guard case .update("a", let change)? = Reading.one(line, .feed) else {
      return #expect(Bool(false))
    }
    var message = Message("Old", severity: .error, id: "a")
    var options = PostOptions(style: "card")
    change.apply(to: &message, &options)
    var expected = Message(title: nil, body: "B")
    expected.explicitID = "a"
    #expect(message == expected)
    #expect(options == PostOptions(style: "card"))
  }

  @Test func countedGivesTheCount() {
    #expect(
      Reading.one(#"{"kind":"counted","id":"a","count":3}"#, .feed).map { "\($0)" }
        == #"setCount(id: "a", 3)"#)
    #expect(Reading.one(#"{"kind":"counted","id":"a","count":0}"#, .feed) == nil)
  }

  @Test("a name that is nearly a style's is reported once; a style of one's own is none")
  func misspelledStyles() {
    let line = InputLine(1, #"{"title":"T","style":"crad","transition":"fdae"}"#)
    var reader = CommandReader(.feed)
    #expect(
      reader.read(line)?.problems.map(\.message) == [
        #""crad" is no style that is known; the nearest is "card"."#,
        #""fdae" is no transition that is known; the nearest is "fade"."#,
      ])
    #expect(reader.read(line)?.problems == [])
    var other = CommandReader(.feed, accepting: ["crad", "fdae"])
    #expect(other.read(line)?.problems == [])
    #expect(other.read(InputLine(2, #"{"title":"T","style":"deploy"}"#))?.problems == [])
  }

  @Test func willHideEndsWhatDidNotExpire() {
    let line = #"{"kind":"willHide","id":"a","lane":"main","reason":"hidden"}"#
    guard case .endSeen("a", .hidden)? = Reading.one(line, .feed) else {
      return #expect(Bool(false))
    }
    for reason in ["expired", "kept", "closed"] {
      let line = "{\"kind\":\"willHide\",\"id\":\"a\",\"reason\":\"\(reason)\"}"
      #expect(Reading.one(line, .feed) == nil)
    }
  }

  @Test(arguments: [
    "posted", "didShow", "didHide", "gone", "announce", "reply", "error", "overflow", "later",
  ])
  func otherKindsAreSkipped(_ kind: String) {
    #expect(Reading.one("{\"kind\":\"\(kind)\",\"post\":1}", .feed) == nil)
    #expect(Reading.one("{\"kind\":\"\(kind)\",\"title\":\"T\"}", .feed) == nil)
  }

  static let badLines = [
    #"{"kind":5}"#, #"{"kind":"willShow","id":"a"}"#,
    #"{"kind":"willShow","message":{"title":"T"}}"#,
    #"{"kind":"willShow","id":"","message":{"title":"T"}}"#,
    #"{"kind":"willShow","id":"a","message":{}}"#,
    #"{"kind":"updated","id":"a"}"#, #"{"kind":"counted","id":"a"}"#,
    #"{"kind":"willHide","id":"a","reason":"bored"}"#,
  ]

  @Test(arguments: badLines) func aStreamLineThatLacksWhatItsKindCarriesIsABadLine(_ line: String) {
    var reader = CommandReader(.feed)
    #expect(Reading.problem(reader.read(InputLine(1, line)))?.line == 1)
  }
}
