/// Elements one after the other, of one type each.
public struct ElementList<each E: Element>: Element {
  private let elements: (repeat each E)

  init(_ elements: repeat each E) {
    self.elements = (repeat each elements)
  }

  /// Returns the nodes of all of them, in order.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    var nodes: [ViewNode] = []
    for element in repeat each elements {
      nodes += element.nodes(in: environment)
    }
    return nodes
  }
}
