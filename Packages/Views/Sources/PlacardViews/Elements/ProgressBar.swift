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
    let isMirrored = environment.isMirrored
    let strokes = ProgressStrokes(glyphs: environment.glyphs, paint: paint, isMirrored: isMirrored)
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
