import PlacardLayout
public import PlacardModels

/// A bar that shows how far some work has come.
///
/// The part done is heavier than the rest, so that it shows without colour. Unknown progress
/// swings to and fro once in two seconds, or stands still where nothing may move.
public struct ProgressBar: Element {
  private let progress: Message.Progress?
  private let paint: Paint

  /// Creates a bar; without progress it is absent.
  public init(_ progress: Message.Progress?, paint: Paint = .accent) {
    self.progress = progress
    self.paint = paint
  }

  /// Returns one node of a single row, 10 columns wide unless it grows.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    guard let progress else { return [] }
    let isMirrored = environment.writingDirection == .rightToLeft
    let strokes = Strokes(glyphs: environment.glyphs, paint: paint, isMirrored: isMirrored)
    let fraction = progress.fraction
    let elapsed = environment.elapsed
    let moves = environment.moves
    var nodes = Canvas(columns: 10, rows: 1) { columns, _ in
      if let fraction { return [strokes.line(of: columns, done: fraction)] }
      return [moves ? strokes.swinging(in: columns, at: elapsed) : strokes.still(columns)]
    }.nodes(in: environment)
    nodes[0].layout.shrink = 1
    return nodes
  }
}

/// The strokes that a bar is made of.
private struct Strokes: Sendable {
  let glyphs: GlyphSet
  let paint: Paint
  let isMirrored: Bool

  private var heavy: String { glyphs == .unicode ? "━" : "#" }
  private var half: String { glyphs == .unicode ? (isMirrored ? "╺" : "╸") : "" }
  private var light: String { glyphs == .unicode ? "─" : "-" }
  private var dashed: String { glyphs == .unicode ? "╌" : "." }

  func line(of columns: Int, done fraction: Double) -> [Span] {
    let halves = Int((fraction * Double(columns * 2)).rounded(.down))
    let whole = halves / 2
    let tip = halves % 2 == 1 ? half : ""
    let rest = columns - whole - tip.count
    let spans = [stroke(heavy, whole), Span(tip, Style(foreground: paint)), track(light, rest)]
    return isMirrored ? spans.reversed() : spans
  }

  func swinging(in columns: Int, at elapsed: Duration) -> [Span] {
    let length = max(columns / 4, 1)
    let way = columns - length
    let period = Duration.seconds(2)
    let turn = (max(elapsed, .zero) / period).truncatingRemainder(dividingBy: 1)
    let part = turn < 0.5 ? turn * 2 : 2 - turn * 2
    let before = Int((part * Double(way)).rounded())
    return [track(light, before), stroke(heavy, length), track(light, way - before)]
  }

  func still(_ columns: Int) -> [Span] {
    [stroke(dashed, columns)]
  }

  private func stroke(_ glyph: String, _ count: Int) -> Span {
    Span(String(repeating: glyph, count: count), Style(foreground: paint))
  }

  private func track(_ glyph: String, _ count: Int) -> Span {
    Span(String(repeating: glyph, count: max(count, 0)), Style(foreground: .muted))
  }
}
