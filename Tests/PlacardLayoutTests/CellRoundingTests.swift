import PlacardLayout
import Testing

@Suite struct CellRoundingTests {
  @Test(arguments: [
    (0.0, 0), (0.499, 1), (0.498, 0), (0.5, 1), (1.49, 1), (-0.5, 0), (-0.502, -1), (-1.5, -1),
    (-1.502, -2), (79.9999999, 80), (.nan, 0), (.infinity, 1_000_000_000_000_000),
    (-.infinity, -1_000_000_000_000_000), (.greatestFiniteMagnitude, 1_000_000_000_000_000),
  ])
  func `L8: an edge goes to the nearest cell, half upwards also below zero`(
    edge: Double, cell: Int
  ) {
    #expect(CellRect.cell(at: edge) == cell)
  }

  @Test func `L8, S14: three growers in ten cells fill ten`() {
    let frames = growers(3).layout(in: Size(width: 10, height: 1))
    #expect(frames.children.map(\.cell.columns) == [3, 4, 3])
    #expect(frames.children.map(\.cell.column) == [0, 3, 7])
  }

  @Test func `L8: equal shares come out by edges, alike in every row`() {
    let table = StackView(items: (0..<3).map { _ in Item(growers(3).height(1)) })
    let frames = table.layout(in: Size(width: 79, height: 3))
    for row in frames.children { #expect(row.children.map(\.cell.columns) == [26, 27, 26]) }
  }

  @Test func `L8: neighbours leave no gap and do not overlap at any width`() {
    for count in 1...9 {
      for width in 0...60 {
        let frames = growers(count).padding(0.3).layout(in: Size(width: Double(width), height: 2))
        let cells = frames.children.map(\.cell)
        for (left, right) in zip(cells, cells.dropFirst()) {
          #expect(left.column + left.columns == right.column)
        }
        let inner = frames.rect.inset(by: Insets(0.3)).cells
        if width > 0 { #expect(cells.map(\.columns).reduce(0, +) == inner.columns) }
      }
    }
  }

  @Test func `L8: a tree moved by whole cells looks the same`() {
    for offset in [-7.0, -1, 3, 1000] {
      for step in 0..<100 {
        let rect = Rect(x: Double(step) * 0.17, y: 0.5, width: Double(step) * 0.31, height: 1.25)
        let moved = rect.offset(x: offset, y: offset).cells
        #expect(moved.columns == rect.cells.columns)
        #expect(moved.column == rect.cells.column + Int(offset))
        #expect(moved.rows == rect.cells.rows)
      }
    }
  }

  private func growers(_ count: Int) -> StackView {
    StackView(.row, items: (0..<count).map { _ in Item().grow(1) })
  }
}
