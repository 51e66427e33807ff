extension Message {
  /// A small sign that stands beside the text.
  public enum Icon: Sendable, Hashable, ExpressibleByStringLiteral {
    /// A glyph or an emoji, drawn as it is.
    case text(String)
    /// One of the theme's icons, by name; an unknown name takes the severity's.
    case named(String)
    /// A picture from a file.
    case file(String)

    /// Creates an icon from a glyph.
    public init(stringLiteral value: String) {
      self = .text(value)
    }
  }

  /// A picture that belongs to the message.
  public struct Image: Sendable, Hashable {
    /// Where the picture is.
    public var file: String
    /// What is shown and said where the picture cannot be.
    public var alternative: String?

    /// Creates a picture from a file and the text that stands in for it.
    public init(file: String, alternative: String? = nil) {
      self.file = file
      self.alternative = alternative
    }
  }
}
