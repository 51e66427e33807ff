extension Sweep {
  /// Lays one line along the main axis: flexes its items and puts them one after the other.
  ///
  /// Expects what ``flex(_:_:room:used:gaps:)`` expects; `used` is the sum of the clamped bases,
  /// margins and gaps.
  func layLine<A: Axis>(
    _ axis: A.Type, _ line: Range<Int>, of box: BoxRecord, room: Double, used: Double
  ) {
    let gap = A.gap(box)
    let gaps = Double(line.count - 1) * gap
    flex(axis, line, room: room, used: used, gaps: gaps)
    let sizes = A.sizes(self)
    let positions = A.positions(self)
    var free = room - gaps
    var autos = 0
    for child in line {
      free -= sizes[child] + A.margins(items[child])
      if items[child].flags.contains(A.autoLeading) { autos += 1 }
      if items[child].flags.contains(A.autoTrailing) { autos += 1 }
    }
    let auto = autos > 0 && free > 0 ? free / Double(autos) : 0
    let spread = Spread(
      box.justify, free: auto > 0 ? 0 : free, count: line.count, isReversed: box.isReversed)
    let isFlipped = box.mainIsFlipped
    let start = A.leadingPadding(box)
    var at = spread.first
    for child in line {
      let item = items[child]
      let before = isFlipped ? A.trailing(item) : A.leading(item)
      let after = isFlipped ? A.leading(item) : A.trailing(item)
      let (autoBefore, autoAfter) =
        isFlipped ? (A.autoTrailing, A.autoLeading) : (A.autoLeading, A.autoTrailing)
      at += item.flags.contains(autoBefore) ? before + auto : before
      positions[child] = start + (isFlipped ? room - at - sizes[child] : at)
      at += sizes[child] + (item.flags.contains(autoAfter) ? after + auto : after)
      at += spread.between + gap
    }
  }

  /// The place of an item across its line, from the line's left or top edge.
  ///
  /// - Parameters:
  ///   - extent: The line's size on this axis.
  ///   - box: The container.
  func crossOffset<A: Axis>(
    _ axis: A.Type, _ child: Int, in extent: Double, of box: BoxRecord
  ) -> Double {
    let item = items[child]
    let free = extent - A.sizes(self)[child] - A.margins(item)
    let autoBefore = item.flags.contains(A.autoLeading)
    let autoAfter = item.flags.contains(A.autoTrailing)
    if autoBefore || autoAfter {
      let overflowsBefore = A.self == Horizontal.self && box.isRightToLeft
      let shift = free < 0 ? (overflowsBefore ? free : 0) : autoAfter ? free / 2 : free
      return A.leading(item) + (autoBefore || free < 0 ? shift : 0)
    }
    let fromStart =
      switch item.align {
      case .stretch, .start: 0.0
      case .end: free
      case .center: free / 2
      }
    return A.leading(item) + (box.crossIsFlipped ? free - fromStart : fromStart)
  }
}
