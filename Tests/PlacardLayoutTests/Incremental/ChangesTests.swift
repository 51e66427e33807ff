@testable import PlacardLayout
import Testing

/// What a layout reports of what it changed, and edits of the tree's shape.
@Suite struct ChangesTests {
  private static func row(_ count: Int) -> LayoutTree {
    var tree = LayoutTree()
    var style = LayoutStyle()
    style.direction = .row
    tree.addNode(style)
    for width in 0..<count {
      tree.addNode(to: NodeID(index: 0)) { _ in Size(width: Double(width + 1), height: 1) }
    }
    return tree
  }

  @Test func `L6: a layout reports which rectangles changed, and none where nothing did`() {
    var tree = Self.row(4)
    #expect(tree.changes.isEmpty)
    tree.layout(width: 40, height: 1)
    #expect(tree.changes.map(\.index) == [0, 1, 2, 3, 4])
    tree.layout(width: 40, height: 1)
    #expect(tree.changes.isEmpty)
    tree.setMeasure({ _ in Size(width: 9, height: 1) }, of: NodeID(index: 3))
    tree.layout(width: 40, height: 1)
    #expect(tree.changes.map(\.index) == [3, 4])
    tree.setMeasure({ _ in Size(width: 9, height: 1) }, of: NodeID(index: 3))
    tree.layout(width: 40, height: 1)
    #expect(tree.changes.isEmpty)
    tree.layout(width: 41, height: 1)
    #expect(tree.changes.map(\.index) == [0])
  }

  @Test func `L6: what moves along with its parent has changed too`() {
    var tree = LayoutTree()
    let root = tree.addNode()
    let spacer = tree.addNode(to: root) { _ in Size(width: 1, height: 2) }
    let box = tree.addNode(to: root)
    let text = tree.addNode(to: box) { _ in Size(width: 3, height: 1) }
    tree.layout(width: 10, height: 10)
    #expect(tree.cells(of: text) == CellRect(column: 0, row: 2, columns: 10, rows: 1))
    tree.setMeasure({ _ in Size(width: 1, height: 3.5) }, of: spacer)
    tree.layout(width: 10, height: 10)
    #expect(tree.changes == [spacer, box, text])
    #expect(tree.rect(of: text).minY == 0)
    #expect(tree.absoluteRect(of: text).minY == 3.5)
    #expect(tree.cells(of: text) == CellRect(column: 0, row: 4, columns: 10, rows: 1))
    var reported: [NodeID: Rect] = [:]
    tree.forEachChange { reported[$0] = $1 }
    #expect(reported[text] == tree.absoluteRect(of: text))
    #expect(reported.count == 3)
  }

  @Test func `L6: what rounding leaves where it was has not changed`() {
    var tree = LayoutTree()
    var style = LayoutStyle()
    let root = tree.addNode()
    let box = tree.addNode(to: root)
    style.margin = Edges(left: 1)
    let inner = tree.addNode(style, to: box)
    tree.addNode(to: inner) { _ in Size(width: 3, height: 1) }
    tree.layout(width: 10, height: 10)
    style.margin = Edges(left: 1e-17)
    tree.setStyle(style, of: box)
    tree.layout(width: 10, height: 10)
    #expect(tree.rect(of: box).minX == 1e-17)
    #expect(tree.absoluteRect(of: inner).minX == 1)
    #expect(tree.changes == [box])
  }

  @Test func `L6: a height that counts for shares below it changes nothing where it is as before`()
  {
    var tree = LayoutTree()
    let root = tree.addNode()
    let box = tree.addNode(to: root)
    let inner = tree.addNode(to: box) { _ in Size(width: 3, height: 4) }
    var style = LayoutStyle()
    style.height = 50%
    let share = tree.addNode(style, to: inner)
    tree.layout(width: 10, height: 10)
    let before = [box, inner, share].map { tree.absoluteRect(of: $0) }
    tree.layout(width: 10, height: 20)
    #expect([box, inner, share].map { tree.absoluteRect(of: $0) } == before)
    #expect(tree.changes == [root])
  }

  @Test func `L6: what was hidden has changed also where the tree forgot what it found`() {
    var tree = Self.row(2)
    tree.layout(width: 10, height: 1)
    var hidden = LayoutStyle()
    hidden.isHidden = true
    tree.setStyle(hidden, of: NodeID(index: 2))
    tree.invalidate()
    tree.layout(width: 10, height: 1)
    #expect(tree.changes.map(\.index) == [0, 1, 2])
    tree.invalidate()
    tree.layout(width: 10, height: 1)
    #expect(tree.changes.map(\.index) == [0, 1])
  }

  @Test func `L5, L6: nodes are inserted, moved and removed, and identities stay what they were`() {
    var tree = Self.row(3)
    let root = NodeID(index: 0)
    let first = tree.insertNode(to: root, at: 0) { _ in Size(width: 10, height: 1) }
    let last = tree.insertNode(to: root, at: 99) { _ in Size(width: 20, height: 1) }
    tree.layout(width: 80, height: 1)
    #expect(tree.children(of: root).map(\.index) == [4, 1, 2, 3, 5])
    #expect(tree.children(of: root).map { tree.rect(of: $0).minX } == [0, 10, 11, 13, 16])
    let areMoved = [
      tree.moveNode(last, to: root, at: 1), tree.moveNode(first, to: NodeID(index: 2), at: 0),
    ]
    #expect(areMoved == [true, true])
    tree.layout(width: 80, height: 1)
    #expect(tree.children(of: root).map { tree.rect(of: $0).minX } == [0, 20, 21, 31])
    #expect(tree.parent(of: first) == NodeID(index: 2))
    tree.removeNode(NodeID(index: 2))
    let areNodes = [tree.isNode(first), tree.isNode(NodeID(index: 2)), tree.isNode(last)]
    #expect(areNodes == [false, false, true])
    tree.layout(width: 80, height: 1)
    #expect(tree.count == 4)
    #expect(tree.children(of: root).map { tree.rect(of: $0).minX } == [0, 20, 21])
    let reused = tree.addNode(to: root)
    #expect(reused != first && reused != NodeID(index: 2))
  }

  @Test func `L10: a move that would make a cycle, and one of the root, are refused`() {
    var tree = LayoutTree()
    let root = tree.addNode()
    let box = tree.addNode(to: root)
    let inner = tree.addNode(to: box) { _ in Size(width: 3, height: 2) }
    tree.layout(width: 10, height: 10)
    let areMoved = [
      tree.moveNode(root, to: inner, at: 0), tree.moveNode(box, to: box, at: 0),
      tree.moveNode(box, to: inner, at: 0),
    ]
    #expect(areMoved == [false, false, false])
    tree.layout(width: 10, height: 10)
    #expect(tree.changes.isEmpty)
    #expect(tree.children(of: root) == [box])
    #expect(tree.parent(of: inner) == box)
  }

  @Test func `L6: hiding takes a node out of the changes' way and showing brings it back`() {
    var tree = Self.row(2)
    tree.layout(width: 10, height: 1)
    var hidden = LayoutStyle()
    hidden.isHidden = true
    tree.setStyle(hidden, of: NodeID(index: 1))
    tree.layout(width: 10, height: 1)
    #expect(tree.changes.map(\.index) == [1, 2])
    #expect(tree.rect(of: NodeID(index: 1)) == .zero)
    #expect(tree.rect(of: NodeID(index: 2)).minX == 0)
    tree.setStyle(LayoutStyle(), of: NodeID(index: 1))
    tree.layout(width: 10, height: 1)
    #expect(tree.changes.map(\.index) == [1, 2])
    #expect(tree.rect(of: NodeID(index: 2)).minX == 1)
  }

  @Test func `L6: an empty tree can be filled again`() {
    var tree = Self.row(3)
    tree.layout(width: 10, height: 1)
    tree.removeNode(NodeID(index: 0))
    tree.layout(width: 10, height: 1)
    #expect(tree.count == 0)
    let root = tree.addNode { _ in Size(width: 4, height: 2) }
    tree.layout(width: .unbounded, height: .unbounded)
    #expect(tree.rect(of: root) == Rect(x: 0, y: 0, width: 4, height: 2))
    #expect(tree.parent(of: root) == nil)
  }

  @Test func `L6: a tree that was emptied is laid out as a new one`() throws {
    var kept = LayoutTree()
    for fixture in try Fixture.load("mixed") {
      kept.removeAll()
      #expect(kept.count == 0)
      var new = LayoutTree()
      fixture.root.add(to: &kept)
      fixture.root.add(to: &new)
      _ = kept.sizeThatFits(width: 50)
      _ = new.sizeThatFits(width: 50)
      kept.layout(width: 50, height: .unbounded)
      new.layout(width: 50, height: .unbounded)
      for index in 0..<new.count {
        let node = NodeID(index: index)
        #expect(kept.rect(of: node) == new.rect(of: node), "\(fixture.id), node \(index)")
      }
      #expect(kept.measureCount == new.measureCount)
    }
  }

  @Test func `L6: a tree that forgets what it found is laid out the same`() throws {
    for fixture in try Fixture.load("mixed") {
      var tree = LayoutTree()
      fixture.root.add(to: &tree)
      tree.layout(width: 50, height: .unbounded)
      let before = (0..<tree.count).map { tree.rect(of: NodeID(index: $0)) }
      tree.invalidate()
      tree.layout(width: 50, height: .unbounded)
      #expect((0..<tree.count).map { tree.rect(of: NodeID(index: $0)) } == before, "\(fixture.id)")
    }
  }
}
