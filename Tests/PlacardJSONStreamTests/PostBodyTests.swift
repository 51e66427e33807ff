@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels
import Testing

@Suite("M1 M4 M5 M6 J1 A message with its options as JSON") struct PostBodyTests {
  private func body(_ json: String) throws -> PostBody {
    try PostBody(JSONValue(parsing: json.utf8))
  }

  private func json(_ body: PostBody) -> String {
    var writer = JSONWriter()
    writer.body(body)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// A body of which only the title is said, changed.
  private func titled(_ change: (inout Message, inout PostOptions) -> Void) -> PostBody {
    var body = PostBody(Message("T"))
    change(&body.message, &body.options)
    return body
  }

  @Test func everyKeyIsReadAndWrittenAgain() throws {
    let full = """
      {"title":"T","body":"B","id":"x","severity":"warning","urgency":"critical","icon":{"name":"disk"},\
      "leadingImage":{"file":"a.png","alt":"A"},"trailingImage":{"file":"b.png"},"fill":"#ff0000",\
      "actions":[{"id":"u","label":"Undo","role":"destructive","key":"u","keepsOpen":true,\
      "alternative":"Undo it"},{"id":"c","label":"Close"}],\
      "progress":{"done":3,"total":9,"unit":"files"},"takeaways":["one","two"],"link":"https://a.b",\
      "accessibility":{"prefix":"P","label":"L","politeness":"polite"},"metadata":{"a":"1","b":"2"},\
      "style":"card","placement":"bottomTrailing","duration":2.5,\
      "dim":{"mode":"color","color":"#000000","alpha":0.5,"interactive":false},"swipe":false,\
      "tap":"action","tapAction":"open","dismissible":false,"transition":"fade","priority":-3,\
      "duplicates":"count",\
      "lane":"downloads","group":"g","tag":"t","app":"a","maxWidth":40,\
      "margin":{"top":1,"bottom":2,"leading":3,"trailing":4,"collapse":true},"attention":"success",\
      "context":{"region":"editor/left"},"bars":"hide",\
      "appearance":{"scheme":"light","tint":"accent","shadow":true,"iconStyle":"none","dismissLabel":"Close"}}
      """
    let read = try body(full)
    #expect(json(read) == full)
    #expect(read.message.actions.first?.role == .destructive)
    #expect(
      read.options.margin == Margin(top: 1, bottom: 2, leading: 3, trailing: 4, collapses: true))
    #expect(read.options.duration == .fixed(.milliseconds(2500)))
  }

  @Test func defaultsAreNotWritten() throws {
    #expect(json(PostBody(Message("T"))) == #"{"title":"T"}"#)
    #expect(try body(#"{"title":"T"}"#) == PostBody(Message("T")))
  }

  @Test func subtitleIsASynonymOfBody() throws {
    #expect(try body(#"{"subtitle":"S"}"#).message == Message(title: nil, body: "S"))
    #expect(try body(#"{"subtitle":"S","body":"B"}"#).message.body == "B")
    #expect(try body(#"{"body":"B","subtitle":"S"}"#).message.body == "B")
    #expect(throws: Problem.self) { try body(#"{"body":"B","subtitle":1}"#) }
  }

  @Test func nullStandsForAKeyThatIsNotThere() throws {
    let nulls = """
      {"title":"T","body":null,"id":null,"severity":null,"urgency":null,"icon":null,"leadingImage":null,\
      "fill":null,"actions":null,"progress":null,"takeaways":null,"link":null,"accessibility":null,\
      "metadata":null,"style":null,"placement":null,"duration":null,"dim":null,"swipe":null,"tap":null,\
      "tapAction":null,"dismissible":null,"transition":null,"priority":null,"duplicates":null,"lane":null,"group":null,\
      "tag":null,"app":null,"maxWidth":null,"margin":null,"attention":null,\
      "context":null,"bars":null,"appearance":null}
      """
    #expect(try body(nulls) == PostBody(Message("T")))
  }

  @Test func unknownKeysAreSkippedWhateverTheyHold() throws {
    #expect(try body(#"{"title":"T","later":{"a":[1,{}]},"Severity":9}"#) == PostBody(Message("T")))
  }

  @Test func metadataKeepsEveryText() throws {
    let read = try body(#"{"title":"T","metadata":{"":"","k":"\u0000"}}"#)
    #expect(read.message.metadata == ["": "", "k": "\u{0}"])
  }

  static let forms: [(json: String, message: Message)] = [
    (#""icon":"★""#, Message("T", icon: .text("★"))),
    (#""icon":{"name":"n"}"#, Message("T", icon: .named("n"))),
    (#""icon":{"file":"f"}"#, Message("T", icon: .file("f"))),
    (#""progress":"indeterminate""#, Message("T", progress: .indeterminate)),
    (#""progress":0.25"#, Message("T", progress: .fraction(0.25))),
    (#""progress":1e400"#, Message("T", progress: .fraction(1))),
    (#""progress":-1e400"#, Message("T", progress: .fraction(0))),
    (#""progress":{"done":1}"#, Message("T", progress: .steps(done: 1, total: 0))),
    (
      #""progress":{"done":1e400,"total":2.0}"#,
      Message("T", progress: .steps(done: .max, total: 2))
    ),
    (#""actions":[{"id":"a"}]"#, Message("T", actions: [.init("a", "a")])),
    (#""id":"\u0000""#, Message("T", id: "\u{0}")),
  ]

  @Test(arguments: forms) func messagesHaveTheseForms(_ json: String, _ message: Message) throws {
    #expect(try body("{\"title\":\"T\",\(json)}").message == message)
  }

  static let durations: [(json: String, displayDuration: DisplayDuration)] = [
    ("2", .fixed(.seconds(2))), ("0", .fixed(.zero)), ("-5", .fixed(.zero)),
    ("-1e400", .fixed(.zero)),
    ("1e400", .forever), ("1e30", .forever), ("0.0000000015", .fixed(.nanoseconds(2))),
    (#""automatic""#, .automatic), (#""forever""#, .forever),
    ("{}", .indefinite(delay: .zero, minimum: .zero)),
    (#"{"delay":0.5,"minimum":2}"#, .indefinite(delay: .milliseconds(500), minimum: .seconds(2))),
    (
      #"{"delay":-1,"minimum":1e400}"#,
      .indefinite(delay: .zero, minimum: .seconds(1_000_000_000_000_000_000))
    ),
  ]

  @Test(arguments: durations) func durationsHaveTheseForms(
    _ json: String, _ displayDuration: DisplayDuration
  ) throws {
    #expect(try body("{\"title\":\"T\",\"duration\":\(json)}").options.duration == displayDuration)
  }

  @Test func numbersAreClampedToWhatLayoutCanUse() throws {
    let read = try body(
      #"{"title":"T","priority":1e400,"maxWidth":-4,"margin":{"top":-1,"leading":1e30}}"#)
    #expect(read.options.priority == .max)
    #expect(read.options.maxWidth == 1)
    #expect(read.options.margin == Margin(leading: 65_535))
    #expect(try body(#"{"title":"T","margin":2}"#).options.margin == Margin(all: 2))
    #expect(try body(#"{"title":"T","dim":"none"}"#).options.dim == Dim.clear)
  }

  static let refused: [(json: String, key: String, column: Int)] = [
    (#"{"title":5}"#, "\"title\" must be a text, not 5.", 10),
    (
      #"{"title":"T","severity":"fatal"}"#,
      "\"severity\" must be one of trace, debug, info, success, warning, error, not \"fatal\".", 25
    ),
    (#"{"title":"T","urgency":1}"#, "\"urgency\" must be one of low, normal, critical, not 1.", 24),
    (#"{"title":"T","id":""}"#, "\"id\" must be a text that is not empty, not \"\".", 19),
    (#"{"title":"T","id":7}"#, "\"id\" must be a text, not 7.", 19),
    (
      #"{"title":"T","icon":3}"#, "\"icon\" must be a text, {\"name\": …} or {\"file\": …}, not 3.",
      21
    ),
    (
      #"{"title":"T","icon":{}}"#,
      "\"icon\" must be a text, {\"name\": …} or {\"file\": …}, not an object.", 21
    ),
    (
      #"{"title":"T","leadingImage":{"alt":"a"}}"#,
      "\"leadingImage\" must be {\"file\": …, \"alt\": …}, not an object.", 29
    ),
    (
      #"{"title":"T","actions":{}}"#,
      "\"actions\" must be a list of objects with \"id\" and \"label\", not an object.", 24
    ),
    (
      #"{"title":"T","actions":[1]}"#,
      "\"actions\" must be a list of objects with \"id\" and \"label\", not 1.", 25
    ),
    (#"{"title":"T","actions":[{"label":"a"}]}"#, "An action needs \"id\".", 25),
    (
      #"{"title":"T","actions":[{"id":"a","role":"x"}]}"#,
      "\"role\" must be one of default, cancel, destructive, not \"x\".", 42
    ),
    (
      #"{"title":"T","actions":[{"id":"a","keepsOpen":0}]}"#,
      "\"keepsOpen\" must be true or false, not 0.", 47
    ),
    (
      #"{"title":"T","progress":"half"}"#,
      "\"progress\" must be \"indeterminate\", a fraction, or {\"done\": …, \"total\": …}, not \"half\".",
      25
    ),
    (#"{"title":"T","progress":{"done":1.5}}"#, "\"done\" must be a whole number, not 1.5.", 33),
    (#"{"title":"T","takeaways":["a",2]}"#, "\"takeaways\" must be a list of texts, not 2.", 31),
    (#"{"title":"T","takeaways":"a"}"#, "\"takeaways\" must be a list of texts, not \"a\".", 26),
    (#"{"title":"T","metadata":{"a":1}}"#, "\"metadata\" must be an object of texts, not 1.", 30),
    (#"{"title":"T","accessibility":true}"#, "\"accessibility\" must be an object, not true.", 30),
    (
      #"{"title":"T","placement":"left"}"#,
      "\"placement\" must be one of top, bottom, center, topLeading, topTrailing, bottomLeading, "
        + "bottomTrailing, not \"left\".", 26
    ),
    (
      #"{"title":"T","duration":"5s"}"#,
      "\"duration\" must be seconds, \"automatic\", \"forever\" or {\"delay\": …, \"minimum\": …}, not \"5s\".",
      25
    ),
    (
      #"{"title":"T","dim":{"alpha":1}}"#,
      "\"dim\" must be \"none\" or an object with \"mode\", not an object.", 20
    ),
    (
      #"{"title":"T","dim":"gray"}"#,
      "\"dim\" must be \"none\" or an object with \"mode\", not \"gray\".", 20
    ),
    (#"{"title":"T","swipe":"no"}"#, "\"swipe\" must be true or false, not \"no\".", 22),
    (#"{"title":"T","priority":0.5}"#, "\"priority\" must be a whole number, not 0.5.", 25),
    (
      #"{"title":"T","margin":"1"}"#,
      "\"margin\" must be a number or an object of sides, not \"1\".", 23
    ),
    (
      #"{"title":"T","context":"screen"}"#,
      "\"context\" must be \"automatic\", {\"screen\": level}, {\"region\": path} or {\"owner\": path}, "
        + "not \"screen\".", 24
    ),
    (
      #"{"title":"T","context":{"screen":1,"region":"a"}}"#,
      "\"context\" must be \"automatic\", {\"screen\": level}, {\"region\": path} or {\"owner\": path}, "
        + "not an object.", 24
    ),
    (
      #"{"title":"T","context":{"window":1}}"#,
      "\"context\" must be \"automatic\", {\"screen\": level}, {\"region\": path} or {\"owner\": path}, "
        + "not an object.", 24
    ),
    (
      #"{"title":"T","context":{"screen":"1"}}"#, "\"screen\" must be a whole number, not \"1\".",
      34
    ),
    (#"{"title":"T","bars":""}"#, "\"bars\" must be a text that is not empty, not \"\".", 21),
    (#"{"title":"T","bars":true}"#, "\"bars\" must be a text, not true.", 21),
    (#"{"title":"T","appearance":"dark"}"#, "\"appearance\" must be an object, not \"dark\".", 27),
    (
      #"{"title":"T","appearance":{"scheme":"gray"}}"#,
      "\"scheme\" must be one of dark, light, not \"gray\".", 37
    ),
    (
      #"{"title":"T","appearance":{"iconStyle":"bold"}}"#,
      "\"iconStyle\" must be one of standard, light, subtle, none, not \"bold\".", 40
    ),
    (#"{"id":"a","severity":"info"}"#, "A message needs \"title\" or \"body\".", 1),
    (#"[]"#, "A message must be an object, not a list.", 1),
  ]

  @Test(arguments: refused) func problemsNameKeyValueAndWhatIsAccepted(
    _ json: String, _ sentence: String, _ column: Int
  ) {
    let problem = #expect(throws: Problem.self) { try body(json) }
    #expect(problem == Problem(sentence, column: column))
  }

  @Test(arguments: 1...8) func whatIsWrittenReadsTheSame(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let original = random.body()
      let text = json(original)
      #expect(try body(text) == original, "seed \(seed): \(text)")
    }
  }

  @Test func anEmptyTextCountsAsAbsent() throws {
    #expect(
      try body(#"{"title":"","body":"B"}"#).message == Message(title: nil, body: "B"))
    #expect(try body(#"{"title":"T","subtitle":""}"#).message == Message("T"))
    #expect(throws: Problem.self) { try body(#"{"title":"","subtitle":""}"#) }
  }

  @Test func whatJSONCannotSayIsWrittenAsItsMeaning() throws {
    for (fraction, meaning) in [(Double.nan, 0), (.infinity, 1), (-.infinity, 0.0)] {
      let text = json(titled { message, _ in message.progress = .fraction(fraction) })
      #expect(try body(text).message.progress == .fraction(meaning))
    }
    let odd = titled { _, options in options.dim = Dim(mode: nil, color: "#000000", alpha: .nan) }
    #expect(try body(json(odd)).options.dim == Dim.clear)
  }
}
