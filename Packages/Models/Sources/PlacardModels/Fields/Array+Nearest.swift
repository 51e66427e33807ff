extension [String] {
  /// The element with the smallest edit distance to a word, or nil when none is close: at most one
  /// edit per three characters, and at least one.
  ///
  /// - Note: Source: the optimal string alignment distance, after Damerau, 1964: substitution,
  ///   deletion, insertion, and transposition of neighbours.
  @_spi(Fields) public func nearest(to word: String) -> String? {
    let ranked = map { (distance: $0.distance(to: word), text: $0) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= Swift.max(1, Swift.min(word.count, best.text.count) / 3)
      ? best.text : nil
  }
}

extension String {
  fileprivate func distance(to other: String) -> Int {
    let (own, others) = (Array(self), Array(other))
    var before: [Int] = []
    var row = Array(0...others.count)
    for line in own.indices {
      var next = [line + 1]
      for column in others.indices {
        var best = row[column] + (own[line] == others[column] ? 0 : 1)
        best = Swift.min(best, row[column + 1] + 1, next[column] + 1)
        if line > 0, column > 0, own[line] == others[column - 1], own[line - 1] == others[column] {
          best = Swift.min(best, before[column - 1] + 1)
        }
        next.append(best)
      }
      (before, row) = (row, next)
    }
    return row[others.count]
  }
}
