extension [String] {
  /// The element that needs the fewest changed letters to become a word, if it is near at all.
  ///
  /// - Note: Source: the edit distance of Levenshtein, 1965.
  package func nearest(to word: String) -> String? {
    let ranked = map { (distance: $0.distance(to: word), text: $0) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= Swift.max(2, Swift.min(word.count, best.text.count) / 3)
      ? best.text : nil
  }
}

extension String {
  fileprivate func distance(to other: String) -> Int {
    let others = Array(other)
    var row = Array(0...others.count)
    for (line, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in others.indices {
        let replaced = diagonal + (letter == others[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[others.count]
  }
}
