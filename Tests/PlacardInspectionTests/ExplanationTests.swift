import PlacardInspection
import PlacardLayout
import Testing

@Suite struct ExplanationTests {
  private let card = StackView(.row) {
    StackView {
      Item { Size(width: min(18, $0.width), height: $0.width < 18 ? 2 : 1) }.named("title")
      Item(height: 1).maxWidth(9).named("rule")
    }.grow(1).shrink(1).named("text")
    Item(width: 25%).shrink(1).minWidth(6).marginLeft(2).named("action")
    Item().absolute(top: 0, right: 0).size(2).named("badge")
    Item(width: 9).hidden().named("gone")
  }.padding(1)

  @Test func `A dump shows frame, cells and reasons of every node`() {
    let explanation = card.explain(in: Size(width: 20, height: .unbounded))
    #expect(
      explanation.description == """
        a row: 20 x 5 at 0, 0; cells 20 x 5 at 0, 0
            width 20: given
            height 5: content
          b text: 10 x 3 at 1, 1; cells 10 x 3 at 1, 1
              width 10: content 18 - shrink 100% of 8 missing
              height 3: stretched
            c title: 10 x 2 at 0, 0; cells 10 x 2 at 1, 1
                width 10: stretched
                height 2: content
            d rule: 9 x 1 at 0, 2; cells 9 x 1 at 1, 3
                width 9: stretched 10, max 9
                height 1: set
          e action: 6 x 3 at 13, 1; cells 6 x 3 at 13, 1
              width 6: 25% of 18 = 4.5, min 6
              height 3: stretched
          f badge: 2 x 2 at 18, 0; cells 2 x 2 at 18, 0
              width 2: set
              height 2: set
          g gone: hidden
        """)
  }

  @Test func `Frames describe themselves, a line a node`() {
    let frames = card.layout(in: Size(width: 20, height: .unbounded))
    #expect(
      frames.description == """
        a: 20 x 5 at 0, 0
          b text: 10 x 3 at 1, 1
            c title: 10 x 2 at 0, 0
            d rule: 9 x 1 at 0, 2
          e action: 6 x 3 at 13, 1
          f badge: 2 x 2 at 18, 0
          g gone: 0 x 0 at 0, 0
        """)
  }

  @Test func `A picture draws every box that has no children`() {
    #expect(
      card.layout(in: Size(width: 20, height: .unbounded)).picture() == """
        ··················ff
        ·┌c───────┐··┌e───ff
        ·└────────┘··│    │·
        ·[d      ]···└────┘·
        ····················
        """)
    #expect(Frames(of: Item(width: 4, height: 2), in: .unbounded).picture() == "┌a─┐\n└──┘")
    #expect(Frames(of: Item(), in: .unbounded).picture() == "")
  }

  @Test func `A picture of more cells than there is space is drawn smaller and says so`() {
    let stack = StackView(.row) {
      Item(width: 30); Item().grow(1)
    }
    #expect(
      stack.layout(in: Size(width: 100, height: 20)).picture(columns: 10, rows: 3) == """
        ┌b┐┌c────┐
        │ ││     │
        └─┘└─────┘
        (a character is 10 x 6.67)
        """)
  }

  @Test func `What overflows is cut in a picture, and letters run out at 52`() {
    let stack = StackView(.row) {
      Item(width: 3, height: 1); Item(width: 9, height: 1)
    }
    #expect(stack.layout(in: Size(width: 6, height: 1)).picture() == "[b][c ")
    let many = StackView(.row, items: (0..<54).map { _ in Item(width: 1) })
    #expect(
      many.layout(in: Size(width: 54, height: 1)).picture()
        == "bcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ###")
  }

  @Test(arguments: [
    (Item().basis(10).grow(1), "basis 10 + grow 1/3 of 66 free"),
    (Item().basis(25%).grow(2), "basis 25% of 100 = 25 + grow 2/4 of 51 free"),
    (Item(width: 10).grow(1).maxWidth(12), "set 10, max 12"),
    (Item(width: 90).shrink(1), "set 90 - shrink 100% of 14 missing"),
    (Item(width: 4).paddingLeft(9), "set 4, its padding 9"),
    (Item(width: 10%), "10% of 100"),
    (Item().basis(2).padding(4).grow(2), "basis 2, padding 8 + grow 2/4 of 68 free"),
    (Item(content: Size(width: 7, height: 1)), "content"),
    (Item().aspectRatio(4), "ratio 4"),
    (Item().grow(0.25).basis(6), "basis 6 + grow 0.25/2.25 of 70 free"),
  ])
  func `A row's item says what flexing began with and made of it`(item: Item, reason: String) {
    let row = StackView(.row) {
      item
      Item(width: 24).grow(item.style.maxWidth == 12 ? 0 : item.style.grow > 0 ? 2 : 0)
    }
    let explanation = row.explain(in: Size(width: 100, height: 5))
    #expect(explanation.nodes[1].width.description == reason)
    #expect(explanation.nodes[1].width.length == explanation.nodes[1].rect.width)
  }

  @Test(arguments: [
    (Item(height: 1), "stretched", "set"),
    (Item(content: Size(width: 7, height: 2)).alignSelf(.end), "content", "content"),
    (
      Item(content: Size(width: 90, height: 2)).alignSelf(.end), "content at its narrowest",
      "content"
    ),
    (Item { Size(width: min(60, $0.width), height: 2) }.alignSelf(.end), "all the room", "content"),
    (Item().aspectRatio(8).padding(1), "stretched", "ratio 8"),
    (Item(height: 50%).aspectRatio(2).alignSelf(.center), "ratio 2", "50% of 20"),
    (Item().absolute(top: 1, left: 2, right: 3), "between its insets", "content"),
    (Item().absolute(top: 1, bottom: 2).aspectRatio(1), "ratio 1", "between its insets"),
    (Item().grow(1).minHeight(4), "stretched", "content 0 + grow 1 of 20 free"),
  ])
  func `A column's item says why it is as wide and as high as it is`(
    item: Item, width: String, height: String
  ) {
    let node = StackView { item }.explain(in: Size(width: 40, height: 20)).nodes[1]
    #expect(node.width.description == width)
    #expect(node.height.description == height)
  }

  @Test func `A root says what it was given, what it sets, and what it found`() {
    let stack = StackView { Item(width: 10, height: 50%) }.width(30).padding(1)
    let free = stack.explain(in: .unbounded).nodes
    #expect(free[0].width.description == "set" && free[0].height.description == "content")
    #expect(free[1].height.description == "content")
    let given = stack.explain(in: Size(width: 1, height: 9)).nodes
    #expect(given[0].width.description == "given 1, its padding 2")
    #expect(given[1].height.description == "50% of 7")
    let adjusted = stack.explain(in: Size(width: 20, height: 9), mode: .adjustHeight).nodes
    #expect(adjusted[0].height.description == "content")
    #expect(adjusted[1].height.description == "50% of 0")
    let hidden = stack.hidden().explain(in: .unbounded)
    #expect(hidden.description == "a column: hidden\n  b box: hidden")
  }

  @Test func `An explanation is the same each time, wrapped and right to left as well`() {
    let stack = StackView(.row) {
      Item(width: 4, height: 1)
      Item(width: 4).grow(1).marginStart(1)
      Item(width: 4, height: 2).grow(1)
    }.wrap().writingDirection(.rightToLeft)
    let space = Size(width: 10, height: 3)
    let text = stack.explain(in: space).description
    #expect(stack.explain(in: space).description == text)
    #expect(
      text == """
        a row: 10 x 3 at 0, 0; cells 10 x 3 at 0, 0
            width 10: given
            height 3: given
          b box: 4 x 1 at 6, 0; cells 4 x 1 at 6, 0
              width 4: set
              height 1: set
          c box: 5 x 1 at 0, 0; cells 5 x 1 at 0, 0
              width 5: set 4 + grow 1 of 1 free
              height 1: stretched
          d box: 10 x 2 at 0, 1; cells 10 x 2 at 0, 1
              width 10: set 4 + grow 1 of 6 free
              height 2: set
        """)
  }
}
