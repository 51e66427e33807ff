import PlacardAccessibility
import PlacardModels

extension PostScheduler {
  /// Properties of a content that the scheduler reads often, without touching the content.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    /// It has a tag.
    static let hasTag = Traits(rawValue: 1 << 0)
    /// It has a minimum display time.
    static let hasMinimum = Traits(rawValue: 1 << 1)
    /// Its entrance requests attention.
    static let wantsAttention = Traits(rawValue: 1 << 2)
    /// It is modal.
    static let isModal = Traits(rawValue: 1 << 3)
    /// It is announced when it is shown.
    static let isAnnounced = Traits(rawValue: 1 << 4)
    /// It expires under an automatic duration.
    static let expiresByItself = Traits(rawValue: 1 << 5)

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The traits of options.
    init(_ given: PostOptions, _ fallback: PostOptions) {
      var traits: Traits = []
      if given.tag != nil { traits.insert(.hasTag) }
      if case .indefinite? = given.duration ?? fallback.duration { traits.insert(.hasMinimum) }
      if (given.attention ?? fallback.attention) != nil { traits.insert(.wantsAttention) }
      if (given.dim ?? fallback.dim)?.isModal ?? false { traits.insert(.isModal) }
      self = traits
    }

    /// The traits of a message.
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
  /// The quiet level up to which it is shown, −1…101: 0, 30 and 60 by urgency, unless a rule sets
  /// it.
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
  /// Whether it is announced when it is shown.
  ///
  /// The announcement is composed only when it is made; a first visible character decides here.
  fileprivate var isAnnounced: Bool {
    if let first = title?.utf8.first, (0x21...0x7E).contains(first), !isMuted { return true }
    return announcement() != nil
  }
}
