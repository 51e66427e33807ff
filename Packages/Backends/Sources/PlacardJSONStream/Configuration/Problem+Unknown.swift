import PlacardModels

extension Problem {
  /// A word that is none of those that are accepted: the nearest one is named, or else all.
  static func unknown(
    _ noun: String, _ word: String, accepted: [String], column: Int?
  ) -> Problem {
    let hint =
      accepted.nearest(to: word).map { "the nearest is \($0.inQuotes)" }
      ?? (accepted.isEmpty ? "there is none" : "accepted are \(accepted.joined(separator: ", "))")
    return Problem("Unknown \(noun) \(word.inQuotes); \(hint).", column: column)
  }
}

extension JSONMember {
  /// The problem of a key that has no meaning in its object.
  func unknown(accepted: [String]) -> Problem {
    .unknown("key", key, accepted: accepted, column: value.column)
  }
}
