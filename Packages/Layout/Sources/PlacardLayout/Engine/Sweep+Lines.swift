extension Sweep {
  /// Breaks gathered items into lines that hold `space` at most; the first item of a line fits always.
  func breakLines<A: Axis>(
    _ axis: A.Type, _ range: LineRange, of node: NodePointer, space: Double
  ) -> LineBreaks<A> {
    LineBreaks(line: line, all: range, space: space, gap: pool.gap(axis, of: node))
  }

  /// Gives the lines of gathered items one after the other.
  struct LineBreaks<A: Axis> {
    let line: UnsafeMutablePointer<LineItem>
    let all: LineRange
    let space: Double
    let gap: Double
    var first = 0

    mutating func next() -> LineRange? {
      guard first < all.end else { return nil }
      var range = all
      range.first = first
      range.used = line[first].size + line[first].margins
      range.end = first + 1
      while range.end < all.end {
        let grown = range.used + line[range.end].size + line[range.end].margins + gap
        if grown > space + Sweep.slack { break }
        range.used = grown
        range.end += 1
      }
      first = range.end
      return range
    }
  }

  /// Records where lines begin, for the following passes.
  func noteLine(_ range: LineRange) {
    for index in range.first..<range.end {
      nodes[Int(line[index].slot)].traits.set(
        .startsLine, index == range.first && range.first > 0)
    }
  }

  /// How the lines of a wrapping container are spread across it.
  struct Stack {
    var at: Double
    /// What each line is higher or wider than its items.
    let more: Double
    let between: Double

    /// Spreads `count` lines that take `used` without gaps.
    init(
      _ node: NodePointer, count: Int, used: Double, space: Double, gap: Double
    ) {
      let free = space - used - Double(count - 1) * gap
      let content = node.pointee.alignContent
      more = content == .stretch && free > 0 ? free / Double(count) : 0
      let spread = Spread(
        content.spread, free: more > 0 ? 0 : free, count: count,
        isReversed: node.pointee.wrap == .wrapReverse)
      at = spread.first
      between = spread.between + gap
    }
  }

  /// The end of the line that begins with a child, and how far its items extend across it.
  func lineAcross<A: Axis>(
    _ axis: A.Type, from first: Int, to end: Int
  ) -> (end: Int, extent: Double) {
    var next = first
    var extent = 0.0
    while next < end {
      let child = node(next)
      if !child.pointee.traits.contains(.absolute) {
        if next > first, child.pointee.traits.contains(.startsLine) { break }
        extent = max(extent, outerSize(axis, child))
      }
      next = self.end(next)
    }
    return (next, extent)
  }

  /// An item's size across its line, with margins: its width, or its height before stretching.
  private func outerSize<A: Axis>(_ axis: A.Type, _ child: NodePointer) -> Double {
    guard A.self == Horizontal.self else { return outerHeight(child) }
    return child.pointee.width + pool.margins(Horizontal.self, of: child).sum
  }

  /// Spreads the lines that were noted: how many there are and what they take is found first.
  func stack<A: Axis>(
    _ axis: A.Type, across number: Int, _ node: NodePointer, space: Double
  ) -> Stack {
    var count = 0
    var used = 0.0
    var next = number + 1
    let end = end(number)
    while next < end {
      let line = lineAcross(axis, from: next, to: end)
      used += line.extent
      count += 1
      next = line.end
    }
    return Stack(
      node, count: max(1, count), used: used, space: space, gap: pool.gap(axis, of: node))
  }
}
