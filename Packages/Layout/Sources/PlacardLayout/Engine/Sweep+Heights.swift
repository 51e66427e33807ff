extension Sweep {
  /// Sweep D, forward: the final heights of a node's children and where they are downwards.
  func placeHeights(_ number: Int) {
    let node = node(number)
    if end(number) == number + 1 { return }
    let space = node.pointee.height - pool.padding(Vertical.self, of: node)
    if node.pointee.traits.contains(.hasPercentChild) {
      let inner = node.pointee.width - pool.padding(Horizontal.self, of: node)
      resolveChildren(number, node, width: inner)
      for child in children(number) where child.node.pointee.isElastic {
        dirtyBits[child.number].formUnion(.placing)
      }
    }
    if node.pointee.isRow {
      placeRow(number, node, space: space)
    } else if node.pointee.wraps {
      placeColumns(number, node, space: space)
    } else {
      placeColumn(number, node, space: space)
    }
    if node.pointee.traits.contains(.hasAbsoluteChild) {
      for child in children(number) where child.isAbsolute { placeAbsoluteHeight(child, in: node) }
    }
    if !node.pointee.traits.isDisjoint(with: [.countsHeight, .widthFollowsHeight]) {
      for child in children(number) { sweepAgain(child) }
    }
  }

  private func placeRow(_ number: Int, _ node: NodePointer, space: Double) {
    let padding = pool.leadingPadding(Vertical.self, of: node)
    guard node.pointee.wraps else {
      let stretches = node.pointee.alignItems == .stretch
      for child in children(number) {
        if stretches, child.node.pointee.traits.isDisjoint(with: [.uncommon, .countsHeight]) {
          let margins = pool.margins(Vertical.self, of: child.node)
          let set = child.node.pointee.vertical.set
          let definiteHeight = set.isUnset ? space - margins.sum : set
          setHeight(
            child.number, child.node, pool.clamp(Vertical.self, definiteHeight, of: child.node))
          setY(child.number, child.node, padding + margins.leading)
        } else if !child.isAbsolute {
          placeAcross(child, in: node, from: padding, extent: space)
        }
      }
      return
    }
    var stack = stack(Vertical.self, across: number, node, space: space)
    let end = end(number)
    var next = number + 1
    while next < end {
      let line = lineAcross(Vertical.self, from: next, to: end)
      let size = line.extent + stack.more
      let top = node.pointee.crossIsFlipped ? space - stack.at - size : stack.at
      while next < line.end {
        let child = Child(number: next, node: self.node(next))
        if !child.isAbsolute { placeAcross(child, in: node, from: padding + top, extent: size) }
        next = self.end(next)
      }
      stack.at += size + stack.between
    }
  }

  /// Gives a row's child its height and its position in a line.
  private func placeAcross(
    _ child: Child, in node: NodePointer, from top: Double, extent: Double
  ) {
    let side = child.node.pointee.vertical
    let isAuto = side.set.isUnset
    let stretches =
      isAuto && child.node.pointee.align(in: node.pointee.alignItems) == .stretch
      && child.node.pointee.traits.isDisjoint(with: .autoVertical)
    let definiteHeight =
      stretches
      // mutant: stretched-item-without-its-margins
      ? extent - pool.margins(Vertical.self, of: child.node).sum : isAuto ? side.content : side.set
    setHeight(child.number, child.node, pool.clamp(Vertical.self, definiteHeight, of: child.node))
    setY(
      child.number, child.node, top + crossOffset(Vertical.self, child.node, in: extent, of: node))
    if child.node.pointee.traits.contains(.countsHeight) {
      noteFinalHeight(of: child, isDefinite: stretches || !isAuto || child.node.pointee.hasRatio)
    }
  }

  /// Notes the final height that percentages below a child count, if it is definite.
  func noteFinalHeight(of child: Child, isDefinite: Bool) {
    let height = isDefinite ? child.node.pointee.height : .nan
    let before = child.node.pointee.definite
    let follows = child.node.pointee.traits.contains(.widthFollowsHeight)
    // A height noted by sweep B changes the widths of sweep A, also if it turns out to be final.
    let isChange = follows && child.node.pointee.traits.contains(.shifted)
    guard isChange || before != height, !(before.isUnset && height.isUnset) else { return }
    child.node.pointee.vertical.bound = height
    child.node.pointee.traits.insert(.revised)
    dirtyBits[child.number].formUnion(follows ? [.heights, .widths, .placing] : .placing)
  }

  /// Sets a width that was unresolved in the first three passes.
  func reviseWidth(_ child: Child, _ width: Double) {
    guard child.node.pointee.width != width else { return }
    setWidth(child.number, child.node, width)
    child.node.pointee.traits.insert(.revised)
  }

  /// Sweeps A, B and C over all below a node whose width or definite height changed.
  private func sweepAgain(_ child: Child) {
    let first = child.number
    dirtyBits[first].subtract(.contentHeight)
    guard !dirtyBits[first].isDisjoint(with: [.heights, .widths]) else { return }
    let end = end(first)
    sweepWidths(first, end)
    if tally.pointee.isTooLate {
      restart(from: first + 1, to: end)
      dirtyBits[first].formUnion([.heights, .widths])
      sweepWidths(first, end)
    }
    dirtyBits[first].subtract([.contentWidth, .contentHeight])
    for number in backward(.contentHeight, from: first + 1, to: end) { sizeContentHeight(number) }
    dirtyBits[first].subtract([.contentHeight])
  }

  private func sweepWidths(_ first: Int, _ end: Int) {
    for number in forward(.heights, from: first, to: end) { spreadHeights(number) }
    for number in backward(.contentWidth, from: first + 1, to: end) { sizeContentWidth(number) }
    for number in forward(.widths, from: first, to: end) { placeWidths(number) }
  }
}
