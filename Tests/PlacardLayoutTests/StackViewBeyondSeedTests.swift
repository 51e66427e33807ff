import PlacardLayout
import Testing

/// What the chainable form has beyond the seed: reverses, lines, gaps, bases, auto margins, absolutes.
@Suite struct StackViewBeyondSeedTests {
  @Test(arguments: [
    (AlignContent.stretch, "0 0 3"), (.start, "0 0 1"), (.end, "4 4 5"), (.center, "2 2 3"),
    (.spaceBetween, "0 0 5"), (.spaceAround, "1 1 4"), (.spaceEvenly, "1.3 1.3 3.7"),
  ])
  func `L3: alignContent shares out what lines leave`(align: AlignContent, tops: String) {
    let stack = StackView(.row, items: items(4, 4, 4)).wrap().alignContent(align)
    #expect(places(stack, 10, 6, \.minY) == tops)
  }

  @Test func `L3: lines in reverse go up, and a reversed row fills them from its end`() {
    let stack = StackView(.rowReverse, items: items(4, 4, 4)).wrap(.wrapReverse)
      .alignContent(.start)
    #expect(places(stack, 10, 6, \.minY) == "5 5 4")
    #expect(places(stack, 10, 6, \.minX) == "6 2 6")
    #expect(places(stack.writingDirection(.rightToLeft), 10, 6, \.minX) == "0 4 0")
  }

  @Test func `L3: gaps stand between lines and between neighbours, not at the ends`() {
    let stack = StackView(.row, items: items(3, 3, 3)).wrap().alignContent(.start)
      .rowGap(2).columnGap(1)
    #expect(places(stack, 7, 6, \.minX) == "0 4 0")
    #expect(places(stack, 7, 6, \.minY) == "0 0 3")
    #expect(places(stack.columnGap(2), 7, 9, \.minY) == "0 3 6")
    let up = StackView(.columnReverse, items: items(3, 3)).gap(1)
    #expect(places(up, 7, 6, \.minY) == "5 3")
  }

  @Test func `L2: a basis is where flexing starts, whatever the width`() {
    let stack = StackView(.row) {
      Item(width: 9).basis(0).grow(1)
      Item(width: 9).basis(25%).grow(3)
    }
    #expect(places(stack, 20, 1, \.width) == "3.8 16.3")
    let shrunk = StackView(.row) {
      Item(width: 1).basis(15).shrink(1)
      Item(width: 1).basis(15).shrink(2)
    }
    #expect(places(shrunk, 20, 1, \.width) == "11.7 8.3")
  }

  @Test func `L3: auto margins take what is left before justify does`() {
    let stack = StackView(.row) {
      Item(width: 3, height: 1)
      Item(width: 4, height: 1).marginLeft(.auto)
      Item(width: 5, height: 1).margin(.auto)
    }.justify(.center)
    #expect(places(stack, 21, 5, \.minX) == "0 6 13")
    #expect(places(stack, 21, 5, \.minY) == "0 0 2")
  }

  @Test func `L3, L9: absolute insets follow the writing direction by start and end`() {
    let stack = StackView {
      Item(width: 3, height: 1).absolute(start: 2)
      Item(width: 3, height: 1).absolute(bottom: 1, end: 1)
      Item(height: 1).absolute(left: 4, end: 25%)
      Item(width: 3, height: 1).absolute()
    }.alignItems(.center).justify(.end)
    #expect(places(stack, 20, 8, \.minX) == "2 16 4 8.5")
    #expect(places(stack, 20, 8, \.minY) == "7 6 7 7")
    #expect(places(stack.writingDirection(.rightToLeft), 20, 8, \.minX) == "15 1 5 8.5")
  }

  @Test func `L3: a ratio follows the side that is known, and limits bound it`() {
    let stack = StackView(.row) {
      Item(width: 6).aspectRatio(2)
      Item(height: 4).aspectRatio(2)
      Item(height: 4).aspectRatio(2).maxWidth(5)
    }.alignItems(.start)
    #expect(places(stack, 30, 8, \.width) == "6 8 5")
    #expect(places(stack, 30, 8, \.height) == "3 4 4")
  }

  private func items(_ widths: Int...) -> [Item] {
    widths.map { Item(width: .cells($0), height: 1) }
  }

  private func places(
    _ stack: StackView, _ width: Double, _ height: Double, _ edge: KeyPath<Rect, Double>
  ) -> String {
    stack.layout(in: Size(width: width, height: height)).children
      .map { number($0.rect[keyPath: edge]) }.joined(separator: " ")
  }
}
