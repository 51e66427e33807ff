extension Sweep {
  /// Puts the bases and clamped bases of a column's children in place.
  ///
  /// - Returns: Their sum with margins and gaps.
  @discardableResult
  func measureColumn(_ children: Range<Int>, of box: BoxRecord) -> Double {
    var used = Double(max(0, children.count - 1)) * box.rowGap
    for child in children {
      let item = items[child]
      y[child] = item.basis.isNaN ? (item.isHeightAuto ? content[child] : item.height) : item.basis
      height[child] = item.clampHeight(y[child])
      used += height[child] + item.marginTop + item.marginBottom
    }
    return used
  }

  /// Flexes a column that does not wrap.
  func placeColumn(_ node: Int, room: Double) {
    let box = boxes[node]
    let children = links[node].children
    let used = measureColumn(children, of: box)
    layLine(Vertical.self, children, of: box, room: room, used: used)
    for child in children {
      let before = width[child]
      if followHeight(child) {
        let across = width[node] - box.horizontal
        x[child] = box.paddingLeft + crossOffset(Horizontal.self, child, in: across, of: box)
      }
      settle(child, in: node, widthBefore: before)
    }
  }

  /// Breaks a wrapping column into lines, flexes each and places them from left to right.
  func placeColumns(_ node: Int, room: Double) {
    let box = boxes[node]
    let children = links[node].children
    measureColumn(children, of: box)
    breakLines(Vertical.self, children, of: box, room: room) { line, used in
      layLine(Vertical.self, line, of: box, room: room, used: used)
    }
    for child in children {
      let before = width[child]
      followHeight(child)
      settle(child, in: node, widthBefore: before)
    }
    forEachLine(
      children, of: box, room: width[node] - box.horizontal, gap: box.columnGap,
      outer: outerWidth
    ) { line, left, extent in
      for child in line {
        let item = items[child]
        let before = width[child]
        if item.isWidthAuto, item.align == .stretch, item.flags.isDisjoint(with: .autoHorizontal) {
          width[child] = item.clampWidth(extent - item.marginLeft - item.marginRight)
        }
        x[child] = box.paddingLeft + left + crossOffset(Horizontal.self, child, in: extent, of: box)
        settle(child, in: node, widthBefore: before)
      }
    }
  }

  /// The width a wrapping column's content wants: that of all lines its height makes it break into.
  func wrappedWidth(_ node: Int, widest: Double) -> Double {
    let box = boxes[node]
    let children = links[node].children
    let limit = columnLimit(node)
    guard limit < .infinity else { return widest }
    for child in children { width[child] = columnWidth(child, of: box, room: widest) }
    sweepWidths(levels(below: node))
    measureColumn(children, of: box)
    var wide = -box.columnGap
    breakLines(Vertical.self, children, of: box, room: limit) { line, _ in
      wide += box.columnGap + line.reduce(0) { max($0, outerWidth($1)) }
    }
    return wide
  }

  /// The height at which a wrapping column breaks as long as it has not got its final one.
  func columnLimit(_ node: Int) -> Double {
    (definite[node].isNaN ? items[node].maxHeight : definite[node]) - boxes[node].vertical
  }

  /// Takes a flexed child's width from its height, where it has a ratio and nothing else to go by.
  @discardableResult
  private func followHeight(_ child: Int) -> Bool {
    let item = items[child]
    guard item.hasRatio, item.isWidthAuto, item.align != .stretch else { return false }
    width[child] = item.clampWidth(height[child] * item.ratio)
    return true
  }

  private func outerWidth(_ child: Int) -> Double {
    width[child] + items[child].marginLeft + items[child].marginRight
  }

  /// Notes whether percentages below a column's child count its height.
  private func settle(_ child: Int, in node: Int, widthBefore: Double) {
    let item = items[child]
    let isDefinite = !definite[node].isNaN || !item.isHeightAuto || item.hasRatio
    settle(child, widthBefore: widthBefore, definite: isDefinite ? height[child] : .nan)
  }
}
