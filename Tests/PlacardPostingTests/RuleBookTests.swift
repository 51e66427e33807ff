import PlacardModels
@testable import PlacardPosting
import Testing

@Suite("P17 Rules in their order, P16 modes") struct RuleBookTests {
  private func sentences(_ ruleResult: RuleResult) -> [String] {
    ruleResult.trace.map(\.text)
  }

  private func lane(_ name: String, _ lane: String, if match: Rule.Match = []) -> Rule {
    Rule(name, match: match, set: Rule.Change(lane: lane))
  }

  @Test func anEmptyBookLeavesThePostAsItIs() {
    let message = Message("T", body: "B")
    let ruleResult = RuleBook().apply(to: message, .bottom, in: ["any"]) { _, _ in
      Issue.record("Nothing needs the context.")
      return RuleContext()
    }
    #expect(ruleResult == RuleResult(message, .bottom))
    #expect(!ruleResult.isMuted && ruleResult.keepsHistory && ruleResult.routes == nil)
    #expect(RuleBook().isEmpty)
    #expect(!RuleBook(rules: [Rule()]).isEmpty)
    #expect(!RuleBook(modes: ["m": RuleBook.Mode()]).isEmpty)
  }

  @Test func theLaterRuleOverrulesAndSeesWhatTheEarlierChanged() {
    let book = RuleBook(rules: [
      lane("one", "a"),
      lane("two", "b", if: [.text(.lane, "a")]),
      lane("three", "c", if: [.text(.lane, "a")]),
    ])
    let ruleResult = book.apply(to: "T", PostOptions())
    #expect(ruleResult.options.lane == "b")
    #expect(
      sentences(ruleResult) == [
        #"Rule "one" set the lane to "a"."#, #"Rule "two" set the lane to "b"."#,
      ])
  }

  @Test func aStyleThatARuleSetsBringsItsLane() {
    let book = RuleBook(rules: [
      Rule("a", set: Rule.Change(options: PostOptions(style: "snackbar"))),
      Rule("b", match: [.text(.lane, "snackbar")], mute: true),
    ])
    #expect(book.apply(to: "T", PostOptions()).isMuted)
  }

  @Test func aRuleThatIsOffDoesNothing() {
    let book = RuleBook(rules: [
      Rule(isEnabled: false, mute: true, stops: true),
      Rule(isEnabled: false, match: [.quantity(.count, .atLeast(0))], mute: true),
    ])
    let ruleResult = book.apply(to: "T", PostOptions()) { _, _ in
      Issue.record("No rule that is on needs the context.")
      return RuleContext()
    }
    #expect(ruleResult == RuleResult("T"))
  }

  @Test func stopKeepsTheRulesBehindItOut() {
    let book = RuleBook(
      rules: [
        Rule("early", match: [.quantity(.count, .atLeast(1))], set: Rule.Change(threshold: 80)),
        Rule("end", match: [.text(.app, "ci")], stops: true),
        lane("late", "x"),
        Rule("later", match: [.quantity(.count, .atLeast(1))], mute: true),
      ], modes: ["m": RuleBook.Mode(rules: [Rule("in the mode", mute: true)])])
    var options = PostOptions()
    options.app = "ci"
    let stopped = book.apply(to: "T", options, in: ["m"])
    #expect(!stopped.isMuted && stopped.options.lane == nil && stopped.threshold == 80)
    #expect(
      sentences(stopped) == [
        #"Rule "end" stopped the rules behind it."#,
        #"Rule "early" set the quiet threshold to 80."#,
      ])
    let passed = book.apply(to: "T", PostOptions(), in: ["m"])
    #expect(passed.isMuted && passed.options.lane == "x")
    #expect(passed.trace.count == 4)
  }

  @Test func aStopInTheSecondPassEndsThatPass() {
    let second: Rule.Match = [.quantity(.hidden, .is(0))]
    let book = RuleBook(rules: [
      Rule("stop", match: second, stops: true), lane("first pass", "a"),
      lane("second pass", "b", if: second),
    ])
    #expect(book.apply(to: "T", PostOptions()).options.lane == "a")
  }

  @Test func theSecondPassKnowsWhatTheFirstHasChanged() {
    let book = RuleBook(rules: [
      Rule(
        "crowd", match: [.quantity(.grouped, .atLeast(3))], set: Rule.Change(lane: "crowd")),
      Rule(
        "group", match: [.text(.app, "ci")],
        set: Rule.Change(
          options: {
            var options = PostOptions()
            options.group = "builds"
            return options
          }())),
    ])
    var options = PostOptions()
    options.app = "ci"
    var asked: [String?] = []
    let ruleResult = book.apply(to: "T", options) { _, options in
      asked.append(options.group)
      return RuleContext(grouped: options.group == "builds" ? 3 : 0)
    }
    #expect(asked == ["builds"])
    #expect(ruleResult.options.lane == "crowd")
    #expect(
      sentences(ruleResult) == [
        #"Rule "group" set the group to "builds"."#, #"Rule "crowd" set the lane to "crowd"."#,
      ])
  }

  @Test func routesMutingAndHistory() {
    let book = RuleBook(rules: [
      Rule("log", route: ["log", "file"]), Rule("mute", mute: true, skipsHistory: true),
    ])
    let ruleResult = book.apply(to: "T", PostOptions())
    #expect(ruleResult.routes == ["log", "file"])
    #expect(ruleResult.isMuted && !ruleResult.keepsHistory)
    #expect(
      sentences(ruleResult) == [
        #"Rule "log" sent it only to "log" and "file"."#,
        #"Rule "mute" muted it and kept it out of the history."#,
      ])
    var back = book
    back.rules.append(Rule(route: [], mute: false, skipsHistory: false))
    let restored = back.apply(to: "T", PostOptions())
    #expect(restored.routes == [] && !restored.isMuted && restored.keepsHistory)
    #expect(
      sentences(restored).last
        == "Rule 3 sent it to no poster, took it out of the muted and kept it in the history.")
  }

  @Test func sentencesNameTheRuleOrItsNumberAndItsMode() {
    let book = RuleBook(
      rules: [
        Rule(isEnabled: false), Rule(),
        Rule(
          "quiet builds", set: Rule.Change(severity: .info, lane: "builds"), route: ["log"],
          stops: false),
      ], modes: ["away": RuleBook.Mode(rules: [Rule(mute: true), Rule("x", mute: false)])])
    #expect(
      sentences(book.apply(to: "T", PostOptions(), in: ["away"])) == [
        "Rule 2 matched and changed nothing.",
        #"Rule "quiet builds" set the severity to info, set the lane to "builds" and "#
          + #"sent it only to "log"."#,
        #"Rule 1 of mode "away" muted it."#,
        #"Rule "x" of mode "away" took it out of the muted."#,
      ])
  }

  @Test func modesStackInTheOrderInWhichTheyWereEntered() {
    let book = RuleBook(
      rules: [lane("own", "own")],
      modes: [
        "a": RuleBook.Mode(rules: [lane("a", "a")]), "b": RuleBook.Mode(rules: [lane("b", "b")]),
      ])
    func result(_ modes: String...) -> String? {
      book.apply(to: "T", PostOptions(), in: modes).options.lane
    }
    #expect(result() == "own")
    #expect(result("a", "b") == "b")
    #expect(result("b", "a") == "a")
    #expect(result("b", "nobody knows it") == "b")
    #expect(book.apply(to: "T", PostOptions(), in: ["a", "b", "a"]).trace.count == 3)
  }

  @Test func theHighestQuietLevelOfTheModesCounts() {
    let book = RuleBook(modes: [
      "away": RuleBook.Mode(quiet: 30), "night": RuleBook.Mode(quiet: 60, digest: true),
      "plain": RuleBook.Mode(), "wild": RuleBook.Mode(quiet: 1000, digest: false),
      "low": RuleBook.Mode(quiet: -5),
    ])
    #expect(book.quiet(in: []) == nil)
    #expect(book.quiet(in: ["plain", "nobody knows it"]) == nil)
    #expect(book.quiet(in: ["night", "away"]) == 60)
    #expect(book.quiet(in: ["away", "night"]) == 60)
    #expect(book.quiet(in: ["wild"]) == 100)
    #expect(book.quiet(in: ["low"]) == 0)
    #expect(book.digests(in: ["night", "wild"]))
    #expect(!book.digests(in: ["wild", "plain", "nobody knows it"]))
  }
}
