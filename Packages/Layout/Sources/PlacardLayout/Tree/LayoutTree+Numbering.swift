extension LayoutTree {
  /// Numbers the visible nodes breadth first and copies their records in that order.
  ///
  /// A node's children are neighbours, first those in the flow, then the absolute ones; all below a
  /// node is one range on each level. Hidden nodes have no number.
  mutating func number() {
    guard !isNumbered else { return }
    isNumbered = true
    if arena.capacity < count { arena = Arena(capacity: Swift.max(16, count)) }
    arena.numbers.initialize(repeating: -1, count: count)
    arena.count = 0
    arena.hasPercents = false
    guard count > 0, !slots[0].item.flags.contains(.hidden) else { return }
    slots.withUnsafeBufferPointer { slots in
      append(0, slots, under: -1, BoxRecord())
      var node = 0
      while node < arena.count {
        let first = arena.count
        let box = arena.boxes[node]
        let firstChild = slots[Int(arena.links[node].slot)].firstChild
        let hasAbsolute = appendChildren(from: firstChild, slots, of: node, box, [])
        let flow = arena.count - first
        if hasAbsolute { appendChildren(from: firstChild, slots, of: node, box, .absolute) }
        arena.links[node].first = Int32(first)
        arena.links[node].flow = Int32(flow)
        arena.links[node].all = Int32(arena.count - first)
        node += 1
      }
    }
    raiseFlags()
  }

  /// Appends the visible children whose position is as wanted.
  ///
  /// - Returns: Whether a visible child has the other position.
  @discardableResult
  private mutating func appendChildren(
    from firstChild: Int32, _ slots: UnsafeBufferPointer<Slot>, of node: Int, _ box: BoxRecord,
    _ position: ItemFlags
  ) -> Bool {
    var areOthers = false
    var child = Int(firstChild)
    while child >= 0 {
      let kind = slots[child].item.flags.intersection([.absolute, .hidden])
      if kind == position {
        append(child, slots, under: node, box)
      } else if kind == .absolute {
        areOthers = true
      }
      child = Int(slots[child].nextSibling)
    }
    return areOthers
  }

  private mutating func append(
    _ index: Int, _ slots: UnsafeBufferPointer<Slot>, under parent: Int, _ container: BoxRecord
  ) {
    let node = arena.count
    var box = slots[index].box
    var item = slots[index].item
    let kept = slots[index].style
    box.adopt(container)
    if kept >= 0 {
      box.resolve(styles[Int(kept)], in: container, width: .nan, height: .nan)
      item = ItemRecord(styles[Int(kept)], box, in: container)
    }
    item.adopt(container, box)
    let isSqueezed =
      item.flags.contains(.absolute)
      || !container.isRow
        && (item.align != .stretch || container.wraps
          || !item.flags.isDisjoint(with: .autoHorizontal))
    if isSqueezed || parent >= 0 && arena.items[parent].flags.contains(.mayBeSqueezed) {
      item.flags.insert(.mayBeSqueezed)
    }
    arena.links[node] = Links(slot: Int32(index), parent: Int32(parent), style: kept)
    arena.items[node] = item
    arena.boxes[node] = box
    arena.numbers[index] = Int32(node)
    arena.count += 1
  }

  /// Tells each container what its sweeps must look for.
  private mutating func raiseFlags() {
    for node in stride(from: arena.count - 1, to: 0, by: -1) {
      let item = arena.items[node]
      let box = arena.boxes[node]
      let parent = Int(arena.links[node].parent)
      let isWrappingColumn = box.wraps && !box.isRow
      if isWrappingColumn { arena.items[node].flags.insert(.widthFollowsHeight) }
      if item.flags.contains(.percent) {
        arena.boxes[parent].hasPercentChild = true
        arena.hasPercents = true
      }
      if isWrappingColumn || item.hasRatio
        || !item.flags.isDisjoint(with: [.percentPadding, .widthFollowsHeight])
      {
        arena.items[parent].flags.insert(.widthFollowsHeight)
      }
    }
  }
}
