import PlacardLayout

func drawPlainTree<Node>(
  _ tree: Item, _ nodes: [Node], _ draw: (Node, CellRect) -> Void
) {
  // snippet
  let frames = Frames(of: tree, in: Size(width: 80, height: 24))
  for (node, cells) in zip(nodes, frames.cells) {
    draw(node, cells)
  }
  // end
}
