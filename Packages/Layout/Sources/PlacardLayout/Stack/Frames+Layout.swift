extension Frames {
  /// Places a tree of items: the function on which both forms of a stack stand.
  ///
  /// - Parameters:
  ///   - root: The tree. What its style says of it as an item of a container counts for nothing, but
  ///     that it is hidden.
  ///   - size: The space in points. A side that is unbounded or NaN follows from the root's style or
  ///     content; a negative one counts as 0.
  ///   - mode: Which sides of `size` are taken as given.
  /// - Complexity: Linear in the number of nodes.
  public init(of root: Item, in size: Size, mode: LayoutMode = .fitContainer) {
    var lowering = Lowering(root)
    lowering.tree.layout(
      width: mode == .adjustWidth ? .unbounded : size.width,
      height: mode == .adjustHeight ? .unbounded : size.height)
    if mode == .adjustHeight, root.countsHeight {
      let found = lowering.tree.rect(of: NodeID(index: 0)).size
      lowering.tree.layout(width: found.width, height: found.height)
    }
    self = lowering.frames()
  }
}

extension Item {
  /// Whether a frame in it may depend on whether the root's height is set or follows from the content.
  fileprivate var countsHeight: Bool {
    if style.aspectRatio > 0 || style.wrap != .noWrap || style.lengths.hasPercent { return true }
    guard case .items(let items) = content else { return false }
    return items.contains(where: \.countsHeight)
  }
}
