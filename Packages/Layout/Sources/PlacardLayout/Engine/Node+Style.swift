extension Node {
  /// Takes over what does not depend on the container; the lengths follow with ``resolve``.
  mutating func adopt(_ style: LayoutStyle) {
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
    guard style.hasPercent else { return }
    traits.insert(.percent)
    traits.set(.percentPadding, style.padding.hasPercent)
    traits.set(
      .verticalPercentPadding, style.padding.top.isPercent || style.padding.bottom.isPercent)
  }
}

/// The lengths of a style in points, in a container of which little may be known.
struct Lengths {
  var width, height, basis: Double
  var margin, padding: Insets
  var minWidth, minHeight: Double
  var maxWidth, maxHeight: Double
  var autos: NodeTraits = []

  /// Resolves percentages of `whole` and `tall`, NaN where that is not known.
  init(
    _ style: LayoutStyle, rightToLeft: Bool, whole: Double, tall: Double, base: Double,
    isRow: Bool
  ) {
    let margins = style.margin.physical(rightToLeft: rightToLeft)
    let paddings = style.padding.physical(rightToLeft: rightToLeft)
    margin = Insets(
      top: margins.top.length(of: base, or: 0), left: margins.left.length(of: whole, or: 0),
      bottom: margins.bottom.length(of: base, or: 0), right: margins.right.length(of: whole, or: 0))
    padding = Insets(
      top: paddings.top.size(of: base, or: 0), left: paddings.left.size(of: whole, or: 0),
      bottom: paddings.bottom.size(of: base, or: 0), right: paddings.right.size(of: whole, or: 0))
    let across = padding.left + padding.right
    let down = padding.top + padding.bottom
    width = style.width.size(of: whole, or: .nan).orMore(than: across)
    height = style.height.size(of: tall, or: .nan).orMore(than: down)
    basis = style.basis.size(of: isRow ? whole : tall, or: .nan)
    minWidth = style.minWidth.size(of: whole, or: 0).orMore(than: across)
    maxWidth = style.maxWidth.size(of: whole, or: .infinity)
    minHeight = style.minHeight.size(of: tall, or: 0).orMore(than: down)
    maxHeight = style.maxHeight.size(of: tall, or: .infinity)
    autos.set(.autoLeft, margins.left == .auto)
    autos.set(.autoTop, margins.top == .auto)
    autos.set(.autoRight, margins.right == .auto)
    autos.set(.autoBottom, margins.bottom == .auto)
  }

  /// The pairs they need.
  var pairs: UInt8 {
    var pairs: UInt8 = 0
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
    node.pointee.horizontal.leading = margin.left
    node.pointee.horizontal.trailing = margin.right
    node.pointee.vertical.set = height
    node.pointee.vertical.leading = margin.top
    node.pointee.vertical.trailing = margin.bottom
    node.pointee.basis = basis
    node.pointee.traits.subtract([.autoHorizontal, .autoVertical])
    node.pointee.traits.formUnion(autos)
    let isSelf = node.pointee.alignSelf != .auto && node.pointee.alignSelf != .stretch
    node.pointee.traits.set(
      .rare, isSelf || !autos.isEmpty || node.pointee.traits.contains(.absolute))
    write(.horizontalPadding, padding.left, padding.right, to: node, pool)
    write(.verticalPadding, padding.top, padding.bottom, to: node, pool)
    write(.horizontalLimits, minWidth, maxWidth, to: node, pool)
    write(.verticalLimits, minHeight, maxHeight, to: node, pool)
  }

  private func write(
    _ pair: Pair, _ first: Double, _ second: Double, to node: NodePointer,
    _ pool: UnsafeMutablePointer<Double>
  ) {
    guard node.pointee.pairs & pair.bit != 0 else { return }
    let place = pool.pair(pair, of: node)
    place[0] = first
    place[1] = second
  }
}

extension LayoutStyle {
  /// Whether it must be read again when the container is known.
  var isKept: Bool { position == .absolute || hasPercent || hasLogicalSides }

  /// The ratio where it makes sense as width divided by height, else NaN.
  var ratio: Double { aspectRatio >= 1e-9 && aspectRatio <= 1e9 ? aspectRatio : .nan }
}

extension Double {
  /// The larger of the two, where NaN stays NaN.
  fileprivate func orMore(than other: Double) -> Double { self < other ? other : self }
}
