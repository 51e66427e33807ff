/// Elements of one type, one after the other.
public struct RepeatedElement<E: Element>: Element {
  let elements: [E]

  /// Returns the nodes of all elements, in order.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    elements.flatMap { $0.nodes(in: environment) }
  }
}
