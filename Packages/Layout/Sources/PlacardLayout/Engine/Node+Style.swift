extension Node {
  /// Takes over what does not depend on the container; the lengths follow with ``resolve``.
  mutating func apply(_ style: borrowing LayoutStyle) {
    direction = style.direction
    wrap = style.wrap
    justify = style.justify
    alignItems = style.alignItems
    alignContent = style.alignContent
    alignSelf = style.alignSelf
    writingDirection = style.writingDirection
    verticalPercentBase = style.verticalPercentBase
    grow = style.grow.size(or: 0)
    shrink = style.shrink.size(or: 0)
    traits.subtract(.own)
    traits.set(.absolute, style.position == .absolute)
    traits.set(.hidden, style.isHidden)
    guard style.lengths.hasPercent else { return }
    traits.insert(.percent)
    traits.set(.percentPadding, style.lengths.hasPercentPadding)
    traits.set(.verticalPercentPadding, style.lengths.hasVerticalPercentPadding)
  }

  /// Takes over lengths that need neither a container nor a pair; margins stand elsewhere.
  @inline(__always)
  mutating func applyLengths(_ style: borrowing LayoutStyle) {
    horizontal.set = style.lengths.width.size(or: .nan)
    vertical.set = style.lengths.height.size(or: .nan)
    basis = style.lengths.basis.size(or: .nan)
    if style.lengths.hasMargin { traits.formUnion(style.lengths.margin.autos) }
    noteUncommon()
  }

  /// Records whether its style is uncommon; auto values are resolved.
  fileprivate mutating func noteUncommon() {
    let isSelf = alignSelf != .auto && alignSelf != .stretch
    let isUncommon = isSelf || !traits.isDisjoint(with: .uncommonTraits)
    traits.set(.uncommon, isUncommon)
    traits.set(.needsSlowPath, isUncommon || !isBare)
  }
}

extension PackedEdges {
  /// The margins in points where none is a percentage or goes by the writing direction.
  var plain: Insets {
    Insets(
      top: top.length(or: 0), left: left.length(or: 0), bottom: bottom.length(or: 0),
      right: right.length(or: 0))
  }

  /// The margins that are auto, where none is a percentage.
  var autos: NodeTraits {
    var autos: NodeTraits = []
    if left.isUnset { autos.insert(.autoLeft) }
    if top.isUnset { autos.insert(.autoTop) }
    if right.isUnset { autos.insert(.autoRight) }
    if bottom.isUnset { autos.insert(.autoBottom) }
    return autos
  }
}

/// The lengths of a style in points, in a container with unresolved sizes.
struct Lengths {
  var width, height, basis: Double
  var margin = Insets.zero
  var padding = Insets.zero
  var minWidth = 0.0
  var minHeight = 0.0
  var maxWidth = Double.infinity
  var maxHeight = Double.infinity
  var autos: NodeTraits = []

  /// Resolves percentages of the bases `percentBase` (width) and `percentBaseHeight` (height); NaN where a base is unresolved.
  init(
    _ style: LayoutStyle, rightToLeft: Bool, percentBase: Double, percentBaseHeight: Double,
    base: Double,
    isRow: Bool
  ) {
    let all = style.lengths
    let margins = all.physical(all.margin, .margin, rightToLeft: rightToLeft)
    let paddings = all.physical(all.padding, .padding, rightToLeft: rightToLeft)
    margin = Insets(
      top: all.length(margins.top, margins.topMask, of: base, or: 0),
      left: all.length(margins.left, margins.leftMask, of: percentBase, or: 0),
      bottom: all.length(margins.bottom, margins.bottomMask, of: base, or: 0),
      right: all.length(margins.right, margins.rightMask, of: percentBase, or: 0))
    padding = Insets(
      top: all.size(paddings.top, paddings.topMask, of: base, or: 0),
      left: all.size(paddings.left, paddings.leftMask, of: percentBase, or: 0),
      bottom: all.size(paddings.bottom, paddings.bottomMask, of: base, or: 0),
      right: all.size(paddings.right, paddings.rightMask, of: percentBase, or: 0))
    let across = padding.left + padding.right
    let down = padding.top + padding.bottom
    typealias Bit = PackedLengths.Bit
    width = all.size(all.width, Bit.width.mask, of: percentBase, or: .nan).orMore(than: across)
    height = all.size(all.height, Bit.height.mask, of: percentBaseHeight, or: .nan).orMore(
      than: down)
    basis = all.size(
      all.basis, Bit.basis.mask, of: isRow ? percentBase : percentBaseHeight, or: .nan)
    minWidth = all.size(all.minWidth, Bit.minWidth.mask, of: percentBase, or: 0).orMore(
      than: across)
    maxWidth = all.size(all.maxWidth, Bit.maxWidth.mask, of: percentBase, or: .infinity)
    minHeight = all.size(all.minHeight, Bit.minHeight.mask, of: percentBaseHeight, or: 0).orMore(
      than: down)
    maxHeight = all.size(all.maxHeight, Bit.maxHeight.mask, of: percentBaseHeight, or: .infinity)
    if all.isAuto(margins.left, margins.leftMask) { autos.insert(.autoLeft) }
    if all.isAuto(margins.top, margins.topMask) { autos.insert(.autoTop) }
    if all.isAuto(margins.right, margins.rightMask) { autos.insert(.autoRight) }
    if all.isAuto(margins.bottom, margins.bottomMask) { autos.insert(.autoBottom) }
  }

  /// Takes them from a style without percentages and sides that go by the writing direction.
  init(plain style: borrowing LayoutStyle) {
    let all = style.lengths
    width = all.width.size(or: .nan)
    height = all.height.size(or: .nan)
    basis = all.basis.size(or: .nan)
    if all.hasMargin {
      margin = all.margin.plain
      autos = all.margin.autos
    }
    if all.hasBounds {
      padding = Insets(
        top: all.padding.top.size(or: 0), left: all.padding.left.size(or: 0),
        bottom: all.padding.bottom.size(or: 0), right: all.padding.right.size(or: 0))
      let across = padding.left + padding.right
      let down = padding.top + padding.bottom
      width = width.orMore(than: across)
      height = height.orMore(than: down)
      minWidth = all.minWidth.size(or: 0).orMore(than: across)
      maxWidth = all.maxWidth.size(or: .infinity)
      minHeight = all.minHeight.size(or: 0).orMore(than: down)
      maxHeight = all.maxHeight.size(or: .infinity)
    }
  }

  /// The pairs they need.
  var pairs: UInt16 {
    var pairs = margin.pairs
    if padding.left != 0 || padding.right != 0 { pairs |= Pair.horizontalPadding.bit }
    if padding.top != 0 || padding.bottom != 0 { pairs |= Pair.verticalPadding.bit }
    if minWidth > padding.left + padding.right || maxWidth < .infinity {
      pairs |= Pair.horizontalLimits.bit
    }
    if minHeight > padding.top + padding.bottom || maxHeight < .infinity {
      pairs |= Pair.verticalLimits.bit
    }
    return pairs
  }

  /// Puts them into a node that has the pairs.
  func write(to node: NodePointer, _ pool: UnsafeMutablePointer<Double>) {
    node.pointee.horizontal.set = width
    node.pointee.vertical.set = height
    node.pointee.basis = basis
    node.pointee.traits.subtract([.autoHorizontal, .autoVertical])
    node.pointee.traits.formUnion(autos)
    node.pointee.noteUncommon()
    guard node.pointee.pairs & Pair.lengths != 0 else { return }
    pool.write(margin, to: node)
    pool.write(.horizontalPadding, padding.left, padding.right, to: node)
    pool.write(.verticalPadding, padding.top, padding.bottom, to: node)
    pool.write(.horizontalLimits, minWidth, maxWidth, to: node)
    pool.write(.verticalLimits, minHeight, maxHeight, to: node)
  }
}

extension UnsafeMutablePointer<Double> {
  /// Puts margins into a node that has their pairs.
  @inline(__always)
  func write(_ margin: Insets, to node: NodePointer) {
    write(.horizontalMargins, margin.left, margin.right, to: node)
    write(.verticalMargins, margin.top, margin.bottom, to: node)
  }

  @inline(__always)
  fileprivate func write(_ pair: Pair, _ first: Double, _ second: Double, to node: NodePointer) {
    guard node.pointee.pairs & pair.bit != 0 else { return }
    let target = self.pair(pair, of: node)
    target[0] = first
    target[1] = second
  }
}

extension Insets {
  /// The pairs that hold them where they are margins.
  var pairs: UInt16 {
    (left != 0 || right != 0 ? Pair.horizontalMargins.bit : 0)
      | (top != 0 || bottom != 0 ? Pair.verticalMargins.bit : 0)
  }
}

extension LayoutStyle {
  /// Whether it must be resolved again with the container's size.
  var isKept: Bool { position == .absolute || lengths.hasPercent || lengths.hasLogicalSides }

  /// Whether all that it says but margins fits into a node's record.
  var needsNoPairs: Bool {
    !lengths.hasBounds && !isKept && rowGap == 0 && columnGap == 0 && aspectRatio == 0
  }

  /// The ratio where it makes sense as width divided by height, else NaN.
  var ratio: Double { aspectRatio >= 1e-9 && aspectRatio <= 1e9 ? aspectRatio : .nan }
}

extension Double {
  /// The larger of the two, where NaN stays NaN.
  fileprivate func orMore(than other: Double) -> Double { self < other ? other : self }
}
