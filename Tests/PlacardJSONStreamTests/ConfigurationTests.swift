import PlacardJSONStream
import PlacardModels
@testable import PlacardPosting
import Testing

@Suite("P16 P17 The configuration file") struct ConfigurationTests {
  private func decode(_ text: String) -> (configuration: Configuration, problems: [Problem]) {
    Configuration.decode(text.utf8)
  }

  /// Configurations in which nothing is wrong.
  static let good = empty + [full, #"{"automatic":2,"lanes":{"a":null},"modes":{"m":null}}"#]

  private static let full = """
    {
      "rules": [{"match": {"app": "ci"}, "set": {"lane": "builds"}}],
      "modes": {"away": {"quiet": 60}, "night": {}},
      "activeModes": ["night", "away"],
      "lanes": {
        "builds": {"policy": "stack", "limit": 3, "queueLimit": 9, "order": "bottomToTop"},
        "main": {"pause": 0.25, "whenFull": "dropNew", "rate": {"limit": 5, "per": 2}}
      },
      "defaults": {"placement": "bottom", "duration": 7, "margin": 1},
      "automatic": "reading",
      "quiet": 30,
      "digest": true,
      "timeFactor": 1.5
    }
    """

  @Test func everyKey() {
    let (configuration, problems) = decode(Self.full)
    #expect(problems == [])
    var builds = LaneConfiguration(lane: "builds", policy: .stack)
    builds.limit = 3
    builds.queueLimit = 9
    builds.order = .bottomToTop
    var main = LaneConfiguration(lane: "main")
    main.gap = .milliseconds(250)
    main.whenFull = .dropNew
    main.rate = LaneConfiguration.Rate(limit: 5, per: .seconds(2))
    #expect(configuration.lanes == [builds, main])
    #expect(configuration.automatic == .reading)
    #expect(
      configuration.ruleBook
        == RuleBook(
          rules: [Rule(match: [.text(.app, "ci")], set: Rule.Change(lane: "builds"))],
          modes: ["away": RuleBook.Mode(quiet: 60), "night": RuleBook.Mode()]))
    #expect(configuration.activeModes == ["night", "away"])
    #expect(
      configuration.defaults
        == PostOptions(
          placement: .bottom, duration: .fixed(.seconds(7)), margin: Margin(all: 1)))
    #expect(configuration.quiet == 30 && configuration.digest == true)
    #expect(configuration.timeFactor == 1.5)
  }

  private static let empty = [
    "{}", "{\n}\r\n", "\u{FEFF}{}", #"{"rules":null,"quiet":null,"lanes":null}"#,
  ]

  @Test(arguments: empty) func nothingChangesNothing(text: String) {
    let (configuration, problems) = decode(text)
    #expect(configuration == Configuration() && problems == [])
    #expect(configuration.commands.isEmpty)
  }

  @Test func automaticIsSecondsToo() {
    #expect(decode(#"{"automatic":2}"#).configuration.automatic == .fixed(.seconds(2)))
  }

  @Test func threeBadRulesOfFiveAndTheOtherTwoApply() {
    let (configuration, problems) = decode(
      """
      {
        "rules": [
          {"name": "one", "match": {"app": "ci"}, "set": {"lane": "builds"}},
          {"name": "two", "match": {"severty": "error"}, "mute": true},
          {
            "match": {"group": "chat"},
            "set": {
              "placement": "left",
              "title": "{app} {sender}"
            }
          },
          {"name": "four",
           "mute": "yes"},
          {"name": "five", "match": {"group": "chat"}, "mute": true}
        ]
      }
      """)
    #expect(
      problems == [
        Problem(
          #"In rule "two": Unknown key "severty"; the nearest is "severity"."#, line: 4, column: 42),
        Problem(
          #"In rule 3: "placement" must be one of top, bottom, center, topLeading, topTrailing, "#
            + #"bottomLeading, bottomTrailing, not "left"."#, line: 8, column: 22),
        Problem(
          #"In rule 3: Unknown place "sender"; accepted are id, title, body, fill, link, style, "#
            + "placement, transition, duplicates, tap, tapAction, attention, lane, group, tag, app, "
            + "severity, urgency, metadata.KEY.", line: 9, column: 18),
        Problem(#"In rule "four": "mute" must be true or false, not "yes"."#, line: 13, column: 14),
      ])
    #expect(configuration.ruleBook.rules.map(\.name) == ["one", "five"])
    let book = configuration.ruleBook
    #expect(book.apply(to: "T", PostOptions(app: "ci")).options.lane == "builds")
    #expect(book.apply(to: "T", PostOptions(group: "chat")).isMuted)
    #expect(!book.apply(to: Message("T", severity: .error), PostOptions()).isMuted)
  }

  static let bad: [(text: String, message: String, line: Int, column: Int)] = [
    ("", "The line ends where a value should begin.", 1, 1),
    ("{\n\"quiet\": 3,\n}", #"A comma stands before the closing "}"."#, 3, 1),
    ("{\n\n", "The line ends where a key should begin.", 3, 1),
    ("[\n]", "A configuration must be an object, not a list.", 1, 1),
    ("{\"quite\":\n 3}", #"Unknown key "quite"; the nearest is "quiet"."#, 2, 2),
    ("{\r\n\"quiet\": \"3\"}", #""quiet" must be a whole number, not "3"."#, 2, 10),
    ("{\"digest\": 1}", #""digest" must be true or false, not 1."#, 1, 12),
    ("{\"timeFactor\": \"slow\"}", #""timeFactor" must be a number, not "slow"."#, 1, 16),
    (
      "{\"automatic\": \"read\"}", #""automatic" must be seconds or "reading", not "read"."#, 1,
      15
    ),
    ("{\"lanes\": []}", #""lanes" must be an object, not a list."#, 1, 11),
    ("{\"lanes\": {\"a\": 1}}", #""a" must be an object, not 1."#, 1, 17),
    (
      "{\"lanes\": {\"a\": {\"policy\": \"pile\"}}}",
      #""policy" must be one of serial, stack, replace, not "pile"."#, 1, 28
    ),
    (
      "{\"lanes\": {\"a\": {\"limits\": 1}}}", #"Unknown key "limits"; the nearest is "limit"."#,
      1, 28
    ),
    (
      "{\"lanes\": {\"a\": {\"lane\": \"b\"}}}",
      "Unknown key \"lane\"; accepted are policy, limit, queueLimit, pause, rate, automatic, order, "
        + "whenFull.", 1, 26
    ),
    (
      "{\"lanes\": {\"a\": {\"rate\": {\"limit\": 1}}}}",
      #""rate" must be {"limit": …, "per": seconds}, not an object."#, 1, 26
    ),
    (
      "{\"defaults\": {\"lanes\": \"x\"}}", #"Unknown key "lanes"; the nearest is "lane"."#, 1, 24
    ),
    ("{\"defaults\": {\"swipe\": 1}}", #""swipe" must be true or false, not 1."#, 1, 24),
    ("{\"activeModes\": \"x\"}", #""activeModes" must be a list of texts, not "x"."#, 1, 17),
    ("{\"activeModes\": [\"x\"]}", #"Unknown mode "x"; there is none."#, 1, 17),
    (
      "{\"activeModes\": [\"nigth\"], \"modes\": {\"night\": {}}}",
      #"Unknown mode "nigth"; the nearest is "night"."#, 1, 17
    ),
    (
      "\u{FEFF}{\"a\u{FEFF}\":1}",
      "Unknown key \"a\u{FEFF}\"; accepted are rules, modes, "
        + "activeModes, lanes, defaults, quiet, digest, timeFactor, motion, automatic.", 1, 9
    ),
  ]

  @Test(arguments: bad) func everyProblem(text: String, message: String, line: Int, column: Int) {
    let (_, problems) = decode(text)
    #expect(problems == [Problem(message, line: line, column: column)])
  }

  @Test func whatIsRightBesideAProblemCounts() {
    let (configuration, problems) = decode(
      """
      {"lanes": {"a": {"limit": 2, "policy": 1, "pause": 1}, "b": {"limit": 1}},
       "defaults": {"lane": "a", "swipe": 2}, "quiet": 500, "digest": 3}
      """)
    #expect(problems.map(\.line) == [1, 2, 2])
    #expect(configuration.lanes.map(\.limit) == [2, 1])
    #expect(configuration.lanes.map(\.gap) == [.seconds(1), nil])
    #expect(configuration.defaults == PostOptions(lane: "a"))
    #expect(configuration.quiet == 100 && configuration.digest == nil)
  }

  @Test("X5: motion is full, basic or none", arguments: Configuration.Motion.allCases)
  func motion(motion: Configuration.Motion) {
    let (configuration, problems) = decode("{\"motion\": \"\(motion.rawValue)\"}")
    #expect(configuration.motion == motion && problems == [])
  }

  static let vain: [(match: String, reason: String)] = [
    (
      #"{"severity":{"atLeast":"error","atMost":"info"}}"#,
      #""severity" has a least that is above its most"#
    ),
    (
      #"{"urgency":{"atLeast":"critical","atMost":"low"}}"#,
      #""urgency" has a least that is above its most"#
    ),
    (#"{"priority":{"atLeast":2,"atMost":1}}"#, #""priority" has a least that is above its most"#),
    (#"{"count":{"atMost":0}}"#, #""count" is never below 1"#),
    (#"{"grouped":-1}"#, #""grouped" is never below 0"#),
    (#"{"any":[]}"#, #""any" has no alternative"#), (#"{"not":{}}"#, #""not" excludes every post"#),
    (#"{"all":[{"app":"x"},{"count":0}]}"#, #""count" is never below 1"#),
    (#"{"any":[{"count":0},{"not":{}}]}"#, #""count" is never below 1"#),
    (#"{"app":{"equals":"ci","prefix":"x"}}"#, #""app" cannot be "ci" and fit its other patterns"#),
    (
      #"{"metadata":{"k":{"equals":"a","contains":"b"}}}"#,
      #""k" cannot be "a" and fit its other patterns"#
    ),
  ]

  @Test("P17: a rule that can match nothing is reported, and kept", arguments: vain)
  func aRuleInVain(match: String, reason: String) {
    let (configuration, problems) = decode("{\"rules\":[{\"match\":\(match)}]}")
    #expect(problems == [])
    #expect(configuration.remarks.map(\.message) == ["In rule 1: It can match no post: \(reason)."])
    #expect(configuration.ruleBook.rules.count == 1)
  }

  @Test("P17: a star in an exact text is reported")
  func aStarInAWholeText() {
    let (configuration, problems) = decode(
      #"{"rules":[{"match":{"title":"*deploy*"}},{"match":{"title":{"equals":"*","contains":"*"}}}]}"#
    )
    #expect(problems == [])
    #expect(
      configuration.remarks == [
        Problem(
          #"In rule 1: It matches only the "title" "*deploy*" to the letter; {"glob": "*deploy*"} lets * stand for any text."#,
          line: 1, column: 29)
      ])
    #expect(configuration.ruleBook.rules.count == 2)
  }

  @Test("P17: a misspelled route is reported") func misspelledRoutes() {
    let (configuration, _) = decode(
      #"{"rules":[{"route":["log","termnial","elsewhere","statusbar"]}],"modes":{"m":{"rules":[{"route":["jsn"]}]}}}"#
    )
    #expect(
      configuration.ruleBook.misspelledRoutes(among: ["statusBar"]) == [
        #"A rule routes to "termnial", which is no poster; the nearest is terminal."#,
        #"A rule routes to "statusbar", which is no poster; the nearest is statusBar."#,
        #"A rule routes to "jsn", which is no poster; the nearest is json."#,
      ])
  }

  @Test func theCommandsSayTheRest() throws {
    let (configuration, _) = decode(
      """
      {"rules": [{}], "modes": {"a": {}, "b": {}}, "activeModes": ["b", "a"], "quiet": 0,
       "digest": false, "timeFactor": 2, "motion": "basic"}
      """)
    let words = configuration.commands.map { command in
      switch command {
      case .rules(let book): "rules \(book.rules.count) \(book.modes.count)"
      case .mode(let name, let isOn): "mode \(name) \(isOn)"
      case .digest(let isOn): "digest \(isOn)"
      case .quiet(let level): "quiet \(level)"
      default: "something else"
      }
    }
    #expect(words == ["rules 1 2", "mode b true", "mode a true", "digest false", "quiet 0"])
  }

  @Test func randomBytesNeverTrap() {
    let seed: UInt64 = 5
    var random = SplitMix64(seed: seed)
    let text = Array(
      #"{"rules":[{"match":{"app":{"glob":"[a-"}},"set":{"title":"{x}"}}],"lanes":{"a":{}}}"#.utf8)
    for _ in 0..<3000 {
      var bytes = text
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...127, using: &random)
      }
      let (_, problems) = Configuration.decode(bytes)
      #expect(problems.allSatisfy { ($0.line ?? 1) >= 1 && ($0.column ?? 1) >= 1 }, "seed \(seed)")
    }
  }
}
