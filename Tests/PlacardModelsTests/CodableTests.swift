import Foundation
import PlacardModels
import Testing

@Suite("M6 Messages and options as JSON") struct CodableTests {
  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  private func decode<Value: Decodable>(_ json: String) throws -> Value {
    try decode(Value.self, json)
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test("Every key of a message is read and written again")
  func everyKeyOfAMessage() throws {
    let full = """
      {"accessibility":{"label":"L","politeness":"polite","prefix":"P"},\
      "actions":[{"alternative":"Undo it","id":"u","keepsOpen":true,"key":"u","label":"Undo",\
      "role":"destructive"},{"id":"c","label":"Close"}],"body":"B","fill":"#ff0000",\
      "icon":{"name":"disk"},"id":"x","leadingImage":{"alt":"A","file":"a.png"},\
      "link":"https://a.b","metadata":{"a":"1","b":"2"},\
      "progress":{"done":3,"total":9,"unit":"files"},"severity":"warning",\
      "takeaways":["one","two"],"title":"T","trailingImage":{"file":"b.png"},\
      "urgency":"critical"}
      """
    let message = try decode(Message.self, full)
    #expect(try json(message) == full)
    #expect(message.suggestedOptions.isEmpty)
    #expect(message.actions.first?.role == .destructive && message.fill == .red)
  }

  @Test("Every option is read and written again")
  func everyOption() throws {
    let full = """
      {"app":"a","appearance":{"dismissLabel":"Close","iconStyle":"none","scheme":"dark","shadow":true,\
      "tint":"#ff0000"},"attention":"success","bars":"muted","context":{"screen":-2},"dim":{"alpha":0.5,"color":"#000000","interactive":false,\
      "mode":"color"},"dismissible":false,"duplicates":"count","duration":2.5,"group":"g",\
      "lane":"downloads","margin":{"bottom":2,"collapse":true,"leading":3,"top":1,"trailing":4},\
      "maxWidth":40,"placement":"bottomTrailing","priority":-3,"style":"card","swipe":false,\
      "tag":"t","tap":"action","tapAction":"open","transition":"fade"}
      """
    let options = try decode(PostOptions.self, full)
    #expect(try json(options) == full)
    #expect(options.duration == .fixed(.milliseconds(2500)))
  }

  static let forms: [(message: Message, json: String)] = [
    (Message("T"), #"{"title":"T"}"#), (Message(title: nil, body: "B"), #"{"body":"B"}"#),
    (Message("T", icon: "★"), #"{"icon":"★","title":"T"}"#),
    (Message("T", icon: .file("f")), #"{"icon":{"file":"f"},"title":"T"}"#),
    (Message("T", progress: .indeterminate), #"{"progress":"indeterminate","title":"T"}"#),
    (Message("T", progress: .fraction(0.25)), #"{"progress":0.25,"title":"T"}"#),
    (
      Message("T", progress: .steps(done: 1, total: 3)),
      #"{"progress":{"done":1,"total":3},"title":"T"}"#
    ),
  ]

  @Test(arguments: forms) func formsOfMessages(message: Message, json: String) throws {
    #expect(try self.json(message) == json)
    #expect(try decode(json) == message)
  }

  static let durations: [(displayDuration: DisplayDuration, json: String)] = [
    (.automatic, #""automatic""#), (.forever, #""forever""#), (.seconds(2), "2"),
    (.seconds(0.1), "0.1"), (.fixed(.nanoseconds(1)), "1e-09"),
    (.fixed(.seconds(4_000_000) + .nanoseconds(123_456_789)), "4000000.123456789"),
    (.indefinite(delay: .milliseconds(500), minimum: .seconds(2)), #"{"delay":0.5,"minimum":2}"#),
  ]

  @Test(arguments: durations) func formsOfDurations(displayDuration: DisplayDuration, json: String)
    throws
  {
    #expect(try self.json([displayDuration]) == "[\(json)]")
    #expect(try decode([DisplayDuration].self, "[\(json)]") == [displayDuration])
  }

  static let tolerated: [(json: String, options: PostOptions)] = [
    ("{}", PostOptions()), (#"{"duration":null,"dim":null,"maxWidth":null}"#, PostOptions()),
    (#"{"later":[1,{}],"title":5}"#, PostOptions()),
    (#"{"duration":-5}"#, PostOptions(duration: .seconds(0))),
    (#"{"duration":1e30}"#, PostOptions(duration: .forever)),
    (
      #"{"duration":{"delay":-1}}"#,
      PostOptions(duration: .indefinite(delay: .zero, minimum: .zero))
    ),
    (#"{"priority":1e30}"#, PostOptions(priority: .max)),
    (#"{"priority":-1e30}"#, PostOptions(priority: .min)),
    (#"{"maxWidth":-4}"#, PostOptions(maxWidth: 1)),
    (#"{"margin":2}"#, PostOptions(margin: Margin(all: 2))),
    (#"{"margin":{"top":-1,"leading":1e30}}"#, PostOptions(margin: Margin(leading: 65_535))),
    (#"{"context":"automatic","bars":"keep"}"#, PostOptions(context: .automatic, bars: .keep)),
    (
      #"{"context":{"screen":1e30},"bars":"accent"}"#,
      PostOptions(context: .screen(level: .max), bars: "accent")
    ),
    (#"{"context":{"owner":"a/b","region":null}}"#, PostOptions(context: .owner("a/b"))),
    (
      #"{"appearance":{"tint":"accent","shadow":false,"later":1,"dismissLabel":""}}"#,
      PostOptions(appearance: Appearance(tint: .accent, hasShadow: false))
    ),
    (#"{"dim":"none"}"#, PostOptions(dim: Dim.clear)),
    (#"{"dim":{"mode":"gray","alpha":7}}"#, PostOptions(dim: Dim(mode: .gray, alpha: 1))),
  ]

  @Test(arguments: tolerated) func whatIsOutOfRangeIsClamped(json: String, options: PostOptions)
    throws
  {
    #expect(try decode(json) == options)
  }

  @Test func synonymsAndShortFormsAreRead() throws {
    #expect(try decode(#"{"subtitle":"S"}"#) == Message(title: nil, body: "S"))
    #expect(try decode(#"{"subtitle":"S","body":"B"}"#) == Message(title: nil, body: "B"))
    let image = try decode(Message.self, #"{"title":"T","leadingImage":"a.png"}"#).leadingImage
    #expect(image == "a.png")
    let action = try decode(Message.self, #"{"title":"T","actions":[{"id":"a"}]}"#).actions
    #expect(action == [Message.Action("a", "a")])
    #expect(
      try decode(#"{"title":"T","icon":null,"actions":null,"id":null,"later":1}"#) == Message("T"))
  }

  @Test("M2: what a message suggests is written beside its content, and read again")
  func suggestions() throws {
    let snackbar = Message.snackbar("T", message: "M", maxWidth: 30).action("undo", "Undo")
    let text = try json(snackbar)
    #expect(try decode(text) == snackbar)
    #expect(
      text == """
        {"actions":[{"id":"undo","label":"Undo"}],"body":"M","duration":5,"maxWidth":30,\
        "style":"snackbar","tap":"dismiss","title":"T"}
        """)
    #expect(try decode(text) == snackbar.suggestedOptions)
  }

  static let refused: [(json: String, sentence: String)] = [
    ("{}", "A message needs \"title\" or \"body\"."),
    (#"{"title":5}"#, "\"title\" must be a text, not 5."),
    (#"{"title":"T","id":""}"#, "\"id\" must be a text that is not empty, not \"\"."),
    (
      #"{"title":"T","severity":"fatal"}"#,
      "\"severity\" must be one of trace, debug, info, success, warning, error, not \"fatal\"."
    ),
    (#"{"title":"T","urgency":1}"#, "\"urgency\" must be one of low, normal, critical, not 1."),
    (
      #"{"title":"T","icon":3}"#,
      "\"icon\" must be a text, {\"name\": …} or {\"file\": …}, not 3."
    ),
    (
      #"{"title":"T","icon":{}}"#,
      "\"icon\" must be a text, {\"name\": …} or {\"file\": …}, not an object."
    ),
    (
      #"{"title":"T","leadingImage":{"alt":"a"}}"#,
      "\"leadingImage\" must be {\"file\": …, \"alt\": …}, not an object."
    ),
    (
      #"{"title":"T","leadingImage":3}"#,
      "\"leadingImage\" must be {\"file\": …, \"alt\": …}, not 3."
    ),
    (
      #"{"title":"T","actions":{}}"#,
      "\"actions\" must be a list of objects with \"id\" and \"label\", not an object."
    ),
    (#"{"title":"T","actions":[{"label":"a"}]}"#, "An action needs \"id\"."),
    (
      #"{"title":"T","actions":[{"id":"a","keepsOpen":0}]}"#,
      "\"keepsOpen\" must be true or false, not 0."
    ),
    (
      #"{"title":"T","progress":"half"}"#,
      "\"progress\" must be \"indeterminate\", a fraction, or {\"done\": …, \"total\": …}, not "
        + "\"half\"."
    ),
    (#"{"title":"T","progress":{"done":1.5}}"#, "\"done\" must be a whole number, not 1.5."),
    (#"{"title":"T","takeaways":"a"}"#, "\"takeaways\" must be a list of texts, not \"a\"."),
    (#"{"title":"T","accessibility":true}"#, "\"accessibility\" must be an object, not true."),
    (#"{"title":"T","metadata":7}"#, "\"metadata\" must be an object of texts, not 7."),
    (#"{"title":"T","priority":0.5}"#, "\"priority\" must be a whole number, not 0.5."),
    (#"{"title":"T","priority":"high"}"#, "\"priority\" must be a whole number, not \"high\"."),
    (
      #"{"title":"T","duration":"5s"}"#,
      "\"duration\" must be seconds, \"automatic\", \"forever\" or {\"delay\": …, \"minimum\": …}, "
        + "not \"5s\"."
    ),
    (
      #"{"title":"T","duration":true}"#,
      "\"duration\" must be seconds, \"automatic\", \"forever\" or {\"delay\": …, \"minimum\": …}, "
        + "not true."
    ),
    (
      #"{"title":"T","dim":"gray"}"#,
      "\"dim\" must be \"none\" or an object with \"mode\", not \"gray\"."
    ),
    (
      #"{"title":"T","dim":{"alpha":1}}"#,
      "\"dim\" must be \"none\" or an object with \"mode\", not an object."
    ),
    (#"{"title":"T","dim":{"mode":"gray","alpha":"x"}}"#, "\"alpha\" must be a number, not \"x\"."),
    (#"{"title":"T","swipe":"no"}"#, "\"swipe\" must be true or false, not \"no\"."),
    (
      #"{"title":"T","margin":"1"}"#,
      "\"margin\" must be a number or an object of sides, not \"1\"."
    ),
    (
      #"{"title":"T","tap":"twice"}"#,
      "\"tap\" must be one of none, dismiss, action, not \"twice\"."
    ),
  ]

  @Test(arguments: refused) func aWrongValueIsRefusedWithASentence(json: String, sentence: String) {
    do {
      let message = try decode(Message.self, json)
      Issue.record("\(json) was read as \(message)")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context),
      DecodingError.keyNotFound(_, let context)
    {
      #expect(context.debugDescription == sentence)
    } catch {
      Issue.record("\(json): \(error)")
    }
  }

  @Test func whatJSONCannotSayIsWrittenAsItsMeaning() throws {
    for (fraction, meaning) in [(Double.nan, 0), (.infinity, 1), (-.infinity, 0.0)] {
      let text = try json(Message("T").progress(fraction))
      #expect(try decode(Message.self, text).progress == .fraction(meaning))
    }
    #expect(try json(PostOptions(dim: Dim(color: "#000000"))) == #"{"dim":"none"}"#)
    #expect(try json([DisplayDuration.fixed(.nanoseconds(1) / 2)]) == "[1e-09]")
    #expect(try json([DisplayDuration.fixed(.nanoseconds(1) / 4)]) == "[0]")
  }

  @Test func wordsAndOutcomes() throws {
    #expect(try json([Message.Fill.red]) == ##"["#ff0000"]"##)
    #expect(try json(Outcome.action("yes")) == #"{"action":"yes","reason":"action"}"#)
    #expect(try json(Outcome.closed(.expired)) == #"{"reason":"expired"}"#)
    for outcome in CloseReason.allCases.map(Outcome.closed) + [.action("a"), .action("")] {
      #expect(try decode(try json(outcome)) == outcome)
    }
    #expect(throws: DecodingError.self) { try decode(Outcome.self, "{}") }
  }

  @Test func aPostIsWrittenWithItsOptions() throws {
    var post = Post(
      number: 7, message: "T", options: .bottom, lane: "l", state: .hiding, count: 2,
      isAnimated: false, reason: .expired)
    let text = try json(post)
    #expect(
      text == """
        {"animated":false,"count":2,"id":"\(post.id)","lane":"l",\
        "message":{"placement":"bottom","title":"T"},"post":7,"reason":"expired","state":"hiding"}
        """)
    #expect(try decode(text) == post)
    post.message.title = "U"
    #expect(try decode(Post.self, try json(post)).id == Message("T").id)
  }

  @Test func whatWasSuggestedIsAmongTheOptionsOfAPost() throws {
    let post = Post(number: 1, message: .badge("T", fill: .red), options: .bottom)
    let read = try decode(Post.self, try json(post))
    #expect(read.options == PostOptions(style: "badge", placement: .bottom))
    #expect(read.message.suggestedOptions.isEmpty && read.message.id == post.message.id)
  }
}
