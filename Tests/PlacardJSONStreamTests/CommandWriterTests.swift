@testable import PlacardJSONStream
import PlacardModels
import PlacardPosting
import Testing

@Suite("J3 Commands written down") struct CommandWriterTests {
  private func text(_ command: PostCommand, at time: Duration? = nil) -> String? {
    var writer = CommandWriter()
    return writer.line(for: command, at: time).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Rules with a key of every sort.
  private static let rules =
    #"{"rules":{"rules":[{"name":"r","enabled":false,"match":{"#
    + #""any":[{"app":"x"},{}],"grouped":{"atLeast":3},"modal":true,"not":{"tag":{"glob":"a*"}},"#
    + #""priority":0,"severity":{"atLeast":"warning"},"tap":{"prefix":"d","suffix":"s"},"#
    + #""title":{"equals":"a","contains":"b"},"urgency":"low","metadata":{"k":"v","l":{}},"#
    + #""all":[{"body":"b"}]},"set":{"title":"{app}","body":"{body}","severity":"error","urgency":"low","#
    + #""icon":"i","leadingImage":{"file":"a"},"trailingImage":{"file":"b"},"fill":"f","#
    + #""actions":[],"progress":0.5,"takeaways":[],"link":"k","accessibility":{"prefix":"p"},"#
    + #""metadata":{"m":"n"},"style":"s","duration":2,"threshold":3},"route":["log"],"mute":false,"#
    + #""skipHistory":true,"stop":true},{}],"modes":{"m":{"rules":[{"mute":true}],"quiet":60,"#
    + #""digest":true},"n":{}}}}"#

  static let lines = [
    #"{"post":{"title":"T","id":"a","severity":"error","duration":2}}"#,
    #"{"update":{"id":"a","title":"New","body":null,"progress":1e-2,"later":[{"a":true}]}}"#,
    #"{"hide":{}}"#, #"{"hide":{"id":"a","animated":false}}"#, #"{"hideAll":{}}"#,
    #"{"hideAll":{"animated":false}}"#, #"{"hideCounted":{"id":"a"}}"#,
    #"{"setCount":{"id":"a","count":3}}"#, #"{"removeQueued":{"id":"a"}}"#,
    #"{"hideGroup":{"group":"g"}}"#, #"{"suspend":{}}"#, #"{"resume":{}}"#, #"{"quiet":45}"#,
    #"{"config":{}}"#,
    #"{"config":{"lane":"l","policy":"stack","limit":3,"queueLimit":0,"pause":0.5,"rate":{"limit":5,"per":60},"automatic":3,"order":"bottomToTop","whenFull":"replaceOldest"}}"#,
    #"{"config":{"automatic":"reading"}}"#,
    #"{"config":{"limit":null,"queueLimit":null,"rate":null}}"#,
    #"{"query":{"id":"a"}}"#, #"{"query":{"id":"a","tag":"t"}}"#, #"{"query":"state"}"#,
    #"{"query":"state","tag":"t"}"#, #"{"history":{}}"#,
    #"{"history":{"limit":2,"since":1.5,"tag":"t"}}"#, #"{"explain":{"id":"a","tag":"t"}}"#,
    #"{"close":{}}"#, #"{"tap":{"id":"a"}}"#, #"{"tapOutside":{}}"#,
    #"{"action":{"id":"a","action":"undo"}}"#, #"{"dismiss":{"id":"a"}}"#,
    #"{"panBegan":{"id":"a"}}"#, #"{"panEnded":{"id":"a","travel":0.5,"velocity":-2}}"#,
    #"{"hover":{"id":"a","inside":true}}"#, #"{"focus":{"window":false}}"#,
    #"{"idle":{"person":true}}"#, #"{"snooze":{"id":"a","for":90}}"#,
    #"{"mode":{"name":"night","on":false}}"#, #"{"digest":{"on":true}}"#, #"{"recall":{}}"#,
    #"{"rules":{}}"#, rules,
    #"{"recall":{"id":"a"}}"#, #"{"host":{"attached":false}}"#,
    #"{"host":{"keeps":true}}"#, #"{"fail":{"id":"a"}}"#,
  ]

  @Test(arguments: lines) func whatWasReadIsWrittenAsItWas(_ line: String) throws {
    let command = try #require(Reading.one(line))
    #expect(text(command) == line + "\n")
  }

  @Test func testsOfOneKeyBecomePartsOfAll() {
    let match: Rule.Match = [
      .text(.tag, .contains("a")), .text(.tag, .contains("b")), .all([[.predicate(.modal, true)]]),
    ]
    #expect(
      text(.rules(RuleBook(rules: [Rule(match: match)])))
        == #"{"rules":{"rules":[{"match":{"tag":{"contains":"a"},"#
        + #""all":[{"modal":true},{"tag":{"contains":"b"}}]}}]}}"# + "\n")
  }

  @Test func everyNameOfACommandIsWritten() {
    let names = Self.lines.map { $0.split(separator: "\"")[1] }
    #expect(Set(names) == Set(CommandReader.commandNames.map { $0[...] }))
  }

  @Test func aTimeStandsInFront() {
    #expect(text(.suspend, at: .milliseconds(1500)) == "{\"at\":1.5,\"suspend\":{}}\n")
  }

  @Test func whatHasNoFormIsNotWritten() {
    let edit = PostChange { message, _ in message.title = "New" }
    #expect(text(.update(id: "a", edit)) == nil)
    #expect(text(.ownerGone(3)) == nil)
    #expect(text(.report(Problem("Bad."))) == nil)
    #expect(text(.post(Message(title: nil, body: nil), PostOptions())) == nil)
  }

  @Test func whatJSONCannotSayIsWrittenAsTheNearest() {
    #expect(
      text(.panEnded(id: "a", travel: .nan, velocity: -.infinity))
        == "{\"panEnded\":{\"id\":\"a\",\"travel\":0,\"velocity\":-1.7976931348623157e+308}}\n")
  }

  @Test func aLineOfAStreamBecomesAnUpdateThatNamesEveryKey() throws {
    let updated = try #require(
      Reading.one(
        #"{"kind":"updated","id":"a","message":{"subtitle":"S","id":"x","style":"card"}}"#, .feed))
    #expect(
      text(updated)
        == #"{"update":{"id":"a","subtitle":"S","style":"card","title":null,"severity":null,"#
        + #""urgency":null,"icon":null,"leadingImage":null,"trailingImage":null,"fill":null,"#
        + #""actions":null,"progress":null,"takeaways":null,"link":null,"accessibility":null,"#
        + #""metadata":null}}"# + "\n")
    let hidden = try #require(Reading.one(#"{"kind":"willHide","id":"a"}"#, .feed))
    #expect(text(hidden) == #"{"hide":{"id":"a","reason":"hidden"}}"# + "\n")
  }

  @Test func aTextThatIsNullGoes() throws {
    let read = try #require(Reading.one(#"{"update":{"id":"a","title":null,"severity":"error"}}"#))
    guard case .update(_, let change) = read else { return #expect(Bool(false)) }
    var message = Message("T")
    var options = PostOptions()
    change.apply(to: &message, &options)
    #expect(message.title == nil && message.severity == .error)
    message = Message("T")
    message.body = "B"
    change.apply(to: &message, &options)
    #expect(message.title == nil && message.body == "B")
  }
}
