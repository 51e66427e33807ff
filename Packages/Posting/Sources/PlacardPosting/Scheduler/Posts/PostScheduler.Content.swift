import PlacardAccessibility
import PlacardModels

extension PostScheduler {
  /// A post's content and options as given; replaced, and not mutated while referenced elsewhere,
  /// so that events about it stay valid.
  final class Content: @unchecked Sendable {
    private(set) var message: Message
    private(set) var id: String
    private(set) var given: PostOptions
    /// The custom content that the message stands for; nil when the message itself was posted.
    private(set) var custom: CustomContent?
    /// The decision of the rules; nil when none applied.
    private(set) var policyDecision: PolicyDecision?
    /// The traits of the message.
    private(set) var traits: Traits
    /// The defaults for its open options.
    private(set) var defaults: DefaultsTable.Index
    private(set) var idHash: UInt32
    /// The number of words to read.
    private(set) var words: Int32

    init(
      _ message: consuming Message, id: String, given: PostOptions, defaults: DefaultsTable.Index,
      custom: CustomContent? = nil, policyDecision: PolicyDecision? = nil
    ) {
      self.defaults = defaults
      traits = Traits(message, custom)
      self.custom = custom
      idHash = IDHash.value(of: id)
      words = Int32(clamping: ReadingTime.words(of: message))
      self.message = message
      self.id = id
      self.given = given
      self.policyDecision = policyDecision
    }

    /// Replaces its data and returns the old; the caller must hold the only reference.
    func refill(
      _ message: inout Message, _ id: inout String, _ given: inout PostOptions,
      _ defaults: DefaultsTable.Index, _ custom: CustomContent?
    ) {
      self.defaults = defaults
      traits = Traits(message, custom)
      self.custom = custom
      idHash = IDHash.value(of: id)
      words = Int32(clamping: ReadingTime.words(of: message))
      swap(&self.message, &message)
      swap(&self.id, &id)
      swap(&self.given, &given)
      policyDecision = nil
    }

    /// The announcement when it is shown; nil for none.
    func announcement(in words: AnnouncementWords) -> Announcement? {
      if case .own(let announcement)? = custom?.speech {
        announcement
      } else {
        message.announcement(in: words)
      }
    }

    /// The announcement when this replaces another content of its post: only what is new.
    func announcement(updating old: Content, in words: AnnouncementWords) -> Announcement? {
      guard case .own(let announcement)? = custom?.speech, custom !== old.custom else {
        return message.announcement(updating: old.message, in: words)
      }
      if case .own(let before)? = old.custom?.speech, before == announcement { return nil }
      return announcement
    }
  }

  /// The decision of the rules beyond message and options.
  final class PolicyDecision: Sendable {
    let trace: [Explanation.Step]
    /// Whether a rule muted it.
    let isMuted: Bool
    /// The names of the posters that receive it; nil for all.
    let routes: Set<String>?
    let keepsHistory: Bool
    /// The quiet level up to which it is shown; nil derives it from the urgency.
    let threshold: Int?

    /// Creates a decision from a rule result; nil when no rule applied.
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
