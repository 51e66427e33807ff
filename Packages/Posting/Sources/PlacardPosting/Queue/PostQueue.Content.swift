import PlacardModels

extension PostQueue {
  /// What a post says and how it is to be shown, as it was given; never changed, only exchanged, so
  /// that what was told of it stays true.
  final class Content: Sendable {
    let message: Message
    let id: String
    let given: PostOptions
    /// What stands in for what is left open.
    let fallback: PostOptions
    /// What the rules did to it; nil when they did nothing.
    let judgement: Judgement?

    init(
      _ message: Message, id: String, given: PostOptions, fallback: PostOptions,
      judgement: Judgement? = nil
    ) {
      self.message = message
      self.id = id
      self.given = given
      self.fallback = fallback
      self.judgement = judgement
    }
  }

  /// What rules decided of a post beyond its message and options.
  final class Judgement: Sendable {
    let trace: [Explanation.Step]
    /// Whether a rule silenced it.
    let isMuted: Bool
    /// The names of the posters that get it; nil for all.
    let routes: Set<String>?
    let keepsHistory: Bool
    /// The quiet level up to which it is shown; nil leaves that to its urgency.
    let threshold: Int?

    /// Keeps what a verdict says; nil when no rule had anything to say.
    init?(_ verdict: RuleVerdict) {
      guard !verdict.trace.isEmpty else { return nil }
      trace = verdict.trace
      isMuted = verdict.isMuted
      routes = verdict.routes
      keepsHistory = verdict.keepsHistory
      threshold = verdict.threshold
    }
  }
}
