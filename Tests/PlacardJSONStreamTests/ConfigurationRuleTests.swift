import Foundation
@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels
@_spi(Fields) @testable import PlacardPosting
import Testing

@Suite("P17 Rules read from JSON") struct ConfigurationRuleTests {
  private func decode(_ json: String) throws -> (book: RuleBook, problems: [Problem]) {
    RuleBook.decode(try JSONValue(parsing: json.utf8))
  }

  /// The only rule that an object describes.
  private func rule(_ json: String) throws -> Rule {
    let (book, problems) = try decode(#"{"rules":[\#(json)]}"#)
    #expect(problems == [])
    return try #require(book.rules.first)
  }

  @Test func everyKeyOfARule() throws {
    #expect(
      try rule(
        """
        {"name":"r","enabled":false,"match":{"app":"ci"},"set":{"lane":"l"},"route":["log"],
        "mute":true,"skipHistory":false,"stop":true}
        """)
        == Rule(
          "r", isEnabled: false, match: [.text(.app, "ci")], set: Rule.Change(lane: "l"),
          route: ["log"], mute: true, skipsHistory: false, stops: true))
    #expect(try rule("{}") == Rule())
    #expect(
      try rule(#"{"name":null,"enabled":null,"match":null,"set":{"lane":null},"stop":null}"#)
        == Rule())
  }

  @Test(arguments: Rule.TextField.allCases) func everyText(field: Rule.TextField) throws {
    let whole = ["placement": "top", "duplicates": "drop", "tap": "none", "attention": "error"]
    let text = whole[field.rawValue] ?? "x"
    #expect(
      try rule(#"{"match":{"\#(field.rawValue)":"\#(text)"}}"#).match == [.text(field, .is(text))])
    #expect(
      try rule(
        #"{"match":{"\#(field.rawValue)":{"prefix":"a","suffix":"b","contains":"c","glob":"*"}}}"#
      ).match == [
        .text(field, Rule.TextPattern(prefix: "a", suffix: "b", contains: "c", glob: "*"))
      ])
    #expect(
      try rule(#"{"match":{"\#(field.rawValue)":{"equals":"\#(text)"}}}"#).match
        == [.text(field, .is(text))])
  }

  @Test(arguments: Rule.Quantity.allCases) func everyNumber(quantity: Rule.Quantity) throws {
    let name = quantity.rawValue
    #expect(try rule(#"{"match":{"\#(name)":3}}"#).match == [.quantity(quantity, .is(3))])
    #expect(
      try rule(#"{"match":{"\#(name)":{"atLeast":1,"atMost":2}}}"#).match
        == [.quantity(quantity, Rule.Bounds(atLeast: 1, atMost: 2))])
  }

  @Test(arguments: Rule.Predicate.allCases) func everyPredicate(predicate: Rule.Predicate) throws {
    for flag in [true, false] {
      #expect(
        try rule(#"{"match":{"\#(predicate.rawValue)":\#(flag)}}"#).match
          == [.predicate(predicate, flag)])
    }
  }

  @Test func everyOtherTest() throws {
    #expect(
      try rule(
        """
        {"match":{"severity":"error","urgency":{"atMost":"normal"},"metadata":{"a":"b","c":{}},
        "any":[{"app":"x"},{}],"all":[],"not":{"tag":"t"}}}
        """
      ).match == [
        .severity(.is(.error)), .urgency(.atMost(.normal)), .metadata("a", "b"),
        .metadata("c", Rule.TextPattern()), .any([[.text(.app, "x")], []]), .all([]),
        .not([.text(.tag, "t")]),
      ])
    #expect(
      try rule(#"{"match":{"severity":{"atLeast":"warning"},"urgency":"low"}}"#).match
        == [.severity(.atLeast(.warning)), .urgency(.is(.low))])
  }

  /// A post in which every part is said.
  private static let full: (message: Message, options: PostOptions) = {
    var message = Message(
      "T", icon: .named("disk"), actions: [Message.Action("retry", "Try again", key: "r")],
      progress: .steps(done: 3, total: 9, unit: "files"))
    message.leadingImage = "a.png"
    message.takeaways = ["Read the log.", "Ask Ann."]
    message.accessibility.politeness = .assertive
    return (
      message,
      PostOptions(duration: .fixed(.seconds(8)), dim: .gray(), margin: Margin(top: 1, leading: 2))
    )
  }()

  @Test(
    "P17: a match may ask for any part",
    arguments: [
      (#"{"icon":{"name":"disk"}}"#, true), (#"{"icon":"disk"}"#, false),
      (#"{"icon":{"glob":"*"}}"#, false), (#"{"leadingImage":{"file":{"suffix":".png"}}}"#, true),
      (#"{"leadingImage":{"file":"b.png"}}"#, false), (#"{"trailingImage":{"file":{}}}"#, false),
      (#"{"actions":{"id":"retry"}}"#, true), (#"{"actions":{"id":"undo"}}"#, false),
      (#"{"actions":{"id":"retry","key":"x"}}"#, false),
      (#"{"actions":{"role":"default","keepsOpen":false}}"#, true),
      (#"{"progress":{"done":{"atLeast":3},"unit":"files"}}"#, true),
      (#"{"progress":"indeterminate"}"#, false), (#"{"progress":{"atMost":1}}"#, false),
      (#"{"takeaways":{"contains":"Ann"}}"#, true), (#"{"takeaways":"Ann"}"#, false),
      (#"{"duration":8}"#, true), (#"{"duration":{"atLeast":5,"atMost":8}}"#, true),
      (#"{"duration":{"atLeast":8.5}}"#, false), (#"{"duration":"forever"}"#, false),
      (#"{"dim":{"mode":"gray"}}"#, true), (#"{"dim":{"interactive":true}}"#, true),
      (#"{"dim":{"mode":{"prefix":"g"},"interactive":false}}"#, false),
      (#"{"margin":{"top":1,"bottom":0,"collapse":false}}"#, true), (#"{"margin":1}"#, false),
      (#"{"accessibility":{"politeness":"assertive"}}"#, true),
      (#"{"accessibility":{"prefix":"P"}}"#, false),
    ]) func everyPart(match: String, fits: Bool) throws
  {
    let rule = try rule(#"{"match":\#(match),"mute":true}"#)
    let book = RuleBook(rules: [rule])
    #expect(book.apply(to: Self.full.message, Self.full.options).isMuted == fits)
    #expect(!book.apply(to: "T", PostOptions()).isMuted)
    let written = try JSONEncoder().encode(book)
    #expect(try JSONDecoder().decode(RuleBook.self, from: written) == book)
  }

  @Test func everyChange() throws {
    var change = Rule.Change(
      title: "{app}: {title}", body: "b", severity: .info, urgency: .low, threshold: 100,
      options: PostOptions(
        style: "s", placement: .center, duration: .fixed(.seconds(2)), dim: Dim.clear, swipe: true,
        tap: .dismiss, tapAction: "u", dismissible: false, transition: "fade", priority: -1,
        duplicates: .allow, lane: "l", group: "g", tag: "t", app: "a", maxWidth: 9,
        margin: Margin(all: 1), attention: .success, context: .region("r"), bars: .hide,
        appearance: Appearance(scheme: .light, iconStyle: .hidden)))
    change.icon = "x"
    change.leadingImage = "a.png"
    change.trailingImage = "b.png"
    change.fill = "muted"
    change.actions = [Message.Action("u", "Undo")]
    change.progress = .steps(done: 1, total: 2)
    change.takeaways = ["t"]
    change.link = "k"
    change.accessibility = Message.Accessibility(prefix: "p", label: "l", politeness: .polite)
    change.metadata = ["m": "n"]
    #expect(
      try rule(
        """
        {"set":{"title":"{app}: {title}","body":"b","severity":"info","urgency":"low","threshold":400,
        "style":"s","placement":"center","duration":2,"dim":"none","swipe":true,"tap":"dismiss",
        "tapAction":"u","dismissible":false,"transition":"fade","priority":-1,"duplicates":"allow",
        "lane":"l","group":"g","tag":"t","app":"a","maxWidth":9,"margin":1,"attention":"success",
        "context":{"region":"r"},"bars":"hide","appearance":{"scheme":"light","iconStyle":"none"},
        "icon":"x","leadingImage":"a.png","trailingImage":{"file":"b.png"},"fill":"muted",
        "actions":[{"id":"u","label":"Undo"}],"progress":{"done":1,"total":2},"takeaways":["t"],
        "link":"k","accessibility":{"prefix":"p","label":"l","politeness":"polite"},
        "metadata":{"m":"n"}}}
        """
      ).set == change)
    #expect(try rule(#"{"set":{"subtitle":"b"}}"#).set == Rule.Change(body: "b"))
  }

  @Test func modes() throws {
    let (book, problems) = try decode(
      #"{"modes":{"m":{"rules":[{"mute":true}],"quiet":60,"digest":true},"n":{},"o":null}}"#)
    #expect(problems == [])
    #expect(
      book
        == RuleBook(modes: [
          "m": RuleBook.Mode(rules: [Rule(mute: true)], quiet: 60, digest: true),
          "n": RuleBook.Mode(),
        ]))
  }

  @Test func theFormIsThatOfCodable() throws {
    var rule = Rule(
      "r",
      match: [
        .text(.title, Rule.TextPattern(prefix: "a", glob: "[a-z]*")), .metadata("k", "v"),
        .severity(.atLeast(.warning)), .quantity(.grouped, .atMost(3)), .predicate(.modal, true),
        .any([[.text(.placement, "top")], [.urgency(.is(.critical))]]), .not([.text(.app, "x")]),
        .text(.tag, .contains("\"\u{0}é")), .text(.tag, .contains("b")),
      ],
      set: Rule.Change(
        title: "{title}", threshold: 3,
        options: PostOptions(
          duration: .indefinite(delay: .milliseconds(500), minimum: .seconds(1)), dim: .gray(),
          margin: Margin(top: 1, collapses: true))), route: ["log"], mute: false)
    rule.set.icon = .file("a.png")
    rule.set.progress = .fraction(0.25)
    let book = RuleBook(rules: [rule], modes: ["m": RuleBook.Mode(rules: [rule], quiet: 30)])
    let data = try JSONEncoder().encode(book)
    let (read, problems) = RuleBook.decode(try JSONValue(parsing: data))
    #expect(problems == [])
    #expect(read == (try JSONDecoder().decode(RuleBook.self, from: data)))
    #expect(read.modes == ["m": RuleBook.Mode(rules: read.rules, quiet: 30)])
    #expect(read.rules.first?.set == rule.set)
  }

  static let bad: [(json: String, message: String, column: Int)] = [
    ("[]", #""rules" must be an object, not a list."#, 1),
    (#"{"rule":[]}"#, #"Unknown key "rule"; the nearest is "rules"."#, 9),
    (#"{"rules":{}}"#, #""rules" must be a list of objects, not an object."#, 10),
    (#"{"rules":[1]}"#, #"In rule 1: "rules" must be a list of objects, not 1."#, 11),
    (#"{"rules":[{},null]}"#, #"In rule 2: "rules" must be a list of objects, not null."#, 14),
    (#"{"rules":[{"nam":"x"}]}"#, #"In rule 1: Unknown key "nam"; the nearest is "name"."#, 18),
    (
      #"{"rules":[{"frobnicate":1}]}"#,
      #"In rule 1: Unknown key "frobnicate"; accepted are name, enabled, match, set, route, mute, "#
        + "skipHistory, stop.", 25
    ),
    (#"{"rules":[{"name":1}]}"#, #"In rule 1: "name" must be a text, not 1."#, 19),
    (#"{"rules":[{"mute":"yes"}]}"#, #"In rule 1: "mute" must be true or false, not "yes"."#, 19),
    (
      #"{"rules":[{"route":"log"}]}"#, #"In rule 1: "route" must be a list of texts, not "log"."#,
      20
    ),
    (#"{"rules":[{"match":1}]}"#, #"In rule 1: "match" must be an object, not 1."#, 20),
    (
      #"{"rules":[{"name":"n","match":{"titel":"x"}}]}"#,
      #"In rule "n": Unknown key "titel"; the nearest is "title"."#, 40
    ),
    (
      #"{"rules":[{"match":{"app":1}}]}"#,
      #"In rule 1: "app" must be a text or an object of patterns, not 1."#, 27
    ),
    (
      #"{"rules":[{"match":{"app":{"sufix":"x"}}}]}"#,
      #"In rule 1: Unknown key "sufix"; the nearest is "suffix"."#, 36
    ),
    (
      #"{"rules":[{"match":{"severity":"sever"}}]}"#,
      #"In rule 1: "severity" must be one of trace, debug, info, success, warning, error, "#
        + #"not "sever"."#, 32
    ),
    (
      #"{"rules":[{"match":{"urgency":{"atLeast":5}}}]}"#,
      #"In rule 1: "atLeast" must be one of low, normal, critical, not 5."#, 42
    ),
    (
      #"{"rules":[{"match":{"hidden":{"least":5}}}]}"#,
      #"In rule 1: Unknown key "least"; accepted are atLeast, atMost."#, 39
    ),
    (
      #"{"rules":[{"match":{"count":1.5}}]}"#,
      #"In rule 1: "count" must be a whole number, not 1.5."#, 29
    ),
    (
      #"{"rules":[{"match":{"placement":"left"}}]}"#,
      #"In rule 1: "placement" must be one of top, bottom, center, topLeading, topTrailing, "#
        + #"bottomLeading, bottomTrailing, not "left"."#, 33
    ),
    (
      #"{"rules":[{"match":{"any":{}}}]}"#,
      #"In rule 1: "any" must be a list of objects, not an object."#, 27
    ),
    (
      #"{"rules":[{"match":{"all":[{},null]}}]}"#,
      #"In rule 1: "all" must be a list of objects, not null."#, 31
    ),
    (
      #"{"rules":[{"match":{"not":{"metadata":{"k":1}}}}]}"#,
      #"In rule 1: "k" must be a text or an object of patterns, not 1."#, 44
    ),
    (
      #"{"rules":[{"set":{"colour":"red"}}]}"#,
      #"In rule 1: Unknown key "colour"; accepted are title, body, severity, urgency, icon, "#
        + "leadingImage, trailingImage, fill, actions, progress, takeaways, link, accessibility, "
        + "metadata, style, placement, duration, dim, swipe, tap, tapAction, dismissible, "
        + "transition, priority, duplicates, lane, group, tag, app, maxWidth, margin, attention, "
        + "context, bars, appearance, threshold.", 28
    ),
    (
      #"{"rules":[{"set":{"lanes":"x"}}]}"#,
      #"In rule 1: Unknown key "lanes"; the nearest is "lane"."#, 27
    ),
    (
      #"{"rules":[{"set":{"actions":[{"label":"x"}]}}]}"#,
      #"In rule 1: An action needs "id"."#, 30
    ),
    (#"{"rules":[{"set":{"lane":5}}]}"#, #"In rule 1: "lane" must be a text, not 5."#, 26),
    (
      #"{"rules":[{"set":{"title":"{titel}"}}]}"#,
      #"In rule 1: Unknown place "titel"; the nearest is "title"."#, 27
    ),
    (
      #"{"rules":[{"set":{"threshold":"all"}}]}"#,
      #"In rule 1: "threshold" must be a whole number, not "all"."#, 31
    ),
    (
      #"{"modes":{"m":{"rules":[{"mute":2}]}}}"#,
      #"In rule 1 of mode "m": "mute" must be true or false, not 2."#, 33
    ),
    (#"{"modes":{"m":{"quite":60}}}"#, #"Unknown key "quite"; the nearest is "quiet"."#, 24),
    (
      #"{"rules":[{"match":{"duration":"soon"}}]}"#,
      #"In rule 1: "duration" must be one of automatic, forever, not "soon"."#, 32
    ),
    (
      #"{"rules":[{"match":{"dim":{"mods":"gray"}}}]}"#,
      #"In rule 1: Unknown key "mods"; the nearest is "mode"."#, 35
    ),
    (
      #"{"rules":[{"match":{"margin":{"top":"x"}}}]}"#,
      #"In rule 1: "top" must be a number, an object, not "x"."#, 37
    ),
    (
      #"{"rules":[{"match":{"actions":[]}}]}"#,
      #"In rule 1: "actions" must be an object, not a list."#, 31
    ),
    (#"{"modes":[]}"#, #""modes" must be an object, not a list."#, 10),
  ]

  @Test(arguments: bad) func everyProblem(json: String, message: String, column: Int)
    throws
  {
    let (book, problems) = try decode(json)
    #expect(problems == [Problem(message, column: column)])
    #expect(book.rules.count <= 1 && book.rules.allSatisfy { $0 == Rule() })
  }

  @Test func aRuleReportsAllThatIsWrongInIt() throws {
    let (book, problems) = try decode(
      #"{"rules":[{"nam":1,"match":{"ap":"x","severity":9},"set":{"lane":1,"tag":2}},{"mute":true}]}"#
    )
    #expect(problems.map(\.column) == [18, 34, 49, 66, 74])
    #expect(book.rules == [Rule(mute: true)])
  }
}
