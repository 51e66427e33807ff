extension Sweep {
  /// Asks a leaf for the width it wants and, where someone may squeeze it, for the least it needs.
  func measureWidths(_ node: NodePointer) -> (least: Double, greatest: Double) {
    let index = Int(node.pointee.leaf)
    guard index >= 0 else { return (0, 0) }
    let leaf = leaves + index
    if leaf.pointee.width.isUnset {
      let size = ask(index, .unbounded, of: node)
      leaf.pointee.width = size.width.size(or: 0)
      leaf.pointee.height = size.height.size(or: 0)
    }
    let width = leaf.pointee.width
    guard width > 0, node.pointee.traits.contains(.squeezed) else { return (0, width) }
    if leaf.pointee.least.isUnset {
      leaf.pointee.least = min(width, ask(index, 0, of: node).width.size(or: 0))
    }
    return (leaf.pointee.least, width)
  }

  /// The cached height of a leaf's content at its max-content width.
  func naturalHeight(_ node: NodePointer) -> Double {
    let index = Int(node.pointee.leaf)
    return index >= 0 ? leaves[index].height : 0
  }

  /// The height of a leaf's content; cached at its max-content width.
  func measuredHeight(_ node: NodePointer) -> Double {
    let index = Int(node.pointee.leaf)
    guard index >= 0 else { return 0 }
    let leaf = leaves + index
    let width = max(0, node.pointee.width - pool.padding(Horizontal.self, of: node))
    if width + Sweep.slack >= leaf.pointee.width {
      node.pointee.traits.subtract(.narrow)
      return leaf.pointee.height
    }
    node.pointee.traits.formUnion(.narrow)
    let known = heights + index
    if let height = known.pointee.height(for: width, among: leaf.pointee.heightCount) {
      return height
    }
    let height = ask(index, width, of: node).height.size(or: 0)
    known.pointee.note(height, for: width)
    leaf.pointee.heightCount = min(2, leaf.pointee.heightCount + 1)
    return height
  }

  private func ask(_ index: Int, _ width: Double, of node: NodePointer) -> Size {
    tally.pointee.measures += 1
    return measures[index].measure(Proposal(width: width, height: offeredHeight(node)))
  }

  /// The greatest height the content may have by the node's own limit.
  private func offeredHeight(_ node: NodePointer) -> Double {
    guard node.pointee.pairs & (Pair.verticalLimits.bit | Pair.style.bit) == Pair.verticalLimits.bit
    else { return .unbounded }
    let limit = pool.pair(.verticalLimits, of: node)[1]
    return max(0, limit - pool.padding(Vertical.self, of: node))
  }
}
