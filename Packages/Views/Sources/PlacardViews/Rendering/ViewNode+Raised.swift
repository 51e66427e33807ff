extension [ViewNode] {
  /// One node for all of them on the theme's raised ground, where that has a colour; one with a ground of
  /// its own stays as it is.
  func raised(in environment: ViewEnvironment) -> [ViewNode] {
    let ground = environment.theme.color(of: .role(.raised), as: .fill, depth: environment.depth)
    guard !isEmpty, ground != .default else { return self }
    var node = ViewNode.joining(self)
    node.fill = node.fill ?? .role(.raised)
    return [node]
  }
}
