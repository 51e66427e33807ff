extension LayoutTree {
  /// The rectangle of a node relative to its parent, unrounded; zero where hidden or not laid out.
  public func rect(of node: NodeID) -> Rect {
    check(node)
    guard arena.links[node.index].number != -1 else { return .zero }
    let node = arena.nodes[node.index]
    return Rect(x: node.x, y: node.y, width: node.width, height: node.height)
  }

  /// The rectangle of a node relative to the root, unrounded; zero where hidden or not laid out.
  public func absoluteRect(of node: NodeID) -> Rect {
    check(node)
    guard arena.links[node.index].number != -1 else { return .zero }
    let node = arena.nodes[node.index]
    return Rect(x: node.left, y: node.top, width: node.width, height: node.height)
  }

  /// The whole cells of a node's rectangle relative to the root; see ``CellRect/init(rounding:)``.
  public func cells(of node: NodeID) -> CellRect {
    absoluteRect(of: node).cells
  }

  /// The nodes whose rectangle the last layout changed, be it relative to the parent or to the root.
  ///
  /// They come in the order of their places in the tree's storage, found in time linear in the number
  /// of the changed nodes and of all nodes divided by 64. Where a width follows from a height, a node
  /// may be among them that got its old rectangle back.
  public var changes: [NodeID] {
    var changes: [NodeID] = []
    forEachChange { changes.append($0) }
    return changes
  }

  /// Calls a closure with each of ``changes``, and allocates nothing.
  public func forEachChange(_ body: (NodeID) -> Void) {
    guard hasChanges else { return }
    for word in 0..<(slotCount + 63) / 64 {
      var bits = arena.changed[word]
      while bits != 0 {
        let slot = word * 64 + bits.trailingZeroBitCount
        bits &= bits - 1
        if !arena.nodes[slot].traits.contains(.free) { body(id(Int32(slot))) }
      }
    }
  }
}
