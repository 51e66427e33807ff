extension Sweep {
  /// Gives an absolute child its width and its position from left to right in the padding box.
  ///
  /// `percentBaseHeight` is the height of the padding box, NaN while unresolved.
  func placeAbsoluteWidth(_ child: Child, in node: NodePointer, percentBaseHeight: Double) {
    let percentBase = node.pointee.width
    let node = node
    let inner = child.node
    resolve(inner, in: node, width: percentBase, height: percentBaseHeight)
    if inner.pointee.isElastic {
      dirtyBits[child.number].formUnion([.widths, .contentHeight, .placing])
    }
    let inset = insets(inner, in: node, width: percentBase, height: percentBaseHeight)
    var definite = absoluteHeight(inner, between: inset, percentBaseHeight: percentBaseHeight)
    let ratio = pool.ratio(of: inner)
    let side = inner.pointee.horizontal
    let margins = pool.margins(Horizontal.self, of: inner)
    let space =
      percentBase - inset.left.or(0) - inset.right.or(0) - margins.leading - margins.trailing
    let wide: Double
    if !side.set.isUnset {
      wide = side.set
    } else if !ratio.isUnset, !definite.isUnset {
      wide = definite * ratio
    } else if inset.left.isUnset || inset.right.isUnset {
      wide = contentWidth(inner, in: space)
    } else {
      wide = space
    }
    setWidth(child.number, inner, pool.clamp(Horizontal.self, wide, of: inner))
    if !ratio.isUnset, definite.isUnset {
      definite = pool.clamp(Vertical.self, inner.pointee.width / ratio, of: inner)
    }
    if inner.pointee.traits.contains(.countsHeight) {
      if inner.pointee.traits.contains(.revised) { tally.pointee.isTooLate = true }
      noteDefinite(child, definite)
    }
    setX(
      child.number, inner,
      position(Horizontal.self, inner, in: node, percentBase, inset.left, inset.right))
  }

  /// Gives an absolute child its height and its position downwards, once the container has its height.
  func placeAbsoluteHeight(_ child: Child, in node: NodePointer) {
    let percentBaseHeight = node.pointee.height
    let inner = child.node
    resolve(inner, in: node, width: node.pointee.width, height: percentBaseHeight)
    if inner.pointee.isElastic { dirtyBits[child.number].formUnion(.placing) }
    let inset = insets(inner, in: node, width: node.pointee.width, height: percentBaseHeight)
    let set = absoluteHeight(inner, between: inset, percentBaseHeight: percentBaseHeight)
    if node.pointee.definite != percentBaseHeight { widenAbsolute(child, in: node, inset, set) }
    let content = inner.pointee.vertical.content + paddingBelow(inner, in: node)
    setHeight(
      child.number, inner, set.isUnset ? pool.clamp(Vertical.self, content, of: inner) : set)
    setY(
      child.number, inner,
      position(Vertical.self, inner, in: node, percentBaseHeight, inset.top, inset.bottom))
    if inner.pointee.traits.contains(.countsHeight) {
      noteFinalHeight(of: child, isDefinite: !set.isUnset || inner.pointee.hasRatio)
    }
  }

  /// The vertical padding added since pass C, when its container's height was unresolved.
  private func paddingBelow(_ child: NodePointer, in node: NodePointer) -> Double {
    guard child.pointee.traits.contains(.verticalPercentPadding), node.pointee.definite.isUnset
    else { return 0 }
    let all = styles[kept(child)].lengths
    let base = node.pointee.verticalPercentBase == .height ? Double.nan : node.pointee.width
    let before =
      all.size(all.padding.top, PackedLengths.Bit.padding.mask, of: base, or: 0)
      + all.size(all.padding.bottom, PackedLengths.Bit.padding.mask << 2, of: base, or: 0)
    return pool.padding(Vertical.self, of: child) - before
  }

  /// Resolves the width again from a height that depends on the container's.
  private func widenAbsolute(
    _ child: Child, in node: NodePointer, _ inset: Insets, _ definite: Double
  ) {
    let inner = child.node
    let ratio = pool.ratio(of: inner)
    guard inner.pointee.isWidthAuto, !ratio.isUnset, !definite.isUnset else { return }
    reviseWidth(child, pool.clamp(Horizontal.self, definite * ratio, of: inner))
    let percentBase = node.pointee.width
    setX(
      child.number, inner,
      position(Horizontal.self, inner, in: node, percentBase, inset.left, inset.right))
  }

  private func insets(
    _ child: NodePointer, in node: NodePointer, width: Double, height: Double
  ) -> Insets {
    let all = styles[kept(child)].lengths
    let inset = all.physical(all.inset, .inset, rightToLeft: node.pointee.isRightToLeft)
    return Insets(
      top: all.length(inset.top, inset.topMask, of: height, or: .nan),
      left: all.length(inset.left, inset.leftMask, of: width, or: .nan),
      bottom: all.length(inset.bottom, inset.bottomMask, of: height, or: .nan),
      right: all.length(inset.right, inset.rightMask, of: width, or: .nan))
  }

  /// The height that is set or lies between two insets; NaN if it follows from the content.
  private func absoluteHeight(
    _ child: NodePointer, between inset: Insets, percentBaseHeight: Double
  ) -> Double {
    let side = child.pointee.vertical
    if !side.set.isUnset { return pool.clamp(Vertical.self, side.set, of: child) }
    if child.pointee.hasRatio,
      !(inset.left.isUnset || inset.right.isUnset) || !child.pointee.isWidthAuto
    {
      return .nan
    }
    let margins = pool.margins(Vertical.self, of: child)
    let space = percentBaseHeight - inset.top - inset.bottom - margins.leading - margins.trailing
    return space.isUnset ? .nan : pool.clamp(Vertical.self, space, of: child)
  }

  private func position<A: Axis>(
    _ axis: A.Type, _ child: NodePointer, in node: NodePointer, _ percentBase: Double,
    _ before: Double, _ after: Double
  ) -> Double {
    let margins = pool.margins(axis, of: child)
    let free = percentBase - A.size(child) - margins.sum
    let isFlipped = A.self == Horizontal.self && node.pointee.isRightToLeft
    switch (before.isUnset, after.isUnset) {
    case (true, true): return staticPosition(axis, child, in: node, percentBase)
    case (false, true): return before + margins.leading
    case (true, false): return free - after + margins.leading
    case (false, false):
      let left = free - before - after
      let autoBefore = child.pointee.traits.contains(A.autoLeading)
      let autoAfter = child.pointee.traits.contains(A.autoTrailing)
      let shift =
        switch (autoBefore, autoAfter) {
        case (true, true): left > 0 ? left / 2 : isFlipped ? left : 0
        case (true, false): left
        case (false, true): 0.0
        case (false, false): isFlipped ? left : 0
        }
      return before + margins.leading + shift
    }
  }

  /// Where the child would be as the only item.
  private func staticPosition<A: Axis>(
    _ axis: A.Type, _ child: NodePointer, in node: NodePointer, _ percentBase: Double
  ) -> Double {
    let margins = pool.margins(axis, of: child)
    let free = percentBase - pool.padding(axis, of: node) - A.size(child) - margins.sum
    let near = pool.leadingPadding(axis, of: node) + margins.leading
    if node.pointee.isRow == (A.self == Horizontal.self) {
      let first = Spread(
        node.pointee.justify, free: free, count: 1, isReversed: node.pointee.isReversed
      ).first
      return near + (node.pointee.mainIsFlipped ? free - first : first)
    }
    let align = child.pointee.align(in: node.pointee.alignItems)
    return near + align.offset(in: free, isFlipped: node.pointee.crossIsFlipped)
  }
}

extension Align {
  /// The distance from the left or top edge that `free` space leaves before an item.
  func offset(in free: Double, isFlipped: Bool) -> Double {
    switch self {
    case .stretch, .start: isFlipped ? free : 0
    case .end: isFlipped ? 0 : free
    case .center: free / 2
    }
  }
}

extension Double {
  fileprivate func or(_ other: Double) -> Double { isNaN ? other : self }
}
