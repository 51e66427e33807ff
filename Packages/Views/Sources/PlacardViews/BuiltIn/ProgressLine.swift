import PlacardLayout
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
    [node(in: environment)]
  }

  func node(in environment: ViewEnvironment) -> ViewNode {
    let shown = environment.columns < 24 ? progress.withoutUnit : progress
    var parts = ProgressBar(progress, paint: paint).nodes(in: environment)
    parts[0].layout.grow = 1
    if let figures = shown.figures {
      var content = TextContent(text: figures, lines: .single)
      content.alignment = .end
      let least = shown.widestFigures.map { columns(of: $0) } ?? 0
      parts.append(ViewNode(.text(content)) { $0.minWidth = .cells(least) })
    }
    return .row(parts, gap: 1, maxWidth: 56)
  }
}
