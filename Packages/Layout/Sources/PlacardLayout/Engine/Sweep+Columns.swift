extension Sweep {
  /// Flexes a column that does not wrap.
  func placeColumn(_ number: Int, _ node: NodePointer, space: Double) {
    if !layPlainLine(Vertical.self, number, node, space: space) {
      let range = gather(Vertical.self, number, node)
      guard range.count > 0 else { return }
      layLine(Vertical.self, range, of: node, space: space)
    }
    guard node.pointee.traits.contains(.countsHeight) else { return }
    let padding = pool.leadingPadding(Horizontal.self, of: node)
    let across = node.pointee.width - pool.padding(Horizontal.self, of: node)
    for child in children(number)
    where !child.isAbsolute && child.node.pointee.traits.contains(.countsHeight) {
      if followHeight(child, in: node) {
        let offset = crossOffset(Horizontal.self, child.node, in: across, of: node)
        setX(child.number, child.node, padding + offset)
      }
      noteFinalHeight(of: child, in: node)
    }
  }

  /// Breaks a wrapping column into lines, flexes each and places them from left to right.
  func placeColumns(_ number: Int, _ node: NodePointer, space: Double) {
    let range = gather(Vertical.self, number, node)
    guard range.count > 0 else { return }
    var lines = breakLines(Vertical.self, range, of: node, space: space)
    while let line = lines.next() {
      noteLine(line)
      layLine(Vertical.self, line, of: node, space: space)
    }
    let across = node.pointee.width - pool.padding(Horizontal.self, of: node)
    for child in children(number) where !child.isAbsolute && !followHeight(child, in: node) {
      if child.node.pointee.traits.contains(.revised) {
        setWidth(child.number, child.node, columnWidth(child.node, of: node, space: across))
      }
    }
    var stack = stack(Horizontal.self, across: number, node, space: across)
    let padding = pool.leadingPadding(Horizontal.self, of: node)
    let end = end(number)
    var next = number + 1
    while next < end {
      let line = lineAcross(Horizontal.self, from: next, to: end)
      let size = line.extent + stack.more
      let left = node.pointee.crossIsFlipped ? across - stack.at - size : stack.at
      while next < line.end {
        let child = Child(number: next, node: self.node(next))
        if !child.isAbsolute { placeAcross(child, in: node, from: padding + left, extent: size) }
        next = self.end(next)
      }
      stack.at += size + stack.between
    }
  }

  private func placeAcross(
    _ child: Child, in node: NodePointer, from left: Double, extent: Double
  ) {
    let side = child.node.pointee.horizontal
    if side.set.isUnset, child.node.pointee.align(in: node.pointee.alignItems) == .stretch,
      child.node.pointee.traits.isDisjoint(with: .autoHorizontal)
    {
      let own = extent - pool.margins(Horizontal.self, of: child.node).sum
      reviseWidth(child, pool.clamp(Horizontal.self, own, of: child.node))
    }
    let offset = crossOffset(Horizontal.self, child.node, in: extent, of: node)
    setX(child.number, child.node, left + offset)
    if child.node.pointee.traits.contains(.countsHeight) { noteFinalHeight(of: child, in: node) }
  }

  /// The width a wrapping column's content wants: that of all lines its height makes it break into.
  func wrappedWidth(_ number: Int, _ node: NodePointer, widest: Double) -> Double {
    let limit = columnLimit(node)
    guard limit < .infinity else { return widest }
    dirtyBits[number].formUnion(.widths)
    for child in children(number) where !child.isAbsolute {
      setWidth(child.number, child.node, columnWidth(child.node, of: node, space: widest))
    }
    let end = end(number)
    for below in forward(.widths, from: number + 1, to: end) { placeWidths(below) }
    for below in backward(.contentHeight, from: number + 1, to: end) { sizeContentHeight(below) }
    var lines = breakLines(
      Vertical.self, gather(Vertical.self, number, node), of: node, space: limit)
    let gap = pool.gap(Horizontal.self, of: node)
    var wide = -gap
    while let line = lines.next() {
      var extent = 0.0
      for index in line.first..<line.end {
        let child = nodes + Int(self.line[index].slot)
        extent = max(extent, child.pointee.width + pool.margins(Horizontal.self, of: child).sum)
      }
      wide += gap + extent
    }
    return wide
  }

  /// The height at which a wrapping column breaks as long as it has not got its final one.
  func columnLimit(_ node: NodePointer) -> Double {
    var limit = node.pointee.definite
    if limit.isUnset {
      limit =
        node.pointee.pairs & Pair.verticalLimits.bit != 0
        ? pool.pair(.verticalLimits, of: node)[1] : .infinity
    }
    return limit - pool.padding(Vertical.self, of: node)
  }

  /// Takes a flexed child's width from its height, where it has a ratio and nothing else to go by.
  private func followHeight(_ child: Child, in node: NodePointer) -> Bool {
    guard child.node.pointee.hasRatio, child.node.pointee.isWidthAuto,
      child.node.pointee.align(in: node.pointee.alignItems) != .stretch
    else { return false }
    let wide = child.node.pointee.height * pool.ratio(of: child.node)
    reviseWidth(child, pool.clamp(Horizontal.self, wide, of: child.node))
    return true
  }

  /// Notes whether percentages below a column's child count its height.
  private func noteFinalHeight(of child: Child, in node: NodePointer) {
    let isDefinite =
      !node.pointee.definite.isUnset || !child.node.pointee.isHeightAuto
      || child.node.pointee.hasRatio
    noteFinalHeight(of: child, isDefinite: isDefinite)
  }
}
