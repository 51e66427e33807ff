/// The strokes that a bar is made of.
struct ProgressStrokes: Sendable {
  let glyphs: GlyphSet
  let paint: Paint
  let isMirrored: Bool

  private var heavy: String { glyphs.choose("━", "█", "#") }
  private var half: String {
    isMirrored ? glyphs.choose("╺", "▐", "") : glyphs.choose("╸", "▌", "")
  }
  private var light: String { glyphs.choose("─", "░", "-") }
  private var dashed: String { glyphs.choose("╌", "▒", ".") }

  func line(of columns: Int, done fraction: Double) -> [Text.Span] {
    let halves = Int((fraction * Double(columns * 2)).rounded(.down))
    let whole = halves / 2
    let tip = halves % 2 == 1 ? half : ""
    let rest = columns - whole - (tip.isEmpty ? 0 : 1)
    let spans = [
      stroke(heavy, whole), Text.Span(tip, Style(foreground: paint)), track(light, rest),
    ]
    return isMirrored ? spans.reversed() : spans
  }

  func swinging(in columns: Int, at elapsed: Duration) -> [Text.Span] {
    let length = max(columns / 4, 1)
    let way = columns - length
    let period = Duration.seconds(2)
    let turn = (max(elapsed, .zero) / period).truncatingRemainder(dividingBy: 1)
    let part = turn < 0.5 ? turn * 2 : 2 - turn * 2
    let before = Int((part * Double(way)).rounded())
    return [track(light, before), stroke(heavy, length), track(light, way - before)]
  }

  func still(_ columns: Int) -> [Text.Span] {
    [stroke(dashed, columns)]
  }

  private func stroke(_ glyph: String, _ count: Int) -> Text.Span {
    Text.Span(String(glyph, times: count), Style(foreground: paint))
  }

  private func track(_ glyph: String, _ count: Int) -> Text.Span {
    Text.Span(String(glyph, times: count), Style(foreground: .muted))
  }
}
