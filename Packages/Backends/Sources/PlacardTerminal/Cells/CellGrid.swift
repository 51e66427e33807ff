/// Cells in rows, without the tables that give them meaning.
struct CellGrid: Sendable, Equatable {
  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: .blank, count: columns * rows)
  }

  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// The cells of one row.
  subscript(row row: Int) -> ArraySlice<Cell> {
    cells[row * columns..<(row + 1) * columns]
  }

  /// Puts a cell, both halves of it if it is wide, and blanks the halves it leaves alone.
  ///
  /// The whole cell must lie inside the grid.
  mutating func put(_ cell: Cell, column: Int, row: Int) {
    let first = row * columns + column
    let last = first + max(Int(cell.width), 1) - 1
    if cells[first].width == 0 {
      cells[first - 1] = .space(style: cells[first - 1].style)
    }
    if cells[last].width == 2 {
      cells[last + 1] = .space(style: cells[last].style)
    }
    cells[first] = cell
    if last > first {
      cells[last] = cell.continuation
    }
  }
}

extension ArraySlice<Cell> {
  /// How many cells are in use: all but the plain blanks at the end.
  var usedCount: Int {
    guard let last = lastIndex(where: { $0 != .blank }) else { return 0 }
    return last - startIndex + 1
  }
}
