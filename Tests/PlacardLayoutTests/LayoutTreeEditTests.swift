import PlacardLayout
import Testing

@Suite struct LayoutTreeEditTests {
  @Test(arguments: ["mixed", "ui", "percent-definite", "aspect-ratio", "wrap"])
  func `L6: after edits a tree is laid out as if it were new, bit for bit`(group: String) throws {
    var random = SeededGenerator(seed: 7)
    for fixture in try Fixture.load(group) {
      let nodes = fixture.root.flat()
      var styles = nodes.map(\.node.style)
      var measures = nodes.map(\.node.measure)
      var edited = tree(nodes.map(\.parent), styles, measures)
      for round in 0..<3 {
        let size = Size(width: Double(40 + round), height: round == 1 ? .unbounded : 30)
        edited.layout(width: size.width, height: size.height)
        let target = Int.random(in: 0..<nodes.count, using: &random)
        let source = Int.random(in: 0..<nodes.count, using: &random)
        styles[target] = styles[source]
        measures[target] = measures[source]
        edited.setStyle(styles[target], of: NodeID(index: target))
        edited.setMeasure(measures[target], of: NodeID(index: target))
        edited.layout(width: size.width, height: size.height)
        var fresh = tree(nodes.map(\.parent), styles, measures)
        fresh.layout(width: size.width, height: size.height)
        #expect(rects(edited) == rects(fresh), "\(fixture.id), round \(round), seed 7")
      }
    }
  }

  private func tree(_ parents: [Int?], _ styles: [LayoutStyle], _ measures: [Measure?])
    -> LayoutTree
  {
    var tree = LayoutTree()
    for (index, parent) in parents.enumerated() {
      tree.addNode(styles[index], to: parent.map(NodeID.init), measure: measures[index])
    }
    return tree
  }

  private func rects(_ tree: borrowing LayoutTree) -> [Rect] {
    var rects: [Rect] = []
    for index in 0..<tree.count { rects.append(tree.rect(of: NodeID(index: index))) }
    return rects
  }
}
