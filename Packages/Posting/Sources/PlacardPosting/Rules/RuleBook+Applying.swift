import PlacardModels

extension RuleBook {
  /// Applies the rules to a post: the book's own, then those of the modes, in their order.
  ///
  /// There are two passes. The first applies the rules that ask for nothing but the post itself;
  /// then the facts are asked for, and the second applies the rules that ask for them. In each a
  /// later rule sees what an earlier one changed, and overrules it. A rule that stops keeps every
  /// rule that stands behind it from the pass that runs and from the one that follows.
  ///
  /// A mode that the book does not know adds nothing; one that is named twice adds its rules once.
  ///
  /// - Parameters:
  ///   - message: What the program posted.
  ///   - options: How, as far as the program said.
  ///   - modes: The names of the modes that are on, in the order in which they were entered.
  ///   - defaults: What a post leaves open and its style does not decide.
  ///   - ruleContext: What the queue knows of the post as the first pass left it; asked at most once, and
  ///     only when a rule that is on asks for a fact.
  /// - Returns: The post as the rules leave it, and what they decided.
  /// - Complexity: Linear in the number of rules. Nothing is allocated unless a rule matches, tests
  ///   the default id, which is a digest, or belongs to the second pass.
  /// - Note: Source: mako's criteria, which are applied a second time once a group is known.
  func apply(
    to message: Message, _ options: PostOptions, in modes: [String] = [],
    defaults: PostOptions = PostOptions(),
    ruleContext: (Message, PostOptions) -> RuleContext = { _, _ in RuleContext() }
  ) -> RuleResult {
    guard !isEmpty else { return RuleResult(message, options) }
    let fallbacks = defaults.isEmpty ? Self.plainFallbacks : PostScheduler.Fallbacks(defaults)
    return apply(to: message, options, in: modes, fallbacks: fallbacks, ruleContext: ruleContext)
  }

  /// What stands in for open options where there are no defaults.
  private static let plainFallbacks = PostScheduler.Fallbacks(PostOptions())

  /// Applies the rules on a board, which knows already what stands in for open options.
  func apply(
    to message: Message, _ options: PostOptions, in modes: [String],
    fallbacks: PostScheduler.Fallbacks, ruleContext: (Message, PostOptions) -> RuleContext
  ) -> RuleResult {
    guard !isEmpty else { return RuleResult(message, options) }
    var run = RuleRun(RuleSubject(message: message, options: options, fallbacks: fallbacks))
    run.pass(over: self, modes: modes)
    if run.hasSecondPass {
      run.beginSecondPass(with: ruleContext(run.subject.message, run.subject.options))
      run.pass(over: self, modes: modes)
    }
    return run.finished
  }
}

/// The rules of a book on their way through a post.
private struct RuleRun {
  var subject: RuleSubject
  var hasSecondPass = false
  private var ruleResult: RuleResult
  private var isSecondPass = false
  /// The place of the next rule among all that are on.
  private var place = 0
  /// The place of the first rule that is not applied any more.
  private var end = Int.max

  init(_ subject: RuleSubject) {
    self.subject = subject
    ruleResult = RuleResult(subject.message, subject.options)
  }

  var finished: RuleResult {
    var ruleResult = ruleResult
    ruleResult.message = subject.message
    ruleResult.options = subject.options
    return ruleResult
  }

  mutating func beginSecondPass(with ruleContext: RuleContext) {
    subject.ruleContext = ruleContext
    isSecondPass = true
  }

  mutating func pass(over book: RuleBook, modes: [String]) {
    place = 0
    apply(book.rules, of: nil)
    for (index, name) in modes.enumerated() where !modes[..<index].contains(name) {
      if let mode = book.modes[name] { apply(mode.rules, of: name) }
    }
  }

  private mutating func apply(_ rules: [Rule], of mode: String?) {
    for index in rules.indices {
      guard place < end else { return }
      place += 1
      guard rules[index].isEnabled else { continue }
      guard rules[index].match.needsContext == isSecondPass else {
        hasSecondPass = true
        continue
      }
      guard rules[index].match.holds(for: subject) else { continue }
      carryOut(rules[index], named: rules[index].label(at: index, of: mode))
      if rules[index].stops { end = place }
    }
  }

  private mutating func carryOut(_ rule: Rule, named label: String) {
    rule.set.apply(to: &subject)
    if let threshold = rule.set.threshold { ruleResult.threshold = min(max(threshold, 0), 100) }
    if let route = rule.route { ruleResult.routes = Set(route) }
    if let mute = rule.mute { ruleResult.isMuted = mute }
    if let skipsHistory = rule.skipsHistory { ruleResult.keepsHistory = !skipsHistory }
    ruleResult.trace.append(Explanation.Step("rule", rule.sentence(as: label)))
  }
}
