extension Sweep {
  /// Sweep B, forward: the final widths of a node's children and where they are from left to right.
  func placeWidths(_ number: Int) {
    let node = node(number)
    if !isFirst { dirtyBits[number].formUnion([.contentHeight, .placing]) }
    if end(number) == number + 1 { return }
    let traits = node.pointee.traits
    let space = node.pointee.width - pool.padding(Horizontal.self, of: node)
    if traits.contains(.hasPercentChild) {
      resolveChildren(number, node, width: space)
      for child in children(number) where child.node.pointee.isElastic {
        dirtyBits[child.number].formUnion([.widths, .contentHeight, .placing])
      }
    }
    if node.pointee.isRow {
      flexRow(number, node, space: space)
    } else {
      stretchColumn(number, node, space: space)
    }
    if traits.contains(.countsHeight) { resolveHeights(number, node) }
    if traits.contains(.hasAbsoluteChild) {
      for child in children(number) where child.isAbsolute {
        placeAbsoluteWidth(child, in: node, percentBaseHeight: node.pointee.definite)
      }
    }
  }

  private func flexRow(_ number: Int, _ node: NodePointer, space: Double) {
    if layPlainLine(Horizontal.self, number, node, space: space) { return }
    let range = gather(Horizontal.self, number, node)
    guard range.count > 0 else { return }
    guard node.pointee.wraps else {
      layLine(Horizontal.self, range, of: node, space: space)
      return
    }
    var lines = breakLines(Horizontal.self, range, of: node, space: space)
    while let line = lines.next() {
      noteLine(line)
      layLine(Horizontal.self, line, of: node, space: space)
    }
  }

  private func stretchColumn(_ number: Int, _ node: NodePointer, space: Double) {
    let padding = pool.leadingPadding(Horizontal.self, of: node)
    let stretches =
      node.pointee.alignItems == .stretch && !node.pointee.wraps && !node.pointee.isRightToLeft
    for child in children(number) {
      if stretches, !child.node.pointee.traits.contains(.uncommon) {
        let margins = pool.margins(Horizontal.self, of: child.node)
        let set = child.node.pointee.horizontal.set
        let own = set.isUnset ? space - margins.sum : set
        setWidth(child.number, child.node, pool.clamp(Horizontal.self, own, of: child.node))
        setX(child.number, child.node, padding + margins.leading)
      } else if !child.isAbsolute {
        setWidth(child.number, child.node, columnWidth(child.node, of: node, space: space))
        let offset = crossOffset(Horizontal.self, child.node, in: space, of: node)
        setX(child.number, child.node, padding + offset)
      }
    }
  }

  /// A column child's width before the lines of a wrapping column are resolved.
  func columnWidth(_ child: NodePointer, of node: NodePointer, space: Double) -> Double {
    let side = child.pointee.horizontal
    guard side.set.isUnset else { return pool.clamp(Horizontal.self, side.set, of: child) }
    let own = space - pool.margins(Horizontal.self, of: child).sum
    if !node.pointee.wraps, child.pointee.align(in: node.pointee.alignItems) == .stretch,
      child.pointee.traits.isDisjoint(with: .autoHorizontal)
    {
      return pool.clamp(Horizontal.self, own, of: child)
    }
    return pool.clamp(Horizontal.self, contentWidth(child, in: own), of: child)
  }

  /// The width a node takes by its content in so much space.
  func contentWidth(_ child: NodePointer, in space: Double) -> Double {
    var side = child.pointee.horizontal
    let more = paddingSince(child)
    side.content += more
    side.bound += more
    return fitting(side, in: space)
  }

  /// Resolves the heights of grandchildren after widths.
  private func resolveHeights(_ number: Int, _ node: NodePointer) {
    for child in children(number)
    where !child.isAbsolute && child.node.pointee.traits.contains(.countsHeight) {
      if child.node.pointee.traits.contains(.revised) { tally.pointee.isTooLate = true }
      let known = definiteHeight(child.node, in: node)
      let ratio = pool.ratio(of: child.node)
      let height =
        known.isUnset && !ratio.isUnset
        ? pool.clamp(Vertical.self, child.node.pointee.width / ratio, of: child.node) : known
      noteDefinite(child, height)
    }
  }

  /// Sets a height that applies from pass B on.
  func noteDefinite(_ child: Child, _ height: Double) {
    let before = child.node.pointee.definite
    guard before != height, !(before.isUnset && height.isUnset) else { return }
    child.node.pointee.vertical.bound = height
    child.node.pointee.traits.insert(.shifted)
    dirtyBits[child.number].formUnion([.widths, .contentHeight, .placing])
  }
}
