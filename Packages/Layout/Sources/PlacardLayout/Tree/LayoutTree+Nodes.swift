extension LayoutTree {
  /// Adds a node behind the other children of its parent, in constant time.
  ///
  /// - Parameters:
  ///   - style: The node's style. The measure function of a node with visible children is never called.
  ///   - parent: A node of this tree, behind whose children the node goes. The first node is the
  ///     root and has none; nil for any other means the root.
  ///   - measure: Says how large the node's content is; nil is 0 by 0.
  /// - Returns: The node's identity in this tree.
  @discardableResult
  public mutating func addNode(
    _ style: LayoutStyle = LayoutStyle(), to parent: NodeID? = nil, measure: Measure? = nil
  ) -> NodeID {
    if let parent { check(parent) }
    let slot = makeSlot(style, measure)
    if count > 1 {
      append(slot, to: parent?.index ?? 0)
    } else if isInOrder {
      noteOrder(slot, below: -1)
    }
    return id(Int32(slot))
  }

  /// Inserts a node among the children of its parent, in time linear in their number.
  ///
  /// - Parameters:
  ///   - style: The node's style.
  ///   - parent: A node of this tree.
  ///   - index: How many children are to stand before it; what lies beyond an end means that end.
  ///   - measure: Says how large the node's content is.
  /// - Returns: The node's identity in this tree.
  @discardableResult
  public mutating func insertNode(
    _ style: LayoutStyle = LayoutStyle(), to parent: NodeID, at index: Int,
    measure: Measure? = nil
  ) -> NodeID {
    check(parent)
    let slot = makeSlot(style, measure)
    insert(slot, to: parent.index, at: index)
    return id(Int32(slot))
  }

  /// Removes a node and all below it.
  ///
  /// Their identities mean nothing from then on, also when their indices are used again. The root can
  /// be removed as well; the next node added is then the root.
  public mutating func removeNode(_ node: NodeID) {
    check(node)
    unlink(node.index)
    release(node.index)
    if count == 0 { isFresh = true }
  }

  /// Moves a node, with all below it, to another position among the children of a node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - parent: The node that is to have it as a child; it may be the one that has it now.
  ///   - index: How many children are to stand before it once it is moved; what lies beyond an end
  ///     means that end.
  /// - Returns: Whether it was moved: the root cannot be, nor can a node go below itself.
  @discardableResult
  public mutating func moveNode(_ node: NodeID, to parent: NodeID, at index: Int) -> Bool {
    check(node)
    check(parent)
    guard arena.links[node.index].parent >= 0 else { return false }
    var above = Int(parent.index)
    while above >= 0 {
      guard above != node.index else { return false }
      above = Int(arena.links[above].parent)
    }
    unlink(node.index)
    insert(node.index, to: parent.index, at: index)
    if arena.links[node.index].number >= 0 { arena.links[node.index].number = Self.moved }
    mark(node.index)
    return true
  }

  private mutating func makeSlot(_ style: LayoutStyle, _ measure: Measure?) -> Int {
    let slot: Int
    if firstFree >= 0 {
      isInOrder = false
      slot = Int(firstFree)
      firstFree = arena.links[slot].next
      let generation = arena.links[slot].generation
      (arena.links + slot).initialize(
        to: Links(previous: Int32(slot), generation: generation))
    } else {
      slot = slotCount
      if slot == arena.capacity {
        arena = Arena(capacity: slot * 2, copying: arena, count: slot)
      }
      slotCount += 1
      (arena.links + slot).initialize(to: Links(previous: Int32(slot)))
    }
    (arena.nodes + slot).initialize(to: Node())
    (arena.origins + slot).initialize(to: .zero)
    count += 1
    write(style, to: slot)
    if let measure { setLeaf(measure, of: slot) }
    noteContent(slot)
    isNumbered = false
    mark(slot)
    return slot
  }

  private mutating func append(_ slot: Int, to parent: Int) {
    let links = arena.links
    let first = Int(links[parent].first)
    arena.links[slot].parent = Int32(parent)
    if first < 0 {
      links[parent].first = Int32(slot)
      links[slot].previous = Int32(slot)
    } else {
      let last = links[first].previous
      links[Int(last)].next = Int32(slot)
      links[slot].previous = last
      links[first].previous = Int32(slot)
    }
    links[slot].next = -1
    if isInOrder { noteOrder(slot, below: parent) }
    didLink(parent)
  }

  private mutating func insert(_ slot: Int, to parent: Int, at index: Int) {
    let links = arena.links
    var next = links[parent].first
    var left = index
    while next >= 0, left > 0 {
      next = links[Int(next)].next
      left -= 1
    }
    guard next >= 0 else {
      append(slot, to: parent)
      return
    }
    let previous = links[Int(next)].previous
    isInOrder = false
    arena.links[slot].parent = Int32(parent)
    links[slot].next = next
    links[slot].previous = previous
    links[Int(next)].previous = Int32(slot)
    if next == links[parent].first {
      links[parent].first = Int32(slot)
    } else {
      links[Int(previous)].next = Int32(slot)
    }
    didLink(parent)
  }

  private mutating func didLink(_ parent: Int) {
    arena.links[parent].count += 1
    mostChildren = max(mostChildren, Int(arena.links[parent].count))
    if arena.links[parent].count == 1 { noteContent(parent) }
    isNumbered = false
    mark(parent)
  }

  private mutating func unlink(_ slot: Int) {
    let links = arena.links
    let parent = Int(arena.links[slot].parent)
    isNumbered = false
    isInOrder = false
    latest = nil
    guard parent >= 0 else { return }
    let next = links[slot].next
    let previous = links[slot].previous
    let first = links[parent].first
    if first == slot {
      links[parent].first = next
    } else {
      links[Int(previous)].next = next
    }
    if next >= 0 {
      links[Int(next)].previous = previous
    } else if first != slot {
      links[Int(first)].previous = previous
    }
    links[parent].count -= 1
    noteContent(parent)
    mark(parent)
  }

  func noteContent(_ slot: Int) {
    let links = arena.links[slot]
    arena.nodes[slot].noteContent(
      hasChildren: links.first >= 0, isMeasured: arena.nodes[slot].leaf >= 0)
  }

  /// Gives back the slots of a subtree that is not linked any more.
  private mutating func release(_ root: Int) {
    var slot = root
    while true {
      let first = arena.links[slot].first
      if first >= 0 {
        arena.links[slot].first = arena.links[Int(first)].next
        slot = Int(first)
        continue
      }
      let parent = Int(arena.links[slot].parent)
      erase(slot)
      if slot == root { return }
      slot = parent
    }
  }

  private mutating func erase(_ slot: Int) {
    setLeaf(nil, of: slot)
    dropStyle(of: slot)
    pool.release(arena.nodes[slot].extras, arena.nodes[slot].pairs)
    arena.nodes[slot].pairs = 0
    arena.nodes[slot].traits = .free.union(arena.nodes[slot].traits.intersection(.pending))
    arena.links[slot].generation &+= 1
    arena.links[slot].number = -1
    arena.links[slot].next = firstFree
    firstFree = Int32(slot)
    count -= 1
  }
}
