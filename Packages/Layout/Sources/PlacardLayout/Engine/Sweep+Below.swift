extension Sweep {
  /// Sweeps A, B and C over all below a node whose width or definite height changed.
  func sweepBelow(_ node: Int) {
    let levels = levels(below: node)
    spreadDefiniteHeights(node)
    for level in levels { for child in level { spreadDefiniteHeights(child) } }
    for level in levels.reversed() { for child in level.reversed() { sizeContentWidth(child) } }
    placeWidths(node)
    sweepWidths(levels)
  }

  /// Sweeps B and C over levels of which the first has its widths.
  func sweepWidths(_ levels: [Range<Int>]) {
    for level in levels { for child in level { placeWidths(child) } }
    for level in levels.reversed() { for child in level.reversed() { sizeContentHeight(child) } }
  }

  /// What is below a node: on each level one range of numbers.
  func levels(below node: Int) -> [Range<Int>] {
    var levels: [Range<Int>] = []
    var level = links[node].everyone
    while !level.isEmpty {
      levels.append(level)
      level =
        links[level.lowerBound].everyone
        .lowerBound..<links[level.upperBound - 1].everyone.upperBound
    }
    return levels
  }
}
