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
}
