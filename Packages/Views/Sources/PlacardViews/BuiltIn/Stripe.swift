import PlacardLayout

/// A stripe as high as its row.
struct Stripe: Element {
  let paint: Paint

  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let glyph =
      switch (environment.glyphs, environment.writingDirection) {
      case (.ascii, _): "|"
      case (_, .rightToLeft): "▐"
      case (_, _): "▌"
      }
    let span = Text.Span(glyph, Style(foreground: paint))
    return Canvas(columns: 1, rows: 1) { _, rows in Array(repeating: [span], count: rows) }
      .align(.stretch).nodes(in: environment)
  }
}
