extension Sweep {
  /// Lays the only line of a container whose items have neither limits nor paddings along it nor
  /// auto margins, and are in the flow; the result is that of ``layLine(_:_:of:space:)``.
  ///
  /// - Returns: False, unchanged, for any other container.
  @inline(__always)
  func layPlainLine<A: Axis>(
    _ axis: A.Type, _ number: Int, _ node: NodePointer, space: Double
  ) -> Bool {
    if node.pointee.wraps || node.pointee.mainIsFlipped { return false }
    var used = 0.0
    var grow = 0.0
    var shrink = 0.0
    var weights = 0.0
    var most = 0.0
    var count = 0
    for child in children(number) {
      let item = child.node
      if item.pointee.pairs & (A.limits.bit | A.padding.bit) != 0
        || item.pointee.traits.contains(.uncommon)
      {
        return false
      }
      let base = plainBase(axis, item)
      used += base + pool.margins(axis, of: item).sum
      grow += item.pointee.grow
      shrink += item.pointee.shrink
      weights += item.pointee.shrink * base
      most = max(most, item.pointee.shrink)
      count += 1
    }
    let gap = pool.gap(axis, of: node)
    used += Double(count - 1) * gap
    var free = space - used
    let grows = free > 0
    let factors = grows ? grow : shrink
    var scale = 0.0
    if free != 0, factors > 0, grows || weights > 0 {
      let dealt = factors < 1 ? free * factors : free
      scale = dealt / (grows ? grow : weights)
      // With this an item would become less than nothing; that is a limit too.
      if !scale.isFinite || !grows && 1 + most * scale < 0 { return false }
      free -= dealt
    }
    let spread = Spread(
      node.pointee.justify, free: free, count: count, isReversed: node.pointee.isReversed)
    var at = pool.leadingPadding(axis, of: node) + spread.first
    let between = spread.between + gap
    for child in children(number) {
      let item = child.node
      let base = plainBase(axis, item)
      let weight = grows ? item.pointee.grow : item.pointee.shrink * base
      let size = max(0, base + weight * scale)
      let margins = pool.margins(axis, of: item)
      put(axis, child.number, item, at + margins.leading, size)
      at += margins.leading + size + margins.trailing + between
    }
    return true
  }

  @inline(__always)
  private func plainBase<A: Axis>(_ axis: A.Type, _ item: NodePointer) -> Double {
    let basis = item.pointee.basis
    if !basis.isUnset { return basis }
    let side = A.side(item)
    return side.set.isUnset ? side.content : side.set
  }
}
