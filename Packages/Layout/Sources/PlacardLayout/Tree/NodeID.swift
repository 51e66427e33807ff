/// A node of one ``LayoutTree``; meaningless in any other.
public struct NodeID: Sendable, Hashable {
  let slot: Int32
  /// How many nodes had this index in the tree before.
  let generation: Int32

  /// The number of nodes added before it, as long as none was removed.
  var index: Int { Int(slot) }

  /// The node that was added after `index` others to a tree from which none was removed.
  public init(index: Int) {
    self.init(slot: Int32(truncatingIfNeeded: index), generation: 0)
  }

  init(slot: Int32, generation: Int32) {
    self.slot = slot
    self.generation = generation
  }
}
