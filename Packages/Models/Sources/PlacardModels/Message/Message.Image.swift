extension Message {
  /// An image of the message.
  public struct Image: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The path of the file.
    public var file: String
    /// The alternative text, shown and spoken where the image cannot be displayed.
    public var alternative: String?

    /// Creates an image from a file and an alternative text.
    public init(file: String, alternative: String? = nil) {
      self.file = file
      self.alternative = alternative
    }

    /// Creates an image from a file, without an alternative text.
    public init(stringLiteral value: String) {
      self.init(file: value)
    }
  }
}
