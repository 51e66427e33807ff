/// A row of cells; writing a cell has the effect that it has on a terminal.
@_spi(Inspection) public struct ScreenRow: Sendable, Equatable {
  /// A cell of a row.
  public struct Cell: Sendable, Equatable {
    /// The character; empty in the second half of a wide one.
    public var text: String
    /// The style.
    public var style: CellStyle
    /// The width in columns: 1 or 2, or 0 in the second half of a wide character.
    public var width: Int

    /// Creates a cell, by default a plain blank.
    public init(text: String = " ", style: CellStyle = .plain, width: Int = 1) {
      self.text = text
      self.style = style
      self.width = width
    }
  }

  /// The cells from left to right.
  public var cells: [Cell]

  /// Creates a row of cells.
  public init(_ cells: [Cell] = []) {
    self.cells = cells
  }

  /// Writes a cell of width 1 or 2 that fits, and blanks halves of wide characters that are left.
  public mutating func put(_ cell: Cell, at column: Int) {
    let last = column + cell.width - 1
    if cells[column].width == 0 {
      cells[column - 1] = Cell(style: cells[column - 1].style)
    }
    if cells[last].width == 2 {
      cells[last + 1] = Cell(style: cells[last].style)
    }
    cells[column] = cell
    if last > column {
      cells[last] = Cell(text: "", style: cell.style, width: 0)
    }
  }

  /// Blanks a number of cells inside the row.
  public mutating func erase(from column: Int, count: Int, with blank: Cell) {
    split(at: column)
    split(at: column + count)
    for index in column..<column + count {
      cells[index] = blank
    }
  }

  /// Blanks both halves of a wide character that spans the boundary before a column.
  public mutating func split(at column: Int) {
    guard column < cells.count, cells[column].width == 0 else { return }
    cells[column - 1] = Cell(style: cells[column - 1].style)
    cells[column] = Cell(style: cells[column].style)
  }

  /// Sets the number of columns; cells that no longer fit are removed.
  public mutating func resize(columns: Int) {
    guard columns < cells.count else {
      cells += Array(repeating: Cell(), count: columns - cells.count)
      return
    }
    let cutsWide = cells[columns].width == 0
    cells.removeLast(cells.count - columns)
    if cutsWide {
      cells[columns - 1] = Cell(style: cells[columns - 1].style)
    }
  }
}
