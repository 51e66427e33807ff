/// One row of a virtual screen.
struct VirtualRow: Sendable, Equatable {
  /// One place in a row.
  struct Cell: Sendable, Equatable {
    var text = " "
    var style = CellStyle.plain
    /// Columns: 1 or 2, or 0 in the second half of a wide character.
    var width = 1
  }

  var cells: [Cell]
  /// Whether the text goes on in the next row without a line break.
  var isWrapped = false

  init(columns: Int) {
    cells = Array(repeating: Cell(), count: columns)
  }

  init(cells: [Cell], isWrapped: Bool) {
    self.cells = cells
    self.isWrapped = isWrapped
  }

  /// The text without the blanks at its end.
  var text: String {
    var text = cells.map { $0.width == 0 ? "" : $0.text }.joined()
    while text.last == " " {
      text.removeLast()
    }
    return text
  }

  /// The cells without the plain blanks at their end.
  var used: ArraySlice<Cell> {
    guard let last = cells.lastIndex(where: { $0 != Cell() }) else { return [] }
    return cells[...last]
  }

  /// Puts a cell of width 1 or 2 that fits, and blanks the halves it leaves alone.
  mutating func put(_ cell: Cell, at column: Int) {
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

  /// Blanks a number of cells, or all that follow.
  mutating func erase(from column: Int, count: Int = .max, with blank: Cell) {
    let end = column + min(count, cells.count - column)
    split(at: column)
    split(at: end)
    for index in column..<end {
      cells[index] = blank
    }
    if end == cells.count { isWrapped = false }
  }

  /// Moves what follows to the right, off the row at its end.
  mutating func insert(_ blank: Cell, count: Int, at column: Int) {
    let count = min(count, cells.count - column)
    split(at: column)
    split(at: cells.count - count)
    cells.removeLast(count)
    cells.insert(contentsOf: repeatElement(blank, count: count), at: column)
    isWrapped = false
  }

  /// Moves what follows to the left, over a number of cells.
  mutating func delete(_ count: Int, at column: Int, filling blank: Cell) {
    let count = min(count, cells.count - column)
    split(at: column)
    split(at: column + count)
    cells.removeSubrange(column..<column + count)
    cells += repeatElement(blank, count: count)
    isWrapped = false
  }

  /// Blanks the halves of a wide character that a border between two columns cuts.
  private mutating func split(at column: Int) {
    guard column < cells.count, cells[column].width == 0 else { return }
    cells[column - 1] = Cell(style: cells[column - 1].style)
    cells[column] = Cell(style: cells[column].style)
  }

  /// Makes the row a number of columns wide; what no longer fits is lost.
  mutating func resize(columns: Int) {
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

  /// Rows with those joined that were wrapped.
  static func unwrapped(_ rows: [VirtualRow]) -> [VirtualRow] {
    var lines: [VirtualRow] = []
    var continues = false
    for row in rows {
      if continues, let last = lines.indices.last {
        lines[last].cells += row.cells
      } else {
        lines.append(row)
      }
      continues = row.isWrapped
    }
    return lines
  }
}
