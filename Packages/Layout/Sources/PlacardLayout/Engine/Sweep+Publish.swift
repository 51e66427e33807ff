extension Sweep {
  /// Sweeps D and E, forward: the heights of all marked nodes' children, and then the origins relative
  /// to the root of those that moved, and which changed.
  ///
  /// They are one walk because a large tree is brought from memory in each. A container is looked at
  /// before all that is below it, and a node's rectangle is final once its container was.
  func placeAndPublish() {
    let root = node(0)
    publish(0, root, Point(x: root.pointee.x, y: root.pointee.y))
    var walk = forward([.placing, .moved], from: 0, to: count)
    while let number = walk.next() {
      let found = walk.found
      if found.contains(.placing) { placeHeights(number) }
      publishChanged(number, all: found.contains(.moved))
    }
  }

  /// Puts those of a node's children where it is whose rectangles changed, or all.
  private func publishChanged(_ number: Int, all: Bool) {
    let origin = origins[Int(spans[number].slot)]
    for child in children(number) where all || dirtyBits[child.number].contains(.rectangle) {
      publish(child.number, child.node, child.node.origin(in: origin))
    }
  }

  /// Notes a node whose rectangle changed or that is elsewhere now, and then what is below it.
  ///
  /// A container that moved by less than the precision may leave it where it was.
  @inline(__always)
  private func publish(_ number: Int, _ node: NodePointer, _ origin: Point) {
    let slot = node - nodes
    let isElsewhere = origins[slot] != origin
    guard isElsewhere || dirtyBits[number].contains(.rectangle) else { return }
    dirtyBits[number].subtract(.rectangle)
    changed[slot >> 6] |= 1 << UInt64(slot & 63)
    guard isElsewhere else { return }
    origins[slot] = origin
    // mutant: moved-branch-that-keeps-its-place
    if end(number) > number + 1 { dirtyBits[number].formUnion(.moved) }
  }

  /// Puts a node's children where it is.
  @inline(__always)
  func publishChildren(_ number: Int) {
    let origin = origins[Int(spans[number].slot)]
    for child in children(number) { origins[child.node - nodes] = child.node.origin(in: origin) }
  }
}

extension NodePointer {
  /// The corner relative to the root's in a container that has its corner there.
  @inline(__always)
  fileprivate func origin(in container: Point) -> Point {
    Point(x: pointee.x + container.x, y: pointee.y + container.y)
  }
}
