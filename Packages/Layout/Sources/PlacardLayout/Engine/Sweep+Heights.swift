extension Sweep {
  /// Sweep D, forward: the final heights of a node's children and where they are downwards.
  func placeHeights(_ node: Int) {
    let link = links[node]
    if link.all == 0 { return }
    let box = boxes[node]
    let room = height[node] - box.vertical
    if box.hasPercentChild {
      let inner = width[node] - box.horizontal
      for child in link.children {
        resolve(child, in: node, width: inner, height: innerHeight(node))
      }
    }
    if box.isRow {
      placeRow(node, room: room)
    } else if box.wraps {
      placeColumns(node, room: room)
    } else {
      placeColumn(node, room: room)
    }
    for child in link.absolutes { placeAbsoluteHeight(child, in: node) }
  }

  private func placeRow(_ node: Int, room: Double) {
    let box = boxes[node]
    let children = links[node].children
    guard box.wraps else {
      for child in children { placeAcross(child, in: node, from: box.paddingTop, extent: room) }
      return
    }
    forEachLine(children, of: box, room: room, gap: box.rowGap, outer: outerHeight) {
      line, top, extent in
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
    settle(child, widthBefore: width[child], definite: isDefinite ? height[child] : .nan)
  }

  /// Notes the height percentages below a child count, NaN if none, and sweeps again what changes.
  func settle(_ child: Int, widthBefore: Double, definite height: Double) {
    let before = definite[child]
    definite[child] = height
    let isSame = before == height || before.isNaN && height.isNaN
    if width[child] != widthBefore
      || !isSame && items[child].flags.contains(.widthFollowsHeight)
    {
      sweepBelow(child)
    }
  }
}
