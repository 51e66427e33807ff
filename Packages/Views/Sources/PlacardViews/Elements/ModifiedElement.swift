/// An element with something about it changed.
public struct ModifiedElement<Base: Element>: Element {
  private let base: Base
  private let change: @Sendable (ViewNode) -> ViewNode

  init(_ base: Base, change: @escaping @Sendable (ViewNode) -> ViewNode) {
    self.base = base
    self.change = change
  }

  /// Returns the changed node; several nodes of the base become one column first.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let nodes = base.nodes(in: environment)
    return nodes.isEmpty ? [] : [change(.joining(nodes))]
  }
}

extension Element {
  func changed(
    _ change: @escaping @Sendable (inout ViewNode) -> Void
  ) -> ModifiedElement<Self> {
    ModifiedElement(self) { node in
      var copy = node
      change(&copy)
      return copy
    }
  }
}
