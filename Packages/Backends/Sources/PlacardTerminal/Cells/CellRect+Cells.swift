import PlacardLayout

extension CellRect {
  /// The range of its columns.
  var columnRange: Range<Int> { column..<column + max(columns, 0) }

  /// The range of its rows.
  var rowRange: Range<Int> { row..<row + max(rows, 0) }

  /// The intersection with another rectangle.
  func intersection(_ other: CellRect) -> CellRect {
    let columns = columnRange.clamped(to: other.columnRange)
    let rows = rowRange.clamped(to: other.rowRange)
    return CellRect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }
}
