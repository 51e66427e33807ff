extension Sweep {
  /// Sweep C, backward: how high a node's border box is by its content at its final width.
  func sizeContentHeight(_ number: Int) {
    let node = node(number)
    let padding = pool.padding(Vertical.self, of: node)
    let height: Double
    if node.pointee.hasRatio, node.pointee.isHeightAuto {
      height = max(node.pointee.width / pool.ratio(of: node), padding)
    } else if end(number) == number + 1 {
      height = measuredHeight(node) + padding
    } else if node.pointee.isRow {
      height = max(0, rowHeight(number, node)) + padding
    } else if node.pointee.wraps {
      height = max(0, columnsHeight(number, node)) + padding
    } else {
      height = max(0, columnHeight(number, node)) + padding
    }
    setContentHeight(number, node, height)
  }

  @inline(__always)
  func setContentHeight(_ number: Int, _ node: NodePointer, _ height: Double) {
    let before = node.pointee.vertical.content
    node.pointee.vertical.content = height
    guard !isFirst, before != height, number > 0 else { return }
    dirtyBits[container(node)].formUnion([.contentHeight, .placing])
  }

  private func columnHeight(_ number: Int, _ node: NodePointer) -> Double {
    var used = 0.0
    var count = 0
    for child in children(number) {
      if child.isAbsolute { continue }
      let side = child.node.pointee.vertical
      let base = pool.base(Vertical.self, of: child.node, content: side.content)
      used +=
        pool.clamp(Vertical.self, base, of: child.node)
        + pool.margins(Vertical.self, of: child.node).sum
      count += 1
    }
    return used + Double(max(0, count - 1)) * pool.gap(Vertical.self, of: node)
  }

  private func rowHeight(_ number: Int, _ node: NodePointer) -> Double {
    var lines = 0.0
    var line = 0.0
    let wraps = node.pointee.wraps
    for child in children(number) where !child.isAbsolute {
      if wraps, child.node.pointee.traits.contains(.startsLine) {
        lines += line + pool.gap(Vertical.self, of: node)
        line = 0
      }
      line = max(line, outerHeight(child.node))
    }
    return lines + line
  }

  /// The height of a row's child before stretching, with its margins.
  func outerHeight(_ child: NodePointer) -> Double {
    let side = child.pointee.vertical
    let height = pool.clamp(
      Vertical.self, side.set.isUnset ? side.content : side.set, of: child)
    return height + pool.margins(Vertical.self, of: child).sum
  }

  private func columnsHeight(_ number: Int, _ node: NodePointer) -> Double {
    let range = gather(Vertical.self, number, node)
    var longest = 0.0
    var lines = breakLines(Vertical.self, range, of: node, space: columnLimit(node))
    while let line = lines.next() { longest = max(longest, line.used) }
    return longest
  }
}
