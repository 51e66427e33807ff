import PlacardLayout
import Testing

@Suite struct StackViewModeTests {
  /// Words of 5 columns that break onto lines one row high.
  private func words(_ count: Int) -> Item {
    Item { offer in
      let perLine = max(1, min(count, Int(min(1000, offer.width) / 5)))
      return Size(width: Double(perLine * 5), height: Double((count + perLine - 1) / perLine))
    }
  }

  @Test func `L6: the example of a row that is 80 columns wide`() {
    let stack = StackView(.row) {
      Item { _ in Size(width: 5, height: 1) }.grow(1).shrink(1)
      Item(width: 12).marginLeft(2)
    }.alignItems(.center).padding(1)
    let frames = stack.layout(in: Size(width: 80, height: .unbounded), mode: .adjustHeight)
    #expect(frames.rects.map(text) == ["0 0 80 3", "1 1 64 1", "67 1.5 12 0"])
  }

  @Test func `L6, S20 to S22: adjusting takes one side as given and finds the other`() {
    let row = StackView(.row) {
      words(4).shrink(1)
      Item(width: 10, height: 1)
    }
    let space = Size(width: 22, height: 9)
    #expect(
      row.layout(in: space, mode: .fitContainer).rects.map(text) == [
        "0 0 22 9", "0 0 12 9", "12 0 10 1",
      ])
    #expect(
      row.layout(in: space, mode: .adjustHeight).rects.map(text) == [
        "0 0 22 2", "0 0 12 2", "12 0 10 1",
      ])
    #expect(
      row.layout(in: space, mode: .adjustWidth).rects.map(text) == [
        "0 0 30 9", "0 0 20 9", "20 0 10 1",
      ])
  }

  @Test func `L6, S23 to S26: the fitting size does not depend on alignment`() {
    for align in Align.allCases {
      for justify in Justify.allCases {
        let stack = StackView {
          Item(content: Size(width: 5, height: 1))
          Item(content: Size(width: 12, height: 2))
        }.alignItems(align).justify(justify)
        for space in [Size(width: 40, height: 60), Size(width: 40, height: .unbounded), .unbounded]
        {
          #expect(stack.sizeThatFits(space) == Size(width: 12, height: 3))
        }
      }
    }
  }

  @Test func `L6: the fitting width lies between least and greatest`() {
    let stack = StackView { words(4) }
    #expect(stack.sizeThatFits(Size(width: 11, height: 1)) == Size(width: 11, height: 2))
    #expect(stack.sizeThatFits(Size(width: 0, height: 0)) == Size(width: 5, height: 4))
    #expect(stack.sizeThatFits(.unbounded) == Size(width: 20, height: 1))
    #expect(StackView(items: []).sizeThatFits(.unbounded) == .zero)
  }

  @Test func `L5: items are added, inserted and removed by index and by name`() {
    let stack = StackView(.row) {
      Item(width: 1).named("a")
      Item(width: 2).named("b")
    }.define {
      $0.addItem(Item(width: 4), after: "a")
      $0.insertItem(Item(width: 5), before: "a")
      $0.insertItem(Item(width: 6), at: 99)
      $0.addItem(StackView(.row) { Item(width: 7) })
      $0.addItem(Item(width: 8), after: "nobody")
      $0.insertItem(Item(width: 9), before: "nobody")
      $0.removeItem("b")
      $0.removeItem(at: -1)
    }
    let frames = stack.layout(in: Size(width: 80, height: 1))
    #expect(frames.children.map(\.rect.width) == [9, 5, 1, 4, 6, 7, 8])
    #expect(frames["a"]?.rect.minX == 14)
    #expect(frames["b"] == nil)
  }

  @Test func `L5: a builder takes conditions, loops and nested stacks`() {
    let isWide = true
    let stack = StackView(.row) {
      if isWide { Item(width: 1) } else { Item(width: 2) }
      for width in [3, 4] { Item(width: .cells(width)) }
      if !isWide { Item(width: 5) }
      StackView { Item(width: 6) }
    }
    #expect(
      stack.layout(in: Size(width: 80, height: 1)).children.map(\.rect.width) == [1, 3, 4, 6])
  }

  @Test func `L5: frames are numbered depth first`() {
    let stack = StackView {
      StackView(.row) {
        Item(width: 1, height: 1)
        Item(width: 2, height: 1)
      }.padding(1)
      Item(width: 3, height: 1)
    }
    let frames = stack.layout(in: Size(width: 10, height: 5))
    #expect(frames.count == 5)
    #expect(
      frames.map { text($0.rect) } == ["0 0 10 5", "0 0 10 3", "1 1 1 1", "2 1 2 1", "0 3 3 1"])
    #expect(frames.children[0].children[1].absolute == frames[3].absolute)
    #expect(frames.children[0].cells.count == 3)
    #expect(frames.cells[4] == CellRect(column: 0, row: 3, columns: 3, rows: 1))
  }
}
