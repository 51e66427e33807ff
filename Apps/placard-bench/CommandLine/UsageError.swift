/// An invalid argument, described in one sentence.
struct UsageError: Error, Hashable, Sendable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }

  /// An unknown word; suggests the accepted one with the longest common prefix.
  static func unknown(_ word: String, accepted: [String]) -> UsageError {
    let ranked = accepted.map { (likeness: word.likeness(to: $0), text: $0) }
    guard let best = ranked.max(by: { $0.likeness < $1.likeness }), best.likeness > 0 else {
      return UsageError(
        "unknown word \"\(word)\"; accepted are \(accepted.joined(separator: ", ")).")
    }
    return UsageError("unknown word \"\(word)\"; did you mean \(best.text)?")
  }
}

extension String {
  /// The length of the common prefix of two words without leading dashes.
  fileprivate func likeness(to other: String) -> Int {
    let letters = zip(drop { $0 == "-" }, other.drop { $0 == "-" })
    return letters.prefix { $0 == $1 }.count
  }
}
