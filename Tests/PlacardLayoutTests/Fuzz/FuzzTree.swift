import PlacardLayout

/// A tree as a value, depth first: a node and its depth say where it stands.
struct FuzzTree: Equatable {
  struct Node: Equatable {
    var depth: Int
    var style = LayoutStyle()
    var content = FuzzContent.none
  }

  var nodes: [Node]

  /// The node and all below it.
  func subtree(_ index: Int) -> Range<Int> {
    var end = index + 1
    while end < nodes.count, nodes[end].depth > nodes[index].depth { end += 1 }
    return index..<end
  }

  func children(_ index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < nodes.count, nodes[child].depth > nodes[index].depth {
      children.append(child)
      child = subtree(child).upperBound
    }
    return children
  }

  /// The parent of each node, -1 for the root.
  var parents: [Int] {
    var path: [Int] = []
    return nodes.indices.map { index in
      path.removeSubrange(nodes[index].depth...)
      path.append(index)
      return path.count > 1 ? path[path.count - 2] : -1
    }
  }

  /// Where a node has to stand to become the child of `parent` with `before` others before it.
  func position(under parent: Int, after before: Int) -> Int {
    let children = children(parent)
    return before < children.count ? children[before] : subtree(parent).upperBound
  }

  /// The same tree without what is hidden, and where what is left was.
  func withoutHidden() -> (tree: FuzzTree, kept: [Int]) {
    var kept: [Int] = []
    var index = 0
    while index < nodes.count {
      if nodes[index].style.isHidden {
        index = subtree(index).upperBound
      } else {
        kept.append(index)
        index += 1
      }
    }
    return (FuzzTree(nodes: kept.map { nodes[$0] }), kept)
  }

  /// The tree as it is in a mirror.
  func mirrored() -> FuzzTree {
    var mirrored = self
    for index in nodes.indices {
      mirrored.nodes[index].style.margin = nodes[index].style.margin.mirrored
      mirrored.nodes[index].style.padding = nodes[index].style.padding.mirrored
      mirrored.nodes[index].style.inset = nodes[index].style.inset.mirrored
      switch nodes[index].style.writingDirection {
      case .inherit: if index == 0 { mirrored.nodes[0].style.writingDirection = .rightToLeft }
      case .leftToRight: mirrored.nodes[index].style.writingDirection = .rightToLeft
      case .rightToLeft: mirrored.nodes[index].style.writingDirection = .leftToRight
      }
    }
    return mirrored
  }
}

extension Edges {
  fileprivate var mirrored: Edges {
    Edges(top: top, left: right, bottom: bottom, right: left, start: start, end: end)
  }
}
