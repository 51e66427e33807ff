extension LayoutTree {
  /// How many bytes the tree has taken for its nodes and their results, free space included.
  ///
  /// What the measure functions refer to is not counted.
  public var byteCount: Int {
    arena.byteCount + pool.byteCount + line.byteCount + leaves.byteCount + heights.byteCount
      + measures.capacity * MemoryLayout<Content>.stride
      + styles.capacity * MemoryLayout<LayoutStyle>.stride
      + (pending.capacity + freeLeaves.capacity + freeStyles.capacity) * MemoryLayout<Int32>.stride
  }

  /// Makes the tree an empty one that has the memory it had; no identity of before means anything.
  public mutating func removeAll() {
    pool.removeAll()
    line.removeAll()
    leaves.removeAll()
    heights.removeAll()
    measures.removeAll(keepingCapacity: true)
    styles.removeAll(keepingCapacity: true)
    freeLeaves.removeAll(keepingCapacity: true)
    freeStyles.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    (slotCount, firstFree, count, visibleCount, measureCount) = (0, -1, 0, 0, 0)
    mostChildren = 0
    (isNumbered, isInOrder, isUniform, isFresh, isPlain) = (false, true, true, true, true)
    (isRootSqueezed, hasChanges, latest) = (false, false, nil)
  }
}
