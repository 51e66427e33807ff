import PlacardLayout
public import PlacardText

/// Text, wrapped by words to the space there is.
///
/// Where its rows are limited, its end gives way unless ``truncated(at:)`` says otherwise.
/// It is sanitized: control characters and escape sequences become visible marks.
public struct Text: Element {
  private var content: TextContent

  /// Creates a text of several lines, such as a body; blank text is absent.
  public init(_ text: String) {
    content = TextContent(text: text, lines: .multiple)
  }

  /// Creates a text of one line, such as a title; it may still be wrapped, and blank text is absent.
  public init(line text: String) {
    content = TextContent(text: text, lines: .single)
  }

  /// Creates a text of one line from one that may have several: their breaks become spaces.
  public init(joining text: String) {
    content = TextContent(text: text, lines: .joined)
  }

  /// Creates a text of pieces that differ in their style, wrapped as one; it may have several lines.
  public init(_ spans: [Span]) {
    content = TextContent(text: spans.map(\.text).joined(), lines: .multiple)
    content.spans = spans
  }

  /// Returns the text with the part that gives way to an ellipsis where its rows are limited.
  public func truncated(at truncation: Truncation) -> Text {
    var copy = self
    copy.content.truncation = truncation
    return copy
  }

  /// Returns the text with at most a number of rows, at least 1; the last one ends in an ellipsis.
  public func rows(atMost limit: Int) -> Text {
    var copy = self
    copy.content.limit = max(limit, 1)
    return copy
  }

  /// Returns the text with its lines at one side, or in the middle, of the space it has.
  public func aligned(_ alignment: TextAlignment) -> Text {
    var copy = self
    copy.content.alignment = alignment
    return copy
  }

  /// Returns a text that gives way, with a count of its missing lines, where rows are too few.
  public func yielding() -> Text {
    var copy = self
    copy.content.overflow = .footer
    return copy
  }

  /// Returns one node, which shrinks with its container.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    content.isBlank ? [] : [ViewNode(.text(content)) { $0.shrink = 1 }]
  }
}
