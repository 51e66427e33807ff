import PlacardLayout
import Testing

/// Each modifier changes one property and leaves the value it was called on alone.
@Suite struct StyledTests {
  @Test func `L2: factors and sizes, where nil takes them back`() {
    #expect(Item().grow(2).shrink(3).style.grow == 2)
    #expect(Item().grow(2).shrink(3).style.shrink == 3)
    #expect(Item().aspectRatio(1.5).style.aspectRatio == 1.5)
    #expect(Item().aspectRatio(1.5).aspectRatio(nil).style.aspectRatio == 0)
    #expect(Item(width: 4).width(nil).style.width == .auto)
    #expect(Item().height(50%).height(2.5%).style.height == .percent(2.5))
    #expect(Item().basis(3).style.basis == 3)
    #expect(Item().basis(3).basis(nil).style.basis == .auto)
    #expect(Item().size(3).style.height == 3)
    #expect(Item().size(width: 3, height: nil).style.width == 3)
    #expect(Item().size(Size(width: 3, height: 4)).style.height == 4)
    let limits = Item().minWidth(1).minHeight(2).maxWidth(3).maxHeight(.cells(4)).style
    #expect(limits.minWidth == 1 && limits.minHeight == 2)
    #expect(limits.maxWidth == 3 && limits.maxHeight == 4)
  }

  @Test func `L3: margins in all forms`() {
    #expect(Item().margin(.auto).style.margin == Edges(.auto))
    #expect(Item().margin(Edges(7)).style.margin == Edges(7))
    #expect(Item().margin(Insets(6)).style.margin == Edges(6))
    #expect(Item().margin(top: 1, left: 2, bottom: 3, right: 4).style.margin == sides(1, 2, 3, 4))
    #expect(Item().margin(top: 1, horizontal: 2, bottom: 3).style.margin == sides(1, 2, 3, 2))
    #expect(Item().margin(vertical: 1, horizontal: 2).style.margin == sides(1, 2, 1, 2))
    #expect(Item().marginTop(-1).marginLeft(-5%).style.margin == sides(-1, .percent(-5), 0, 0))
    #expect(Item().marginBottom(1).marginRight(2).style.margin == sides(0, 0, 1, 2))
  }

  @Test func `L3: paddings and insets in all forms`() {
    #expect(Item().padding(7).style.padding == Edges(7))
    #expect(Item().padding(Insets(6)).style.padding == Edges(6))
    #expect(Item().padding(horizontal: 2).style.padding == sides(0, 2, 0, 2))
    #expect(Item().padding(bottom: 3).style.padding == sides(0, 0, 3, 0))
    #expect(Item().padding(top: 1, horizontal: 2, bottom: 3).style.padding == sides(1, 2, 3, 2))
    #expect(Item().paddingTop(1).paddingLeft(2).style.padding == sides(1, 2, 0, 0))
    #expect(Item().paddingBottom(1).paddingRight(2).style.padding == sides(0, 0, 1, 2))
    #expect(Item().paddingStart(3).style.padding.start == 3)
    #expect(Item().absolute(top: 1).style.inset == sides(1, .auto, .auto, .auto))
  }

  private func sides(_ top: Length, _ left: Length, _ bottom: Length, _ right: Length) -> Edges {
    Edges(top: top, left: left, bottom: bottom, right: right)
  }

  @Test func `L3: sides by writing direction win over left and right`() {
    let stack = StackView(.row) {
      Item(width: 1).margin(1).marginStart(4).marginEnd(2)
      Item(width: 1).marginEnd(9).marginEnd(nil)
    }
    let frames = stack.layout(in: Size(width: 20, height: 3))
    #expect(frames.children.map { text($0.rect) } == ["4 1 1 1", "7 0 1 3"])
    let mirrored = stack.writingDirection(.rightToLeft).layout(in: Size(width: 20, height: 3))
    #expect(mirrored.children.map { text($0.rect) } == ["15 1 1 1", "12 0 1 3"])
  }

  @Test func `L5: a modifier leaves the value it was called on alone`() {
    let item = Item(width: 1)
    let grown = item.grow(1).named("grown")
    #expect(item.style.grow == 0 && item.name == nil)
    #expect(grown.style.grow == 1 && grown.style.width == 1)
    let stack = StackView(.row) { item }
    #expect(stack.direction(.column).gap(2).grow(1).style.rowGap == 2)
    #expect(stack.style == StackView(.row, items: []).style)
    #expect(Item(stack.grow(1)).style.grow == 1)
  }
}
