extension LayoutTree {
  /// The proposed size of a layout; NaN where style and content decide.
  struct Request {
    var width: Double
    var height: Double
    /// What a width that follows from the content should not exceed.
    var space: Double

    func isSame(as other: Request) -> Bool {
      width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
        && space == other.space
    }
  }

  /// Places all nodes that an edit or another size may have moved, and nothing where there was none.
  ///
  /// The first layout takes time linear in the number of nodes. A later one looks at what was edited,
  /// at the containers above it as far as their content's size changed, and at what is below a node
  /// whose width or height changed.
  ///
  /// - Parameters:
  ///   - width: The root's width; unbounded or NaN leaves it to the root's style and content.
  ///   - height: The root's height; unbounded or NaN leaves it to the root's style and content.
  public mutating func layout(width: Double, height: Double) {
    run(Request(width: width.size(or: .nan), height: height.size(or: .nan), space: .infinity))
  }

  /// The size the root takes in a space `width` wide when nothing makes it fill the space.
  ///
  /// The rectangles of all nodes are then those of that size.
  public mutating func sizeThatFits(width: Double) -> Size {
    run(Request(width: .nan, height: .nan, space: width.size(or: .infinity)))
    return count > 0 ? rect(of: NodeID(slot: 0, generation: arena.links[0].generation)).size : .zero
  }

  private mutating func run(_ request: Request) {
    if let latest, latest.isSame(as: request) {
      hasChanges = false
      return
    }
    arena.changed.update(repeating: 0, count: (slotCount + 63) / 64)
    hasChanges = true
    if request.space < .infinity, !isRootSqueezed {
      isRootSqueezed = true
      isUniform = false
      isNumbered = false
    }
    line.reserve(mostChildren)
    number()
    latest = request
    if visibleCount > 0 { sweep(request) }
    isFresh = false
  }

  private mutating func sweep(_ request: Request) {
    let isFirst = isFresh && !arena.nodes[0].traits.contains(.countsHeight)
    var tally = Sweep.Tally()
    tally.isTooLate = markPending()
    if isFirst { noteAll() }
    styles.withUnsafeBufferPointer { styles in
      measures.withUnsafeBufferPointer { measures in
        withUnsafeMutablePointer(to: &tally) { tally in
          Sweep(
            count: visibleCount, nodes: arena.nodes, origins: arena.origins, spans: arena.spans,
            dirtyBits: arena.dirtyBits, pool: pool.values, line: line.elements, links: arena.links,
            changed: arena.changed,
            leaves: leaves.elements, heights: heights.elements, measures: measures, styles: styles,
            space: request.space,
            isFirst: isFirst, tally: tally
          ).layout(width: request.width, height: request.height)
        }
      }
    }
    measureCount += tally.measures
  }

  /// Notes that all visible nodes changed.
  private func noteAll() {
    guard visibleCount == slotCount else {
      for number in 0..<visibleCount { arena.noteChange(Int(arena.spans[number].slot)) }
      return
    }
    arena.changed.update(repeating: ~0, count: slotCount / 64)
    if slotCount & 63 != 0 { arena.changed[slotCount / 64] = (1 << UInt64(slotCount & 63)) - 1 }
  }

  /// Marks what was edited, and the containers of that.
  ///
  /// - Returns: Whether something was edited whose state is not that after the first sweeps.
  private mutating func markPending() -> Bool {
    var isTooLate = false
    for slot in pending {
      let slot = Int(slot)
      arena.nodes[slot].traits.subtract(.pending)
      guard !isFresh, !arena.nodes[slot].traits.contains(.free) else { continue }
      let parent = Int(arena.links[slot].parent)
      mark(slot, .children)
      // mutant: stale-mark-after-an-edit
      if parent >= 0 { mark(parent, .children) }
      var above = slot
      while above >= 0 {
        if !arena.nodes[above].traits.isDisjoint(with: [.shifted, .revised]) { isTooLate = true }
        // How wide its lines are depends on how high what is below it is.
        if arena.nodes[above].isWrappingColumn { mark(above, [.contentWidth, .widths]) }
        let isElastic = arena.nodes[above].isElastic
        above = Int(arena.links[above].parent)
        if isElastic, above >= 0 { mark(above, [.heights, .widths]) }
      }
    }
    pending.removeAll(keepingCapacity: true)
    return isTooLate
  }

  private func mark(_ slot: Int, _ dirtyBits: DirtyBits) {
    let number = Int(arena.links[slot].number)
    if number >= 0 { arena.dirtyBits[number].formUnion(dirtyBits) }
  }
}
