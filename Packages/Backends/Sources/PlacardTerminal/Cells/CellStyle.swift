public import PlacardViews

/// The style of a cell's text.
public struct CellStyle: Sendable, Hashable {
  /// The text attributes other than colour.
  public typealias Attributes = TextStyle.Attributes

  /// The foreground colour.
  public var foreground: CellColor
  /// The background colour.
  public var background: CellColor
  /// The attributes.
  public var attributes: Attributes
  /// The link in the ``LinkTable``; 0 for none.
  var linkNumber: UInt16 = 0
  /// The part of a picture that is shown in place of the text; none by default.
  var tile = PictureTile()

  /// Creates a style; by default the terminal's default colours without attributes.
  public init(
    foreground: CellColor = .standard, background: CellColor = .standard,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The link target; nil for none.
  public var link: TerminalLink? {
    get { LinkTable.link(linkNumber) }
    set { linkNumber = newValue.map(LinkTable.number) ?? 0 }
  }

  /// The terminal's default colours without attributes.
  public static let plain = CellStyle()
}
