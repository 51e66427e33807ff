@_spi(Fields)
extension Problem {
  /// A problem with an unknown word; suggests the nearest accepted one, or lists all.
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
  /// A problem with an unknown key.
  public func unknown(accepted: [String]) -> Problem {
    .unknown("key", key, accepted: accepted, column: value.column)
  }
}

@_spi(Fields)
extension String {
  /// The string in quotation marks for a problem's message, truncated to 40 characters.
  public var inQuotes: String {
    count <= 40 ? "\"\(self)\"" : "\"\(prefix(40))…\""
  }
}
