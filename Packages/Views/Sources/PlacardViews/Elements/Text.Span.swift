extension Text {
  /// A piece of a line in one style.
  public struct Span: Sendable, Equatable {
    /// The text; one line, sanitized when it is drawn.
    public var text: String
    /// How it looks.
    public var style: Style

    /// Creates a span.
    public init(_ text: String, _ style: Style = Style()) {
      self.text = text
      self.style = style
    }
  }
}
