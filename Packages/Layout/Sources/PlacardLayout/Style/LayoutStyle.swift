/// The engine's state of a node besides its content and its children.
///
/// Values that make no sense have a defined meaning: NaN counts as not set, an infinite length as
/// `auto` (as no limit for a maximum), a negative size, limit, padding, gap, grow or shrink as 0,
/// a ratio that is not above 0 as none, and a minimum above a maximum wins.
public struct LayoutStyle: Sendable, Equatable {
  /// The main axis of the node's children.
  public var direction = Direction.column
  /// Whether the children may take several lines.
  public var wrap = Wrap.noWrap
  /// How a line shares out what is left on the main axis.
  public var justify = Justify.start
  /// Where children stand on the cross axis.
  public var alignItems = Align.stretch
  /// How lines share out what is left on the cross axis; only when wrapping.
  public var alignContent = AlignContent.stretch
  /// The gap between rows, in points.
  public var rowGap = 0.0
  /// The gap between columns, in points.
  public var columnGap = 0.0
  /// What vertical percentages of the children's margins and paddings count.
  public var verticalPercentBase = VerticalPercentBase.height
  /// Where writing starts in this node and below.
  public var writingDirection = WritingDirection.inherit

  /// Where this node stands on its container's cross axis.
  public var alignSelf = AlignSelf.auto
  /// The share of free space this node takes.
  public var grow = 0.0
  /// The share of missing space this node gives up, weighted by its size.
  public var shrink = 0.0
  /// The size on the main axis before growing and shrinking; auto is the size or the content.
  public var basis: Length {
    get { lengths.unpack(lengths.basis, PackedLengths.Bit.basis.mask) }
    set { lengths.basis = lengths.pack(newValue, PackedLengths.Bit.basis.mask) }
  }
  /// The width of the border box.
  public var width: Length {
    get { lengths.unpack(lengths.width, PackedLengths.Bit.width.mask) }
    set { lengths.width = lengths.pack(newValue, PackedLengths.Bit.width.mask) }
  }
  /// The height of the border box.
  public var height: Length {
    get { lengths.unpack(lengths.height, PackedLengths.Bit.height.mask) }
    set { lengths.height = lengths.pack(newValue, PackedLengths.Bit.height.mask) }
  }
  /// The least width; auto is 0.
  public var minWidth: Length {
    get { lengths.unpack(lengths.minWidth, PackedLengths.Bit.minWidth.mask) }
    set { lengths.minWidth = lengths.pack(newValue, PackedLengths.Bit.minWidth.mask) }
  }
  /// The least height; auto is 0.
  public var minHeight: Length {
    get { lengths.unpack(lengths.minHeight, PackedLengths.Bit.minHeight.mask) }
    set { lengths.minHeight = lengths.pack(newValue, PackedLengths.Bit.minHeight.mask) }
  }
  /// The greatest width; auto is no limit.
  public var maxWidth: Length {
    get { lengths.unpack(lengths.maxWidth, PackedLengths.Bit.maxWidth.mask) }
    set { lengths.maxWidth = lengths.pack(newValue, PackedLengths.Bit.maxWidth.mask) }
  }
  /// The greatest height; auto is no limit.
  public var maxHeight: Length {
    get { lengths.unpack(lengths.maxHeight, PackedLengths.Bit.maxHeight.mask) }
    set { lengths.maxHeight = lengths.pack(newValue, PackedLengths.Bit.maxHeight.mask) }
  }
  /// The space kept free outside; auto takes what is left.
  public var margin: Edges {
    get { lengths.unpack(lengths.margin, .margin) }
    set { lengths.margin = lengths.pack(newValue, .margin) }
  }
  /// The space kept free inside; auto is 0.
  public var padding: Edges {
    get { lengths.unpack(lengths.padding, .padding) }
    set { lengths.padding = lengths.pack(newValue, .padding) }
  }
  /// Width divided by height; 0 is none.
  public var aspectRatio = 0.0
  /// Whether the node is in flow.
  public var position = Position.relative
  /// The distances from the container's padding box; only when absolute.
  public var inset: Edges {
    get { lengths.unpack(lengths.inset, .inset) }
    set { lengths.inset = lengths.pack(newValue, .inset) }
  }
  /// Whether the node and all below it leave no trace.
  public var isHidden = false

  /// The lengths in a form that is small and quick to read.
  var lengths = PackedLengths()

  /// Makes a style with the defaults: a column that stretches its children.
  public init() {}
}
