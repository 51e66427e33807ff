import PlacardLayout
import Testing

/// Whole cells in trees of any depth.
@Suite struct NestedCellsTests {
  /// Containers that are filled by their children, without margins or gaps, to a depth of five.
  private static func grow(
    _ tree: inout LayoutTree, under parent: NodeID?, depth: Int, _ random: inout SeededGenerator
  ) -> [NodeID] {
    var style = LayoutStyle()
    style.direction = Direction.allCases[Int.random(in: 0..<4, using: &random)]
    style.grow = Double(Int.random(in: 1...7, using: &random))
    style.basis = 0
    if Int.random(in: 0..<5, using: &random) == 0 { style.writingDirection = .rightToLeft }
    let node = tree.addNode(style, to: parent)
    guard depth > 0, depth > 3 || Int.random(in: 0..<4, using: &random) > 0 else { return [node] }
    return (0..<Int.random(in: 1...5, using: &random)).flatMap { _ in
      grow(&tree, under: node, depth: depth - 1, &random)
    }
  }

  @Test(arguments: 0..<150)
  func `L8: leaves that fill their containers cover every cell once, however deep`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var tree = LayoutTree()
    let leaves = Self.grow(&tree, under: nil, depth: 5, &random)
    for size in [Size(width: 79, height: 23), Size(width: 41, height: 37)] {
      tree.layout(width: size.width, height: size.height)
      let columns = Int(size.width)
      var painted = Array(repeating: 0, count: columns * Int(size.height))
      for leaf in leaves {
        let cells = tree.cells(of: leaf)
        for row in cells.row..<cells.row + cells.rows {
          for column in cells.column..<cells.column + cells.columns {
            painted[row * columns + column] += 1
          }
        }
      }
      #expect(painted.allSatisfy { $0 == 1 }, "seed \(seed), \(leaves.count) leaves")
    }
  }

  @Test(arguments: 0..<40)
  func `L8: cells are never written back, so a size that comes again looks as before`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var tree = LayoutTree()
    let leaves = Self.grow(&tree, under: nil, depth: 4, &random)
    var seen: [[CellRect]] = []
    for width in [50, 50.3, 49.6, 50] {
      tree.layout(width: width, height: 20)
      seen.append(leaves.map { tree.cells(of: $0) })
    }
    #expect(seen[0] == seen[3], "seed \(seed)")
  }

  @Test
  func `L8: a tree that is moved by whole cells keeps its cells, also to where they are negative`()
  {
    var tree = LayoutTree()
    var style = LayoutStyle()
    style.direction = .row
    let root = tree.addNode(style)
    style.basis = 10.5
    let box = tree.addNode(style, to: root)
    var item = LayoutStyle()
    item.width = 2.5
    let items = (0..<3).map { _ in tree.addNode(item, to: box) }
    for left in [-12.0, -3, 0, 7] {
      style.margin.left = .points(left)
      tree.setStyle(style, of: box)
      tree.layout(width: 40, height: 1)
      let cells = items.map { tree.cells(of: $0) }
      #expect(cells.map(\.column) == [0, 3, 5].map { $0 + Int(left) })
      #expect(cells.map(\.columns) == [3, 2, 3])
    }
  }
}
