extension Sweep {
  /// Before the first pass: the heights below a node that depend on no width.
  func spreadHeights(_ number: Int) {
    let node = node(number)
    guard node.pointee.traits.contains(.countsHeight), end(number) > number + 1 else { return }
    let height = innerHeight(node)
    for child in children(number) {
      resolve(child.node, in: node, width: .nan, height: height)
      if child.node.pointee.isElastic { dirtyBits[child.number].formUnion(.children) }
      guard child.node.pointee.traits.contains(.countsHeight) else { continue }
      if child.node.pointee.traits.contains(.revised) { tally.pointee.isTooLate = true }
      let affected: DirtyBits = [.heights, .contentWidth, .widths, .contentHeight]
      if child.node.pointee.traits.contains(.shifted) {
        dirtyBits[child.number].formUnion(affected)
      }
      setDefinite(child.number, child.node, definiteHeight(child.node, in: node), affected)
      child.node.pointee.traits.subtract(.shifted)
    }
    dirtyBits[number].formUnion(.widths)
  }

  /// The height of a child that does not depend on any content; NaN if there is none.
  func definiteHeight(_ child: NodePointer, in node: NodePointer) -> Double {
    if !child.pointee.isHeightAuto {
      return pool.clamp(Vertical.self, child.pointee.vertical.set, of: child)
    }
    guard node.pointee.isRow, !node.pointee.wraps, !node.pointee.definite.isUnset,
      child.pointee.traits.isDisjoint(with: [.absolute, .autoTop, .autoBottom]),
      child.pointee.align(in: node.pointee.alignItems) == .stretch
    else { return .nan }
    let margins = pool.margins(Vertical.self, of: child)
    return pool.clamp(
      Vertical.self, innerHeight(node) - margins.leading - margins.trailing, of: child)
  }
}
