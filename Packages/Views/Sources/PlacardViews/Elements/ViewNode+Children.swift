extension UnsafePointer<ViewNode> {
  /// Calls a closure with the index of each child, in order.
  ///
  /// What walks over a tree goes by indices: a node is too large to be copied at each step. An index is
  /// only good within the closure.
  @inline(__always)
  func forEachChild(_ body: (UnsafePointer<ViewNode>) -> Void) {
    guard case .children(let children) = pointee.content else { return }
    children.withUnsafeBufferPointer { nodes in
      guard let first = nodes.baseAddress else { return }
      for index in nodes.indices { body(first + index) }
    }
  }
}
