extension Optional: Element where Wrapped: Element {
  /// Returns the nodes of the element, if there is one.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    self?.nodes(in: environment) ?? []
  }
}
