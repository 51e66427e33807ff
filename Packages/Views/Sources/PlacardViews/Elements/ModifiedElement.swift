/// An element with something about it changed.
public struct ModifiedElement<Base: Element>: Element {
  private let base: Base
  private let change: @Sendable (inout ViewNode) -> Void

  init(_ base: Base, change: @escaping @Sendable (inout ViewNode) -> Void) {
    self.base = base
    self.change = change
  }

  /// Returns the changed node; several nodes of the base become one column first.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    var nodes = base.nodes(in: environment)
    if nodes.count > 1 { nodes = [.joining(nodes)] }
    if !nodes.isEmpty { change(&nodes[0]) }
    return nodes
  }
}

extension Element {
  func changed(
    _ change: @escaping @Sendable (inout ViewNode) -> Void
  ) -> ModifiedElement<Self> {
    ModifiedElement(self, change: change)
  }
}
