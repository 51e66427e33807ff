/// What a container reads of an item in its loops: lengths in points, percentages resolved.
///
/// A size that is not set is NaN, a limit that is not set is infinite. Sizes, basis and least sizes
/// are never below the item's own padding, so that no loop needs to look at it.
struct ItemRecord {
  var width = Double.nan
  var height = Double.nan
  var basis = Double.nan
  var grow = 0.0
  var shrink = 0.0
  var minWidth = 0.0
  var maxWidth = Double.infinity
  var minHeight = 0.0
  var maxHeight = Double.infinity
  var marginLeft = 0.0
  var marginTop = 0.0
  var marginRight = 0.0
  var marginBottom = 0.0
  var ratio = Double.nan
  var align = Align.stretch
  var flags: ItemFlags = []

  var hasRatio: Bool { !ratio.isNaN }
  var isWidthAuto: Bool { width.isNaN }
  var isHeightAuto: Bool { height.isNaN }

  /// Kept within the limits, of which the least wins.
  func clampWidth(_ width: Double) -> Double { max(minWidth, min(maxWidth, width)) }

  /// Kept within the limits, of which the least wins.
  func clampHeight(_ height: Double) -> Double { max(minHeight, min(maxHeight, height)) }
}

/// What is special about an item, so that the plain ones need not look.
struct ItemFlags: OptionSet {
  var rawValue: UInt16

  static let autoLeft = ItemFlags(rawValue: 1 << 0)
  static let autoTop = ItemFlags(rawValue: 1 << 1)
  static let autoRight = ItemFlags(rawValue: 1 << 2)
  static let autoBottom = ItemFlags(rawValue: 1 << 3)
  static let percent = ItemFlags(rawValue: 1 << 4)
  static let rightToLeft = ItemFlags(rawValue: 1 << 5)
  /// A wrapping row found no room for it and began a line with it.
  static let startsLine = ItemFlags(rawValue: 1 << 6)
  /// It has its final size on the main axis.
  static let frozen = ItemFlags(rawValue: 1 << 7)
  /// In it or below it a width follows from a height.
  static let widthFollowsHeight = ItemFlags(rawValue: 1 << 8)
  /// It or something above it takes the width its content wants as far as there is room.
  static let mayBeSqueezed = ItemFlags(rawValue: 1 << 9)

  static let autoHorizontal: ItemFlags = [.autoLeft, .autoRight]
  static let autoVertical: ItemFlags = [.autoTop, .autoBottom]
}

/// What a container reads of itself.
struct BoxRecord {
  var paddingLeft = 0.0
  var paddingTop = 0.0
  var paddingRight = 0.0
  var paddingBottom = 0.0
  var rowGap = 0.0
  var columnGap = 0.0
  var direction = Direction.column
  var wrap = Wrap.noWrap
  var justify = Justify.start
  var alignContent = AlignContent.stretch
  var isRightToLeft = false
  /// Whether a child has a length that depends on this container.
  var hasPercentChild = false

  var isRow: Bool { direction == .row || direction == .rowReverse }
  var isReversed: Bool { direction == .rowReverse || direction == .columnReverse }
  var wraps: Bool { wrap != .noWrap }
  var horizontal: Double { paddingLeft + paddingRight }
  var vertical: Double { paddingTop + paddingBottom }
  /// Whether the flow runs to the left or upwards.
  var mainIsFlipped: Bool { isRow ? isReversed != isRightToLeft : isReversed }
  /// Whether lines and items stack to the left or upwards.
  var crossIsFlipped: Bool {
    isRow ? wrap == .wrapReverse : (wrap == .wrapReverse) != isRightToLeft
  }
}

/// Where a node's children are in the breadth-first order: first the flow, then the absolute ones.
struct Links {
  var first: Int32 = 0
  var flow: Int32 = 0
  var all: Int32 = 0
  var slot: Int32 = 0
  var parent: Int32 = -1

  var children: Range<Int> { Int(first)..<Int(first + flow) }
  var absolutes: Range<Int> { Int(first + flow)..<Int(first + all) }
  var everyone: Range<Int> { Int(first)..<Int(first + all) }
}
