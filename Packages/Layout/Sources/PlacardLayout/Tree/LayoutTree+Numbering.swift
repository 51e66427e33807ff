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
    append(slot: 0, under: styles[0], rightToLeft: false)
    var node = 0
    while node < arena.count {
      let slot = Int(arena.links[node].slot)
      let first = arena.count
      var flow = 0
      for position in [Position.relative, .absolute] {
        var child = firstChild[slot]
        while child >= 0 {
          let style = styles[Int(child)]
          if style.position == position, !style.isHidden {
            append(
              slot: Int(child), under: styles[slot],
              rightToLeft: arena.boxes[node].isRightToLeft)
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
  }

  private mutating func append(slot: Int, under container: LayoutStyle, rightToLeft: Bool) {
    let style = styles[slot]
    let rightToLeft =
      switch style.writingDirection {
      case .inherit: rightToLeft
      case .leftToRight: false
      case .rightToLeft: true
      }
    let node = arena.count
    arena.links[node] = Links(slot: Int32(slot))
    arena.items[node] = ItemRecord(
      style, in: container, rightToLeft: rightToLeft, measured: measures[slot] != nil)
    arena.boxes[node] = BoxRecord(style, in: container, rightToLeft: rightToLeft)
    arena.numbers[slot] = Int32(node)
    arena.count += 1
  }
}
