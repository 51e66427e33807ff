/// A node of one ``LayoutTree``; meaningless in any other.
public struct NodeID: Sendable, Equatable {
  /// The number of nodes added before it.
  public let index: Int

  /// The node that was added after `index` others.
  public init(index: Int) {
    self.index = index
  }
}
