import PlacardAccessibility
import PlacardModels

extension PostScheduler {
  /// What the scheduler reads of a content again and again, without touching the content.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    /// It has a tag.
    static let hasTag = Traits(rawValue: 1 << 0)
    /// It does not leave before a minimum on the program's word.
    static let hasMinimum = Traits(rawValue: 1 << 1)
    /// Its entrance calls for attention.
    static let wantsAttention = Traits(rawValue: 1 << 2)
    /// What is behind it is out of reach.
    static let isModal = Traits(rawValue: 1 << 3)
    /// Something is said of it when it is shown.
    static let isAnnounced = Traits(rawValue: 1 << 4)
    /// It ends by itself where its duration is automatic.
    static let expiresByItself = Traits(rawValue: 1 << 5)

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// What options ask for.
    init(_ given: PostOptions, _ fallback: PostOptions) {
      var traits: Traits = []
      if given.tag != nil { traits.insert(.hasTag) }
      if case .indefinite? = given.duration ?? fallback.duration { traits.insert(.hasMinimum) }
      if (given.attention ?? fallback.attention) != nil { traits.insert(.wantsAttention) }
      if (given.dim ?? fallback.dim)?.isModal ?? false { traits.insert(.isModal) }
      self = traits
    }

    /// What a message asks for.
    init(_ message: borrowing Message, _ custom: CustomContent?) {
      var traits: Traits = message.expiresByItself ? .expiresByItself : []
      let isAnnounced =
        if case .own(let announcement)? = custom?.speech { announcement != nil } else {
          message.isAnnounced
        }
      if isAnnounced { traits.insert(.isAnnounced) }
      self = traits
    }
  }
}

extension PostScheduler.Content {
  /// The quiet level up to which it is shown, −1…101: 0, 30 and 60 by urgency, unless a rule says
  /// otherwise.
  var quietThreshold: Int8 {
    if let threshold = policyDecision?.threshold { return Int8(min(max(threshold, -1), 101)) }
    return switch message.urgency {
    case .low: 0
    case .normal: 30
    case .critical: 60
    }
  }
}

extension Message {
  /// Whether something is said of it when it is shown.
  ///
  /// The texts are made speakable only when they are announced; the first visible letter decides here.
  fileprivate var isAnnounced: Bool {
    if let first = title?.utf8.first, (0x21...0x7E).contains(first), !isMuted { return true }
    return announcement() != nil
  }
}
