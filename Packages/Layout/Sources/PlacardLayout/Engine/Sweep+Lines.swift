extension Sweep {
  /// Breaks items into the lines of a wrapping container and marks where lines begin.
  ///
  /// - Parameters:
  ///   - room: What a line may hold; its first item fits always.
  ///   - body: Called for each line with its items and the sum of sizes, margins and gaps.
  func breakLines<A: Axis>(
    _ axis: A.Type, _ children: Range<Int>, of box: BoxRecord, room: Double,
    body: (Range<Int>, Double) -> Void
  ) {
    let sizes = A.sizes(self)
    var start = children.lowerBound
    var used = 0.0
    for child in children {
      let outer = sizes[child] + A.margins(items[child])
      let grown = used + outer + (child > start ? A.gap(box) : 0)
      let breaks = child > start && grown > room + Sweep.slack
      items[child].flags.set(.startsLine, breaks)
      if breaks {
        body(start..<child, used)
        start = child
      }
      used = breaks ? outer : grown
    }
    if start < children.upperBound { body(start..<children.upperBound, used) }
  }

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
}
