import PlacardLayout

/// A tree that stays and is edited, and what it should be like.
struct LiveTree: ~Copyable {
  private(set) var model: FuzzTree
  private(set) var space: Space
  private(set) var ids: [NodeID] = []
  private(set) var tree = LayoutTree()
  let tally = Tally()

  init(_ model: FuzzTree, space: Space) {
    self.space = space
    self.model = FuzzTree(nodes: [])
    graft(model, under: nil, at: 0, after: 0)
  }

  /// The same, but its nodes are added level by level and not depth first.
  init(byLevels model: FuzzTree, space: Space) {
    self.space = space
    self.model = model
    let parents = model.parents
    var ids: [NodeID?] = model.nodes.map { _ in nil }
    for depth in 0..<model.nodes.count {
      for (index, node) in model.nodes.enumerated() where node.depth == depth {
        let parent = parents[index] < 0 ? nil : ids[parents[index]]
        ids[index] = tree.addNode(node.style, to: parent, measure: node.content.measure(tally))
      }
    }
    self.ids = ids.compactMap { $0 }
  }

  /// Lays out what changed and reports all rectangles.
  mutating func layOut() -> Laid {
    tally.reset()
    if space.isFitting {
      _ = tree.sizeThatFits(width: space.width)
    } else {
      tree.layout(width: space.width, height: space.height)
    }
    return Laid(self)
  }

  mutating func forget() { tree.invalidate() }

  mutating func apply(_ edit: Edit) {
    let count = ids.count
    switch edit {
    case .restyle(let node, let style):
      model.nodes[node % count].style = style
      tree.setStyle(style, of: ids[node % count])
    case .content(let node, let content):
      model.nodes[node % count].content = content
      tree.setMeasure(content.measure(tally), of: ids[node % count])
    case .insert(let branch, let parent, let before):
      graft(
        branch, under: parent % count, at: model.position(under: parent % count, after: before),
        after: before)
    case .remove(let node):
      guard node % count > 0 else { return }
      tree.removeNode(ids[node % count])
      let range = model.subtree(node % count)
      model.nodes.removeSubrange(range)
      ids.removeSubrange(range)
    case .move(let node, let parent, let before):
      move(model.subtree(node % count), under: parent % count, after: before)
    case .resize(let space):
      self.space = space
    }
  }

  private mutating func move(_ range: Range<Int>, under parent: Int, after before: Int) {
    let target = ids[parent]
    guard tree.moveNode(ids[range.lowerBound], to: target, at: before) else { return }
    let branch = Array(model.nodes[range])
    let moved = Array(ids[range])
    model.nodes.removeSubrange(range)
    ids.removeSubrange(range)
    let parent = parent < range.lowerBound ? parent : parent - range.count
    let position = model.position(under: parent, after: before)
    let deeper = model.nodes[parent].depth + 1 - branch[0].depth
    model.nodes.insert(
      contentsOf: branch.map { node in
        var node = node
        node.depth += deeper
        return node
      }, at: position)
    ids.insert(contentsOf: moved, at: position)
  }

  /// Puts a tree below a node, the first node among its children and the others behind theirs.
  private mutating func graft(
    _ branch: FuzzTree, under parent: Int?, at position: Int, after before: Int
  ) {
    let deeper = parent.map { model.nodes[$0].depth + 1 } ?? 0
    let root = parent.map { ids[$0] }
    var path: [NodeID] = []
    var added: [NodeID] = []
    for node in branch.nodes {
      path.removeSubrange(node.depth...)
      let measure = node.content.measure(tally)
      let id: NodeID
      if let root, path.isEmpty {
        id = tree.insertNode(node.style, to: root, at: before, measure: measure)
      } else {
        id = tree.addNode(node.style, to: path.last, measure: measure)
      }
      path.append(id)
      added.append(id)
    }
    model.nodes.insert(
      contentsOf: branch.nodes.map { node in
        var node = node
        node.depth += deeper
        return node
      }, at: position)
    ids.insert(contentsOf: added, at: position)
  }
}
