extension Message {
  /// What is said of a message, where it differs from its texts.
  public struct Accessibility: Sendable, Hashable {
    /// Said before everything else; nil takes the localisable word of a warning or an error.
    public var prefix: String?
    /// Said in place of title and body.
    public var label: String?
    /// How politely it is said; nil follows the urgency and the severity.
    public var politeness: Politeness?

    /// Creates what is said; nothing given means that everything follows the message.
    public init(prefix: String? = nil, label: String? = nil, politeness: Politeness? = nil) {
      self.prefix = prefix
      self.label = label
      self.politeness = politeness
    }
  }
}
