import PlacardModels
@testable import PlacardPosting
import Testing

@Suite("P17 What a rule matches") struct RuleMatchTests {
  /// A post in which everything is said that can be matched.
  private static let full: (Message, PostOptions) = {
    var message = Message("Build failed", body: "3 errors", severity: .error, urgency: .critical)
    message.explicitID = "build-7"
    message.fill = "#ff0000"
    message.link = "https://ci/7"
    message.icon = "✗"
    message.actions = [Message.Action("retry", "Retry")]
    message.progress = .fraction(0.5)
    message.takeaways = ["Read the log."]
    message.metadata = ["branch": "main", "by": ""]
    var options = PostOptions(
      style: "tab", placement: .bottomLeading, dim: .gray(), transition: "fade", priority: 3,
      duplicates: .count, lane: "builds")
    options.swipe = false
    options.tap = .dismiss
    options.dismissible = false
    options.group = "ci"
    options.tag = "t"
    options.app = "make"
    options.maxWidth = 40
    options.tapAction = "retry"
    options.attention = .error
    return (message, options)
  }()

  private func matches(
    _ test: Rule.Test, _ post: (Message, PostOptions) = full, defaults: PostOptions = PostOptions(),
    ruleContext: RuleContext = RuleContext()
  ) -> Bool {
    let book = RuleBook(rules: [Rule(match: [test], mute: true)])
    return book.apply(to: post.0, post.1, defaults: defaults) { _, _ in ruleContext }.isMuted
  }

  @Test(
    arguments: [
      (.id, "build-7"), (.title, "Build failed"), (.body, "3 errors"), (.fill, "#ff0000"),
      (.link, "https://ci/7"), (.style, "tab"), (.placement, "bottomLeading"),
      (.transition, "fade"), (.duplicates, "count"), (.tap, "dismiss"), (.attention, "error"),
      (.tapAction, "retry"),
      (.lane, "builds"), (.group, "ci"), (.tag, "t"), (.app, "make"),
    ] as [(Rule.TextField, String)]) func everyText(field: Rule.TextField, text: String)
  {
    #expect(matches(.text(field, .is(text))))
    #expect(!matches(.text(field, .is(text + " "))))
    #expect(matches(.text(field, Rule.TextPattern(prefix: String(text.prefix(1))))))
    #expect(matches(.text(field, Rule.TextPattern(suffix: String(text.suffix(1))))))
    #expect(matches(.text(field, .contains(String(text.dropFirst().prefix(2))))))
    #expect(matches(.text(field, .glob(Glob("*\(text.suffix(1))")))))
  }

  @Test func everyTextIsInTheTable() {
    #expect(Rule.TextField.allCases.count == 16)
  }

  @Test(arguments: [
    (Rule.TextPattern(), true), ("abc", true), ("ab", false), ("ABC", false),
    (Rule.TextPattern(prefix: "ab"), true), (Rule.TextPattern(prefix: "abc"), true),
    (Rule.TextPattern(prefix: "abcd"), false), (Rule.TextPattern(prefix: "b"), false),
    (Rule.TextPattern(prefix: ""), true), (Rule.TextPattern(suffix: "bc"), true),
    (Rule.TextPattern(suffix: "ab"), false), (Rule.TextPattern(suffix: "xabc"), false),
    (.contains("b"), true), (.contains("bc"), true), (.contains(""), true),
    (.contains("ac"), false),
    (.contains("abcd"), false), (.glob("a?c"), true), (.glob("a?"), false),
    (Rule.TextPattern(prefix: "a", suffix: "c"), true),
    (Rule.TextPattern(prefix: "a", suffix: "b"), false),
    (Rule.TextPattern(equals: "abc", contains: "x"), false),
  ]) func everyPattern(pattern: Rule.TextPattern, fits: Bool) {
    #expect(matches(.text(.title, pattern), (Message("abc"), PostOptions())) == fits)
  }

  @Test func textsAreComparedByteByByte() {
    let post = (Message("Cafe\u{301} olé"), PostOptions())
    #expect(!matches(.text(.title, .is("Café olé")), post))
    #expect(!matches(.text(.title, Rule.TextPattern(prefix: "Café")), post))
    #expect(matches(.text(.title, .contains("e\u{301} o")), post))
  }

  @Test func aTextThatIsNotThereFitsNothing() {
    let bare = (Message(title: nil, body: "B"), PostOptions())
    for field in [
      Rule.TextField.title, .link, .fill, .transition, .attention, .tapAction, .group, .tag, .app,
    ] {
      #expect(!matches(.text(field, Rule.TextPattern()), bare), "\(field)")
      #expect(matches(.not([.text(field, Rule.TextPattern())]), bare), "\(field)")
    }
  }

  @Test func whatIsLeftOpenIsWhatHolds() {
    let bare = (Message("T"), PostOptions())
    #expect(matches(.text(.style, "card"), bare))
    #expect(matches(.text(.placement, "top"), bare))
    #expect(matches(.text(.lane, "main"), bare))
    #expect(matches(.text(.duplicates, "drop"), bare))
    #expect(matches(.text(.tap, "none"), bare))
    #expect(matches(.quantity(.priority, .is(0)), bare))
    #expect(matches(.text(.placement, "bottom"), bare, defaults: .bottom))
    let snackbar = (Message("T"), PostOptions(style: "snackbar"))
    #expect(matches(.text(.lane, "snackbar"), snackbar))
    #expect(matches(.text(.lane, "snackbar"), bare, defaults: PostOptions(style: "snackbar")))
    #expect(matches(.text(.placement, "bottom"), snackbar, defaults: .top))
    #expect(matches(.text(.lane, "x"), (Message("T"), PostOptions(style: "snackbar", lane: "x"))))
  }

  @Test func theIdIsTheDigestOfAMessageWithoutOne() {
    let message = Message("T")
    #expect(matches(.text(.id, .is(message.digest)), (message, PostOptions())))
  }

  @Test(arguments: [
    ("branch", "main", true), ("branch", "m", false), ("by", "", true), ("nobody", "", false),
  ]) func metadata(key: String, text: String, fits: Bool) {
    #expect(matches(.metadata(key, .is(text))) == fits)
  }

  @Test(arguments: Severity.allCases) func everySeverity(severity: Severity) {
    let post = (Message("T", severity: severity), PostOptions())
    for bound in Severity.allCases {
      #expect(matches(.severity(.is(bound)), post) == (severity == bound))
      #expect(matches(.severity(.atLeast(bound)), post) == (severity >= bound))
      #expect(matches(.severity(.atMost(bound)), post) == (severity <= bound))
    }
    #expect(matches(.severity(Rule.Bounds()), post))
    #expect(!matches(.severity(Rule.Bounds(atLeast: .error, atMost: .trace)), post))
  }

  @Test(arguments: Urgency.allCases) func everyUrgency(urgency: Urgency) {
    let post = (Message("T", urgency: urgency), PostOptions())
    for bound in Urgency.allCases {
      #expect(matches(.urgency(.is(bound)), post) == (urgency == bound))
      #expect(matches(.urgency(.atLeast(bound)), post) == (urgency >= bound))
      #expect(matches(.urgency(.atMost(bound)), post) == (urgency <= bound))
    }
  }

  @Test(
    arguments: [
      (.priority, 3), (.maxWidth, 40), (.grouped, 5), (.groupIndex, 4), (.hidden, 2), (.count, 7),
    ] as [(Rule.Quantity, Int)]) func everyNumber(quantity: Rule.Quantity, number: Int)
  {
    let ruleContext = RuleContext(grouped: 5, groupIndex: 4, hidden: 2, count: 7)
    for (bounds, fits) in [
      (.is(number), true), (.is(number + 1), false), (.atLeast(number), true),
      (.atLeast(number + 1), false), (.atMost(number), true), (.atMost(number - 1), false),
      (Rule.Bounds(atLeast: number - 1, atMost: number + 1), true),
    ] as [(Rule.Bounds<Int>, Bool)] {
      #expect(matches(.quantity(quantity, bounds), ruleContext: ruleContext) == fits, "\(bounds)")
    }
    #expect(Rule.Quantity.allCases.count == 6)
  }

  @Test func aWidthThatIsOpenFitsNoBounds() {
    #expect(!matches(.quantity(.maxWidth, Rule.Bounds()), (Message("T"), PostOptions())))
  }

  @Test(
    arguments: [
      (.hasActions, true, false), (.hasProgress, true, false), (.hasTakeaways, true, false),
      (.hasImage, true, false), (.modal, true, false), (.dismissible, false, true),
      (.swipe, false, true),
    ] as [(Rule.Predicate, Bool, Bool)]) func everyPredicate(
      predicate: Rule.Predicate, inFull: Bool, inBare: Bool
    )
  {
    let bare = (Message("T"), PostOptions())
    #expect(matches(.predicate(predicate, true)) == inFull)
    #expect(matches(.predicate(predicate, false)) == !inFull)
    #expect(matches(.predicate(predicate, true), bare) == inBare)
    #expect(Rule.Predicate.allCases.count == 7)
  }

  @Test func picturesAreImages() {
    var message = Message("T")
    message.leadingImage = Message.Image(file: "a.png")
    #expect(matches(.predicate(.hasImage, true), (message, PostOptions())))
    message.leadingImage = nil
    message.trailingImage = Message.Image(file: "a.png")
    #expect(matches(.predicate(.hasImage, true), (message, PostOptions())))
  }

  @Test func anyAllAndNot() {
    let yes: Rule.Match = [.text(.app, "make")]
    let no: Rule.Match = [.text(.app, "other")]
    for (test, fits) in [
      (.any([no, yes]), true), (.any([no, no]), false), (.any([]), false),
      (.all([yes, yes]), true),
      (.all([yes, no]), false), (.all([]), true), (.not(no), true), (.not(yes), false),
      (.not([]), false), (.not([.not(yes)]), true), (.any([[.all([yes, yes])], no]), true),
    ] as [(Rule.Test, Bool)] {
      #expect(matches(test) == fits, "\(test)")
    }
  }

  @Test func allTestsOfAMatchMustHold() {
    let book = RuleBook(rules: [
      Rule(match: [.text(.app, "make"), .severity(.atLeast(.warning))], mute: true)
    ])
    var options = PostOptions()
    options.app = "make"
    #expect(book.apply(to: Message("T", severity: .error), options).isMuted)
    #expect(!book.apply(to: Message("T", severity: .info), options).isMuted)
    #expect(!book.apply(to: Message("T", severity: .error), PostOptions()).isMuted)
    #expect(RuleBook(rules: [Rule(mute: true)]).apply(to: "T", options).isMuted)
  }

  @Test func nestedTestsNeedTheContext() {
    let test = Rule.Test.quantity(.hidden, .atLeast(1))
    #expect(Rule.Match([.not([test])]).needsContext)
    #expect(Rule.Match([.any([[], [.all([[test]])]])]).needsContext)
    #expect(!Rule.Match([.not([.quantity(.priority, .is(0))])]).needsContext)
  }
}
