@_spi(Inspection) import PlacardTerminal

/// One row of a virtual screen.
struct VirtualRow: Sendable, Equatable {
  typealias Cell = ScreenRow.Cell

  private var row: ScreenRow
  /// Whether the text goes on in the next row without a line break.
  var isWrapped = false

  init(columns: Int) {
    row = ScreenRow(Array(repeating: Cell(), count: columns))
  }

  init(cells: [Cell], isWrapped: Bool) {
    row = ScreenRow(cells)
    self.isWrapped = isWrapped
  }

  var cells: [Cell] {
    get { row.cells }
    _modify { yield &row.cells }
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
    row.put(cell, at: column)
  }

  /// Blanks a number of cells, or all that follow.
  mutating func erase(from column: Int, count: Int = .max, with blank: Cell) {
    let count = min(count, cells.count - column)
    row.erase(from: column, count: count, with: blank)
    if column + count == cells.count { isWrapped = false }
  }

  /// Moves what follows to the right, off the row at its end.
  mutating func insert(_ blank: Cell, count: Int, at column: Int) {
    let count = min(count, cells.count - column)
    row.split(at: column)
    row.split(at: cells.count - count)
    cells.removeLast(count)
    cells.insert(contentsOf: repeatElement(blank, count: count), at: column)
    isWrapped = false
  }

  /// Moves what follows to the left, over a number of cells.
  mutating func delete(_ count: Int, at column: Int, filling blank: Cell) {
    let count = min(count, cells.count - column)
    row.split(at: column)
    row.split(at: column + count)
    cells.removeSubrange(column..<column + count)
    cells += repeatElement(blank, count: count)
    isWrapped = false
  }

  /// Makes the row a number of columns wide; what no longer fits is lost.
  mutating func resize(columns: Int) {
    row.resize(columns: columns)
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
