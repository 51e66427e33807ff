extension [ViewNode] {
  /// One node for all of them on the theme's raised background, where that has a colour; one with a background of
  /// its own stays as it is.
  func raised(in environment: ViewEnvironment) -> [ViewNode] {
    let background = environment.theme.color(
      of: .role(.raised), as: .fill, depth: environment.depth)
    guard !isEmpty, background != .default else { return self }
    var node = ViewNode.joining(self)
    node.fill = node.fill ?? .role(.raised)
    return [node]
  }
}
