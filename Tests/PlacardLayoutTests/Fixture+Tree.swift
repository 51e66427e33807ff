@testable import PlacardLayout

extension Fixture {
  /// The rectangles of all nodes relative to their parents, depth first.
  func rects(after earlier: Size? = nil) -> [Rect] {
    let tree = laidOut(after: earlier)
    return (0..<tree.count).map { tree.rect(of: NodeID(index: $0)) }
  }

  /// The rectangles of all nodes relative to the root, depth first.
  func absoluteRects() -> [Rect] {
    let tree = laidOut(after: nil)
    var rects: [Rect] = []
    for index in 0..<tree.count {
      let node = NodeID(index: index)
      let origin = tree.parent(of: node).map { rects[$0.index].origin } ?? .zero
      rects.append(tree.rect(of: node).offset(x: origin.x, y: origin.y))
    }
    return rects
  }

  private func laidOut(after earlier: Size?) -> LayoutTree {
    var tree = LayoutTree()
    root.add(to: &tree)
    if let earlier { tree.layout(width: earlier.width, height: earlier.height) }
    tree.layout(width: .unbounded, height: .unbounded)
    return tree
  }
}

extension FixtureNode {
  /// This node and all below it, depth first, with the positions of their parents.
  func flat(parent: Int? = nil, from index: Int = 0) -> [(node: FixtureNode, parent: Int?)] {
    var all: [(node: FixtureNode, parent: Int?)] = [(self, parent)]
    for child in children ?? [] { all += child.flat(parent: index, from: index + all.count) }
    return all
  }

  /// Adds this node and all below it to a tree, depth first.
  func add(to tree: inout LayoutTree, parent: NodeID? = nil) {
    let node = tree.addNode(style, to: parent, measure: measure)
    for child in children ?? [] { child.add(to: &tree, parent: node) }
  }

  var measure: Measure? {
    if let measured {
      return { _ in Size(width: measured.width, height: measured.height) }
    }
    guard let flow else { return nil }
    return { proposal in
      var widest = 0.0
      var line = 0.0
      var lines = 1.0
      for (index, item) in flow.items.enumerated() {
        if index > 0, line + item > proposal.width + 0.001 {
          lines += 1
          line = 0
        }
        line += item
        widest = max(widest, line)
      }
      return Size(width: widest, height: lines * flow.lineHeight)
    }
  }

  var style: LayoutStyle {
    var style = LayoutStyle()
    style.direction = named(direction) ?? .column
    style.wrap = wrap == "nowrap" ? .noWrap : named(wrap) ?? .noWrap
    style.justify = named(justifyContent) ?? .start
    style.alignItems = named(alignItems) ?? .stretch
    style.alignContent = named(alignContent) ?? .stretch
    style.alignSelf = named(alignSelf) ?? .auto
    style.position = named(position) ?? .relative
    style.grow = grow ?? 0
    style.shrink = shrink ?? 0
    style.aspectRatio = aspectRatio ?? 0
    style.basis = basis?.length ?? .auto
    style.width = width?.length ?? .auto
    style.height = height?.length ?? .auto
    style.minWidth = minWidth?.length ?? .auto
    style.minHeight = minHeight?.length ?? .auto
    style.maxWidth = maxWidth?.length ?? .auto
    style.maxHeight = maxHeight?.length ?? .auto
    style.margin = edges(margin, absent: 0)
    style.padding = edges(padding, absent: 0)
    style.inset = edges(inset, absent: .auto)
    style.rowGap = gap?.row ?? 0
    style.columnGap = gap?.column ?? 0
    style.isHidden = hidden ?? false
    style.writingDirection = rtl == true ? .rightToLeft : .inherit
    return style
  }

  private func edges(_ sides: Sides?, absent: Length) -> Edges {
    Edges(
      top: sides?.top?.length ?? absent, left: sides?.left?.length ?? absent,
      bottom: sides?.bottom?.length ?? absent, right: sides?.right?.length ?? absent,
      start: sides?.start?.length, end: sides?.end?.length)
  }

  /// The case of that name; the fixtures use the same names as the library.
  private func named<Value: CaseIterable>(_ name: String?) -> Value? {
    Value.allCases.first { "\($0)" == name }
  }
}
