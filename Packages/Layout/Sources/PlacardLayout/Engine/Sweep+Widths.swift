extension Sweep {
  /// Sweep B, forward: the final widths of a node's children and where they are from left to right.
  func placeWidths(_ node: Int) {
    let box = boxes[node]
    let link = links[node]
    if link.all == 0 { return }
    let room = width[node] - box.horizontal
    if box.hasPercentChild {
      for child in link.children {
        resolve(child, in: node, width: room, height: innerHeight(node))
      }
    }
    for child in link.children { definite[child] = definiteHeight(child, in: node) }
    if box.isRow {
      placeRow(link.children, of: box, room: room)
    } else {
      for child in link.children {
        width[child] = columnWidth(child, of: box, room: room)
        x[child] = box.paddingLeft + crossOffset(Horizontal.self, child, in: room, of: box)
      }
    }
    for child in link.children where items[child].hasRatio && definite[child].isNaN {
      definite[child] = items[child].clampHeight(width[child] / items[child].ratio)
    }
    for child in link.absolutes { placeAbsoluteWidth(child, in: node) }
  }

  private func placeRow(_ children: Range<Int>, of box: BoxRecord, room: Double) {
    for child in children {
      let item = items[child]
      x[child] = item.basis.isNaN ? (item.isWidthAuto ? greatest[child] : item.width) : item.basis
      width[child] = item.clampWidth(x[child])
    }
    breakLines(Horizontal.self, children, of: box, room: box.wraps ? room : .infinity) {
      line, used in
      layLine(Horizontal.self, line, of: box, room: room, used: used)
    }
  }

  /// A column child's width before any line of a wrapping column is known.
  func columnWidth(_ child: Int, of box: BoxRecord, room: Double) -> Double {
    let item = items[child]
    guard item.isWidthAuto else { return item.clampWidth(item.width) }
    let own = room - item.marginLeft - item.marginRight
    if item.align == .stretch, !box.wraps, item.flags.isDisjoint(with: .autoHorizontal) {
      return item.clampWidth(own)
    }
    return item.clampWidth(min(greatest[child], max(least[child], own)))
  }
}
