public import PlacardLayout
public import PlacardText

/// A grid of styled characters to draw into: the content of a terminal, or of a part of it.
///
/// A wide character takes two cells; overwriting one half blanks the other. Drawing outside is clipped. No
/// control character can enter a cell, so an encoded buffer contains only text.
public struct CellBuffer: Sendable {
  var grid: CellGrid
  var tables = CellTables()
  var translation = CellTranslation()
  /// The width model of the text drawn into it.
  let widthModel: WidthModel

  /// Creates a blank grid; negative sizes are clamped to 0.
  ///
  /// - Parameters:
  ///   - columns: the number of columns.
  ///   - rows: the number of rows.
  ///   - widthModel: the width model of the terminal: each character takes its cells, or each of its
  ///     scalars that has columns of its own does.
  public init(columns: Int, rows: Int, widthModel: WidthModel = .cluster) {
    self.widthModel = widthModel
    grid = CellGrid(columns: max(columns, 0), rows: max(rows, 0))
  }

  /// Blanks every cell, and resizes the grid if a size is given; reuses its memory.
  mutating func clear(columns: Int? = nil, rows: Int? = nil) {
    grid.refill(columns: max(columns ?? grid.columns, 0), rows: max(rows ?? grid.rows, 0))
    if tables.needsCompaction {
      tables = CellTables()
    }
  }

  /// Copies the content of another grid into this grid's memory.
  mutating func assign(_ other: CellBuffer) {
    grid.assign(other.grid)
    tables = other.tables
  }

  /// The number of columns.
  public var columns: Int { grid.columns }

  /// The number of rows.
  public var rows: Int { grid.rows }

  /// The whole grid.
  public var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// The text of a cell: empty in the second half of a wide character and outside the grid.
  public func text(column: Int, row: Int) -> String {
    bounds.contains(column: column, row: row) ? tables.text(of: grid[column, row]) : ""
  }

  /// The style of a cell; plain outside the grid.
  public func style(column: Int, row: Int) -> CellStyle {
    guard bounds.contains(column: column, row: row) else { return .plain }
    return tables.styles.values[Int(grid[column, row].style)]
  }

  /// The columns a cell takes: 1, 2, or 0 in the second half of a wide character and outside.
  public func width(column: Int, row: Int) -> Int {
    bounds.contains(column: column, row: row) ? Int(grid[column, row].width) : 0
  }
}

extension CellBuffer: Equatable {
  /// Whether both have the same size, and cells with equal texts, styles and widths.
  public static func == (left: CellBuffer, right: CellBuffer) -> Bool {
    guard left.columns == right.columns, left.rows == right.rows else { return false }
    return zip(left.grid.cells, right.grid.cells).allSatisfy { one, other in
      one.width == other.width
        && left.tables.styles.values[Int(one.style)]
          == right.tables.styles.values[Int(other.style)]
        && left.tables.text(of: one) == right.tables.text(of: other)
    }
  }
}
