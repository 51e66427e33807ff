import PlacardAccessibility
import PlacardModels

extension PostScheduler {
  /// What a post says and how it is to be shown, as it was given; exchanged and not changed while
  /// anybody holds it, so that events about it stay true.
  final class Content: @unchecked Sendable {
    private(set) var message: Message
    private(set) var id: String
    private(set) var given: PostOptions
    /// What the message stands for; nil when the message itself was posted.
    private(set) var custom: CustomContent?
    /// What the rules did to it; nil when they did nothing.
    private(set) var policyDecision: PolicyDecision?
    /// What the message asks for.
    private(set) var traits: Traits
    /// The defaults that stand in for its open options.
    private(set) var defaults: DefaultsTable.Index
    private(set) var idHash: UInt32
    /// How many words there are to read.
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

    /// Says something else from now on, and hands back what it said; whoever calls it must be the only
    /// one that holds it.
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

    /// What is said when it is shown, or nil when nothing is.
    func announcement(in words: AnnouncementWords) -> Announcement? {
      if case .own(let announcement)? = custom?.speech {
        announcement
      } else {
        message.announcement(in: words)
      }
    }

    /// What is said when this takes the place of another content of its post: only what is new.
    func announcement(updating old: Content, in words: AnnouncementWords) -> Announcement? {
      guard case .own(let announcement)? = custom?.speech, custom !== old.custom else {
        return message.announcement(updating: old.message, in: words)
      }
      if case .own(let before)? = old.custom?.speech, before == announcement { return nil }
      return announcement
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
