extension Message {
  /// A small symbol beside the text.
  public enum Icon: Sendable, Hashable, ExpressibleByStringLiteral {
    /// A glyph or an emoji.
    case text(String)
    /// An icon of the theme, by name; an unknown name uses the severity's.
    case named(String)
    /// An image file.
    case file(String)

    /// Creates an icon from a glyph.
    public init(stringLiteral value: String) {
      self = .text(value)
    }
  }
}
