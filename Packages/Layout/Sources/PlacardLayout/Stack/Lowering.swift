/// A stack as a tree of the engine, whose nodes are added depth first.
struct Lowering: ~Copyable {
  var tree = LayoutTree()
  private var names: [Int: String] = [:]
  private var extents: [Int] = []

  init(_ stack: StackView) {
    let root = tree.addNode(stack.style)
    extents.append(1)
    add(stack.items, to: root)
  }

  private mutating func add(_ items: [Item], to parent: NodeID) {
    for item in items {
      let node =
        switch item.content {
        case .measured(let measure): tree.addNode(item.style, to: parent, measure: measure)
        case .empty, .items: tree.addNode(item.style, to: parent)
        }
      names[node.index] = item.name
      extents.append(1)
      if case .items(let items) = item.content { add(items, to: node) }
    }
    extents[parent.index] = extents.count - parent.index
  }

  func frames() -> Frames {
    var relative: [Rect] = []
    var absolute: [Rect] = []
    relative.reserveCapacity(tree.count)
    absolute.reserveCapacity(tree.count)
    for index in 0..<tree.count {
      let node = NodeID(index: index)
      let rect = tree.rect(of: node)
      relative.append(rect)
      if let parent = tree.parent(of: node) {
        let origin = absolute[parent.index].origin
        absolute.append(rect.offset(x: origin.x, y: origin.y))
      } else {
        absolute.append(rect)
      }
    }
    let storage = FrameStorage(
      relative: relative, absolute: absolute, extents: extents, names: names)
    return Frames(storage: storage, node: 0)
  }
}
