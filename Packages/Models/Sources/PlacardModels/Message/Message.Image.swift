extension Message {
  /// A picture that belongs to the message.
  public struct Image: Sendable, Hashable, ExpressibleByStringLiteral {
    /// Where the picture is.
    public var file: String
    /// What is shown and said where the picture cannot be.
    public var alternative: String?

    /// Creates a picture from a file and the text that stands in for it.
    public init(file: String, alternative: String? = nil) {
      self.file = file
      self.alternative = alternative
    }

    /// Creates a picture from a file without words that stand in for it.
    public init(stringLiteral value: String) {
      self.init(file: value)
    }
  }
}
