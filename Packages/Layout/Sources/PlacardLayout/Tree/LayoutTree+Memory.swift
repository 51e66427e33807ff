extension LayoutTree {
  /// How many bytes the tree has taken for its nodes and their results, spare room included.
  ///
  /// What the measure functions refer to is not counted.
  public var byteCount: Int {
    arena.byteCount + pool.byteCount + line.byteCount + leaves.byteCount
      + measures.capacity * MemoryLayout<Content>.stride
      + styles.capacity * MemoryLayout<LayoutStyle>.stride
      + (pending.capacity + freeLeaves.capacity + freeStyles.capacity) * MemoryLayout<Int32>.stride
  }
}
