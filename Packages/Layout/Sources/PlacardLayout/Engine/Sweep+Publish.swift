extension Sweep {
  /// Sweep E, forward: the places relative to the root of all that moved, and which nodes changed.
  func publish() {
    for number in forward(.rectangle, from: 0, to: count) {
      let node = node(number)
      note(node)
      if move(node) {
        for below in number + 1..<end(number) {
          let node = self.node(below)
          _ = move(node)
          note(node)
          marks[below].subtract(.rectangle)
        }
      }
    }
  }

  /// Puts a node where its container is, in a tree where that is there already.
  @inline(__always)
  func publishFirst(_ number: Int) {
    let node = node(number)
    _ = move(node)
    note(node)
  }

  /// Puts a node where its container is; whether it was elsewhere.
  @inline(__always)
  private func move(_ node: NodePointer) -> Bool {
    var left = node.pointee.x
    var top = node.pointee.y
    let parent = Int(node.pointee.parent)
    if parent >= 0 {
      left += nodes[parent].left
      top += nodes[parent].top
    }
    guard node.pointee.left != left || node.pointee.top != top else { return false }
    node.pointee.left = left
    node.pointee.top = top
    return true
  }

  @inline(__always)
  private func note(_ node: NodePointer) {
    let slot = node - nodes
    changed[slot >> 6] |= 1 << UInt64(slot & 63)
  }
}
