extension Message {
  /// The accessible text of a message, where it differs from its texts.
  public struct Accessibility: Sendable, Hashable {
    /// Spoken before everything else; nil uses the localised word for a warning or an error.
    public var prefix: String?
    /// Spoken in place of title and body.
    public var label: String?
    /// The politeness of the announcement; nil derives it from the urgency and the severity.
    public var politeness: Politeness?

    /// Creates accessible texts; nil derives a property from the message.
    public init(prefix: String? = nil, label: String? = nil, politeness: Politeness? = nil) {
      self.prefix = prefix
      self.label = label
      self.politeness = politeness
    }
  }
}
