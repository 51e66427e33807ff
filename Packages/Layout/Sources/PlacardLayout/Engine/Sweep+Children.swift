extension Sweep {
  /// All children of a node, in order.
  @inline(__always)
  func children(_ number: Int) -> Children {
    Children(nodes: nodes, spans: spans, cursor: number + 1, end: Int(spans[number].end))
  }

  struct Child {
    let number: Int
    let node: NodePointer

    var isAbsolute: Bool { node.pointee.traits.contains(.absolute) }
  }

  /// Steps over what is below each child.
  struct Children: Sequence, IteratorProtocol {
    let nodes: NodePointer
    let spans: UnsafeMutablePointer<Span>
    var cursor: Int
    let end: Int

    @inline(__always)
    mutating func next() -> Child? {
      guard cursor < end else { return nil }
      let span = spans[cursor]
      let child = Child(number: cursor, node: nodes + Int(span.slot))
      cursor = Int(span.end)
      return child
    }
  }

  /// The index of a node's full style.
  func kept(_ node: NodePointer) -> Int { Int(pool.pair(.style, of: node)[0]) }

  /// The height percentages of a node's children count, NaN while there is none.
  func innerHeight(_ node: NodePointer) -> Double {
    node.pointee.definite - pool.padding(Vertical.self, of: node)
  }

  /// Resolves the percentages of a node's children in the flow.
  func resolveChildren(_ number: Int, _ node: NodePointer, width: Double) {
    let height = innerHeight(node)
    for child in children(number) where !child.isAbsolute {
      resolve(child.node, in: node, width: width, height: height)
    }
  }

  /// Resolves a node's percentages; NaN where the base is unresolved.
  func resolve(_ child: NodePointer, in node: NodePointer, width: Double, height: Double) {
    guard child.pointee.traits.contains(.percent) else { return }
    let base = node.pointee.verticalPercentBase == .height ? height : width
    Lengths(
      styles[kept(child)], rightToLeft: child.pointee.isRightToLeft, percentBase: width,
      percentBaseHeight: height,
      base: base, isRow: node.pointee.isRow
    ).write(to: child, pool)
  }
}
