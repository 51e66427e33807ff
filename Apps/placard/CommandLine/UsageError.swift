/// A word on the command line that is wrong, and what would be right.
struct UsageError: Error, CustomStringConvertible {
  /// One sentence.
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// A word that is none of those that are accepted; the nearest one is named.
  static func unknown(_ noun: String, _ word: String, accepted: [String]) -> UsageError {
    let nearest = accepted.nearest(to: word).map { "; did you mean \($0)?" } ?? ""
    let list = accepted.joined(separator: ", ")
    return UsageError("unknown \(noun) \"\(word)\"\(nearest) Accepted: \(list).")
  }

  /// A value that does not have the form that a flag wants.
  static func badValue(_ value: String, of flag: String, wants: String) -> UsageError {
    UsageError("--\(flag) got \"\(value)\"; it wants \(wants).")
  }
}

extension [String] {
  /// The element that needs the fewest changed letters to become a word, if it is near at all.
  ///
  /// - Note: Source: the edit distance of Levenshtein, 1965.
  func nearest(to word: String) -> String? {
    let ranked = map { (distance: $0.distance(to: word), text: $0) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= Swift.max(2, word.count / 3) ? best.text : nil
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
