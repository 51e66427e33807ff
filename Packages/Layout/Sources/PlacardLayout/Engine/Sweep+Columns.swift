extension Sweep {
  /// Places the lines of a wrapping container across it.
  ///
  /// - Parameters:
  ///   - children: The items of all lines; those that begin a line bear the flag.
  ///   - outer: The size of an item across its line, with margins.
  ///   - place: Called for each line with its items, its near edge and its size.
  func forEachLine(
    _ children: Range<Int>, of box: BoxRecord, room: Double, gap: Double,
    outer: (Int) -> Double, place: (Range<Int>, Double, Double) -> Void
  ) {
    var lines = 0
    var used = 0.0
    var start = children.lowerBound
    while start < children.upperBound {
      let line = self.line(from: start, of: children)
      used += extent(line, outer)
      lines += 1
      start = line.upperBound
    }
    guard lines > 0 else { return }
    let free = room - used - Double(lines - 1) * gap
    let more = box.alignContent == .stretch && free > 0 ? free / Double(lines) : 0
    let spread = Spread(
      box.alignContent.spread, free: more > 0 ? 0 : free, count: lines,
      isReversed: box.wrap == .wrapReverse)
    var at = spread.first
    start = children.lowerBound
    while start < children.upperBound {
      let line = self.line(from: start, of: children)
      let size = extent(line, outer) + more
      place(line, box.crossIsFlipped ? room - at - size : at, size)
      at += size + spread.between + gap
      start = line.upperBound
    }
  }

  private func line(from start: Int, of children: Range<Int>) -> Range<Int> {
    var end = start + 1
    while end < children.upperBound, !items[end].flags.contains(.startsLine) { end += 1 }
    return start..<end
  }

  private func extent(_ line: Range<Int>, _ outer: (Int) -> Double) -> Double {
    line.reduce(0) { max($0, outer($1)) }
  }

  /// Breaks a wrapping column into lines, flexes each and places them from left to right.
  func placeColumns(_ node: Int, room: Double) {
    let box = boxes[node]
    let children = links[node].children
    _ = measureColumn(children, of: box)
    var start = children.lowerBound
    while start < children.upperBound {
      let (line, used) = breakColumn(from: start, children, of: box, room: room)
      layLine(Vertical.self, line, of: box, room: room, used: used)
      start = line.upperBound
    }
    let isDefinite = !definite[node].isNaN
    forEachLine(
      children, of: box, room: width[node] - box.horizontal, gap: box.columnGap,
      outer: { width[$0] + items[$0].marginLeft + items[$0].marginRight }
    ) { line, left, extent in
      for child in line {
        let item = items[child]
        let before = width[child]
        if item.isWidthAuto, item.align == .stretch,
          item.flags.isDisjoint(with: .autoHorizontal)
        {
          width[child] = item.clampWidth(extent - item.marginLeft - item.marginRight)
        }
        x[child] =
          box.paddingLeft + left + crossOffset(Horizontal.self, child, in: extent, of: box)
        definite[child] = isDefinite || !item.isHeightAuto ? height[child] : .nan
        if width[child] != before || items[child].flags.contains(.widthFollowsHeight) {
          sweepBelow(child)
        }
      }
    }
  }

  /// Marks where the line from `start` ends.
  ///
  /// - Returns: The line and the sum of its clamped bases, margins and gaps.
  private func breakColumn(
    from start: Int, _ children: Range<Int>, of box: BoxRecord, room: Double
  ) -> (Range<Int>, Double) {
    var used = 0.0
    for child in start..<children.upperBound {
      let item = items[child]
      let outer = height[child] + item.marginTop + item.marginBottom
      let grown = used + outer + (child > start ? box.rowGap : 0)
      let breaks = child > start && grown > room + Sweep.slack
      items[child].flags.set(.startsLine, breaks || child == start && start > children.lowerBound)
      if breaks { return (start..<child, used) }
      used = grown
    }
    return (start..<children.upperBound, used)
  }
}
