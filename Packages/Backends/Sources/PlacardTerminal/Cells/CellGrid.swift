/// Cells in rows, without the tables that they refer to.
struct CellGrid: Sendable, Equatable {
  private(set) var columns: Int
  private(set) var rows: Int
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

  /// Resizes and fills the grid with one cell; reuses its memory.
  mutating func refill(columns: Int, rows: Int, with cell: Cell = .blank) {
    self.columns = columns
    self.rows = rows
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(cell, count: columns * rows))
  }

  /// Copies size and cells of another grid into this grid's memory.
  mutating func assign(_ other: CellGrid) {
    columns = other.columns
    rows = other.rows
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: other.cells)
  }

  /// Appends blank rows, or removes rows at the end.
  mutating func setRows(_ count: Int) {
    if count < rows {
      cells.removeLast((rows - count) * columns)
    } else {
      cells.append(contentsOf: repeatElement(.blank, count: (count - rows) * columns))
    }
    rows = count
  }

  /// Reads one row in place.
  func withRow<Result>(
    _ row: Int, _ body: (UnsafeBufferPointer<Cell>) -> Result
  ) -> Result {
    cells.withUnsafeBufferPointer { cells in
      body(UnsafeBufferPointer(rebasing: cells[row * columns..<(row + 1) * columns]))
    }
  }

  /// Changes one row in place.
  mutating func changeRow<Result>(
    _ row: Int, _ body: (UnsafeMutableBufferPointer<Cell>) -> Result
  ) -> Result {
    let range = row * columns..<(row + 1) * columns
    return cells.withUnsafeMutableBufferPointer { cells in
      body(UnsafeMutableBufferPointer(rebasing: cells[range]))
    }
  }

  /// Copies a row of another grid with the same number of columns.
  mutating func copyRow(_ row: Int, of other: CellGrid, to target: Int) {
    other.withRow(row) { source in
      changeRow(target) { _ = $0.update(fromContentsOf: source) }
    }
  }

  /// Writes a cell of one column to a range of columns, and blanks halves of wide glyphs that are
  /// left.
  ///
  /// The range must lie inside the grid.
  mutating func put(_ cell: Cell, columns range: Range<Int>, row: Int) {
    if range.isEmpty { return }
    part(columns: range, row: row)
    let start = row * columns
    cells.withUnsafeMutableBufferPointer { cells in
      for column in range { cells[start + column] = cell }
    }
  }

  /// Blanks the halves of wide glyphs that are left when a nonempty range of columns is
  /// overwritten.
  mutating func part(columns range: Range<Int>, row: Int) {
    let first = row * columns + range.lowerBound
    let last = row * columns + range.upperBound - 1
    if cells[first].width == 0 { cells[first - 1] = .space(style: cells[first - 1].style) }
    if cells[last].width == 2 { cells[last + 1] = .space(style: cells[last].style) }
  }

  /// Writes a cell, both halves if it is wide, and blanks halves of wide glyphs that are left.
  ///
  /// The whole cell must lie inside the grid.
  mutating func put(_ cell: Cell, column: Int, row: Int) {
    let first = row * columns + column
    let last = first + max(Int(cell.width), 1) - 1
    cells.withUnsafeMutableBufferPointer { cells in
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
}

extension ArraySlice<Cell> {
  /// The number of cells without the trailing plain blanks.
  var usedCount: Int {
    guard let last = lastIndex(where: { $0 != .blank }) else { return 0 }
    return last - startIndex + 1
  }
}
