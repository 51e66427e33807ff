import PlacardModels
@testable import PlacardPosting
import Testing

@Suite("P17 What a rule changes") struct RuleChangeTests {
  private struct Case: CustomTestStringConvertible {
    let words: String
    let change: Rule.Change
    let expected: (Message, PostOptions)

    var testDescription: String { words }

    init(
      _ words: String, _ set: (inout Rule.Change) -> Void,
      _ expect: (inout Message, inout PostOptions) -> Void
    ) {
      self.words = words
      var change = Rule.Change()
      set(&change)
      self.change = change
      var (message, options) = RuleChangeTests.post
      expect(&message, &options)
      expected = (message, options)
    }
  }

  private static let post: (Message, PostOptions) = {
    var message = Message("T", body: "B", actions: [Message.Action("a", "A")], id: "x")
    message.metadata = ["kept": "1", "changed": "1"]
    message.accessibility.label = "L"
    var options = PostOptions(placement: .bottom, lane: "old")
    options.tag = "old"
    return (message, options)
  }()

  private static let contentCases: [Case] = [
    Case(#"the title to "{title}!""#, { $0.title = "{title}!" }) { m, _ in m.title = "T!" },
    Case(#"the body to "-{body}""#, { $0.body = "-{body}" }) { m, _ in m.body = "-B" },
    Case("the severity to warning", { $0.severity = .warning }) { m, _ in m.severity = .warning },
    Case("the urgency to low", { $0.urgency = .low }) { m, _ in m.urgency = .low },
    Case("the icon", { $0.icon = "x" }) { m, _ in m.icon = "x" },
    Case(
      #"the leading image to "a.png""#, { $0.leadingImage = Message.Image(file: "a.png") }
    ) { m, _ in m.leadingImage = Message.Image(file: "a.png") },
    Case(
      #"the trailing image to "b.png""#, { $0.trailingImage = Message.Image(file: "b.png") }
    ) { m, _ in m.trailingImage = Message.Image(file: "b.png") },
    Case(##"the fill to "#ff0000""##, { $0.fill = "#ff0000" }) { m, _ in m.fill = "#ff0000" },
    Case("the actions", { $0.actions = [Message.Action("b", "B")] }) { m, _ in
      m.actions = [Message.Action("b", "B")]
    },
    Case("the actions to none", { $0.actions = [] }) { m, _ in m.actions = [] },
    Case("the progress", { $0.progress = .indeterminate }) { m, _ in m.progress = .indeterminate },
    Case("the takeaways", { $0.takeaways = ["t"] }) { m, _ in m.takeaways = ["t"] },
    Case("the takeaways to none", { $0.takeaways = [] }) { _, _ in },
    Case(#"the link to "l""#, { $0.link = "l" }) { m, _ in m.link = "l" },
    Case(#"the spoken prefix to "P""#, { $0.accessibility.prefix = "P" }) { m, _ in
      m.accessibility.prefix = "P"
    },
    Case(#"the spoken label to "S""#, { $0.accessibility.label = "S" }) { m, _ in
      m.accessibility.label = "S"
    },
    Case("the politeness to off", { $0.accessibility.politeness = .off }) { m, _ in
      m.accessibility.politeness = .off
    },
    Case(
      #"the metadata "added" and set the metadata "changed""#,
      { $0.metadata = ["changed": "2", "added": "3"] }
    ) { m, _ in m.metadata = ["kept": "1", "changed": "2", "added": "3"] },
  ]

  private static let optionCases: [Case] = [
    Case(#"the style to "tab""#, { $0.options.style = "tab" }) { _, o in o.style = "tab" },
    Case("the placement to center", { $0.options.placement = .center }) { _, o in
      o.placement = .center
    },
    Case("the duration to 2.5 s", { $0.options.duration = .seconds(2.5) }) { _, o in
      o.duration = .seconds(2.5)
    },
    Case("the duration to automatic", { $0.options.duration = .automatic }) { _, o in
      o.duration = .automatic
    },
    Case("the duration to forever", { $0.options.duration = .forever }) { _, o in
      o.duration = .forever
    },
    Case(
      "the duration to forever, after 1.0 s and for at least 2.0 s",
      { $0.options.duration = .indefinite(delay: .seconds(1), minimum: .seconds(2)) }
    ) { _, o in o.duration = .indefinite(delay: .seconds(1), minimum: .seconds(2)) },
    Case("the dim to gray", { $0.options.dim = .gray() }) { _, o in o.dim = .gray() },
    Case("the dim to none", { $0.options.dim = Dim.clear }) { _, o in o.dim = Dim.clear },
    Case("swiping to off", { $0.options.swipe = false }) { _, o in o.swipe = false },
    Case("the tap to action", { $0.options.tap = .action }) { _, o in o.tap = .action },
    Case(#"the tapped action to "a""#, { $0.options.tapAction = "a" }) { _, o in
      o.tapAction = "a"
    },
    Case("dismissing to on", { $0.options.dismissible = true }) { _, o in o.dismissible = true },
    Case(#"the transition to "fade""#, { $0.options.transition = "fade" }) { _, o in
      o.transition = "fade"
    },
    Case("the priority to -4", { $0.options.priority = -4 }) { _, o in o.priority = -4 },
    Case("the duplicates to update", { $0.options.duplicates = .update }) { _, o in
      o.duplicates = .update
    },
    Case(#"the lane to "builds""#, { $0.options.lane = "builds" }) { _, o in o.lane = "builds" },
    Case(#"the group to "g""#, { $0.options.group = "g" }) { _, o in o.group = "g" },
    Case(#"the tag to "new""#, { $0.options.tag = "new" }) { _, o in o.tag = "new" },
    Case(#"the app to "a""#, { $0.options.app = "a" }) { _, o in o.app = "a" },
    Case("the width to at most 9 columns", { $0.options.maxWidth = 9 }) { _, o in o.maxWidth = 9 },
    Case("the margin", { $0.options.margin = Margin(all: 2) }) { _, o in o.margin = Margin(all: 2)
    },
    Case("the attention to warning", { $0.options.attention = .warning }) { _, o in
      o.attention = .warning
    },
    Case(#"the context to the region "editor""#, { $0.options.context = .region("editor") }) {
      _, o in o.context = .region("editor")
    },
    Case("the context to the screen at level 2", { $0.options.context = .screen(level: 2) }) {
      _, o in o.context = .screen(level: 2)
    },
    Case("the bars to hide", { $0.options.bars = .hide }) { _, o in o.bars = .hide },
    Case("the appearance", { $0.options.appearance = Appearance(scheme: .dark) }) { _, o in
      o.appearance = Appearance(scheme: .dark)
    },
  ]

  @Test(arguments: contentCases + optionCases)
  private func everyField(_ testCase: Case) {
    let book = RuleBook(rules: [Rule("r", set: testCase.change)])
    let ruleResult = book.apply(to: Self.post.0, Self.post.1)
    #expect(ruleResult.message == testCase.expected.0)
    #expect(ruleResult.options == testCase.expected.1)
    #expect(ruleResult.trace.map(\.text) == [#"Rule "r" set \#(testCase.words)."#])
    #expect(ruleResult.trace.map(\.code) == ["rule"])
  }

  @Test(arguments: [(0, 0), (45, 45), (100, 100), (-7, 0), (Int.max, 100)])
  func theQuietThreshold(level: Int, threshold: Int) {
    let ruleResult = RuleBook(rules: [Rule("r", set: Rule.Change(threshold: level))])
      .apply(to: "T", PostOptions())
    #expect(ruleResult.threshold == threshold)
    #expect(ruleResult.trace.first?.text == #"Rule "r" set the quiet threshold to \#(threshold)."#)
    #expect(RuleBook(rules: [Rule()]).apply(to: "T", PostOptions()).threshold == nil)
  }

  @Test func aChangedMessageKeepsTheIdItCameWith() {
    let book = RuleBook(rules: [
      Rule(set: Rule.Change(title: "Other")), Rule(set: Rule.Change(severity: .error)),
    ])
    let message = Message("T")
    #expect(book.apply(to: message, PostOptions()).message.id == message.digest)
    #expect(book.apply(to: Self.post.0, PostOptions()).message.id == "x")
    let lane = RuleBook(rules: [Rule(set: Rule.Change(lane: "l"))])
    #expect(lane.apply(to: message, PostOptions()).message.explicitID == nil)
  }
}
