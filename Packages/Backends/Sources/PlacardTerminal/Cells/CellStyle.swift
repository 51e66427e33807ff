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
  /// The link in the ``LinkTable``; 0 for none.
  var linkNumber: UInt16 = 0
  /// The part of a picture that is seen in place of the text; none by default.
  var tile = PictureTile()

  /// Creates a style; without arguments, the terminal's own.
  public init(
    foreground: CellColor = .standard, background: CellColor = .standard,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// Where a click leads; nil for nowhere.
  public var link: TerminalLink? {
    get { LinkTable.link(linkNumber) }
    set { linkNumber = newValue.map(LinkTable.number) ?? 0 }
  }

  /// The terminal's own colours and no attribute.
  public static let plain = CellStyle()
}
