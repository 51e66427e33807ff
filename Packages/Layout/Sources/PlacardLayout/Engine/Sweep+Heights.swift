extension Sweep {
  /// Sweep D, forward: the final heights of a node's children and where they are downwards.
  func placeHeights(_ node: Int) {
    let link = links[node]
    if link.all == 0 { return }
    let box = boxes[node]
    let room = height[node] - box.vertical
    if box.hasPercentChild {
      let inner = width[node] - box.horizontal
      for child in link.children { resolve(child, in: node, width: inner, height: innerHeight(node)) }
    }
    if box.isRow {
      placeRowHeights(node, room: room)
    } else if box.wraps {
      placeColumns(node, room: room)
    } else {
      placeColumn(node, room: room)
    }
    for child in link.absolutes { placeAbsoluteHeight(child, in: node) }
  }

  private func placeRowHeights(_ node: Int, room: Double) {
    let box = boxes[node]
    let children = links[node].children
    guard box.wraps else {
      for child in children { placeAcross(child, in: node, from: box.paddingTop, extent: room) }
      return
    }
    forEachLine(children, of: box, room: room, gap: box.rowGap) {
      outerHeight($0)
    } place: { line, top, extent in
      for child in line { placeAcross(child, in: node, from: box.paddingTop + top, extent: extent) }
    }
  }

  /// Gives a row's child its height and its place in a line.
  private func placeAcross(_ child: Int, in node: Int, from top: Double, extent: Double) {
    let item = items[child]
    let stretches =
      item.align == .stretch && item.isHeightAuto && item.flags.isDisjoint(with: .autoVertical)
    let tall =
      stretches
      ? extent - item.marginTop - item.marginBottom
      : item.isHeightAuto ? content[child] : item.height
    height[child] = item.clampHeight(tall)
    y[child] = top + crossOffset(Vertical.self, child, in: extent, of: boxes[node])
    let isDefinite = stretches || !item.isHeightAuto || item.hasRatio
    settle(child, definite: isDefinite ? height[child] : .nan)
  }

  private func placeColumn(_ node: Int, room: Double) {
    let box = boxes[node]
    let children = links[node].children
    let used = measureColumn(children, of: box)
    layLine(Vertical.self, children, of: box, room: room, used: used)
    settleColumn(node)
  }

  /// Puts the bases and clamped bases of a column's children in place.
  ///
  /// - Returns: Their sum with margins and gaps.
  func measureColumn(_ children: Range<Int>, of box: BoxRecord) -> Double {
    var used = Double(max(0, children.count - 1)) * box.rowGap
    for child in children {
      let item = items[child]
      y[child] = heightBase(child)
      height[child] = item.clampHeight(y[child])
      used += height[child] + item.marginTop + item.marginBottom
    }
    return used
  }

  private func settleColumn(_ node: Int) {
    let box = boxes[node]
    let isDefinite = !definite[node].isNaN
    let room = width[node] - box.horizontal
    for child in links[node].children {
      let item = items[child]
      if item.hasRatio, item.isWidthAuto, item.align != .stretch {
        width[child] = item.clampWidth(height[child] * item.ratio)
        x[child] = box.paddingLeft + crossOffset(Horizontal.self, child, in: room, of: box)
        definite[child] = height[child]
        sweepBelow(child)
      }
      let isSet = isDefinite || !item.isHeightAuto || item.hasRatio
      settle(child, definite: isSet ? height[child] : .nan)
    }
  }

  /// Notes whether percentages below a child count its height, and sweeps again what that changes.
  func settle(_ child: Int, definite height: Double) {
    let before = definite[child]
    definite[child] = height
    guard items[child].flags.contains(.widthFollowsHeight), before != height else { return }
    if !(before.isNaN && height.isNaN) { sweepBelow(child) }
  }
}
