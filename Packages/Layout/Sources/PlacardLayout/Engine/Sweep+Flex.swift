extension Sweep {
  /// Grows or shrinks the items of one line until it is full, as CSS flexbox section 9.7 says.
  ///
  /// Expects each item's base in its position and its clamped base in its size; leaves the final
  /// sizes there and the bases where they are.
  func flex<A: Axis>(_ axis: A.Type, _ line: Range<Int>, room: Double, used: Double, gaps: Double) {
    guard used != room else { return }
    let grows = used < room
    let sizes = A.sizes(self)
    let bases = A.positions(self)
    for child in line {
      let factor = grows ? items[child].grow : items[child].shrink
      let breaksLimit = grows ? bases[child] > sizes[child] : bases[child] < sizes[child]
      items[child].flags.set(.frozen, factor == 0 || breaksLimit)
    }
    var initial = Double.nan
    while true {
      var free = room - gaps
      var factors = 0.0
      var weights = 0.0
      for child in line {
        let isFrozen = items[child].flags.contains(.frozen)
        free -= (isFrozen ? sizes[child] : bases[child]) + A.margins(items[child])
        if !isFrozen {
          factors += grows ? items[child].grow : items[child].shrink
          weights += weight(axis, child, grows: grows)
        }
      }
      if initial.isNaN { initial = free }
      guard factors > 0 else { return }
      if factors < 1, abs(initial * factors) < abs(free) { free = initial * factors }
      let share = weights > 0 ? (grows ? max(0, free) : min(0, free)) / weights : 0
      guard deal(axis, line, share, grows: grows) else { return }
    }
  }

  /// Gives every item that is not frozen its share and freezes those that broke a limit.
  ///
  /// - Returns: Whether what they did not take, or took too much, is to be shared again.
  private func deal<A: Axis>(
    _ axis: A.Type, _ line: Range<Int>, _ share: Double, grows: Bool
  ) -> Bool {
    let sizes = A.sizes(self)
    let bases = A.positions(self)
    var violation = 0.0
    for child in line where !items[child].flags.contains(.frozen) {
      let target = bases[child] + share * weight(axis, child, grows: grows)
      sizes[child] = A.clamp(target, items[child])
      violation += sizes[child] - target
    }
    guard violation != 0 else { return false }
    for child in line where !items[child].flags.contains(.frozen) {
      let target = bases[child] + share * weight(axis, child, grows: grows)
      let breaksLimit = violation > 0 ? sizes[child] > target : sizes[child] < target
      items[child].flags.set(.frozen, breaksLimit)
    }
    return true
  }

  /// The share of an item: when shrinking, its factor counts per point of its base without padding.
  private func weight<A: Axis>(_ axis: A.Type, _ child: Int, grows: Bool) -> Double {
    grows
      ? items[child].grow
      : items[child].shrink * max(0, A.positions(self)[child] - A.padding(boxes[child]))
  }
}

extension ItemFlags {
  mutating func set(_ flag: ItemFlags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
