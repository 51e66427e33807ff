public import PlacardViews

/// How the text of a cell looks.
public struct CellStyle: Sendable, Hashable {
  /// What a terminal can do to text besides colouring it.
  public typealias Attributes = TextStyle.Attributes

  /// The colour of the text.
  public var foreground: CellColor
  /// The colour behind the text.
  public var background: CellColor
  /// Everything else.
  public var attributes: Attributes

  /// Creates a style; without arguments, the terminal's own.
  public init(
    foreground: CellColor = .standard, background: CellColor = .standard,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours and no attribute.
  public static let plain = CellStyle()
}
