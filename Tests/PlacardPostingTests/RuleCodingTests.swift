import Foundation
import PlacardModels
@testable import PlacardPosting
import Testing

@Suite("P17 Rules as JSON") struct RuleCodingTests {
  private func json(_ book: RuleBook) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(book), as: UTF8.self)
  }

  private func book(_ json: String) throws -> RuleBook {
    try JSONDecoder().decode(RuleBook.self, from: Data(json.utf8))
  }

  @Test func whatIsNotThereIsNotWritten() throws {
    try expect(RuleBook(), "{}")
    try expect(RuleBook(rules: [Rule()]), #"{"rules":[{}]}"#)
  }

  @Test func everyKeyOfARule() throws {
    let rule = Rule(
      "r", isEnabled: false, match: [.text(.app, "ci")], set: Rule.Change(lane: "l"), route: [],
      mute: false, skipsHistory: true, stops: true)
    try expect(
      RuleBook(rules: [rule]),
      """
      {"rules":[{"enabled":false,"match":{"app":"ci"},"mute":false,"name":"r","route":[],\
      "set":{"lane":"l"},"skipHistory":true,"stop":true}]}
      """)
  }

  @Test func modes() throws {
    let mode = RuleBook.Mode(rules: [Rule(mute: true)], quiet: 60, digest: false)
    try expect(
      RuleBook(modes: ["m": mode, "n": RuleBook.Mode()]),
      #"{"modes":{"m":{"digest":false,"quiet":60,"rules":[{"mute":true}]},"n":{}}}"#)
  }

  @Test func everyKindOfTest() throws {
    let match: Rule.Match = [
      .severity(.atLeast(.warning)), .urgency(.is(.low)), .quantity(.hidden, .atMost(3)),
      .quantity(.count, .is(2)), .predicate(.modal, false), .metadata("k", "v"),
      .metadata("a", .contains("b")), .text(.tag, Rule.TextPattern()),
      .text(.title, Rule.TextPattern(prefix: "a", suffix: "b", glob: "*")),
      .any([[.text(.app, "x")], []]), .not([.text(.app, .is(""))]), .all([]),
    ]
    try expect(
      RuleBook(rules: [Rule(match: match)]),
      """
      {"rules":[{"match":{"all":[],"any":[{"app":"x"},{}],"count":2,"hidden":{"atMost":3},\
      "metadata":{"a":{"contains":"b"},"k":"v"},"modal":false,"not":{"app":""},\
      "severity":{"atLeast":"warning"},"tag":{},\
      "title":{"glob":"*","prefix":"a","suffix":"b"},"urgency":"low"}}]}
      """)
  }

  @Test func everyChange() throws {
    var change = Rule.Change(
      title: "{app}: {title}", body: "", severity: .info, urgency: .critical, threshold: 80,
      options: PostOptions(duration: .forever, duplicates: .count, margin: Margin(all: 1)))
    change.icon = .named("disk")
    change.leadingImage = "a.png"
    change.trailingImage = "b.png"
    change.fill = .red
    change.actions = [Message.Action("u", "Undo")]
    change.progress = .fraction(0.5)
    change.takeaways = []
    change.link = "l"
    change.accessibility.politeness = .off
    change.metadata = ["k": "v"]
    try expect(
      RuleBook(rules: [Rule(set: change)]),
      """
      {"rules":[{"set":{"accessibility":{"politeness":"off"},"actions":[{"id":"u","label":"Undo"}],\
      "body":"","duplicates":"count","duration":"forever","fill":"#ff0000","icon":{"name":"disk"},\
      "leadingImage":{"file":"a.png"},"link":"l","margin":1,"metadata":{"k":"v"},"progress":0.5,\
      "severity":"info","takeaways":[],"threshold":80,"title":"{app}: {title}",\
      "trailingImage":{"file":"b.png"},"urgency":"critical"}}]}
      """)
  }

  private func expect(_ book: RuleBook, _ text: String) throws {
    #expect(try json(book) == text)
    #expect(try self.book(text) == book)
  }

  @Test func theOrderOfTestsDecidesNothing() {
    let tests: [Rule.Test] = [.text(.app, "a"), .severity(.is(.info)), .text(.title, "t")]
    #expect(Rule.Match(tests) == Rule.Match(tests.reversed()))
  }

  @Test func testsOfOneKeyBecomePartsOfAll() throws {
    let match: Rule.Match = [
      .text(.app, .contains("a")), .text(.app, .contains("b")), .not([.text(.tag, "x")]),
      .not([.text(.tag, "y")]), .all([[.text(.group, "g")]]),
    ]
    let twice = try book(try json(RuleBook(rules: [Rule(match: match)]))).rules[0].match
    #expect(twice.tests.count == 3)
    for app in ["ab", "a", "b"] {
      for tag in ["x", "y", "z"] {
        let options = PostOptions(group: "g", tag: tag, app: app)
        let wanted = RuleBook(rules: [Rule(match: match, mute: true)])
          .apply(to: "T", options).isMuted
        #expect(wanted == (app == "ab" && tag == "z"))
        #expect(
          RuleBook(rules: [Rule(match: twice, mute: true)]).apply(to: "T", options).isMuted
            == wanted)
      }
    }
  }

  @Test func nullStandsForAKeyThatIsNotThere() throws {
    #expect(
      try book(#"{"rules":[{"name":null,"match":{"app":null},"set":{"lane":null}}],"modes":null}"#)
        == RuleBook(rules: [Rule()]))
  }

  @Test(arguments: [
    "[]", #"{"rules":{}}"#, #"{"rules":[{"match":{"ap":"x"}}]}"#, #"{"rules":[{"match":[]}]}"#,
    #"{"rules":[{"match":{"not":{"titel":"x"}}}]}"#, #"{"rules":[{"match":{"severity":"bad"}}]}"#,
    #"{"rules":[{"match":{"hidden":"many"}}]}"#, #"{"rules":[{"set":{"placement":"left"}}]}"#,
    #"{"rules":[{"set":{"severity":1}}]}"#, #"{"rules":[{"route":"log"}]}"#,
    #"{"rules":[{"set":{"title":"{titel}"}}]}"#,
    #"{"rules":[null]}"#,
  ]) func anythingElseIsRefused(text: String) {
    #expect(throws: DecodingError.self) { try book(text) }
  }

  @Test func randomBooksSurviveTheWayThereAndBack() throws {
    let seed: UInt64 = 88
    var random = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let book = RuleBook(rules: (0..<3).map { _ in random.rule() })
      let once = try self.book(try json(book))
      #expect(try self.book(try json(once)) == once, "seed \(seed), round \(round)")
      let (message, options) = random.post()
      let (copy, original) = (once.apply(to: message, options), book.apply(to: message, options))
      #expect(copy.trace == original.trace, "seed \(seed), round \(round)")
      #expect(copy.options == original.options, "seed \(seed), round \(round)")
      #expect(copy.threshold == original.threshold, "seed \(seed), round \(round)")
    }
  }
}
