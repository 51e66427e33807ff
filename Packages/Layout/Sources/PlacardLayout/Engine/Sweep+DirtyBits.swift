extension Sweep {
  /// The nodes of a range with any of some dirty bits in ascending order, including bits set during the iteration.
  func forward(_ mark: DirtyBits, from start: Int, to end: Int) -> Forward {
    Forward(dirtyBits: dirtyBits, mark: mark, cursor: start, end: end)
  }

  /// The dirty nodes of a range in descending order, including bits set during the iteration.
  func backward(_ mark: DirtyBits, from start: Int, to end: Int) -> Backward {
    Backward(dirtyBits: dirtyBits, mark: mark, start: start, cursor: end)
  }

  /// Iterates upwards, clears dirty bits, and skips eight clean nodes at a time.
  struct Forward: Sequence, IteratorProtocol {
    let dirtyBits: UnsafeMutablePointer<DirtyBits>
    let mark: DirtyBits
    var cursor: Int
    let end: Int
    /// The dirty bits of the last node.
    var found: DirtyBits = []

    @inline(__always)
    mutating func next() -> Int? {
      while cursor < end {
        let number = cursor
        if !dirtyBits[number].isDisjoint(with: mark) {
          found = dirtyBits[number]
          dirtyBits[number].subtract(mark)
          cursor = number + 1
          return number
        }
        cursor = number + 1
        if cursor & 7 == 0 { skip() }
      }
      return nil
    }

    /// Advances to the next eight that have such a dirty bit.
    @inline(__always)
    private mutating func skip() {
      while cursor + 8 <= end, dirtyBits.areClear(cursor, mark) { cursor += 8 }
    }
  }

  /// Iterates downwards, clears dirty bits, and skips eight clean nodes at a time.
  struct Backward: Sequence, IteratorProtocol {
    let dirtyBits: UnsafeMutablePointer<DirtyBits>
    let mark: DirtyBits
    let start: Int
    var cursor: Int

    @inline(__always)
    mutating func next() -> Int? {
      while cursor > start {
        let number = cursor - 1
        if dirtyBits[number].contains(mark) {
          dirtyBits[number].subtract(mark)
          cursor = number
          return number
        }
        cursor = number
        if cursor & 7 == 0 { skip() }
      }
      return nil
    }

    /// Advances to the next eight that have such a dirty bit.
    @inline(__always)
    private mutating func skip() {
      while cursor - 8 >= start, dirtyBits.areClear(cursor - 8, mark) { cursor -= 8 }
    }
  }

  @inline(__always)
  func setX(_ number: Int, _ node: NodePointer, _ x: Double) {
    if !isFirst, node.pointee.x != x { dirtyBits[number].formUnion(.rectangle) }
    node.pointee.x = x
  }

  @inline(__always)
  func setY(_ number: Int, _ node: NodePointer, _ y: Double) {
    if !isFirst, node.pointee.y != y { dirtyBits[number].formUnion(.rectangle) }
    node.pointee.y = y
  }

  @inline(__always)
  func setWidth(_ number: Int, _ node: NodePointer, _ width: Double) {
    let before = node.pointee.width
    node.pointee.width = width
    guard !isFirst, before != width || node.pointee.traits.contains(.revised) else { return }
    noteWidth(number, node)
    if before != width { dirtyBits[number].formUnion(.rectangle) }
  }

  /// Sets the dirty bits of passes that depend on a changed width.
  private func noteWidth(_ number: Int, _ node: NodePointer) {
    var affected = node.pointee.onWidth
    if affected.contains(.contentHeightIfNarrow) {
      affected =
        node.pointee.hasCapacity && !node.pointee.traits.contains(.narrow)
        ? [] : .contentHeight
    }
    dirtyBits[number].formUnion(affected.subtracting(.rectangle))
  }

  @inline(__always)
  func setHeight(_ number: Int, _ node: NodePointer, _ height: Double) {
    if !isFirst, node.pointee.height != height {
      dirtyBits[number].formUnion(node.pointee.onHeight)
    }
    node.pointee.height = height
  }

  /// Sets the height percentages below a node count, where anything does.
  func setDefinite(_ number: Int, _ node: NodePointer, _ height: Double, _ affected: DirtyBits) {
    let before = node.pointee.vertical.bound
    if before == height || before.isUnset && height.isUnset { return }
    node.pointee.vertical.bound = height
    if !isFirst { dirtyBits[number].formUnion(affected) }
  }

  /// Sets the dirty bits of passes A to D for a range.
  func restart(from start: Int, to end: Int) {
    tally.pointee.isTooLate = false
    for number in start..<end {
      let node = node(number)
      dirtyBits[number].formUnion(node.pointee.initialDirtyBits.intersection(.children))
      node.pointee.traits.subtract([.shifted, .revised])
    }
  }
}

extension UnsafeMutablePointer<DirtyBits> {
  /// Whether eight nodes from an aligned index have no such dirty bit.
  @inline(__always)
  fileprivate func areClear(_ number: Int, _ mark: DirtyBits) -> Bool {
    let word = UnsafeRawPointer(self + number).loadUnaligned(as: UInt64.self)
    return word & (UInt64(mark.rawValue) &* 0x0101_0101_0101_0101) == 0
  }
}
