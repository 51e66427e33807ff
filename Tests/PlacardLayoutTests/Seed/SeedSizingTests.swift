import PlacardLayout
import Testing

/// How items grow, shrink and are measured: scenarios of StackViewLayout, one unit being one cell.
@Suite struct SeedSizingTests {
  @Test func `SVL-S2: growers share what is free and keep what they have`() {
    #expect(heights([Item(height: 2).grow(1), Item(height: 4)], in: 20) == "16 4")
    #expect(heights([Item(height: 2).grow(1), Item(height: 4).grow(1)], in: 20) == "9 11")
  }

  @Test func `SVL-S4: what no grower may take stays empty, and justify places it`() {
    let items = [10, 12, 14].map { Item(height: 1).grow(1).maxHeight(.cells($0)) }
    let stack = StackView(items: items)
    let space = Size(width: 1, height: 60)
    #expect(stack.layout(in: space).children.map { number($0.rect.minY) } == ["0", "10", "22"])
    #expect(
      stack.justify(.end).layout(in: space).children.map { number($0.rect.minY) }
        == ["24", "34", "46"])
  }

  @Test func `SVL-S5: growing starts from the base and not from the minimum, as in CSS`() {
    let items = [
      Item(height: 2).grow(1).minHeight(20), Item(height: 2).grow(2),
      Item(height: 5).grow(1).minHeight(22),
    ]
    #expect(heights(items, in: 60) == "20 18 22")
  }

  @Test func `SVL-S6 and S7: minimums overflow, and what may not shrink overflows`() {
    let least = [Item().grow(1).minHeight(30), Item().grow(1).minHeight(32)]
    #expect(heights(least, in: 60) == "30 32")
    #expect(heights([Item(height: 8), Item(height: 9)], in: 10) == "8 9")
  }

  @Test func `SVL-S8 and S9: shrinking goes by size and factor, down to nothing`() {
    func widths(_ factor: Double) -> String {
      let row = StackView(.row) {
        Item(content: Size(width: 53.667, height: 1)).shrink(1)
        Item(content: Size(width: 104, height: 1)).shrink(factor)
        Item(content: Size(width: 200, height: 1)).shrink(1)
      }
      return row.layout(in: Size(width: 200, height: 1)).children
        .map { number($0.rect.width) }.joined(separator: " ")
    }
    #expect(widths(1) == "30 58.2 111.8")
    #expect(widths(10) == "42.3 0 157.7")
  }

  @Test func `SVL-S11: a width is where growing and shrinking start`() {
    let grown = StackView(.row, items: [Item(width: 10).grow(1), Item(width: 5)])
    #expect(widths(grown, in: 40) == "35 5")
    let shrunk = StackView(.row, items: [Item(width: 10).shrink(1), Item(width: 10)])
    #expect(widths(shrunk, in: 12) == "2 10")
  }

  @Test func `SVL-S36 to S38: nothing is cut to its container; text breaks and shrink decides`() {
    let column = StackView { words(6).alignSelf(.end) }
    #expect(text(column.layout(in: Size(width: 22, height: 9))[1].rect) == "0 0 22 2")
    for (align, left) in [(AlignSelf.center, -10.0), (.end, -20)] {
      for wide in [Item(width: 60), Item(content: Size(width: 60, height: 1))] {
        let stack = StackView { wide.alignSelf(align) }
        #expect(stack.layout(in: Size(width: 40, height: 1))[1].rect.minX == left)
      }
    }
    let row = StackView(.row) {
      Item(content: Size(width: 3, height: 2)).margin(vertical: 4, horizontal: 0)
    }.alignItems(.start)
    #expect(text(row.layout(in: Size(width: 9, height: 9))[1].rect) == "0 4 3 2")
    let tall = Item(content: Size(width: 1, height: 25))
    #expect(heights([tall], in: 10) == "25")
    #expect(heights([tall.shrink(1)], in: 10) == "10")
  }

  @Test
  func `SVL-S39 and S40: text in a row wants one line, shrinks, and breaks before it is placed`() {
    let row = StackView(.row) {
      words(4)
      Item(width: 10, height: 1)
    }.alignItems(.center)
    let space = Size(width: 22, height: 5)
    #expect(row.layout(in: space).children.map { text($0.rect) } == ["0 2 20 1", "20 2 10 1"])
    var yielding = row
    yielding.items[0] = yielding.items[0].shrink(1)
    #expect(
      yielding.layout(in: space).children.map { text($0.rect) } == ["0 1.5 12 2", "12 2 10 1"])
    yielding.items[0] = yielding.items[0].basis(5).grow(1)
    #expect(
      yielding.layout(in: space).children.map { text($0.rect) } == ["0 1.5 12 2", "12 2 10 1"])
  }

  @Test func `SVL-S43 and S44: stretching and flexing beat a ratio, and so do two set sides`() {
    let grown = StackView { Item().aspectRatio(2).grow(1) }
    #expect(text(grown.layout(in: Size(width: 40, height: 60))[1].rect) == "0 0 40 60")
    let shrunk = StackView { Item().aspectRatio(1).shrink(1) }
    #expect(text(shrunk.layout(in: Size(width: 40, height: 18))[1].rect) == "0 0 40 18")
    let both = StackView { Item(width: 50, height: 50).aspectRatio(5.0 / 6) }
    #expect(text(both.layout(in: Size(width: 90, height: 90))[1].rect) == "0 0 50 50")
  }

  private func heights(_ items: [Item], in height: Double) -> String {
    StackView(items: items).layout(in: Size(width: 9, height: height)).children
      .map { number($0.rect.height) }.joined(separator: " ")
  }

  private func widths(_ stack: StackView, in width: Double) -> String {
    stack.layout(in: Size(width: width, height: 1)).children
      .map { number($0.rect.width) }.joined(separator: " ")
  }

  /// Words of 5 columns that break onto lines one row high.
  private func words(_ count: Int) -> Item {
    Item { offer in
      let perLine = max(1, min(count, Int(min(1000, offer.width) / 5)))
      return Size(width: Double(perLine * 5), height: Double((count + perLine - 1) / perLine))
    }
  }
}
