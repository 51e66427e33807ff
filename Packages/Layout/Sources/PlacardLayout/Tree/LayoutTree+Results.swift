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
    return arena.rect(of: node.index)
  }

  /// The whole cells of a node's rectangle relative to the root; see ``CellRect/init(rounding:)``.
  public func cells(of node: NodeID) -> CellRect {
    absoluteRect(of: node).cells
  }

  /// The nodes whose rectangle, relative to the parent or to the root, the last layout changed.
  ///
  /// They come in the order of their indices in the tree's storage, found in time linear in the number
  /// of the changed nodes and of all nodes divided by 64. Where a width follows from a height, a node
  /// may be among them that got its old rectangle back.
  public var changes: [NodeID] {
    var changes: [NodeID] = []
    forEachChange { node, _ in changes.append(node) }
    return changes
  }

  /// Calls a closure with each of ``changes`` and its rectangle relative to the root.
  ///
  /// The rectangle is unrounded; ``Rect/cells`` are its cells. Nothing is allocated.
  public func forEachChange(_ body: (NodeID, Rect) -> Void) {
    guard hasChanges else { return }
    for word in 0..<(slotCount + 63) / 64 {
      var bits = arena.changed[word]
      while bits != 0 {
        let slot = word * 64 + bits.trailingZeroBitCount
        bits &= bits - 1
        guard !arena.nodes[slot].traits.contains(.free) else { continue }
        let id = id(Int32(truncatingIfNeeded: slot))
        guard arena.links[slot].number != -1 else {
          body(id, .zero)
          continue
        }
        body(id, arena.rect(of: slot))
      }
    }
  }
}
