import Testing

@testable import PlacardComponents

@Suite("List window") struct ListWindowTests {
  private func window(
    _ count: Int, at focused: Int = 0, rows: Int?, filter: Bool = false
  ) -> ListWindow {
    ListWindow(count: count, focused: focused, rows: rows, hasFilter: filter)
  }

  @Test("All options are visible where there is space, and the title has a second row only then")
  func whole() {
    #expect(window(5, rows: nil).range == 0..<5)
    #expect(window(5, rows: nil).titleRows == 2)
    #expect(window(5, rows: 6).range == 0..<5)
    #expect(window(5, rows: 6).titleRows == 1)
    #expect(window(5, rows: 7).titleRows == 2)
    #expect(window(5, rows: 7, filter: true).titleRows == 1)
  }

  @Test("In few rows the signs go first, then the title, then the filter text")
  func scarce() {
    let five = window(9, at: 4, rows: 5)
    #expect(five.range == 3..<5 && five.hasMoreAbove && five.hasMoreBelow && five.titleRows == 1)
    let four = window(9, at: 4, rows: 4)
    #expect(four.range == 3..<6 && !four.hasMoreAbove && !four.hasMoreBelow)
    #expect(window(9, at: 4, rows: 2, filter: true).range == 4..<5)
    #expect(window(9, at: 4, rows: 2, filter: true).titleRows == 0)
    #expect(window(9, at: 4, rows: 2, filter: true).hasFilter)
    #expect(!window(9, at: 4, rows: 1, filter: true).hasFilter)
    #expect(window(9, at: 8, rows: 1).range == 8..<9)
    #expect(window(0, rows: 1, filter: true).range == 0..<0)
    #expect(window(9, at: 8, rows: -3).range == 8..<9)
  }

  @Test("Whatever the space, the focused option is visible and no row is used that is not there")
  func always() {
    for count in 1...12 {
      for rows in 1...16 {
        for (focused, filter) in (0..<count).flatMap({ [($0, false), ($0, true)] }) {
          let window = window(count, at: focused, rows: rows, filter: filter)
          let signs = (window.hasMoreAbove ? 1 : 0) + (window.hasMoreBelow ? 1 : 0)
          let used =
            window.titleRows + (window.hasFilter ? 1 : 0) + signs + window.range.count
          #expect(used <= rows, "\(count) options, \(focused) focused, \(rows) rows")
          #expect(window.range.contains(focused))
          #expect(!window.hasMoreAbove || window.range.lowerBound > 0)
          #expect(!window.hasMoreBelow || window.range.upperBound < count)
        }
      }
    }
  }
}
