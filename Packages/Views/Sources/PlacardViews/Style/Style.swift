/// The text style of an element; open properties are inherited from the elements around it.
public struct Style: Sendable, Equatable {
  /// The colour of the glyphs, or nil for that of the surroundings.
  public var foreground: Paint?
  /// The colour behind them, or nil for that of the surroundings.
  public var background: Paint?
  /// Attributes to add to those of the surroundings.
  public var attributes: TextStyle.Attributes
  /// The URL that the text leads to.
  public var link: String?

  /// Creates a style; what is not given is left open.
  public init(
    foreground: Paint? = nil, background: Paint? = nil, attributes: TextStyle.Attributes = [],
    link: String? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.link = link
  }

  /// Returns the style with what it leaves open taken from another, and the attributes of both.
  func inheriting(_ outer: Style) -> Style {
    Style(
      foreground: foreground ?? outer.foreground, background: background ?? outer.background,
      attributes: attributes.union(outer.attributes), link: link ?? outer.link)
  }
}
