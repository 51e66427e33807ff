extension LayoutTree {
  /// Places all nodes, in time linear in their number.
  ///
  /// - Parameters:
  ///   - width: The root's width; unbounded or NaN leaves it to the root's style and content.
  ///   - height: The root's height; unbounded or NaN leaves it to the root's style and content.
  public mutating func layout(width: Double, height: Double) {
    run(room: .infinity) {
      $0.layout(width: width.size(or: .nan), height: height.size(or: .nan))
    }
  }

  /// The size the root takes in a room `width` wide when nothing makes it fill the room.
  public mutating func sizeThatFits(width: Double) -> Size {
    run(room: width.size(or: .infinity)) { $0.layout(width: .nan, height: .nan) }
    return arena.count > 0
      ? Size(width: arena.column(.width)[0], height: arena.column(.height)[0]) : .zero
  }

  /// The rectangle of a node relative to its parent, unrounded; zero where hidden.
  public func rect(of node: NodeID) -> Rect {
    precondition(styles.indices.contains(node.index), "The node is not of this tree.")
    guard isNumbered else { return .zero }
    let number = Int(arena.numbers[node.index])
    guard number >= 0 else { return .zero }
    return Rect(
      x: arena.column(.x)[number], y: arena.column(.y)[number],
      width: arena.column(.width)[number], height: arena.column(.height)[number])
  }

  private mutating func run(room: Double, _ body: (Sweep) -> Void) {
    number()
    guard arena.count > 0 else { return }
    styles.withUnsafeBufferPointer { styles in
      measures.withUnsafeBufferPointer { measures in
        body(Sweep(arena, styles: styles, measures: measures, room: room))
      }
    }
  }
}
