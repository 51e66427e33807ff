public import PlacardLayout

/// Elements one below the other.
public struct Column<Content: Element>: Element {
  private let gap: Int
  private let align: Align
  private let justify: Justify
  private let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - gap: The rows between neighbours; negative counts as 0.
  ///   - align: Where elements of fewer columns stand.
  ///   - justify: Where spare rows go.
  ///   - content: The elements.
  public init(
    gap: Int = 0, align: Align = .stretch, justify: Justify = .start,
    @ElementBuilder content: () -> Content
  ) {
    self.gap = gap
    self.align = align
    self.justify = justify
    self.content = content()
  }

  /// Returns one node, or none when there is nothing in it.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let nodes = content.nodes(in: environment)
    if nodes.isEmpty { return [] }
    return [.column(nodes, gap: gap, align: align, justify: justify)]
  }
}
