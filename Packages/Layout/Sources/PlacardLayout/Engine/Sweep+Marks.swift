extension Sweep {
  /// The nodes of a range with any of some dirty bits in ascending order, including bits set during the iteration.
  func forward(_ mark: Marks, from start: Int, to end: Int) -> Forward {
    Forward(marks: marks, mark: mark, cursor: start, end: end)
  }

  /// The dirty nodes of a range in descending order, including bits set during the iteration.
  func backward(_ mark: Marks, from start: Int, to end: Int) -> Backward {
    Backward(marks: marks, mark: mark, start: start, cursor: end)
  }

  /// Iterates upwards, clears dirty bits, and skips eight clean nodes at a time.
  struct Forward: Sequence, IteratorProtocol {
    let marks: UnsafeMutablePointer<Marks>
    let mark: Marks
    var cursor: Int
    let end: Int
    /// The dirty bits of the last node.
    var found: Marks = []

    @inline(__always)
    mutating func next() -> Int? {
      while cursor < end {
        let number = cursor
        if !marks[number].isDisjoint(with: mark) {
          found = marks[number]
          marks[number].subtract(mark)
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
      while cursor + 8 <= end, marks.areClear(cursor, mark) { cursor += 8 }
    }
  }

  /// Iterates downwards, clears dirty bits, and skips eight clean nodes at a time.
  struct Backward: Sequence, IteratorProtocol {
    let marks: UnsafeMutablePointer<Marks>
    let mark: Marks
    let start: Int
    var cursor: Int

    @inline(__always)
    mutating func next() -> Int? {
      while cursor > start {
        let number = cursor - 1
        if marks[number].contains(mark) {
          marks[number].subtract(mark)
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
      while cursor - 8 >= start, marks.areClear(cursor - 8, mark) { cursor -= 8 }
    }
  }

  @inline(__always)
  func setX(_ number: Int, _ node: NodePointer, _ x: Double) {
    if !isFirst, node.pointee.x != x { marks[number].formUnion(.rectangle) }
    node.pointee.x = x
  }

  @inline(__always)
  func setY(_ number: Int, _ node: NodePointer, _ y: Double) {
    if !isFirst, node.pointee.y != y { marks[number].formUnion(.rectangle) }
    node.pointee.y = y
  }

  @inline(__always)
  func setWidth(_ number: Int, _ node: NodePointer, _ width: Double) {
    let before = node.pointee.width
    node.pointee.width = width
    guard !isFirst, before != width || node.pointee.traits.contains(.resettled) else { return }
    noteWidth(number, node)
    if before != width { marks[number].formUnion(.rectangle) }
  }

  /// Sets the dirty bits of passes that depend on a changed width.
  private func noteWidth(_ number: Int, _ node: NodePointer) {
    var affected = node.pointee.onWidth
    if affected.contains(.contentHeightIfNarrow) {
      affected =
        node.pointee.hasCapacity && !node.pointee.traits.contains(.narrow)
        ? [] : .contentHeight
    }
    marks[number].formUnion(affected.subtracting(.rectangle))
  }

  @inline(__always)
  func setHeight(_ number: Int, _ node: NodePointer, _ height: Double) {
    if !isFirst, node.pointee.height != height {
      marks[number].formUnion(node.pointee.onHeight)
    }
    node.pointee.height = height
  }

  /// Sets the height percentages below a node count, where anything does.
  func setDefinite(_ number: Int, _ node: NodePointer, _ height: Double, _ affected: Marks) {
    let before = node.pointee.vertical.bound
    if before == height || before.isUnset && height.isUnset { return }
    node.pointee.vertical.bound = height
    if !isFirst { marks[number].formUnion(affected) }
  }

  /// Sets the dirty bits of passes A to D for a range.
  func restart(from start: Int, to end: Int) {
    tally.pointee.isTooLate = false
    for number in start..<end {
      let node = node(number)
      marks[number].formUnion(node.pointee.firstMarks.intersection(.children))
      node.pointee.traits.subtract([.shifted, .resettled])
    }
  }
}

extension UnsafeMutablePointer<Marks> {
  /// Whether eight nodes from an aligned index have no such dirty bit.
  @inline(__always)
  fileprivate func areClear(_ number: Int, _ mark: Marks) -> Bool {
    let word = UnsafeRawPointer(self + number).loadUnaligned(as: UInt64.self)
    return word & (UInt64(mark.rawValue) &* 0x0101_0101_0101_0101) == 0
  }
}
