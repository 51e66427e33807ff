extension Sweep {
  /// Sweep E, forward: the places relative to the root of all that moved, and which nodes changed.
  func publish() {
    for number in forward(.rectangle, from: 0, to: count) {
      let node = node(number)
      note(node)
      if move(node) { publishAll(below: number) }
    }
  }

  /// Puts all below a node where that takes them.
  private func publishAll(below number: Int) {
    for below in number..<end(number) {
      if end(below) > below + 1 { publishChildren(below) }
      note(node(below))
      marks[below].subtract(.rectangle)
    }
  }

  /// Puts a node's children where it is.
  @inline(__always)
  func publishChildren(_ number: Int) {
    let node = node(number)
    let left = node.pointee.left
    let top = node.pointee.top
    for child in children(number) {
      child.node.pointee.left = child.node.pointee.x + left
      child.node.pointee.top = child.node.pointee.y + top
    }
  }

  /// Puts a node where its container is; whether it was elsewhere.
  @inline(__always)
  private func move(_ node: NodePointer) -> Bool {
    var left = node.pointee.x
    var top = node.pointee.y
    let parent = Int(links[node - nodes].parent)
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
