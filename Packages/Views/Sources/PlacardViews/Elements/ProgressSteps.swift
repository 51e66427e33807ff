import PlacardLayout
public import PlacardModels

/// A sign for every step of some work: `●●●○○`.
///
/// Work of unknown length, of a fraction or of more than 12 steps is shown as a ``ProgressBar``.
public struct ProgressSteps: Element {
  private let progress: Message.Progress?
  private let paint: Paint

  /// Creates the signs; without progress they are absent.
  public init(_ progress: Message.Progress?, paint: Paint = .accent) {
    self.progress = progress
    self.paint = paint
  }

  /// Returns one node of a single row.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    guard case .steps(let done, let total, _) = progress, (1...12).contains(total) else {
      return ProgressBar(progress, paint: paint).nodes(in: environment)
    }
    let count = min(max(done, 0), total)
    let full = environment.glyphs.choose("●", "■", "*")
    let empty = environment.glyphs.choose("○", "·", ".")
    let spans = [
      Text.Span(String(full, times: count), Style(foreground: paint)),
      Text.Span(String(empty, times: total - count), Style(foreground: .muted)),
    ]
    let isMirrored = environment.isMirrored
    return Canvas(columns: total, rows: 1) { _, _ in [isMirrored ? spans.reversed() : spans] }
      .nodes(in: environment)
  }
}
