extension LayoutTree {
  /// Numbers the visible nodes breadth first and fills their records.
  ///
  /// A node's children are neighbours, first those in the flow, then the absolute ones; all below a
  /// node is one range on each level. Hidden nodes have no number.
  mutating func number() {
    guard !isNumbered else { return }
    isNumbered = true
    if arena.capacity < count { arena = Arena(capacity: Swift.max(16, count * 2)) }
    var firstChild = [Int32](repeating: -1, count: count)
    var nextSibling = [Int32](repeating: -1, count: count)
    for slot in stride(from: count - 1, to: 0, by: -1) {
      let parent = Int(parents[slot])
      nextSibling[slot] = firstChild[parent]
      firstChild[parent] = Int32(slot)
    }
    arena.numbers.initialize(repeating: -1, count: count)
    arena.count = 0
    guard count > 0, !styles[0].isHidden else { return }
    append(slot: 0, under: -1, rightToLeft: false)
    var node = 0
    while node < arena.count {
      let slot = Int(arena.links[node].slot)
      let first = arena.count
      var flow = 0
      for position in [Position.relative, .absolute] {
        var child = firstChild[slot]
        while child >= 0 {
          if styles[Int(child)].position == position, !styles[Int(child)].isHidden {
            append(
              slot: Int(child), under: node, rightToLeft: arena.boxes[node].isRightToLeft)
          }
          child = nextSibling[Int(child)]
        }
        if position == .relative { flow = arena.count - first }
      }
      arena.links[node].first = Int32(first)
      arena.links[node].flow = Int32(flow)
      arena.links[node].all = Int32(arena.count - first)
      node += 1
    }
    raiseFlags()
  }

  private mutating func append(slot: Int, under parent: Int, rightToLeft: Bool) {
    let style = styles[slot]
    let container = parent < 0 ? LayoutStyle() : styles[Int(arena.links[parent].slot)]
    let rightToLeft =
      switch style.writingDirection {
      case .inherit: rightToLeft
      case .leftToRight: false
      case .rightToLeft: true
      }
    let node = arena.count
    var box = BoxRecord(style, rightToLeft: rightToLeft)
    var item = ItemRecord(style, in: container, rightToLeft: rightToLeft)
    box.resolve(style, in: container, width: .nan, height: .nan)
    item.resolve(style, box, in: container, width: .nan, height: .nan)
    let isSqueezed =
      style.position == .absolute
      || !container.isRow
        && (item.align != .stretch || container.wrap != .noWrap
          || !item.flags.isDisjoint(with: .autoHorizontal))
    if isSqueezed || parent >= 0 && arena.items[parent].flags.contains(.mayBeSqueezed) {
      item.flags.insert(.mayBeSqueezed)
    }
    arena.links[node] = Links(slot: Int32(slot), parent: Int32(parent))
    arena.items[node] = item
    arena.boxes[node] = box
    arena.numbers[slot] = Int32(node)
    arena.count += 1
  }

  /// Tells each container what its loops must look for.
  private mutating func raiseFlags() {
    arena.hasPercents = false
    for node in stride(from: arena.count - 1, through: 0, by: -1) {
      let item = arena.items[node]
      let box = arena.boxes[node]
      if box.wraps, !box.isRow { arena.items[node].flags.insert(.widthFollowsHeight) }
      let parent = Int(arena.links[node].parent)
      guard parent >= 0 else { continue }
      if item.flags.contains(.percent) {
        arena.boxes[parent].hasPercentChild = true
        arena.hasPercents = true
      }
      let style = styles[Int(arena.links[node].slot)]
      if item.hasRatio || style.padding.top.isPercent || style.padding.bottom.isPercent
        || arena.items[node].flags.contains(.widthFollowsHeight)
      {
        arena.items[parent].flags.insert(.widthFollowsHeight)
      }
    }
  }
}
