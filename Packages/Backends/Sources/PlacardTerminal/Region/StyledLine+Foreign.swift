import PlacardText

extension StyledLine {
  /// The lines of text that another program wrote for a terminal.
  ///
  /// Colours and attributes (SGR) are read, whatever else could act on the terminal is neutralised
  /// by the sanitizer. A line break at the very end starts no further line; a style does not reach
  /// beyond its line.
  ///
  /// - Complexity: Linear in the length of the text.
  package static func lines(of text: String) -> [StyledLine] {
    var reader = ForeignReader()
    for piece in RenditionScanner(text) {
      switch piece {
      case .text(let text): reader.read(text)
      case .rendition(let groups): reader.apply(groups)
      }
    }
    return reader.finish()
  }
}

/// Gathers runs into lines.
private struct ForeignReader {
  private var lines: [StyledLine] = []
  private var line = StyledLine()
  private var style = CellStyle.plain

  mutating func apply(_ groups: [[Int]]) {
    _ = style.apply(rendition: groups)
  }

  mutating func read(_ text: Substring) {
    let parts = Sanitizer.foreignLines(text).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 {
        lines.append(line)
        line = StyledLine()
        style = .plain
      }
      if !part.isEmpty {
        line.runs.append(.init(safe: String(part), style: style))
      }
    }
  }

  consuming func finish() -> [StyledLine] {
    if !line.runs.isEmpty {
      lines.append(line)
    }
    return lines
  }
}
