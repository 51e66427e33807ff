extension Sweep {
  /// Sweep A, backward: how wide a node's border box must be at least, and would like to be.
  func sizeContentWidth(_ number: Int) {
    let node = node(number)
    let end = end(number)
    if end == number + 1, node.pointee.isBare {
      let (least, greatest) = measureWidths(node)
      setContentWidth(number, node, least: least, greatest: greatest)
      if isFirst { node.pointee.traits.subtract(.narrow) }
      if node.pointee.traits.contains(.narrow) {
        dirtyBits[number].formUnion(.contentHeight)
      } else {
        setContentHeight(number, node, naturalHeight(node))
      }
      return
    }
    let ratio = pool.ratio(of: node)
    var most = 0.0
    var few = 0.0
    if !ratio.isUnset, node.pointee.isWidthAuto, !node.pointee.definite.isUnset {
      most = node.pointee.definite * ratio - paddingBefore(node)
      few = most
    } else if end == number + 1 {
      (few, most) = measureWidths(node)
    } else {
      if node.pointee.traits.contains(.hasPercentChild) {
        resolveChildren(number, node, width: .nan)
      }
      if node.pointee.isRow {
        (few, most) = rowWidths(number, node)
      } else {
        (few, most) = columnWidths(number, node)
      }
    }
    let padding = paddingBefore(node)
    setContentWidth(number, node, least: max(0, few) + padding, greatest: max(0, most) + padding)
  }

  /// The horizontal padding, with percentages of an unresolved width as 0.
  private func paddingBefore(_ node: NodePointer) -> Double {
    guard node.pointee.traits.contains(.percentPadding) else {
      return pool.padding(Horizontal.self, of: node)
    }
    let all = styles[kept(node)].lengths
    let padding = all.physical(all.padding, .padding, rightToLeft: node.pointee.isRightToLeft)
    return all.size(padding.left, padding.leftMask, of: .nan, or: 0)
      + all.size(padding.right, padding.rightMask, of: .nan, or: 0)
  }

  /// The padding added since pass A.
  func paddingSince(_ node: NodePointer) -> Double {
    guard node.pointee.traits.contains(.percentPadding) else { return 0 }
    return pool.padding(Horizontal.self, of: node) - paddingBefore(node)
  }

  private func setContentWidth(
    _ number: Int, _ node: NodePointer, least: Double, greatest: Double
  ) {
    let side = node.pointee.horizontal
    node.pointee.horizontal.bound = least
    node.pointee.horizontal.content = greatest
    guard !isFirst, side.bound != least || side.content != greatest else { return }
    // mutant: content-width-that-is-not-handed-up
    if number > 0 { dirtyBits[container(node)].formUnion([.contentWidth, .widths]) }
  }

  private func rowWidths(_ number: Int, _ node: NodePointer) -> (least: Double, greatest: Double) {
    var most = 0.0
    var few = 0.0
    var count = 0
    let wraps = node.pointee.wraps
    for child in children(number) {
      if child.isAbsolute { continue }
      let side = child.node.pointee.horizontal
      let margins = pool.margins(Horizontal.self, of: child.node).sum
      if child.node.pointee.basis.isUnset, child.node.pointee.isBare {
        most += (side.set.isUnset ? side.content : side.set) + margins
        let small = (side.set.isUnset ? side.bound : side.set) + margins
        few = wraps ? max(few, small) : few + small
      } else {
        most += rowContribution(child.node, side.content) + margins
        let small = rowContribution(child.node, side.bound) + margins
        few = wraps ? max(few, small) : few + small
      }
      count += 1
    }
    let gap = pool.gap(Horizontal.self, of: node)
    if gap != 0 {
      let gaps = Double(max(0, count - 1)) * gap
      most += gaps
      if !wraps { few += gaps }
    }
    return (few, most)
  }

  private func columnWidths(
    _ number: Int, _ node: NodePointer
  ) -> (least: Double, greatest: Double) {
    var most = 0.0
    var few = 0.0
    for child in children(number) {
      let side = child.node.pointee.horizontal
      var large = side.set.isUnset ? side.content : side.set
      var small = side.set.isUnset ? side.bound : side.set
      if child.node.pointee.traits.contains(.needsSlowPath) {
        if child.isAbsolute { continue }
        large = pool.clamp(Horizontal.self, large, of: child.node)
        small = pool.clamp(Horizontal.self, small, of: child.node)
      }
      let margins = pool.margins(Horizontal.self, of: child.node).sum
      most = max(most, large + margins)
      few = max(few, small + margins)
    }
    if node.pointee.wraps { most = max(most, wrappedWidth(number, node, widest: most)) }
    return (few, most)
  }

  /// What an item adds to a row's content width: a basis bounds it where it cannot flex.
  private func rowContribution(_ child: NodePointer, _ content: Double) -> Double {
    var size = child.pointee.isWidthAuto ? content : child.pointee.horizontal.set
    if !child.pointee.basis.isUnset {
      let basis = pool.floored(Horizontal.self, child.pointee.basis, of: child)
      if child.pointee.grow == 0 { size = min(size, basis) }
      if child.pointee.shrink == 0 { size = max(size, basis) }
    }
    return pool.clamp(Horizontal.self, size, of: child)
  }
}
