extension LiveRegion {
  /// The bytes of one change: with a hidden cursor while there are rows, a plain pen at the end,
  /// and marks so that it is shown at once.
  ///
  /// The marks are left out when the batch is short enough to arrive whole anyway.
  mutating func batch(_ change: (inout LiveRegion) -> Void) -> [UInt8] {
    change(&self)
    encoder.pen.set(.plain, in: &encoder.stream)
    let body = encoder.stream.take()
    let hidesCursor = rows > 0
    guard !body.isEmpty || hidesCursor != isCursorHidden else { return [] }
    let isMarked = isSynchronized && body.count >= Self.atomicBytes
    if isMarked {
      encoder.stream.set(.synchronized, true)
    }
    if hidesCursor, !isCursorHidden {
      encoder.stream.set(.cursor, false)
    }
    encoder.stream.put(encoded: body)
    if !hidesCursor, isCursorHidden {
      encoder.stream.set(.cursor, true)
    }
    if isMarked {
      encoder.stream.set(.synchronized, false)
    }
    isCursorHidden = hidesCursor
    return encoder.stream.take()
  }

  /// The cells of a buffer as this region numbers them, with reduced colours, clipped.
  mutating func adopt(_ buffer: CellBuffer, rowLimit: Int? = nil) -> CellGrid {
    if tables.isCrowded {
      renumber()
    }
    let styles = buffer.tables.styles.values.map { reducer.reduce($0) }
    var translation = CellTranslation(from: buffer.tables, styles: styles)
    var grid = CellGrid(
      columns: min(buffer.columns, limit.columns), rows: min(buffer.rows, rowLimit ?? limit.rows))
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let cell = translation.translate(buffer.grid[column, row], into: &tables)
        let isCut = cell.width == 2 && column + 1 == grid.columns
        grid[column, row] = isCut ? .space(style: cell.style) : cell
      }
    }
    return grid
  }

  /// Draws a grid over what is shown and brings the cursor to its resting place.
  mutating func redraw(with grid: CellGrid) {
    if shown.rows > max(grid.rows, 1) {
      encoder.move(toRow: max(grid.rows, 1), column: 0)
      encoder.eraseBelow()
    }
    for row in 0..<max(grid.rows, min(shown.rows, 1)) {
      if row > 0, row >= shown.rows {
        encoder.move(toRow: row - 1, column: encoder.column)
        encoder.startNextRow()
      }
      encoder.draw(
        row: row, new: row < grid.rows ? grid[row: row] : [],
        over: row < shown.rows ? shown[row: row] : [], tables: tables)
    }
    encoder.move(toRow: max(grid.rows - 1, 0), column: 0)
    shown = grid
  }

  /// Erases the region; the cursor stands in its first row, which is empty.
  mutating func erase() {
    if shown.rows > 0 {
      erase(rowsAboveCursor: shown.rows - 1)
    }
  }

  /// Erases so many rows above the resting cursor, and whatever is below.
  mutating func erase(rowsAboveCursor: Int) {
    if shown.rows > 0 {
      encoder.assume(row: max(rowsAboveCursor, 0))
      encoder.move(toRow: 0, column: 0)
      encoder.eraseBelow()
    }
    forgetRows()
  }

  /// Takes what is shown for gone: the cursor stands in an empty row.
  mutating func forgetRows() {
    shown = CellGrid(columns: 0, rows: 0)
    encoder.assume(row: 0)
  }

  /// Starts the tables anew with what is on the screen.
  private mutating func renumber() {
    let old = tables
    tables = CellTables()
    var translation = CellTranslation(from: old, styles: old.styles.values)
    for row in 0..<shown.rows {
      for column in 0..<shown.columns {
        shown[column, row] = translation.translate(shown[column, row], into: &tables)
      }
    }
  }

  /// Below this, a batch is drawn between two refreshes of any terminal.
  private static var atomicBytes: Int { 64 }
}
