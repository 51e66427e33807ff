public import PlacardLayout

@_spi(Templates)
extension Template {
  /// A colour in a template.
  public enum Ink: Sendable {
    /// That of the message's severity.
    case severity
    /// The message's own fill, or else the board's, if there is one.
    case fill
    /// The board's alone.
    case board
    /// A role's or an exact one.
    case paint(Paint)
  }

  /// A side of a box without a line.
  public enum OpenSide: Sendable, CaseIterable {
    case top, bottom
    /// The edge to which the post is attached; none in the middle.
    case edge
  }

  /// What is changed about an element, in this order: its texts, its size, the space inside a box, the
  /// box.
  public struct Changes: Sendable {
    /// The colour of its texts.
    public var color: Ink?
    /// What else is done to its texts.
    public var attributes: TextStyle.Attributes = []
    /// Its fixed columns and rows, and their limits.
    public var width, height, minWidth, maxWidth, minHeight, maxHeight: Int?
    /// Its share of the space that there is to spare.
    public var grow: Double?
    /// Its share of the space that is missing.
    public var shrink: Double?
    /// Its alignment on its container's cross axis.
    public var alignSelf: AlignSelf?
    /// The cells kept free inside it: above, below, at the start and at the end.
    public var padding: Padding?
    /// The line round it.
    public var border: Border?
    /// Whether it is a box with round corners: a line, or where it has a background the edge of that.
    public var isPanel = false
    /// The side on which that box has no line.
    public var openSide: OpenSide?
    /// The colour of that line.
    public var borderColor: Ink?
    /// The colours behind it, of which the first that there is counts.
    public var background: [Ink] = []
    /// Whether text and background change places in it where there are no colours.
    public var isInvertedWithoutColors = false
    /// Whether it may be left out where rows are too few.
    public var isDispensable = false

    /// Changes nothing.
    public init() {}
  }

  /// Cells on four sides.
  public struct Padding: Sendable {
    /// Rows above and below.
    public var top, bottom: Int
    /// Columns where writing starts and ends.
    public var leading, trailing: Int

    /// Creates cells; what is not given is 0.
    public init(top: Int = 0, bottom: Int = 0, leading: Int = 0, trailing: Int = 0) {
      self.top = top
      self.bottom = bottom
      self.leading = leading
      self.trailing = trailing
    }
  }
}
