import PlacardLayout
import Testing

/// What a stack does with its items: scenarios of StackViewLayout, one unit being one cell.
@Suite struct StackViewTests {
  @Test func `L1, S1: a column stretches its items and stacks them from the top`() {
    let stack = StackView {
      Item(content: Size(width: 5, height: 1))
      Item(content: Size(width: 12, height: 2))
    }
    #expect(rects(stack, 40, 60) == ["0 0 40 1", "0 1 40 2"])
  }

  @Test func `L1: reversed directions start at the far end`() {
    let items = [Item(width: 3, height: 1), Item(width: 4, height: 2)]
    #expect(rects(StackView(.rowReverse, items: items), 10, 5) == ["7 0 3 1", "3 0 4 2"])
    #expect(rects(StackView(.columnReverse, items: items), 10, 5) == ["0 4 3 1", "0 2 4 2"])
  }

  @Test(arguments: [
    (Justify.start, "0 5 10"), (.end, "25 30 35"), (.center, "12.5 17.5 22.5"),
    (.spaceBetween, "0 17.5 35"), (.spaceAround, "4.2 17.5 30.8"), (.spaceEvenly, "6.3 17.5 28.8"),
  ])
  func `L1, S30: justify shares out what is left`(justify: Justify, expected: String) {
    let stack = StackView(.row, items: (0..<3).map { _ in Item(width: 5) }).justify(justify)
    let frames = stack.layout(in: Size(width: 40, height: 1))
    #expect(frames.children.map { number($0.rect.minX) }.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    (Justify.spaceBetween, "0 15"), (.spaceAround, "0 15"), (.spaceEvenly, "0 15"),
    (.center, "-5 10"), (.end, "-10 5"),
  ])
  func `L1, S32: without space items overflow and never overlap`(
    justify: Justify, expected: String
  ) {
    let stack = StackView(.row, items: [Item(width: 15), Item(width: 15)]).justify(justify)
    let frames = stack.layout(in: Size(width: 20, height: 1))
    #expect(frames.children.map { number($0.rect.minX) }.joined(separator: " ") == expected)
  }

  @Test func `L1, S33: alignSelf overrides alignItems, auto follows`() {
    let stack = StackView(.row) {
      Item(width: 1).alignSelf(.end).height(1)
      Item(width: 1).alignSelf(.center).height(2)
      Item(width: 1).alignSelf(.stretch)
      Item(width: 1, height: 1)
    }.alignItems(.start)
    #expect(rects(stack, 40, 4) == ["0 3 1 1", "1 1 1 2", "2 0 1 4", "3 0 1 1"])
  }

  @Test func `L2, S3: what limits leave is shared again`() {
    let stack = StackView {
      Item(height: 2).grow(1).maxHeight(10)
      Item(height: 2).grow(10).maxHeight(12)
      Item(height: 2).grow(1)
    }
    #expect(rects(stack, 1, 60) == ["0 0 1 10", "0 10 1 12", "0 22 1 38"])
  }

  @Test func `L2, S10 to S12: shrinking goes by size and restarts at limits`() {
    let column = StackView {
      Item(height: 10).shrink(1).minHeight(8)
      Item(height: 10).shrink(2)
      Item(height: 10).shrink(1).minHeight(9)
    }
    #expect(rects(column, 1, 20) == ["0 0 1 8", "0 8 1 3", "0 11 1 9"])
    #expect(rects(column, 1, 10) == ["0 0 1 8", "0 8 1 0", "0 8 1 9"])
    let row = StackView(.row) {
      Item(width: 100).shrink(1)
      Item(width: 100).shrink(2)
      Item(width: 100).shrink(10).minWidth(80)
    }
    #expect(rects(row, 150, 1) == ["0 0 56.7 1", "56.7 0 13.3 1", "70 0 80 1"])
  }

  @Test func `L2, S13: an empty spacer grows`() {
    let stack = StackView(.row) {
      Item(width: 5)
      Item().grow(1)
      Item(width: 5)
    }
    #expect(rects(stack, 20, 1) == ["0 0 5 1", "5 0 10 1", "15 0 5 1"])
  }

  @Test func `L2: percentages, nil and another item's size`() {
    let half = Item(width: 50%, height: 25%)
    let stack = StackView {
      half
      Item(height: 1).width(of: half)
      half.width(nil).height(2)
      Item().height(of: half).maxWidth(10%)
    }
    #expect(rects(stack, 40, 20) == ["0 0 20 5", "0 5 20 1", "0 6 40 2", "0 8 4 5"])
  }

  @Test func `L2, S41: a minimum beats a maximum`() {
    let stack = StackView(.row) { Item(width: 5).minWidth(8).maxWidth(3) }
    #expect(rects(stack, 20, 1) == ["0 0 8 1"])
  }

  @Test func `L3, S34 and S35: margins take part in alignment and stretching`() {
    let stack = StackView {
      Item(height: 1).marginLeft(4).marginRight(6)
      Item(height: 1).marginLeft(4).marginRight(6).maxWidth(20)
      Item(width: 10, height: 1).marginTop(6).alignSelf(.center)
      Item(width: 10, height: 1).marginLeft(.auto)
    }
    #expect(rects(stack, 40, 20) == ["4 0 30 1", "4 1 20 1", "15 8 10 1", "30 9 10 1"])
  }

  @Test func `L3: padding, gap and wrapping lines`() {
    let stack = StackView(.row, items: (0..<5).map { _ in Item(width: 4, height: 1) })
      .wrap().gap(1).padding(1).alignContent(.start)
    #expect(
      rects(stack, 16, 9) == ["1 1 4 1", "6 1 4 1", "11 1 4 1", "1 3 4 1", "6 3 4 1"])
  }

  @Test func `L3: a wrapping column is as wide as its lines`() {
    let columns = StackView(items: (0..<3).map { _ in Item(width: 4, height: 4) })
      .wrap().columnGap(1).alignSelf(.start)
    let stack = StackView(.row) {
      columns.height(8)
      Item(width: 2)
    }
    #expect(rects(stack, 40, 10) == ["0 0 9 8", "9 0 2 10"])
  }

  @Test func `L3, S42: an aspect ratio gives the other side`() {
    let stack = StackView {
      Item().aspectRatio(2)
      Item(height: 3).aspectRatio(2).alignSelf(.end)
    }
    #expect(rects(stack, 40, 30) == ["0 0 40 20", "34 20 6 3"])
  }

  @Test func `L3: an absolute item is placed by its insets`() {
    let stack = StackView {
      Item(height: 2)
      Item(width: 3, height: 1).absolute(top: 1, right: 2)
      Item().absolute(top: 50%, left: 1, bottom: 0, right: 1)
      Item(height: 2)
    }.padding(1)
    #expect(rects(stack, 20, 10) == ["1 1 18 2", "15 1 3 1", "1 5 18 5", "1 3 18 2"])
  }

  @Test func `L4, S15: vertical percentages count the height, or as in CSS the width`() {
    let stack = StackView {
      Item(height: 1).marginTop(10%).marginLeft(10%)
      Item(height: 1).marginTop(50%)
    }
    #expect(rects(stack, 40, 60) == ["4 6 36 1", "0 37 40 1"])
    #expect(rects(stack.verticalPercentBase(.width), 40, 60) == ["4 4 36 1", "0 25 40 1"])
  }

  @Test func `L4: vertical percentages count a height that only flexing made known`() {
    let stack = StackView {
      StackView { Item(content: Size(width: 5, height: 5)).paddingTop(10%).marginTop(20%) }.grow(1)
      Item(height: 10)
    }
    let frames = stack.layout(in: Size(width: 40, height: 60))
    #expect(frames.rects.map(text) == ["0 0 40 60", "0 0 40 50", "0 10 40 10", "0 50 40 10"])
  }

  @Test func `L5, S27: hidden items leave no trace and keep their position in the result`() {
    let stack = StackView(.row) {
      Item(width: 3)
      Item(StackView { Item(width: 9) }).margin(4).hidden()
      Item(width: 3).isIncluded(false)
      Item(width: 3)
    }.justify(.spaceBetween).gap(1)
    let frames = stack.layout(in: Size(width: 20, height: 2))
    #expect(
      frames.rects.map(text) == [
        "0 0 20 2", "0 0 3 2", "0 0 0 0", "0 0 0 0", "0 0 0 0", "17 0 3 2",
      ])
  }

  @Test func `L9, S18: right to left mirrors the flow, start and end, but not left and right`() {
    let row = StackView(.row) {
      Item(width: 3).marginStart(1)
      Item(width: 4).marginLeft(2)
    }.writingDirection(.rightToLeft).paddingEnd(5)
    #expect(rects(row, 20, 1) == ["16 0 3 1", "12 0 4 1"])
    let column = StackView { Item(width: 3, height: 1) }.alignItems(.start)
    #expect(rects(column.writingDirection(.rightToLeft), 20, 1) == ["17 0 3 1"])
    let nested = StackView { column.writingDirection(.leftToRight) }
    #expect(
      nested.writingDirection(.rightToLeft).layout(in: Size(width: 20, height: 1))[2].rect.minX == 0
    )
  }

  private func rects(_ stack: StackView, _ width: Double, _ height: Double) -> [String] {
    stack.layout(in: Size(width: width, height: height)).children.map { text($0.rect) }
  }
}

/// A rectangle as its four numbers, rounded to tenths.
func text(_ rect: Rect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
}

func number(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
}
