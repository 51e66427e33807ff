import PlacardText

/// Text with its rules.
struct TextContent: Sendable {
  var text: String
  var lines: Sanitizer.Lines
  var limit: Int?
  var overflow: Overflow = .ellipsis
  var alignment: TextAlignment = .start
  /// Which part gives way to an ellipsis.
  var truncation = Truncation.end
  /// The text in pieces, where their styles differ.
  var spans: [Text.Span] = []

  enum Overflow: Sendable, Equatable {
    /// The end of the last line gives way.
    case ellipsis
    /// Lines give way to a count of them when the place has too few rows.
    case footer
  }

  /// Whether there is nothing to be seen.
  var isBlank: Bool { text.isBlank }
}

extension String {
  /// Whether there is nothing but white space in it.
  var isBlank: Bool {
    guard let first = unicodeScalars.first else { return true }
    let isSpace = first.isASCII ? first.value <= 0x20 : first.properties.isWhitespace
    return isSpace && allSatisfy(\.isWhitespace)
  }
}
