extension StackView {
  /// Places all items, in time linear in their number.
  ///
  /// - Parameters:
  ///   - size: The space in points. A side that is unbounded or NaN follows from the stack's style
  ///     or content; a negative one counts as 0.
  ///   - mode: Which sides of `size` are taken as given.
  /// - Returns: The rectangles of the stack, at the top left corner, and of all below it.
  public func layout(in size: Size, mode: LayoutMode = .fitContainer) -> Frames {
    Frames(of: item, in: size, mode: mode)
  }

  /// The size the stack takes in this space when nothing makes it fill the space.
  ///
  /// The width is what the content wants, at most the space, at least the content's least width.
  /// The height is the content's height at that width, even if it is more than there is.
  public func sizeThatFits(_ size: Size) -> Size {
    var lowering = Lowering(item)
    return lowering.tree.sizeThatFits(width: size.width)
  }
}
