extension LayoutTree {
  /// Numbers the visible nodes depth first and hands down what nodes take from those above.
  ///
  /// All below a node is one range of numbers. Hidden nodes have no number.
  mutating func number() {
    guard !isNumbered else { return }
    isNumbered = true
    if isInOrder, isFresh {
      closeOrder()
      if !isUniform { for slot in 0..<slotCount { inherit(slot) } }
    } else {
      forgetNumbers()
      visibleCount = 0
      if count > 0, !arena.nodes[0].traits.contains(.hidden) { walk() }
      noteVanished()
    }
    if !isPlain { collect() }
    if isFresh { markFirst() }
  }

  /// Numbers a node that was added last, where it also comes last depth first.
  ///
  /// Takes constant time, as each node above the last one is left once.
  mutating func noteOrder(_ slot: Int, below parent: Int) {
    guard isFresh else {
      isInOrder = false
      return
    }
    var last = slot - 1
    // mutant: range-of-a-node-that-ends-too-early
    while last != parent {
      arena.spans[last].end = Int32(truncatingIfNeeded: slot)
      last = Int(arena.links[last].parent)
      guard last >= 0 else {
        isInOrder = false
        return
      }
    }
    arena.spans[slot] = Span(
      slot: Int32(truncatingIfNeeded: slot), end: Int32(truncatingIfNeeded: slot + 1))
    arena.links[slot].number = Int32(truncatingIfNeeded: slot)
  }

  /// Ends the ranges of the last node and those above it.
  private mutating func closeOrder() {
    visibleCount = slotCount
    var last = slotCount - 1
    while last >= 0 {
      arena.spans[last].end = Int32(truncatingIfNeeded: slotCount)
      last = Int(arena.links[last].parent)
    }
  }

  /// Marks what a first layout has to look at, where that is not simply everything.
  private mutating func markFirst() {
    guard visibleCount > 0, arena.nodes[0].traits.contains(.countsHeight) else {
      arena.dirtyBits.initialize(repeating: [], count: visibleCount)
      return
    }
    for number in 0..<visibleCount {
      let node = arena.nodes + Int(arena.spans[number].slot)
      arena.dirtyBits[number] = node.pointee.initialDirtyBits
      node.pointee.forgetWidth()
    }
  }

  private mutating func walk() {
    let links = arena.links
    let nodes = arena.nodes
    let spans = arena.spans
    let dirtyBits = arena.dirtyBits
    let isFresh = isFresh
    var slot = 0
    var number = 0
    while true {
      let node = nodes + slot
      if !node.pointee.traits.contains(.hidden) {
        inherit(slot)
        if !isFresh {
          let isNew = links[slot].number != Self.vanished
          dirtyBits[number] = isNew ? .rectangle : []
          if isNew { mark(slot) }
        }
        links[slot].number = Int32(truncatingIfNeeded: number)
        number += 1
        spans[number - 1] = Span(
          slot: Int32(truncatingIfNeeded: slot), end: Int32(truncatingIfNeeded: number))
        let first = links[slot].first
        if first >= 0 {
          slot = Int(first)
          continue
        }
      }
      while links[slot].next < 0 || slot == 0 {
        slot = Int(links[slot].parent)
        if slot < 0 {
          visibleCount = number
          return
        }
        spans[Int(links[slot].number)].end = Int32(truncatingIfNeeded: number)
      }
      slot = Int(links[slot].next)
    }
  }

  /// Takes over from the container where writing starts and whether there may be too little space.
  @inline(__always)
  private mutating func inherit(_ slot: Int) {
    let node = arena.nodes + slot
    let parent = Int(arena.links[slot].parent)
    if parent >= 0, node.pointee.writingDirection == .inherit,
      node.pointee.traits.isDisjoint(with: [.uncommon, .squeezed, .rightToLeft]),
      arena.nodes[parent].traits.isDisjoint(with: .inherited), arena.nodes[parent].leavesSpace
    {
      return
    }
    let before = node.pointee.traits.intersection(.inherited)
    let above = parent < 0 ? [] : arena.nodes[parent].traits.intersection(.inherited)
    let isRightToLeft =
      switch node.pointee.writingDirection {
      case .inherit: above.contains(.rightToLeft)
      case .leftToRight: false
      case .rightToLeft: true
      }
    if isRightToLeft != before.contains(.rightToLeft) { turn(node, isRightToLeft) }
    let isSqueezed = parent < 0 ? isRootSqueezed : node.pointee.isSqueezed(in: arena.nodes[parent])
    node.pointee.traits.set(.squeezed, isSqueezed || above.contains(.squeezed))
    guard node.pointee.traits.intersection(.inherited) != before else { return }
    mark(slot)
    if parent >= 0 { mark(parent) }
  }

  /// Puts the sides that go by the writing direction where they are now.
  private func turn(_ node: NodePointer, _ isRightToLeft: Bool) {
    node.pointee.traits.set(.rightToLeft, isRightToLeft)
    guard node.pointee.pairs & Pair.style.bit != 0 else { return }
    let style = styles[Int(pool.values.pair(.style, of: node)[0])]
    Lengths(
      style, rightToLeft: isRightToLeft, percentBase: .nan, percentBaseHeight: .nan, base: .nan,
      isRow: false
    ).write(to: node, pool.values)
  }

  /// Records for each container which passes it needs.
  private mutating func collect() {
    let nodes = arena.nodes
    let spans = arena.spans
    for number in stride(from: visibleCount - 1, through: 0, by: -1) {
      let node = nodes + Int(spans[number].slot)
      var found: NodeTraits = []
      if node.pointee.isWrappingColumn { found.formUnion([.widthFollowsHeight, .countsHeight]) }
      if node.pointee.hasRatio { found.insert(.countsHeight) }
      var next = number + 1
      while next < Int(spans[number].end) {
        found.formUnion(nodes[Int(spans[next].slot)].contribution)
        next = Int(spans[next].end)
      }
      guard found != node.pointee.traits.intersection(.collected) else { continue }
      node.pointee.traits.subtract(.collected)
      node.pointee.traits.formUnion(found)
      if !found.contains(.countsHeight), number > 0 { node.pointee.vertical.bound = .nan }
      mark(Int(spans[number].slot))
    }
  }

  /// Stands in place of a number until the walk finds the node again.
  private static var vanished: Int32 { -2 }
  /// Stands there for a node that was moved, and is to be looked at as if it were new.
  static var moved: Int32 { -3 }

  private mutating func forgetNumbers() {
    for slot in 0..<slotCount where arena.links[slot].number >= 0 {
      arena.links[slot].number = Self.vanished
    }
  }

  /// Takes their numbers from hidden nodes, and notes those that had a rectangle.
  private mutating func noteVanished() {
    for slot in 0..<slotCount where arena.links[slot].number < -1 {
      arena.links[slot].number = -1
      let node = arena.nodes[slot]
      if arena.rect(of: slot) != .zero || node.x != 0 || node.y != 0 { arena.noteChange(slot) }
    }
  }
}

extension Node {
  /// Whether children do not shrink by default.
  var leavesSpace: Bool { isRow || alignItems == .stretch && !wraps }

  /// Makes sure that a leaf whose height may follow from its width is given one.
  @inline(__always)
  fileprivate mutating func forgetWidth() {
    guard onWidth.contains(.contentHeightIfNarrow) else { return }
    width = .nan
    traits.subtract(.narrow)
  }

  /// Whether it takes the width its content wants as far as there is space.
  fileprivate func isSqueezed(in container: Node) -> Bool {
    if traits.contains(.absolute) { return true }
    guard !container.isRow else { return false }
    return align(in: container.alignItems) != .stretch || container.wraps
      || !traits.isDisjoint(with: .autoHorizontal)
  }

  /// What a child brings into its container's traits.
  fileprivate var contribution: NodeTraits {
    var found = traits.intersection([.widthFollowsHeight, .countsHeight])
    if traits.contains(.absolute) { found.insert(.hasAbsoluteChild) }
    if traits.contains(.percent) { found.formUnion([.hasPercentChild, .countsHeight]) }
    if hasRatio || traits.contains(.verticalPercentPadding) { found.insert(.widthFollowsHeight) }
    return found
  }
}
