public import PlacardModels

/// A layout as a value: what a JSON file says about how one kind of message looks.
///
/// A ``TemplateStyle`` draws posts by it. The reader of files stands where JSON is known, in the module
/// `Placard`.
public struct Template: Sendable {
  /// How wide it is.
  @_spi(Templates) public var width: Width
  /// Its alignment in a wider place.
  @_spi(Templates) public var alignment: TextAlignment
  /// The cells that it keeps free around it, where the options say nothing.
  @_spi(Templates) public var margin: Margin
  /// What is drawn.
  @_spi(Templates) public var body: Node

  /// Creates a template.
  @_spi(Templates) public init(
    width: Width = Width(), alignment: TextAlignment = .start, margin: Margin = Margin(),
    body: Node
  ) {
    self.width = width
    self.margin = margin
    self.alignment = alignment
    self.body = body
  }
}

@_spi(Templates)
extension Template {
  /// How wide a drawing is; the option `maxWidth` wins over ``most``.
  public struct Width: Sendable {
    /// Whether it is as wide as its content; otherwise as its place.
    public var hugs: Bool
    /// The fewest columns, where it hugs.
    public var least: Int
    /// The fewest columns of a message with progress, where it hugs; nil for the same.
    public var leastWithProgress: Int?
    /// The most columns.
    public var most: Int
    /// The most columns of a message whose options have a margin; nil for the same.
    public var mostWithMargin: Int?

    /// Creates a width; by default as wide as the place.
    public init(
      hugs: Bool = false, least: Int = 1, leastWithProgress: Int? = nil, most: Int = .max,
      mostWithMargin: Int? = nil
    ) {
      self.hugs = hugs
      self.least = least
      self.leastWithProgress = leastWithProgress
      self.most = most
      self.mostWithMargin = mostWithMargin
    }
  }
}
