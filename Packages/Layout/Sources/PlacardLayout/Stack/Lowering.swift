/// A tree of items as a tree of the engine, whose nodes are added depth first.
struct Lowering: ~Copyable {
  var tree = LayoutTree()
  private var names: [Int: String] = [:]
  private var extents: [Int] = []

  init(_ root: Item) {
    add(root, to: nil)
  }

  private mutating func add(_ item: Item, to parent: NodeID?) {
    let measure: Measure? = if case .measured(let measure) = item.content { measure } else { nil }
    let node = tree.addNode(
      item.isIncluded ? item.style : item.hidden().style, to: parent, measure: measure)
    names[node.index] = item.name
    extents.append(1)
    guard case .items(let items) = item.content else { return }
    for item in items { add(item, to: node) }
    extents[node.index] = extents.count - node.index
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
