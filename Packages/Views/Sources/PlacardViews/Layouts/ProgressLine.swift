public import PlacardModels
import PlacardText

/// A bar with its figures beside it, at most 56 columns wide.
public struct ProgressLine: Element {
  private let progress: Message.Progress
  private let paint: Paint

  /// Creates a line.
  public init(_ progress: Message.Progress, paint: Paint = .accent) {
    self.progress = progress
    self.paint = paint
  }

  /// Returns one node; the figures keep their width as the work goes on.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let shown = environment.columns < 24 ? progress.withoutUnit : progress
    return Row(gap: 1) {
      ProgressBar(progress, paint: paint).grow()
      if let figures = shown.figures {
        Text(line: figures).aligned(.end).shrink(0).frame(
          minWidth: shown.widestFigures.map { columns(of: $0) } ?? 0)
      }
    }.frame(maxWidth: 56).nodes(in: environment)
  }
}
