public import PlacardLayout

@_spi(Templates)
extension Template {
  /// An element with what is changed about it.
  public struct Node: Sendable {
    /// What it is.
    public var content: Content
    /// What is changed about it.
    public var changes: Changes

    /// Creates a node.
    public init(_ content: Content, _ changes: Changes = Changes()) {
      self.content = content
      self.changes = changes
    }
  }

  /// What an element is.
  public indirect enum Content: Sendable {
    /// Elements side by side.
    case row([Node], Flow)
    /// Elements one below the other.
    case column([Node], Flow)
    /// Text with bindings.
    case text(Words, TextRules)
    /// The message's own icon, or that of its severity.
    case icon
    /// A sign by its name, such as `check`.
    case sign(String)
    /// The count, from two on.
    case count
    /// The progress as a bar with its figures.
    case progress
    /// The progress as a bar alone.
    case bar
    /// The picture at an end of the texts, where it can be drawn and there is space for it.
    case picture(PictureEnd)
    /// What the other pictures say in words, one below the other.
    case pictureWords
    /// The recommended next steps, one below the other.
    case takeaways
    /// The progress in figures, with a sign that turns while nothing is known of it.
    case figures
    /// The link.
    case link(TextAlignment)
    /// The actions with their keys.
    case actions(ActionFlow)
    /// The icon on a square of the message's fill, three rows high or one.
    case mark(isLarge: Bool)
    /// A sign to press that dismisses the post.
    case close
    /// A stripe in the severity's colour, as high as its row.
    case stripe
    /// Space of at least a number of cells.
    case spacer(Int)
    /// A thin line.
    case divider(Divider.Axis)
    /// One of two elements.
    case choice(Condition, then: Node?, otherwise: Node?)
    /// An element that stands elsewhere, with more changed about it.
    case part(Node)
  }

  /// How the elements of a container stand.
  public struct Flow: Sendable {
    /// The cells between neighbours.
    public var gap: Int
    /// Where they stand across; nil is the container's default.
    public var align: Align?
    /// Where free space goes.
    public var justify: Justify
    /// Whether those of a row that find no space go on below.
    public var wraps: Bool

    /// Creates a flow.
    public init(
      gap: Int = 0, align: Align? = nil, justify: Justify = .start, wraps: Bool = false
    ) {
      self.gap = gap
      self.align = align
      self.justify = justify
      self.wraps = wraps
    }
  }

  /// The end of the texts at which a picture stands.
  public enum PictureEnd: Sendable, CaseIterable {
    case leading, trailing
  }

  /// How the actions stand.
  public enum ActionFlow: Sendable, CaseIterable {
    /// Side by side, and below one another where they find no space.
    case wrapped
    /// The same, raised and in the middle.
    case centered
    /// In one line: those that fit there beside the headline.
    case line
  }

  /// How a text is set.
  public struct TextRules: Sendable {
    /// Whether it is one line, such as a title, rather than several, such as a body.
    public var isLine: Bool
    /// Whether it is one line whose breaks become spaces.
    public var isJoined: Bool
    /// The most rows, or nil.
    public var rows: Int?
    /// Where its lines stand.
    public var alignment: TextAlignment
    /// Whether it gives way where rows are too few.
    public var yields: Bool

    /// Creates rules.
    public init(
      isLine: Bool = false, isJoined: Bool = false, rows: Int? = nil,
      alignment: TextAlignment = .start, yields: Bool = false
    ) {
      self.isLine = isLine
      self.isJoined = isJoined
      self.rows = rows
      self.alignment = alignment
      self.yields = yields
    }
  }
}
