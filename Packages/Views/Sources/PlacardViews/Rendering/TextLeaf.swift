import PlacardLayout
import PlacardText

/// A sanitized text with its words measured.
struct TextLeaf: Sendable {
  let block: TextBlock
  let alignment: TextAlignment
  let overflow: TextContent.Overflow
  let truncation: Truncation
  /// The styles of its pieces; nil for a text of one style.
  let runs: StyledRuns?
  var limit: Int?

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

  /// The size at a width; at its natural width or more, the size it has without limit.
  var size: Measure {
    let (block, limit) = (block, limit)
    return { proposal in
      let natural = Double(block.naturalColumns)
      let width = proposal.isUnbounded ? natural : max(1, min(proposal.width, natural))
      let rows = block.rows(wrappedTo: Int(width.rounded(.down)))
      return Size(width: width, height: Double(min(rows, limit ?? rows)))
    }
  }

  /// The lines for a room of so many cells; the last one may be a count of the missing ones.
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
  fileprivate var trimmed: Substring {
    var rest = self[...]
    if let first = utf8.first, let last = utf8.last, first > 0x20, first < 0x7F, last > 0x20,
      last < 0x7F
    {
      return rest
    }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    while rest.first?.isNewline == true { rest.removeFirst() }
    return rest
  }
}
