import PlacardModels

extension PostScheduler {
  /// What a post says and how it is to be shown, as it was given; exchanged and not changed while
  /// anybody holds it, so that what was told of it stays true.
  final class Content: @unchecked Sendable {
    private(set) var message: Message
    private(set) var id: String
    private(set) var given: PostOptions
    /// What the rules did to it; nil when they did nothing.
    private(set) var policyDecision: PolicyDecision?
    /// What the message asks for.
    private(set) var traits: Traits
    private(set) var idHash: UInt32

    init(
      _ message: consuming Message, id: String, given: PostOptions,
      policyDecision: PolicyDecision? = nil
    ) {
      traits = Traits(message)
      idHash = IDHash.value(of: id)
      self.message = message
      self.id = id
      self.given = given
      self.policyDecision = policyDecision
    }

    /// Says something else from now on, and hands back what it said; whoever calls it must be the only
    /// one that holds it.
    func refill(_ message: inout Message, _ id: inout String, _ given: inout PostOptions) {
      traits = Traits(message)
      idHash = IDHash.value(of: id)
      swap(&self.message, &message)
      swap(&self.id, &id)
      swap(&self.given, &given)
      policyDecision = nil
    }
  }

  /// What rules decided of a post beyond its message and options.
  final class PolicyDecision: Sendable {
    let trace: [Explanation.Step]
    /// Whether a rule silenced it.
    let isMuted: Bool
    /// The names of the posters that get it; nil for all.
    let routes: Set<String>?
    let keepsHistory: Bool
    /// The quiet level up to which it is shown; nil leaves that to its urgency.
    let threshold: Int?

    /// Keeps what a verdict says; nil when no rule had anything to say.
    init?(_ ruleResult: RuleResult) {
      guard !ruleResult.trace.isEmpty else { return nil }
      trace = ruleResult.trace
      isMuted = ruleResult.isMuted
      routes = ruleResult.routes
      keepsHistory = ruleResult.keepsHistory
      threshold = ruleResult.threshold
    }
  }
}
