public import PlacardLayout

/// Elements side by side, from where writing starts.
public struct Row<Content: Element>: Element {
  private let gap: Int
  private let align: Align
  private let justify: Justify
  private let wraps: Bool
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - gap: The columns between neighbours; negative counts as 0.
  ///   - align: Where elements of fewer rows stand.
  ///   - justify: Where spare columns go.
  ///   - wraps: Whether elements that find no space go on below.
  ///   - content: The elements.
  public init(
    gap: Int = 0, align: Align = .start, justify: Justify = .start, wraps: Bool = false,
    @ElementBuilder content: () -> Content
  ) {
    self.gap = gap
    self.align = align
    self.justify = justify
    self.wraps = wraps
    self.content = content()
  }

  /// Returns one node, or none when there is nothing in it.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let nodes = content.nodes(in: environment)
    if nodes.isEmpty { return [] }
    return [.row(nodes, gap: gap, align: align, justify: justify, wraps: wraps)]
  }
}
