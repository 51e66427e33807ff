@_spi(Fields)
extension Problem {
  /// A word that is none of those that are accepted: the nearest one is named, or else all.
  public static func unknown(
    _ noun: String, _ word: String, accepted: [String], column: Int?
  ) -> Problem {
    let hint =
      accepted.nearest(to: word).map { "the nearest is \($0.inQuotes)" }
      ?? (accepted.isEmpty ? "there is none" : "accepted are \(accepted.joined(separator: ", "))")
    return Problem("Unknown \(noun) \(word.inQuotes); \(hint).", column: column)
  }
}

@_spi(Fields)
extension FieldMember {
  /// The problem of a key that means nothing where it stands.
  public func unknown(accepted: [String]) -> Problem {
    .unknown("key", key, accepted: accepted, column: value.column)
  }
}

@_spi(Fields)
extension String {
  /// The text in quotation marks, at most 40 characters of it, for a problem's sentence.
  public var inQuotes: String {
    count <= 40 ? "\"\(self)\"" : "\"\(prefix(40))…\""
  }
}
