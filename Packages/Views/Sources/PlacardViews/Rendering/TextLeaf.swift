import PlacardLayout
import PlacardText

/// A sanitized text with its words measured.
///
/// It is a class so that a node's measure function is nothing but a reference to it.
final class TextLeaf: Sendable {
  let block: TextBlock
  let alignment: TextAlignment
  let overflow: TextContent.Overflow
  let truncation: Truncation
  /// The styles of its pieces; nil for a text of one style.
  let runs: StyledRuns?
  let limit: Int?

  /// More than the longest text that a message may need, and little enough to draw in a frame.
  private static let maximumBytes = 16_384

  init(_ content: TextContent, model: WidthModel) {
    let sanitizer = Sanitizer(
      lines: content.lines, maximumBytes: Self.maximumBytes)
    if content.spans.isEmpty {
      runs = nil
      block = TextBlock(sanitizer(content.text.trimmed), model: model)
    } else {
      let pieces = content.spans.map { (text: sanitizer($0.text), style: $0.style) }
      runs = StyledRuns(pieces)
      block = TextBlock(pieces.map(\.text).joined(), model: model)
    }
    truncation = content.truncation
    alignment = content.alignment
    overflow = content.overflow
    limit = content.limit
  }

  /// Creates the same text with another limit.
  init(_ other: TextLeaf, limit: Int) {
    block = other.block
    alignment = other.alignment
    overflow = other.overflow
    truncation = other.truncation
    runs = other.runs
    self.limit = limit
  }

  /// The size at a width; at its natural width or more, the size it has without limit.
  func size(_ proposal: Proposal) -> Size {
    let natural = Double(block.naturalColumns)
    let width = proposal.isUnbounded ? natural : max(1, min(proposal.width, natural))
    let rows = block.rows(wrappedTo: Int(width.rounded(.down)))
    return Size(width: width, height: Double(min(rows, limit ?? rows)))
  }

  /// The lines for a number of cells; the last one may be a count of the missing ones.
  func lines(columns: Int, rows: Int, glyphs: GlyphSet) -> [String] {
    let most = min(rows, limit ?? rows)
    guard overflow == .footer else {
      return block.lines(wrappedTo: columns, limit: most, overflow: truncation)
    }
    let lines = block.lines(wrappedTo: columns)
    guard lines.count > most else { return lines }
    let missing = lines.count - most + 1
    let mark = glyphs == .unicode ? "…" : "..."
    let footer = "\(mark) \(missing) more \(missing == 1 ? "line" : "lines")"
    let fitting = footer.utf8.count <= columns ? footer : "+\(missing)"
    return lines.prefix(most - 1) + [fitting.truncated(toColumns: columns, model: block.model)]
  }
}

extension String {
  /// The text without blank lines at its ends.
  fileprivate var trimmed: String {
    if hasVisibleEnds || !unicodeScalars.contains(where: \.properties.isWhitespace) { return self }
    var rest = self[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    while rest.first?.isNewline == true { rest.removeFirst() }
    return String(rest)
  }

  /// Whether it begins and ends with ASCII that shows.
  private var hasVisibleEnds: Bool {
    let ascii: ClosedRange<UInt8> = 0x21...0x7E
    return utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, let last = bytes.last else { return false }
      return ascii.contains(first) && ascii.contains(last)
    } ?? false
  }
}
