extension LayoutTree {
  /// Replaces the style of a node; the next layout goes by it.
  public mutating func setStyle(_ style: LayoutStyle, of node: NodeID) {
    check(node)
    let before = Shape(arena.nodes[node.index])
    write(style, to: node.index)
    noteContent(node.index)
    if Shape(arena.nodes[node.index]) != before { isNumbered = false }
    mark(node.index)
  }

  /// Replaces what measures a node; the next layout goes by it.
  public mutating func setMeasure(_ measure: Measure?, of node: NodeID) {
    check(node)
    setLeaf(measure, of: node.index)
    noteContent(node.index)
    mark(node.index)
  }

  /// Invalidates a node's measured content; the next layout measures it again.
  public mutating func contentDidChange(of node: NodeID) {
    check(node)
    forget(node.index)
    mark(node.index)
  }

  /// Forgets all that was found, so that the next layout is as that of a new tree.
  public mutating func invalidate() {
    for index in 0..<leaves.count { leaves.elements[index] = Leaf() }
    isNumbered = false
    isFresh = true
    latest = nil
  }

  /// What nodes above, below and beside take from a style without looking at its lengths.
  private struct Shape: Equatable {
    let traits: NodeTraits
    let direction: Direction
    let wrap: Wrap
    let alignItems: Align
    let alignSelf: AlignSelf
    let writingDirection: WritingDirection
    let hasRatio: Bool
    let isKept: Bool

    init(_ node: Node) {
      traits = node.traits.intersection(.own)
      direction = node.direction
      wrap = node.wrap
      alignItems = node.alignItems
      alignSelf = node.alignSelf
      writingDirection = node.writingDirection
      hasRatio = node.hasRatio
      isKept = node.pairs & Pair.style.bit != 0
    }
  }

  /// Takes a style over into the node's record and its pairs.
  mutating func write(_ style: borrowing LayoutStyle, to slot: Int) {
    let node = arena.nodes + slot
    node.pointee.apply(style)
    if node.pointee.isBare, style.needsNoPairs {
      node.pointee.applyLengths(style)
      if style.lengths.hasMargin || node.pointee.pairs != 0 { writeMargins(style, to: slot) }
    } else {
      writePairs(style, to: slot)
    }
    let traits = node.pointee.traits
    if traits.contains(.hidden) { isInOrder = false }
    if traits.contains(.uncommon) || node.pointee.writingDirection != .inherit
      || !node.pointee.leavesSpace
    {
      isUniform = false
    }
    if node.pointee.isWrappingColumn { isPlain = false }
  }

  /// The same for what does not fit into the record.
  private mutating func writePairs(_ style: LayoutStyle, to slot: Int) {
    let node = arena.nodes + slot
    let couldLimit = node.pointee.pairs & Pair.verticalLimits.bit != 0
    let isKept = style.isKept
    let lengths =
      isKept
      ? Lengths(
        style, rightToLeft: node.pointee.isRightToLeft, percentBase: .nan, percentBaseHeight: .nan,
        base: .nan,
        isRow: false) : Lengths(plain: style)
    let rowGap = style.rowGap.size(or: 0)
    let columnGap = style.columnGap.size(or: 0)
    let ratio = style.ratio
    var pairs = isKept ? Pair.lengths : lengths.pairs
    if rowGap != 0 || columnGap != 0 { pairs |= Pair.gaps.bit }
    if !ratio.isUnset { pairs |= Pair.ratio.bit }
    if isKept { pairs |= Pair.style.bit }
    var styleIndex = -1
    if isKept {
      styleIndex = keep(style, of: slot)
    } else {
      dropStyle(of: slot)
    }
    reserve(pairs, of: node)
    lengths.write(to: node, pool.values)
    if pairs & Pair.gaps.bit != 0 {
      let gaps = pool.values.pair(.gaps, of: node)
      gaps[0] = rowGap
      gaps[1] = columnGap
    }
    if pairs & Pair.ratio.bit != 0 { pool.values.pair(.ratio, of: node)[0] = ratio }
    if isKept { pool.values.pair(.style, of: node)[0] = Double(styleIndex) }
    if isKept || !ratio.isUnset { isPlain = false }
    if couldLimit || pairs & Pair.verticalLimits.bit != 0 { forget(slot) }
  }

  private mutating func writeMargins(_ style: borrowing LayoutStyle, to slot: Int) {
    let node = arena.nodes + slot
    let margin = style.lengths.margin.plain
    reserve(margin.pairs, of: node)
    pool.values.write(margin, to: node)
  }

  /// Gives a node a block for pairs that hold nothing yet, where it has not got just these.
  private mutating func reserve(_ pairs: UInt16, of node: NodePointer) {
    guard pairs != node.pointee.pairs else { return }
    pool.release(node.pointee.extras, node.pointee.pairs)
    node.pointee.extras = pairs == 0 ? 0 : pool.allocate(pairs, expecting: arena.capacity)
    node.pointee.pairs = pairs
  }

  /// Stores a full style, replacing the previous one.
  private mutating func keep(_ style: LayoutStyle, of slot: Int) -> Int {
    if arena.nodes[slot].pairs & Pair.style.bit != 0 {
      let index = Int(pool.values.pair(.style, of: arena.nodes + slot)[0])
      styles[index] = style
      return index
    }
    if let index = freeStyles.popLast() {
      styles[Int(index)] = style
      return Int(index)
    }
    styles.append(style)
    return styles.count - 1
  }

  mutating func dropStyle(of slot: Int) {
    guard arena.nodes[slot].pairs & Pair.style.bit != 0 else { return }
    freeStyles.append(Int32(pool.values.pair(.style, of: arena.nodes + slot)[0]))
  }

  mutating func setLeaf(_ measure: Measure?, of slot: Int) {
    let index = arena.nodes[slot].leaf
    switch (measure, index >= 0) {
    case (nil, false): break
    case (nil, true):
      measures[Int(index)] = Content { _ in .zero }
      freeLeaves.append(index)
      arena.nodes[slot].leaf = -1
    case (let measure?, true):
      measures[Int(index)] = Content(measure: measure)
      // mutant: text-s-height-of-before-that-outlives-its-content
      leaves.elements[Int(index)] = Leaf()
    case (let measure?, false):
      if let index = freeLeaves.popLast() {
        // mutant: answer-that-outlives-its-content
        measures[Int(index)] = Content(measure: measure)
        leaves.elements[Int(index)] = Leaf()
        arena.nodes[slot].leaf = index
      } else {
        arena.nodes[slot].leaf = Int32(measures.count)
        measures.append(Content(measure: measure))
        leaves.append(Leaf())
        heights.append(Heights())
      }
    }
  }

  private mutating func forget(_ slot: Int) {
    let index = Int(arena.nodes[slot].leaf)
    if index >= 0 { leaves.elements[index] = Leaf() }
  }
}
