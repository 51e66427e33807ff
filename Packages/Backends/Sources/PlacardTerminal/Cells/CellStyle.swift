/// How the text of a cell looks.
public struct CellStyle: Sendable, Hashable {
  /// What a terminal can do to text besides colouring it.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// One bit for each attribute.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier, and in some terminals brighter.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// With a line under it.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 1 << 4)
    /// With a line through it.
    public static let strikethrough = Attributes(rawValue: 1 << 5)
  }

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
