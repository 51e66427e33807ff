import PlacardModels

extension RuleBook {
  /// Applies the rules to a post: the book's own, then those of the modes, in order.
  ///
  /// There are two passes. The first applies the rules that need only the post itself; then the
  /// context is computed, and the second pass applies the rules that need it. In each pass a later
  /// rule sees the changes of earlier ones and can override them. A rule that stops prevents all
  /// rules after it in the current and the next pass.
  ///
  /// Unknown modes are ignored; a mode that is named twice is applied once.
  ///
  /// - Parameters:
  ///   - message: The posted message.
  ///   - options: The options as given.
  ///   - modes: The names of the active modes, in order of activation.
  ///   - defaults: Options for what a post and its style leave open.
  ///   - ruleContext: Returns the context of the post as the first pass left it; called at most
  ///     once, and only if an enabled rule needs it.
  /// - Returns: The changed post and the decisions.
  /// - Complexity: Linear in the number of rules. Allocates nothing unless a rule matches, tests
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

  /// Fallback options without defaults.
  private static let plainFallbacks = PostScheduler.Fallbacks(PostOptions())

  /// Applies the rules with fallback options computed in advance.
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

/// The state of applying the rules of a book to one post.
private struct RuleRun {
  var subject: RuleSubject
  var hasSecondPass = false
  private var ruleResult: RuleResult
  private var isSecondPass = false
  /// The number of rules visited in this pass.
  private var position = 0
  /// The number of rules after which a pass ends.
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
    position = 0
    apply(book.rules, of: nil)
    for (index, name) in modes.enumerated() where !modes[..<index].contains(name) {
      if let mode = book.modes[name] { apply(mode.rules, of: name) }
    }
  }

  private mutating func apply(_ rules: [Rule], of mode: String?) {
    for index in rules.indices {
      guard position < end else { return }
      position += 1
      guard rules[index].isEnabled else { continue }
      guard rules[index].match.needsContext == isSecondPass else {
        hasSecondPass = true
        continue
      }
      guard rules[index].match.holds(for: subject) else { continue }
      carryOut(rules[index], named: rules[index].label(at: index, of: mode))
      if rules[index].stops { end = position }
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
