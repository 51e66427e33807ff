extension Sweep {
  /// Before the first sweep: the heights below `node` that are known without any width.
  func spreadDefiniteHeights(_ node: Int) {
    let link = links[node]
    if boxes[node].hasPercentChild {
      for child in link.everyone {
        resolve(child, in: node, width: .nan, height: innerHeight(node))
      }
    }
    for child in link.everyone { definite[child] = definiteHeight(child, in: node) }
  }

  /// The height percentages of a node's children count, NaN while there is none.
  func innerHeight(_ node: Int) -> Double {
    definite[node] - boxes[node].vertical
  }

  /// The height of a child that does not depend on any content; NaN if there is none.
  func definiteHeight(_ child: Int, in node: Int) -> Double {
    let item = items[child]
    if !item.isHeightAuto { return item.clampHeight(item.height) }
    let box = boxes[node]
    if child < links[node].absolutes.lowerBound, box.isRow, !box.wraps, item.align == .stretch,
      item.flags.isDisjoint(with: .autoVertical), !definite[node].isNaN
    {
      return item.clampHeight(innerHeight(node) - item.marginTop - item.marginBottom)
    }
    return .nan
  }

  /// Resolves a node's percentages, where it has any.
  ///
  /// A padding that is a share counts as 0 in what its container's content wants, but in full where
  /// the node itself takes the width its content wants.
  func resolve(_ child: Int, in node: Int, width: Double, height: Double) {
    guard items[child].flags.contains(.percent) else { return }
    let style = styles[Int(links[child].slot)]
    let container = styles[Int(links[node].slot)]
    let padding = boxes[child].horizontal
    boxes[child].resolve(style, in: container, width: width, height: height)
    items[child].resolve(style, boxes[child], in: container, width: width, height: height)
    least[child] += boxes[child].horizontal - padding
    greatest[child] += boxes[child].horizontal - padding
  }
}
