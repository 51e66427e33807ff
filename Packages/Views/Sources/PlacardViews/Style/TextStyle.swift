/// How a run of text looks, as a backend gets it.
public struct TextStyle: Sendable, Equatable {
  /// What is done to glyphs beside their colour.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// One bit an attribute.
    public let rawValue: UInt8

    /// Creates attributes from their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavy.
    public static let bold = Attributes(rawValue: 1)
    /// Faint.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted.
    public static let italic = Attributes(rawValue: 4)
    /// With a line below.
    public static let underline = Attributes(rawValue: 8)
    /// With a line through.
    public static let strikethrough = Attributes(rawValue: 16)
    /// With text and background colour exchanged.
    public static let inverse = Attributes(rawValue: 32)
  }

  /// The colour of the glyphs.
  public var foreground: Color
  /// The colour behind them.
  public var background: Color
  /// What else is done to them.
  public var attributes: Attributes
  /// The URL that the text leads to; sanitized, one line.
  public var link: String?

  /// Creates a style; what is not given is the terminal's own.
  public init(
    foreground: Color = .default, background: Color = .default, attributes: Attributes = [],
    link: String? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.link = link
  }

  /// The terminal's own look.
  public static let plain = TextStyle()
}
