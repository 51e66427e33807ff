extension Sweep {
  /// Grows or shrinks the items of one line until it is full, as CSS flexbox section 9.7 says.
  @inline(__always)
  func flex<A: Axis>(_ axis: A.Type, _ range: LineRange, space: Double, gaps: Double) {
    guard range.used != space else { return }
    let grows = range.used < space
    var factors = 0.0
    var weights = 0.0
    for index in range.first..<range.end {
      let child = nodes + Int(line[index].slot)
      let factor = grows ? child.pointee.grow : child.pointee.shrink
      let weight = grows ? factor : factor * scaledBase(axis, range, index, child)
      line[index].weight = weight
      factors += factor
      weights += weight
    }
    guard factors > 0, weights > 0 else { return }
    let free = space - range.used
    let scale = (factors < 1 ? free * factors : free) / weights
    if range.isLimited || !scale.isFinite || !dealAll(range, scale) {
      flexLimited(axis, range, space: space, gaps: gaps, grows: grows)
    }
  }

  /// When shrinking, a factor counts per point of the base without padding.
  @inline(__always)
  private func scaledBase<A: Axis>(
    _ axis: A.Type, _ range: LineRange, _ index: Int, _ child: NodePointer
  ) -> Double {
    let base = line[index].base
    return range.isLimited ? max(0, base - pool.padding(axis, of: child)) : base
  }

  /// Gives every item its share, where nothing but 0 limits any.
  ///
  /// - Returns: Whether no item became less than nothing; if one did, all is as before.
  @inline(__always)
  private func dealAll(_ range: LineRange, _ scale: Double) -> Bool {
    var least = 0.0
    for index in range.first..<range.end {
      let size = line[index].base + line[index].weight * scale
      line[index].size = size
      least = min(least, size)
    }
    if least >= 0 { return true }
    for index in range.first..<range.end { line[index].size = line[index].base }
    return false
  }

  /// Shares out what is left or missing, freezes the items that hit a limit, and shares again.
  @inline(never)
  private func flexLimited<A: Axis>(
    _ axis: A.Type, _ range: LineRange, space: Double, gaps: Double, grows: Bool
  ) {
    for index in range.first..<range.end {
      let item = line[index]
      let child = nodes + Int(item.slot)
      let factor = grows ? child.pointee.grow : child.pointee.shrink
      line[index].isFrozen = factor == 0 || (grows ? item.base > item.size : item.base < item.size)
    }
    var initial = Double.nan
    while true {
      var free = space - gaps
      var factors = 0.0
      var weights = 0.0
      for index in range.first..<range.end {
        let item = line[index]
        free -= (item.isFrozen ? item.size : item.base) + item.margins
        if !item.isFrozen {
          let child = nodes + Int(item.slot)
          factors += grows ? child.pointee.grow : child.pointee.shrink
          weights += item.weight
        }
      }
      if initial.isUnset { initial = free }
      guard factors > 0 else { return }
      if factors < 1, abs(initial * factors) < abs(free) { free = initial * factors }
      guard weights > 0, deal(axis, range, grows ? max(0, free) : min(0, free), weights) else {
        return
      }
    }
  }

  /// Gives every item that is not frozen its share of `free` and freezes those that broke a limit.
  ///
  /// - Returns: Whether what they did not take, or took too much, is to be shared again.
  private func deal<A: Axis>(
    _ axis: A.Type, _ range: LineRange, _ free: Double, _ weights: Double
  ) -> Bool {
    var violation = 0.0
    for index in range.first..<range.end where !line[index].isFrozen {
      let target = line[index].base + free * (line[index].weight / weights)
      // mutant: minimum-ignored-when-shrinking
      line[index].size = pool.clamp(axis, target, of: nodes + Int(line[index].slot))
      violation += line[index].size - target
    }
    // mutant: lost-freeze-loop
    guard violation != 0 else { return false }
    var isAnyFrozen = false
    for index in range.first..<range.end where !line[index].isFrozen {
      let target = line[index].base + free * (line[index].weight / weights)
      let size = line[index].size
      let breaksLimit = violation > 0 ? size > target : size < target
      line[index].isFrozen = breaksLimit
      isAnyFrozen = isAnyFrozen || breaksLimit
    }
    return isAnyFrozen
  }
}
