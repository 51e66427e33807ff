@testable import PlacardLayout
import Synchronization
import Testing

/// How often content is asked for its size.
@Suite struct MeasureCacheTests {
  /// What each leaf of a tree was asked since it was last forgotten.
  private final class Questions: Sendable {
    private let offers = Mutex<[Int: [Proposal]]>([:])

    func text(_ leaf: Int, area: Double) -> Measure {
      { offer in
        self.offers.withLock { $0[leaf, default: []].append(offer) }
        let width = max(4, min(area, offer.width))
        return Size(width: width, height: (area / width).rounded(.up))
      }
    }

    func take() -> [[Proposal]] {
      offers.withLock { offers in
        defer { offers = [:] }
        return Array(offers.values)
      }
    }
  }

  private static func style(
    _ direction: Direction, _ change: (inout LayoutStyle) -> Void = { _ in }
  )
    -> LayoutStyle
  {
    var style = LayoutStyle()
    style.direction = direction
    change(&style)
    return style
  }

  @Test(arguments: 0..<60)
  func `L7: in a pass a leaf is asked for its least, greatest and final size at most`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let questions = Questions()
    var tree = LayoutTree()
    var nodes = [tree.addNode(Self.style(.row) { $0.alignItems = .start })]
    for number in 1..<40 {
      let style = Self.style(Bool.random(using: &random) ? .row : .column) {
        $0.alignItems = Align.allCases[Int.random(in: 0..<4, using: &random)]
        $0.shrink = Double(Int.random(in: 0...2, using: &random))
        $0.grow = Double(Int.random(in: 0...1, using: &random))
        if Int.random(in: 0..<3, using: &random) == 0 {
          $0.wrap = $0.direction == .row ? .wrap : .noWrap
        }
        $0.margin = Edges(.points(Double(Int.random(in: 0...3, using: &random)) / 4))
      }
      let parent = nodes[Int.random(in: 0..<nodes.count, using: &random)]
      if Int.random(in: 0..<2, using: &random) == 0 {
        nodes.append(tree.addNode(style, to: parent))
      } else {
        tree.addNode(style, to: parent, measure: questions.text(number, area: Double(number)))
      }
    }
    var asked = 0
    for width in [80.0, 40, 33.3, 120, 40] {
      tree.layout(width: width, height: 30)
      let offers = questions.take()
      asked += offers.joined().count
      #expect(offers.allSatisfy { $0.count <= 3 }, "seed \(seed), width \(width)")
      #expect(tree.measureCount == asked, "seed \(seed)")
    }
    tree.layout(width: 40, height: 30)
    #expect(questions.take().isEmpty, "seed \(seed)")
  }

  @Test func `L7: answers are kept from pass to pass until the content changes`() {
    let questions = Questions()
    var tree = LayoutTree()
    let root = tree.addNode(Self.style(.column) { $0.alignItems = .start })
    let leaf = tree.addNode(to: root, measure: questions.text(0, area: 40))
    let other = tree.addNode(to: root, measure: questions.text(1, area: 12))
    tree.layout(width: 20, height: 10)
    #expect(tree.measureCount == 5)
    for width in [30.0, 20, 30, 20] { tree.layout(width: width, height: 10) }
    #expect(tree.measureCount == 6)
    tree.contentDidChange(of: leaf)
    tree.layout(width: 20, height: 10)
    #expect(tree.measureCount == 9)
    var style = LayoutStyle()
    style.width = 5
    tree.setStyle(style, of: other)
    tree.layout(width: 20, height: 10)
    #expect(tree.measureCount == 10)
  }

  @Test func `L7: an offer states the greatest height the node's own limit leaves`() {
    let questions = Questions()
    var tree = LayoutTree()
    let root = tree.addNode()
    let limited = Self.style(.column) {
      $0.maxHeight = 6
      $0.padding.top = 1
    }
    tree.addNode(limited, to: root, measure: questions.text(0, area: 40))
    tree.addNode(to: root, measure: questions.text(1, area: 40))
    tree.layout(width: 10, height: 10)
    let heights = Set(questions.take().map { Set($0.map(\.height)) })
    #expect(heights == [[5], [.unbounded]])
  }

  /// A chain of containers, each of which waits for a height in its own way.
  private static let chains: [(name: String, style: LayoutStyle)] = [
    ("ratio", style(.column) { ($0.aspectRatio, $0.grow, $0.alignItems) = (2, 1, .start) }),
    ("wrapping columns", style(.column) { ($0.wrap, $0.maxHeight) = (.wrap, 400) }),
    ("percent heights", style(.row) { ($0.height, $0.grow) = (90%, 1) }),
    ("percent paddings", style(.column) { ($0.padding.top, $0.grow) = (1%, 1) }),
    ("rows of a ratio", style(.row) { ($0.aspectRatio, $0.shrink) = (1.5, 1) }),
  ]

  @Test(arguments: chains.indices)
  func `L7: where widths wait for heights, asking is linear in depth`(chain: Int) {
    var asked: [Int] = []
    for depth in [12, 24, 48] {
      let questions = Questions()
      var tree = LayoutTree()
      var parent = tree.addNode(Self.style(.column))
      for level in 0..<depth {
        parent = tree.addNode(Self.chains[chain].style, to: parent)
        tree.addNode(to: parent, measure: questions.text(level, area: 40))
      }
      tree.layout(width: 300, height: 300)
      asked.append(tree.measureCount)
    }
    print("\(Self.chains[chain].name), 12, 24 and 48 deep: asked \(asked)")
    #expect(asked[0] >= 12)
    #expect(asked[2] - asked[1] <= 2 * (asked[1] - asked[0]) + 8)
    #expect(asked[2] <= 48 * 6)
  }
}
