import PlacardLayout

extension CellRect {
  /// The columns it covers.
  var columnRange: Range<Int> { column..<column + max(columns, 0) }

  /// The rows it covers.
  var rowRange: Range<Int> { row..<row + max(rows, 0) }

  /// The cells that both cover.
  func intersection(_ other: CellRect) -> CellRect {
    let columns = columnRange.clamped(to: other.columnRange)
    let rows = rowRange.clamped(to: other.rowRange)
    return CellRect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }

  /// Whether it covers the cell.
  func contains(column: Int, row: Int) -> Bool {
    columnRange.contains(column) && rowRange.contains(row)
  }
}
