/// What a container reads of an item in its loops: lengths in points, percentages resolved.
///
/// A size that is not set is NaN, a limit that is not set is 0 or infinite.
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
}

/// What is special about an item, so that the plain ones need not look.
struct ItemFlags: OptionSet {
  var rawValue: UInt16

  static let autoLeft = ItemFlags(rawValue: 1 << 0)
  static let autoTop = ItemFlags(rawValue: 1 << 1)
  static let autoRight = ItemFlags(rawValue: 1 << 2)
  static let autoBottom = ItemFlags(rawValue: 1 << 3)
  static let percent = ItemFlags(rawValue: 1 << 4)
  static let measured = ItemFlags(rawValue: 1 << 5)
  static let startsLine = ItemFlags(rawValue: 1 << 6)
  /// Something below takes its width from a height.
  static let widthFollowsHeight = ItemFlags(rawValue: 1 << 7)
  static let rightToLeft = ItemFlags(rawValue: 1 << 8)

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

  var isRow: Bool { direction == .row || direction == .rowReverse }
  var isReversed: Bool { direction == .rowReverse || direction == .columnReverse }
  var wraps: Bool { wrap != .noWrap }
  var horizontal: Double { paddingLeft + paddingRight }
  var vertical: Double { paddingTop + paddingBottom }
}

/// Where a node's children are in the breadth-first order: first the flow, then the absolute ones.
struct Links {
  var first: Int32 = 0
  var flow: Int32 = 0
  var all: Int32 = 0
  var slot: Int32 = 0
}
