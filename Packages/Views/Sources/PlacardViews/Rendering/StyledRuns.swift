/// The styles of a text of several spans, to be found again in its wrapped lines.
struct StyledRuns: Sendable {
  private let scalars: [Unicode.Scalar]
  private let styles: [(end: Int, style: Style)]
  private var position = 0

  /// Joins sanitized texts with their styles.
  init(_ pieces: [(text: String, style: Style)]) {
    var scalars: [Unicode.Scalar] = []
    var styles: [(end: Int, style: Style)] = []
    for piece in pieces {
      scalars += piece.text.unicodeScalars
      styles.append((scalars.count, piece.style))
    }
    self.scalars = scalars
    self.styles = styles
  }

  /// Divides the next line where the style changes.
  ///
  /// White space may be missing from the lines, and an ellipsis stand for what was left out; what
  /// comes after it is then the end of the text.
  mutating func divide(_ line: String) -> [(text: String, style: Style)] {
    var pieces: [(text: String, style: Style)] = []
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let style = take(scalar, before: rest.count)
      if pieces.last?.style == style, let last = pieces.indices.last {
        pieces[last].text.unicodeScalars.append(scalar)
      } else {
        pieces.append((String(scalar), style))
      }
    }
    return pieces
  }

  private mutating func take(_ scalar: Unicode.Scalar, before rest: Int) -> Style {
    var next = position
    while next < scalars.count, scalars[next] != scalar, scalars[next].properties.isWhitespace {
      next += 1
    }
    if next < scalars.count, scalars[next] == scalar {
      position = next + 1
      return style(at: next)
    }
    defer { if scalar == "…" { position = max(position, scalars.count - rest) } }
    return style(at: max(position - 1, 0))
  }

  private func style(at offset: Int) -> Style {
    styles.first { offset < $0.end }?.style ?? styles.last?.style ?? Style()
  }
}
