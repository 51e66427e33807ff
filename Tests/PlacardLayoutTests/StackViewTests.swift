import PlacardLayout
import Testing

@Suite struct StackViewTests {
  @Test func `L1: a row gives spare room to what grows`() {
    let stack = StackView(.row) {
      Item { _ in Size(width: 5, height: 1) }.grow(1)
      Item(width: 12).marginLeft(2)
    }.padding(1)
    let frames = stack.layout(in: Size(width: 80, height: .unbounded), mode: .adjustHeight)
    #expect(frames.rect == Rect(x: 0, y: 0, width: 80, height: 3))
    #expect(
      frames.children.map(\.rect) == [
        Rect(x: 1, y: 1, width: 64, height: 1), Rect(x: 67, y: 1, width: 12, height: 1),
      ])
    #expect(frames[2].cell == CellRect(column: 67, row: 1, columns: 12, rows: 1))
  }
}
