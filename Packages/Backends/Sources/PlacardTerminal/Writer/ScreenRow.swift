/// A row of characters that are written over each other, as a terminal does it.
@_spi(Inspection) public struct ScreenRow: Sendable, Equatable {
  /// One place in a row.
  public struct Cell: Sendable, Equatable {
    /// The character; empty in the second half of a wide one.
    public var text: String
    /// How it looks.
    public var style: CellStyle
    /// Columns: 1 or 2, or 0 in the second half of a wide character.
    public var width: Int

    /// Creates a cell, by default a plain blank.
    public init(text: String = " ", style: CellStyle = .plain, width: Int = 1) {
      self.text = text
      self.style = style
      self.width = width
    }
  }

  /// The cells from the left to the right.
  public var cells: [Cell]

  /// Creates a row of its cells.
  public init(_ cells: [Cell] = []) {
    self.cells = cells
  }

  /// Puts a cell of width 1 or 2 that fits, and blanks the halves it leaves alone.
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

  /// Blanks a number of cells, which must be there.
  public mutating func erase(from column: Int, count: Int, with blank: Cell) {
    split(at: column)
    split(at: column + count)
    for index in column..<column + count {
      cells[index] = blank
    }
  }

  /// Blanks the halves of a wide character that a border between two columns cuts.
  public mutating func split(at column: Int) {
    guard column < cells.count, cells[column].width == 0 else { return }
    cells[column - 1] = Cell(style: cells[column - 1].style)
    cells[column] = Cell(style: cells[column].style)
  }

  /// Makes the row a number of columns wide; what no longer fits is lost.
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
