/// What the engine keeps of a node, hot and in one place: its style in points, what its content
/// wants, and its rectangle.
///
/// A size that is not set is NaN. Margins, paddings, limits, gaps and ratio are uncommon and stored in the
/// ``Pool``; percentages are resolved into the record by the node's container.
///
/// It is two cache lines, of which the sweeps over widths write the first and those over heights the
/// second, since in a large tree the memory is what a layout waits for.
struct Node {
  var traits: NodeTraits = []
  var direction = Direction.column
  var wrap = Wrap.noWrap
  var justify = Justify.start
  var alignItems = Align.stretch
  var alignContent = AlignContent.stretch
  var alignSelf = AlignSelf.auto
  var writingDirection = WritingDirection.inherit
  var verticalPercentBase = VerticalPercentBase.height
  /// Which pairs stand in the pool, a bit each.
  var pairs: UInt16 = 0
  /// What has to look at the node when its width changed, and when its height did.
  var onWidth: DirtyBits = .rectangle
  var onHeight: DirtyBits = .rectangle
  /// Where the pairs begin.
  var extras: Int32 = 0
  /// The number of its measure function; -1 without one.
  var leaf: Int32 = -1
  /// Content: the width wanted at most; bound: the width needed at least.
  var horizontal = Side(content: 0, bound: 0)
  var x = 0.0
  var width = 0.0
  var grow = 0.0
  var shrink = 0.0
  var basis = Double.nan
  /// Content: the height wanted at the width it has; bound: the height percentages below count,
  /// NaN while there is none.
  var vertical = Side(content: 0, bound: .nan)
  var y = 0.0
  var height = 0.0

  /// A node's style and content along one axis.
  struct Side {
    /// The size that is set.
    var set = Double.nan
    var content: Double
    var bound: Double

    init(content: Double, bound: Double) {
      self.content = content
      self.bound = bound
    }
  }

  var isRow: Bool { direction == .row || direction == .rowReverse }
  var isReversed: Bool { direction == .rowReverse || direction == .columnReverse }
  var wraps: Bool { wrap != .noWrap }
  var isWrappingColumn: Bool { wraps && !isRow }
  var isRightToLeft: Bool { traits.contains(.rightToLeft) }
  var isWidthAuto: Bool { horizontal.set.isUnset }
  var isHeightAuto: Bool { vertical.set.isUnset }
  /// Whether it has no pairs but margins.
  var isBare: Bool { pairs & ~Pair.margins == 0 }
  var hasRatio: Bool { pairs & Pair.ratio.bit != 0 }
  var definite: Double { vertical.bound }
  /// Whether what its content wants depends on the container's size by more than a ratio.
  var isElastic: Bool {
    traits.contains(.percent)
      && (hasRatio || isWrappingColumn || traits.contains(.percentPadding))
  }
  /// Whether the flow runs to the left or upwards.
  // mutant: right-to-left-row-that-is-not-mirrored
  var mainIsFlipped: Bool { isRow ? isReversed != isRightToLeft : isReversed }
  /// Whether lines and items stack to the left or upwards.
  var crossIsFlipped: Bool {
    isRow ? wrap == .wrapReverse : (wrap == .wrapReverse) != isRightToLeft
  }

  /// Whether it is a leaf whose content is nothing, whatever its size.
  var isEmptyLeaf: Bool { onWidth == .rectangle }

  /// Whether it is as wide as its content wants.
  var hasCapacity: Bool { width + Sweep.slack >= horizontal.content }

  /// Whether the height of a leaf's content depends on its width.
  var isHeightOpen: Bool {
    // mutant: first-layout-that-leaves-a-narrow-text-its-height
    onWidth.contains(.contentHeight) || onWidth.contains(.contentHeightIfNarrow) && !hasCapacity
  }

  /// What a first layout has to look at.
  var initialDirtyBits: DirtyBits {
    if isEmptyLeaf { return .rectangle }
    if onWidth.contains(.widths) { return .all }
    if onWidth.contains(.contentHeightIfNarrow) { return [.contentWidth, .rectangle] }
    return [.contentWidth, .contentHeight, .rectangle]
  }

  /// Records whether it has children or measured content; without either no pass looks
  /// at it, so what its content wants is set here.
  mutating func noteContent(hasChildren: Bool, isMeasured: Bool) {
    onWidth = .rectangle
    onHeight = .rectangle
    if hasChildren {
      onWidth = [.rectangle, .widths, .contentHeight]
      onHeight = [.rectangle, .placing]
    } else if !isBare {
      onWidth = [.rectangle, .contentHeight]
    } else if isMeasured {
      onWidth = [.rectangle, .contentHeightIfNarrow]
    } else {
      horizontal.content = 0
      horizontal.bound = 0
      vertical.content = 0
    }
  }

  /// How it is placed in a container.
  func align(in container: Align) -> Align {
    switch alignSelf {
    case .auto: container
    case .stretch: .stretch
    case .start: .start
    case .end: .end
    case .center: .center
    }
  }
}

typealias NodePointer = UnsafeMutablePointer<Node>

/// Traits of a node that need the slow path.
struct NodeTraits: OptionSet {
  var rawValue: UInt32

  static let autoLeft = NodeTraits(rawValue: 1 << 0)
  static let autoTop = NodeTraits(rawValue: 1 << 1)
  static let autoRight = NodeTraits(rawValue: 1 << 2)
  static let autoBottom = NodeTraits(rawValue: 1 << 3)
  static let absolute = NodeTraits(rawValue: 1 << 4)
  static let hidden = NodeTraits(rawValue: 1 << 5)
  /// A length depends on the container's size.
  static let percent = NodeTraits(rawValue: 1 << 6)
  /// The padding does.
  static let percentPadding = NodeTraits(rawValue: 1 << 7)
  /// The size of its content depends on the container's height.
  static let verticalPercentPadding = NodeTraits(rawValue: 1 << 8)

  /// Writing starts on the right; from above.
  static let rightToLeft = NodeTraits(rawValue: 1 << 9)
  /// It or something above it takes the width its content wants as far as there is space.
  static let squeezed = NodeTraits(rawValue: 1 << 10)

  /// A child has a length that depends on this node; from below, as the next three.
  static let hasPercentChild = NodeTraits(rawValue: 1 << 11)
  static let hasAbsoluteChild = NodeTraits(rawValue: 1 << 12)
  /// In it or below it a width follows from a height.
  static let widthFollowsHeight = NodeTraits(rawValue: 1 << 13)
  /// In it or below it something counts this node's height before that follows from the content.
  static let countsHeight = NodeTraits(rawValue: 1 << 14)

  /// A wrapping line found no space for it, and another began with it.
  static let startsLine = NodeTraits(rawValue: 1 << 15)
  /// A definite height was resolved after widths.
  static let shifted = NodeTraits(rawValue: 1 << 16)
  /// The last pass changed a result of the first three.
  static let revised = NodeTraits(rawValue: 1 << 17)
  /// The node waits for the next layout to see what changed.
  static let pending = NodeTraits(rawValue: 1 << 18)
  /// The slot holds no node.
  static let free = NodeTraits(rawValue: 1 << 19)

  /// A leaf whose content was measured at less than the width it wants.
  static let narrow = NodeTraits(rawValue: 1 << 21)
  /// It has an auto margin, is absolute, or stands across its line as it says itself.
  static let uncommon = NodeTraits(rawValue: 1 << 20)
  /// Traits other than `align-self` that need the slow path.
  static let uncommonTraits: NodeTraits = [.autoHorizontal, .autoVertical, .absolute]
  /// It has an uncommon style or pairs.
  static let needsSlowPath = NodeTraits(rawValue: 1 << 22)

  static let autoHorizontal: NodeTraits = [.autoLeft, .autoRight]
  static let autoVertical: NodeTraits = [.autoTop, .autoBottom]
  /// What follows from the style alone.
  static let own: NodeTraits = [
    .autoHorizontal, .autoVertical, .absolute, .hidden, .percent, .percentPadding,
    .verticalPercentPadding,
  ]
  /// What follows from the nodes above.
  static let inherited: NodeTraits = [.rightToLeft, .squeezed]
  /// What follows from the nodes below.
  static let collected: NodeTraits = [
    .hasPercentChild, .hasAbsoluteChild, .widthFollowsHeight, .countsHeight,
  ]

  mutating func set(_ trait: NodeTraits, _ isOn: Bool) {
    if isOn { formUnion(trait) } else { subtract(trait) }
  }
}
