import PlacardLayout
import Synchronization
import Testing

@Suite struct LayoutTreeTests {
  /// Counts how often leaves are measured.
  private final class Counter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    /// Content of `area` points that becomes higher as it becomes narrower.
    func text(area: Double = 40) -> Measure {
      { offer in
        self.count.withLock { $0 += 1 }
        let width = max(4, min(area, offer.width))
        return Size(width: width, height: (area / width).rounded(.up))
      }
    }
  }

  @Test func `L7: a leaf is asked once where it has the width it wants`() {
    let counter = Counter()
    var tree = LayoutTree()
    let root = tree.addNode()
    tree.addNode(to: root, measure: counter.text())
    tree.layout(width: 80, height: 10)
    #expect(counter.value == 1)
    #expect(tree.rect(of: NodeID(index: 1)) == Rect(x: 0, y: 0, width: 80, height: 1))
  }

  @Test func `L7: a leaf is asked for its least, greatest and final size at most`() {
    let counter = Counter()
    var style = LayoutStyle()
    style.alignItems = .start
    var tree = LayoutTree()
    let root = tree.addNode(style)
    tree.addNode(to: root, measure: counter.text())
    tree.layout(width: 20, height: 10)
    #expect(counter.value == 3)
    #expect(tree.rect(of: NodeID(index: 1)) == Rect(x: 0, y: 0, width: 20, height: 2))
  }

  @Test(arguments: [4, 8, 16, 32])
  func `L7: measuring does not multiply with depth`(depth: Int) {
    let counter = Counter()
    var tree = LayoutTree()
    var parent = tree.addNode()
    for level in 0..<depth {
      var style = LayoutStyle()
      style.direction = level.isMultiple(of: 2) ? .row : .column
      style.margin = Edges(0.5)
      style.shrink = 1
      style.alignItems = level.isMultiple(of: 3) ? .start : .stretch
      parent = tree.addNode(style, to: parent)
      tree.addNode(style, to: parent, measure: counter.text())
    }
    tree.layout(width: 100, height: 100)
    #expect(counter.value <= 3 * depth)
  }

  @Test(arguments: [4, 8, 16])
  func `L7: where widths follow heights, cost grows with the square of depth at most`(depth: Int) {
    let counter = Counter()
    var tree = LayoutTree()
    var parent = tree.addNode()
    for level in 0..<depth {
      var style = LayoutStyle()
      style.grow = 1
      style.direction = level.isMultiple(of: 2) ? .row : .column
      style.wrap = level.isMultiple(of: 3) ? .wrap : .noWrap
      style.padding = Edges(1%)
      parent = tree.addNode(style, to: parent)
      style.aspectRatio = 2
      tree.addNode(style, to: parent, measure: counter.text())
    }
    tree.layout(width: 100, height: 100)
    #expect(counter.value <= 6 * depth * depth)
  }

  @Test func `L7: nothing is measured again while nothing changed`() {
    let counter = Counter()
    var tree = LayoutTree(capacity: 2)
    let root = tree.addNode()
    let leaf = tree.addNode(to: root, measure: counter.text())
    for _ in 0..<3 { tree.layout(width: 20, height: .nan) }
    let asked = counter.value
    tree.layout(width: 21, height: .nan)
    #expect(counter.value > asked)
    tree.setMeasure(counter.text(area: 80), of: leaf)
    tree.layout(width: 21, height: .nan)
    #expect(tree.rect(of: root).height == 4)
    #expect(asked == 2)
  }

  @Test func `L6: a changed style or content counts at the next layout`() {
    var tree = LayoutTree()
    let root = tree.addNode()
    let leaf = tree.addNode(to: root) { _ in Size(width: 3, height: 1) }
    tree.layout(width: 10, height: .unbounded)
    #expect(tree.rect(of: root).height == 1)
    tree.setMeasure({ _ in Size(width: 3, height: 4) }, of: leaf)
    tree.layout(width: 10, height: .unbounded)
    #expect(tree.rect(of: root).height == 4)
    var style = LayoutStyle()
    style.height = 7
    tree.setStyle(style, of: leaf)
    tree.layout(width: 10, height: .unbounded)
    #expect(tree.rect(of: root).height == 7)
    tree.addNode(style, to: root)
    tree.layout(width: 10, height: .unbounded)
    #expect(tree.rect(of: root).height == 14)
  }

  @Test func `L10: an empty tree, and one that was not laid out, have no extent`() {
    var tree = LayoutTree()
    tree.layout(width: 10, height: 10)
    #expect(tree.sizeThatFits(width: 10) == .zero)
    let root = tree.addNode()
    #expect(tree.rect(of: root) == .zero)
    var hidden = LayoutStyle()
    hidden.isHidden = true
    tree.setStyle(hidden, of: root)
    tree.layout(width: 10, height: 10)
    #expect(tree.rect(of: root) == .zero)
  }
}
