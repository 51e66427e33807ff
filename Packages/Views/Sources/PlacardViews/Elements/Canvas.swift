/// A leaf that draws itself once its size is known.
///
/// It is given its columns and rows and returns rows of spans; what is too much is cut off.
public struct Canvas: Element {
  private let content: CanvasContent

  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - columns: The columns it would like, at least 0.
  ///   - rows: The rows it would like, at least 0.
  ///   - draw: Returns the rows, from the top, as spans from left to right; it must be pure.
  public init(
    columns: Int, rows: Int,
    draw: @escaping @Sendable (_ columns: Int, _ rows: Int) -> [[Text.Span]]
  ) {
    content = CanvasContent(columns: max(columns, 0), rows: max(rows, 0), draw: draw)
  }

  /// Returns one node, which keeps its size by default.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    [ViewNode(.canvas(content))]
  }
}
