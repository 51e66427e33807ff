import PlacardLayout

/// A thin line across its column, or down its row.
public struct Divider: Element {
  /// Where a line runs.
  public enum Axis: String, Sendable, Hashable, CaseIterable {
    /// From side to side, between the elements of a column.
    case horizontal
    /// From top to bottom, between the elements of a row.
    case vertical
  }

  private let axis: Axis

  /// Creates a line.
  public init(_ axis: Axis = .horizontal) {
    self.axis = axis
  }

  /// Returns one node as long as its container.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let glyphs = Border.square.glyphs(in: environment.glyphs)
    let glyph = axis == .horizontal ? glyphs.top : glyphs.left
    let style = Style(foreground: .muted)
    var nodes = Canvas(columns: 1, rows: 1) { columns, rows in
      Array(repeating: [Text.Span(String(glyph, times: columns), style)], count: rows)
    }.nodes(in: environment)
    nodes[0].layout.alignSelf = .stretch
    return nodes
  }
}
