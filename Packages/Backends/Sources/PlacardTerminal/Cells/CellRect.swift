/// A rectangle of whole cells; row 0 is the top one.
public struct CellRect: Sendable, Hashable {
  /// The leftmost column; may be negative, outside every grid.
  public var column: Int
  /// The topmost row; may be negative, outside every grid.
  public var row: Int
  /// How many columns; never negative.
  public var columns: Int
  /// How many rows; never negative.
  public var rows: Int

  /// Creates a rectangle; negative sizes count as 0.
  public init(column: Int = 0, row: Int = 0, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  /// The columns it covers.
  public var columnRange: Range<Int> { column..<column + columns }

  /// The rows it covers.
  public var rowRange: Range<Int> { row..<row + rows }

  /// Whether it covers no cell.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// The cells that both cover.
  public func intersection(_ other: CellRect) -> CellRect {
    let columns = columnRange.clamped(to: other.columnRange)
    let rows = rowRange.clamped(to: other.rowRange)
    return CellRect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }

  /// The rectangle moved by so many cells.
  public func offset(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: column + columns, row: row + rows, columns: self.columns, rows: self.rows)
  }
}
