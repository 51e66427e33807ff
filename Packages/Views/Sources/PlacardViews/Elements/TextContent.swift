import PlacardText

/// Text with its rules.
struct TextContent: Sendable {
  var text: String
  var lines: Sanitizer.Lines
  var limit: Int?
  var overflow: Overflow = .ellipsis
  var alignment: TextAlignment = .start

  enum Overflow: Sendable, Equatable {
    /// The end of the last line gives way.
    case ellipsis
    /// Lines give way to a count of them when the place has too few rows.
    case footer
  }
}
