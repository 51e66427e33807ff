import PlacardLayout

extension CellRect {
  func contains(row other: Int) -> Bool {
    other >= row && other < row + rows
  }

  /// The rectangle without its outermost cells, but for those at an open side.
  func inset(open side: Border.OpenSide?) -> CellRect {
    let (top, bottom) = (side == .top ? 0 : 1, side == .bottom ? 0 : 1)
    return CellRect(
      column: column + 1, row: row + top, columns: max(columns - 2, 0),
      rows: max(rows - top - bottom, 0))
  }

  /// The part of the rectangle inside another.
  func clipped(to other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    let right = min(column + columns, other.column + other.columns)
    let bottom = min(row + rows, other.row + other.rows)
    return CellRect(
      column: left, row: top, columns: max(right - left, 0), rows: max(bottom - top, 0))
  }
}
