import PlacardModels
@testable import PlacardPosting
import Testing

@Suite("P17: random rules") struct RuleRandomTests {
  @Test func tenThousandRulesOnAsManyMessagesNeverTrap() {
    let seed: UInt64 = 1712
    var random = SeededGenerator(seed: seed)
    var matches = 0
    var changes = 0
    for round in 0..<2000 {
      let book = RuleBook(
        rules: (0..<4).map { _ in random.rule() },
        modes: ["m": RuleBook.Mode(rules: [random.rule()])])
      let (message, options) = random.post()
      var asked = 0
      let ruleResult = book.apply(to: message, options, in: ["m", "n", "m"]) { _, _ in
        asked += 1
        return RuleContext(grouped: .min, groupIndex: .max, hidden: 3, count: 0)
      }
      #expect(asked <= 1, "seed \(seed), round \(round)")
      #expect(ruleResult.message.id == message.id, "seed \(seed), round \(round)")
      #expect((0...100).contains(ruleResult.threshold ?? 0), "seed \(seed), round \(round)")
      #expect(ruleResult.trace.count <= 5, "seed \(seed), round \(round)")
      if ruleResult.trace.isEmpty {
        #expect(ruleResult == RuleResult(message, options), "seed \(seed), round \(round)")
      } else {
        matches += 1
      }
      if ruleResult.message != message { changes += 1 }
    }
    #expect(matches > 500 && matches < 2000 && changes > 200, "\(matches), \(changes)")
  }
}

private let words = [
  "", "a", "ab", "*", "[", "{title}", "{{", "}", "é", "e\u{301}", "🙂", "\u{0}", "\\", "main", "top",
  "[a-", "?*", "{metadata.a}", "\u{1B}[2J", "{x}", String(repeating: "a", count: 300),
]

extension SeededGenerator {
  private mutating func chance(_ part: Int) -> Bool {
    Int.random(in: 0..<part, using: &self) == 0
  }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  private mutating func word() -> String {
    one(of: words)
  }

  private mutating func integer() -> Int {
    one(of: [.min, -1, 0, 1, 2, 100, .max])
  }

  private mutating func pattern() -> Rule.TextPattern {
    Rule.TextPattern(
      equals: chance(6) ? word() : nil, prefix: chance(5) ? word() : nil,
      suffix: chance(5) ? word() : nil, contains: chance(4) ? word() : nil,
      glob: chance(4) ? Glob(word() + word()) : nil)
  }

  /// A test of a text; the whole text of a closed set is one of its words, and a reader refuses others.
  private mutating func text(_ field: Rule.TextField) -> Rule.Test {
    var pattern = pattern()
    if [.placement, .duplicates, .tap, .attention].contains(field) { pattern.equals = nil }
    return .text(field, pattern)
  }

  private mutating func test(depth: Int) -> Rule.Test {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &self) {
    case 0: text(one(of: Rule.TextField.allCases))
    case 1: .metadata(word(), pattern())
    case 2: .severity(Rule.Bounds(atLeast: chance(2) ? one(of: Severity.allCases) : nil))
    case 3: .urgency(Rule.Bounds(atMost: chance(2) ? one(of: Urgency.allCases) : nil))
    case 4:
      .quantity(
        one(of: Rule.Quantity.allCases),
        Rule.Bounds(atLeast: chance(2) ? integer() : nil, atMost: chance(2) ? integer() : nil))
    case 5: .predicate(one(of: Rule.Predicate.allCases), chance(2))
    case 6: .any(matches(depth: depth - 1))
    case 7: .all(matches(depth: depth - 1))
    default: .not(match(depth: depth - 1))
    }
  }

  private mutating func match(depth: Int) -> Rule.Match {
    Rule.Match((0..<Int.random(in: 0...2, using: &self)).map { _ in test(depth: depth) })
  }

  private mutating func matches(depth: Int) -> [Rule.Match] {
    (0..<Int.random(in: 0...3, using: &self)).map { _ in match(depth: depth) }
  }

  /// A format whose names all mean something; a reader refuses others.
  private func format(_ text: String) -> Rule.Format? {
    let format = Rule.Format(text)
    return format.unknownNames.isEmpty ? format : nil
  }

  private mutating func change() -> Rule.Change {
    var change = Rule.Change(
      title: chance(3) ? format(word() + word()) : nil,
      body: chance(3) ? format(word()) : nil,
      severity: chance(3) ? one(of: Severity.allCases) : nil,
      urgency: chance(3) ? one(of: Urgency.allCases) : nil, threshold: chance(3) ? integer() : nil,
      lane: chance(3) ? word() : nil)
    if chance(3) { change.metadata = [word(): word()] }
    if chance(3) { change.options.group = word() }
    if chance(3) { change.options.priority = integer() }
    if chance(3) { change.options.duration = .seconds(one(of: [.nan, -.infinity, 1e300, 0])) }
    if chance(3) { change.progress = .fraction(.nan) }
    return change
  }

  mutating func rule() -> Rule {
    Rule(
      chance(2) ? word() : nil, isEnabled: !chance(8), match: match(depth: 4), set: change(),
      route: chance(3) ? [word(), word()] : nil, mute: chance(3) ? chance(2) : nil,
      skipsHistory: chance(3) ? chance(2) : nil, stops: chance(6))
  }

  mutating func post() -> (Message, PostOptions) {
    var message = Message(title: chance(4) ? nil : word(), body: chance(2) ? nil : word())
    message.severity = one(of: Severity.allCases)
    message.urgency = one(of: Urgency.allCases)
    if chance(2) { message.explicitID = word() }
    if chance(2) {
      message.metadata["a"] = word()
      message.metadata[word()] = word()
    }
    var options = PostOptions(
      style: chance(3) ? one(of: ["snackbar", "badge", "x"]) : nil, lane: chance(3) ? word() : nil)
    if chance(3) { options.group = word() }
    if chance(3) { options.priority = integer() }
    return (message, options)
  }
}
