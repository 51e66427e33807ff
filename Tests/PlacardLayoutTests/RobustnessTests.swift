import PlacardLayout
import Testing

@Suite struct RobustnessTests {
  static let lengths: [Double] = [
    .nan, .infinity, -.infinity, -3, -0.0, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 0.3, 7, 120,
  ]

  @Test(arguments: 0..<120)
  func `L10: any input gives finite rectangles`(seed: Int) {
    var trees = RandomTree(random: SeededGenerator(seed: UInt64(seed)), lengths: Self.lengths)
    let stack = trees.stack(depth: 4)
    for width in [80, .nan, -5, .greatestFiniteMagnitude] {
      for mode in LayoutMode.allCases {
        let frames = stack.layout(in: Size(width: width, height: 24), mode: mode)
        for rect in frames.rects + frames.map(\.rect) {
          #expect(rect.minX.isFinite && rect.minY.isFinite, "seed \(seed)")
          #expect(rect.width.isFinite && rect.width >= 0, "seed \(seed)")
          #expect(rect.height.isFinite && rect.height >= 0, "seed \(seed)")
        }
        #expect(frames.cells.allSatisfy { $0.columns >= 0 && $0.rows >= 0 }, "seed \(seed)")
      }
      let size = stack.sizeThatFits(Size(width: width, height: 24))
      #expect(size.width.isFinite && size.height.isFinite, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<100)
  func `L8: what fits stays inside and fills exactly`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...6, using: &random)
    let items = (0..<count).map { _ in
      Item().grow(Double.random(in: 1...3, using: &random))
        .basis(.points(Double.random(in: 0...3, using: &random)))
        .margin(.points(Double.random(in: 0...0.7, using: &random)))
    }
    let direction = Direction.allCases[Int.random(in: 0..<4, using: &random)]
    let stack = StackView(direction, items: items).padding(0.4).gap(0.25)
    let frames = stack.layout(in: Size(width: 60, height: 60))
    let inner = frames.rect.inset(by: Insets(0.4))
    var used = 0.25 * Double(count - 1)
    for (item, child) in zip(items, frames.children) {
      #expect(child.rect.minX >= inner.minX - 1e-9 && child.rect.maxX <= inner.maxX + 1e-9)
      #expect(child.rect.minY >= inner.minY - 1e-9 && child.rect.maxY <= inner.maxY + 1e-9)
      guard case .points(let margin) = item.style.margin.left else { continue }
      let isRow = direction == .row || direction == .rowReverse
      used += (isRow ? child.rect.width : child.rect.height) + 2 * margin
    }
    #expect(abs(used - inner.width) < 1e-9, "seed \(seed)")
  }

  @Test(arguments: [
    ("nothing special", Item(), "0 0 0 4"),
    ("NaN is not set", Item(width: .points(.nan)), "0 0 0 4"),
    ("infinite is not set", Item(width: .points(.infinity)), "0 0 0 4"),
    ("a negative size is 0", Item(width: -5), "0 0 0 4"),
    ("no share of NaN", Item(width: .percent(.nan)), "0 0 0 4"),
    ("an infinite maximum is no limit", Item(width: 9).maxWidth(.points(.infinity)), "0 0 9 4"),
    ("a negative maximum is 0", Item(width: 9).maxWidth(-1), "0 0 0 4"),
    ("a negative minimum is 0", Item(width: 9).minWidth(-1), "0 0 9 4"),
    ("a minimum beats a maximum", Item(width: 9).minWidth(5).maxWidth(3), "0 0 5 4"),
    ("a negative padding is 0", Item().padding(-2), "0 0 0 4"),
    ("a negative margin pulls", Item(width: 2).marginLeft(-1), "-1 0 2 4"),
    ("an infinite margin is 0", Item(width: 2).marginLeft(.points(.infinity)), "0 0 2 4"),
    ("grow NaN is 0", Item(width: 2).grow(.nan), "0 0 2 4"),
    ("negative grow is 0", Item(width: 2).grow(-1), "0 0 2 4"),
    ("negative shrink is 0", Item(width: 99).shrink(-1), "0 0 99 4"),
    ("a ratio of 0 is none", Item(width: 2).aspectRatio(0).alignSelf(.start), "0 0 2 0"),
    ("a negative ratio is none", Item(width: 2).aspectRatio(-1).alignSelf(.start), "0 0 2 0"),
    ("measured NaN is 0", Item { _ in Size(width: .nan, height: .nan) }, "0 0 0 4"),
    ("a negative measure is 0", Item { _ in Size(width: -1, height: -1) }, "0 0 0 4"),
    ("an infinite measure is 0", Item { _ in .unbounded }, "0 0 0 4"),
  ])
  func `L10: input that makes no sense has a meaning`(name: String, item: Item, expected: String) {
    let frames = StackView(.row, items: [item]).layout(in: Size(width: 20, height: 4))
    #expect(text(frames.children[0].rect) == expected, "\(name)")
  }

  @Test func `L10: deep trees do not exhaust the stack of the engine`() {
    var tree = LayoutTree()
    var node = tree.addNode()
    for _ in 0..<20_000 { node = tree.addNode(to: node) }
    tree.addNode(to: node) { _ in Size(width: 3, height: 2) }
    tree.layout(width: 10, height: .unbounded)
    #expect(tree.rect(of: NodeID(index: 0)).height == 2)
  }
}
