public import PlacardLayout
public import PlacardText

/// A grid of styled characters to draw into: what a terminal, or a part of it, is to look like.
///
/// A wide character takes two cells; writing over one half blanks the other. Whatever falls outside
/// is clipped. No control can enter a cell: whoever encodes a buffer prints nothing but text.
public struct CellBuffer: Sendable {
  var grid: CellGrid
  var tables = CellTables()
  var translation = CellTranslation()
  /// How the terminal counts the columns of what is written.
  let widthModel: WidthModel

  /// Creates a blank grid; negative sizes count as 0.
  ///
  /// - Parameters:
  ///   - columns: how many columns.
  ///   - rows: how many rows.
  ///   - widthModel: how the terminal counts the columns of what is written: a character takes a cell,
  ///     or each of its scalars that has columns of its own does.
  public init(columns: Int, rows: Int, widthModel: WidthModel = .cluster) {
    self.widthModel = widthModel
    grid = CellGrid(columns: max(columns, 0), rows: max(rows, 0))
  }

  /// Blanks every cell, and gives it another size if it is told one; memory is used again.
  mutating func clear(columns: Int? = nil, rows: Int? = nil) {
    grid.refill(columns: max(columns ?? grid.columns, 0), rows: max(rows ?? grid.rows, 0))
    if tables.needsCompaction {
      tables = CellTables()
    }
  }

  /// Takes over what another grid holds, in the memory that this one has.
  mutating func assign(_ other: CellBuffer) {
    grid.assign(other.grid)
    tables = other.tables
  }

  /// How many columns.
  public var columns: Int { grid.columns }

  /// How many rows.
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
  /// Whether both have the same size and look the same.
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
