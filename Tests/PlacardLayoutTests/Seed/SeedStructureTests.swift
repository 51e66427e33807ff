import PlacardLayout
import Testing

/// Percentages, sides, what takes part, and purity: scenarios of StackViewLayout.
@Suite struct SeedStructureTests {
  @Test func `SVL-S16: all percentages count the container without its padding`() {
    let stack = StackView {
      Item(width: 50%, height: 50%).marginTop(10%).marginLeft(10%)
    }.padding(10)
    #expect(text(stack.layout(in: Size(width: 40, height: 60))[1].rect) == "12 14 10 20")
  }

  @Test func `SVL-S17: a share of a height that is looked for is auto, then counts what was found`()
  {
    let stack = StackView {
      Item(height: 10)
      Item(content: Size(width: 5, height: 3)).height(20%)
    }
    let space = Size(width: 40, height: 99)
    #expect(
      stack.layout(in: space, mode: .adjustHeight).rects.map(text) == [
        "0 0 40 13", "0 0 40 10", "0 10 40 2.6",
      ])
    #expect(
      stack.layout(in: Size(width: 40, height: .unbounded)).rects.map(text) == [
        "0 0 40 13", "0 0 40 10", "0 10 40 3",
      ])
    let row = StackView(.row) {
      Item(width: 10)
      Item(content: Size(width: 5, height: 3)).width(20%)
    }
    #expect(
      row.layout(in: Size(width: 99, height: 4), mode: .adjustWidth).rects.map(text) == [
        "0 0 15 4", "0 0 10 4", "10 0 3 4",
      ])
  }

  @Test func `SVL-S19: where left and start are both set, start counts, and only once`() {
    let stack = StackView { Item(height: 1).marginLeft(5).marginStart(3) }
    #expect(text(stack.layout(in: Size(width: 40, height: 1))[1].rect) == "3 0 37 1")
  }

  @Test func `SVL-S28: what is not included leaves no trace, hidden or not`() {
    func widths(_ item: Item) -> [Double] {
      StackView(.row, items: [Item(width: 1), item.margin(4), Item(width: 2)]).gap(1)
        .layout(in: Size(width: 20, height: 1)).children.map(\.rect.maxX)
    }
    let item = Item(width: 3)
    #expect(widths(item) == [1, 9, 16])
    #expect(widths(item.isIncluded(false)) == [1, 0, 4])
    #expect(widths(item.isIncluded(false).isIncluded(true)) == [1, 9, 16])
    #expect(widths(item.hidden().isIncluded(true)) == [1, 0, 4])
    #expect(widths(item.isIncluded(false).hidden(false)) == [1, 0, 4])
    #expect(widths(StackView { item }.isIncluded(false).item) == [1, 0, 4])
  }

  @Test func `SVL-S29: where an item is removed the next ones close up`() {
    var stack = StackView(.row) {
      Item(width: 3).named("a")
      Item(width: 4).named("b")
      Item(width: 5)
    }
    #expect(stack.removeItem("a")?.style.width == 3)
    #expect(stack.removeItem("a") == nil && stack.removeItem(at: 2) == nil)
    let frames = stack.layout(in: Size(width: 20, height: 1))
    #expect(frames.children.map(\.rect.minX) == [0, 4])
  }

  @Test func `SVL-S31: one item with space between stands at the start`() {
    let stack = StackView(.row) { Item(width: 3) }.justify(.spaceBetween)
    #expect(stack.layout(in: Size(width: 20, height: 1))[1].rect.minX == 0)
  }

  @Test func `SVL-S45: measuring before leaves no trace in a layout`() {
    let stack = StackView(.row) {
      Item { Size(width: min(20, $0.width), height: 400 / min(20, $0.width)) }.shrink(1)
      Item().aspectRatio(0.5).shrink(1)
    }
    let size = Size(width: 30, height: 20)
    let cold = stack.layout(in: size).rects
    _ = stack.sizeThatFits(Size(width: .unbounded, height: 20))
    #expect(stack.layout(in: size).rects == cold)
    var tree = LayoutTree()
    let root = tree.addNode(stack.style)
    for item in stack.items {
      if case .measured(let measure) = item.content {
        tree.addNode(item.style, to: root, measure: measure)
      } else {
        tree.addNode(item.style, to: root)
      }
    }
    _ = tree.sizeThatFits(width: 7)
    tree.layout(width: 30, height: 20)
    for index in 0..<tree.count {
      #expect(tree.rect(of: NodeID(index: index)) == cold[index], "node \(index)")
    }
  }

  @Test func `SVL-S46: a changed property counts at once, and no layout before it changes`() {
    var stack = StackView(.row) {
      Item(width: 3); Item(width: 4)
    }
    let before = stack.layout(in: Size(width: 20, height: 1))
    stack.items[0].style.width = 9
    #expect(stack.layout(in: Size(width: 20, height: 1))[2].rect.minX == 9)
    #expect(before[2].rect.minX == 3)
  }

  @Test func `SVL-S47: a nested stack is as wide as its widest item, however it aligns`() {
    for align in Align.allCases {
      let inner = StackView {
        Item(content: Size(width: 5, height: 1))
        Item(content: Size(width: 12, height: 1))
      }.alignItems(align)
      let stack = StackView(.row) {
        inner
        StackView { StackView { StackView { inner } } }
      }
      let frames = stack.layout(in: Size(width: 40, height: 2))
      #expect(frames.children.map(\.rect.width) == [12, 12], "\(align)")
    }
  }

  @Test func `SVL-S48: nothing is kept alive by a stack that is gone`() {
    final class View: Sendable {}
    weak var kept: View?
    var frames: Frames?
    do {
      let view = View()
      kept = view
      let stack = StackView {
        Item { _ in withExtendedLifetime(view) { Size(width: 1, height: 1) } }
        StackView { Item { _ in withExtendedLifetime(view) { Size(width: 1, height: 1) } } }
      }
      frames = stack.layout(in: Size(width: 4, height: 4))
      #expect(kept != nil)
    }
    #expect(kept == nil && frames?.count == 4)
  }

  @Test
  func `L5: an item goes before or behind the one that is named, and a closure fills a stack`() {
    let stack = StackView(.row) { Item(width: 1).named("a") }.define {
      $0.insertItem(Item(width: 2), after: "a")
      $0.insertItem(StackView { Item(width: 3) }.named("b"), before: "a")
      $0.addItem(StackView { Item(width: 4) }, after: "b")
      $0.addStackView(.column) {
        $0.addItem(Item(width: 5))
        $0.style.grow = 1
      }
    }
    let frames = stack.layout(in: Size(width: 20, height: 1))
    #expect(frames.children.map(\.rect.width) == [3, 4, 1, 2, 10])
    #expect(frames["b"]?.children.count == 1)
  }

  @Test func `L5: frames come from a plain tree as well as from a stack`() {
    let stack = StackView(.row) {
      Item(width: 1); Item().grow(1)
    }.padding(1)
    var style = LayoutStyle()
    style.direction = .row
    style.padding = Edges(1)
    let tree = Item(style: style, content: .items([Item(width: 1), Item().grow(1)]))
    let size = Size(width: 20, height: 3)
    #expect(Frames(of: tree, in: size).rects == stack.layout(in: size).rects)
    #expect(Frames(of: Item(width: 7, height: 2), in: .unbounded).rects.map(text) == ["0 0 7 2"])
  }
}
