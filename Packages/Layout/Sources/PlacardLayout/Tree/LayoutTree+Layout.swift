extension LayoutTree {
  /// What a layout is asked for: NaN follows from style and content.
  struct Request {
    var width: Double
    var height: Double
    /// What a width that follows from the content should not exceed.
    var room: Double

    func isSame(as other: Request) -> Bool {
      width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
        && room == other.room
    }
  }

  /// Places all nodes, in time linear in their number, and at once where nothing changed.
  ///
  /// - Parameters:
  ///   - width: The root's width; unbounded or NaN leaves it to the root's style and content.
  ///   - height: The root's height; unbounded or NaN leaves it to the root's style and content.
  public mutating func layout(width: Double, height: Double) {
    run(Request(width: width.size(or: .nan), height: height.size(or: .nan), room: .infinity))
  }

  /// The size the root takes in a room `width` wide when nothing makes it fill the room.
  ///
  /// The rectangles of all nodes are then those of that size.
  public mutating func sizeThatFits(width: Double) -> Size {
    run(Request(width: .nan, height: .nan, room: width.size(or: .infinity)))
    return count > 0 ? rect(of: NodeID(index: 0)).size : .zero
  }

  /// The rectangle of a node relative to its parent, unrounded; zero where hidden or not laid out.
  public func rect(of node: NodeID) -> Rect {
    check(node)
    guard isNumbered else { return .zero }
    let number = Int(arena.numbers[node.index])
    guard number >= 0 else { return .zero }
    return Rect(
      x: arena.column(.x)[number], y: arena.column(.y)[number],
      width: arena.column(.width)[number], height: arena.column(.height)[number])
  }

  private mutating func run(_ request: Request) {
    if let latest, latest.isSame(as: request) { return }
    number()
    latest = request
    guard arena.count > 0 else { return }
    styles.withUnsafeBufferPointer { styles in
      measures.withUnsafeBufferPointer { measures in
        Sweep(arena, styles: styles, measures: measures, room: request.room)
          .layout(width: request.width, height: request.height)
      }
    }
  }
}
