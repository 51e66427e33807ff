extension Sweep {
  /// Collects a container's items in the flow, each with its base and that within its limits.
  @inline(__always)
  func gather<A: Axis>(_ axis: A.Type, _ number: Int, _ node: NodePointer) -> LineRange {
    var range = LineRange()
    for child in children(number) where !child.isAbsolute {
      let side = A.side(child.node)
      let more = A.self == Horizontal.self ? paddingSince(child.node) : 0
      let base = pool.base(axis, of: child.node, content: side.content + more)
      let size = pool.clamp(axis, base, of: child.node)
      let margins = pool.margins(axis, of: child.node).sum
      range.used += size + margins
      range.isLimited =
        range.isLimited || child.node.pointee.pairs & (A.limits.bit | A.padding.bit) != 0
      range.hasAutos =
        range.hasAutos
        || !child.node.pointee.traits.isDisjoint(with: [A.autoLeading, A.autoTrailing])
      line[range.end] = LineItem(
        number: Int32(truncatingIfNeeded: child.number),
        slot: Int32(truncatingIfNeeded: child.node - nodes), base: base, size: size,
        margins: margins)
      range.end += 1
    }
    // mutant: hidden-child-that-takes-its-gap
    range.used += Double(max(0, range.end - 1)) * pool.gap(axis, of: node)
    return range
  }

  /// Lays one line along the main axis: flexes its items and puts them one after the other.
  @inline(__always)
  func layLine<A: Axis>(_ axis: A.Type, _ range: LineRange, of node: NodePointer, space: Double) {
    let gap = pool.gap(axis, of: node)
    // mutant: gap-counted-once-too-often
    let gaps = Double(range.count - 1) * gap
    flex(axis, range, space: space, gaps: gaps)
    var free = space - gaps
    for index in range.first..<range.end { free -= line[index].size + line[index].margins }
    let auto = range.hasAutos && free > 0 ? free / autos(axis, range) : 0
    let spread = Spread(
      node.pointee.justify, free: auto > 0 ? 0 : free, count: range.count,
      isReversed: node.pointee.isReversed)
    let start = pool.leadingPadding(axis, of: node)
    let isFlipped = node.pointee.mainIsFlipped
    if isFlipped || auto > 0 {
      placeUncommon(axis, range, spread, gap: gap, auto: auto, start, space, isFlipped: isFlipped)
      return
    }
    var at = spread.first
    let between = spread.between + gap
    for index in range.first..<range.end {
      let item = line[index]
      let child = nodes + Int(item.slot)
      put(
        axis, Int(item.number), child, start + (at + pool.margins(axis, of: child).leading),
        item.size)
      at += item.margins + item.size + between
    }
  }

  @inline(never)
  private func placeUncommon<A: Axis>(
    _ axis: A.Type, _ range: LineRange, _ spread: Spread, gap: Double, auto: Double,
    _ start: Double, _ space: Double, isFlipped: Bool
  ) {
    var at = spread.first
    for index in range.first..<range.end {
      let item = line[index]
      let child = nodes + Int(item.slot)
      let margins = pool.margins(axis, of: child)
      let before = isFlipped ? margins.trailing : margins.leading
      let after = isFlipped ? margins.leading : margins.trailing
      let (autoBefore, autoAfter) =
        isFlipped ? (A.autoTrailing, A.autoLeading) : (A.autoLeading, A.autoTrailing)
      at += child.pointee.traits.contains(autoBefore) ? before + auto : before
      put(
        axis, Int(item.number), child, start + (isFlipped ? space - at - item.size : at), item.size)
      at += item.size + (child.pointee.traits.contains(autoAfter) ? after + auto : after)
      at += spread.between + gap
    }
  }

  @inline(__always)
  func put<A: Axis>(
    _ axis: A.Type, _ number: Int, _ child: NodePointer, _ position: Double, _ size: Double
  ) {
    if A.self == Horizontal.self {
      setX(number, child, position)
      setWidth(number, child, size)
    } else {
      setY(number, child, position)
      setHeight(number, child, size)
    }
  }

  private func autos<A: Axis>(_ axis: A.Type, _ range: LineRange) -> Double {
    var autos = 0.0
    for index in range.first..<range.end {
      let traits = nodes[Int(line[index].slot)].traits
      if traits.contains(A.autoLeading) { autos += 1 }
      // mutant: auto-margin-that-takes-too-little
      if traits.contains(A.autoTrailing) { autos += 1 }
    }
    return autos
  }

  /// The position of an item across its line of size `extent`, from the line's left or top edge.
  @inline(__always)
  func crossOffset<A: Axis>(
    _ axis: A.Type, _ child: NodePointer, in extent: Double, of node: NodePointer
  ) -> Double {
    let margins = pool.margins(axis, of: child)
    if child.pointee.traits.isDisjoint(with: [A.autoLeading, A.autoTrailing]) {
      let align = child.pointee.align(in: node.pointee.alignItems)
      let isFlipped = node.pointee.crossIsFlipped
      if !isFlipped, align == .stretch || align == .start { return margins.leading }
      let free = extent - A.size(child) - margins.sum
      return margins.leading + align.offset(in: free, isFlipped: isFlipped)
    }
    let free = extent - A.size(child) - margins.sum
    let autoBefore = child.pointee.traits.contains(A.autoLeading)
    let autoAfter = child.pointee.traits.contains(A.autoTrailing)
    let overflowsBefore = A.self == Horizontal.self && node.pointee.isRightToLeft
    let shift = free < 0 ? (overflowsBefore ? free : 0) : autoAfter ? free / 2 : free
    return margins.leading + (autoBefore || free < 0 ? shift : 0)
  }
}
