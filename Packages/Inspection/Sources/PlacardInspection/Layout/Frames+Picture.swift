@_spi(Inspection) public import PlacardLayout

extension Frames {
  /// The boxes drawn in characters, each with its letter; a character is a cell.
  ///
  /// What is not covered by a box without children is `·`; what lies outside the root is cut. A root
  /// with more cells than there are characters is drawn smaller, and a last line states by how much.
  ///
  /// - Parameters:
  ///   - columns: The most characters in a line, at least 1.
  ///   - rows: The most lines, at least 1.
  /// - Returns: The lines, without a newline at the end.
  public func picture(columns: Int = 80, rows: Int = 40) -> String {
    let across = Swift.max(1, rect.width / Double(Swift.max(1, columns)))
    let down = Swift.max(1, rect.height / Double(Swift.max(1, rows)))
    let origin = absolute.origin
    func cells(_ rect: Rect) -> CellRect {
      Rect(
        x: (rect.minX - origin.x) / across, y: (rect.minY - origin.y) / down,
        width: rect.width / across, height: rect.height / down
      ).cells
    }
    let area = cells(absolute)
    var canvas = Canvas(columns: area.columns, rows: area.rows)
    for position in indices where self[position].count == 1 && position > 0 || count == 1 {
      canvas.draw(cells(self[position].absolute), Frames.label(of: position))
    }
    guard across > 1 || down > 1 else { return canvas.text }
    return canvas.text + "\n(a character is \(across.short) x \(down.short))"
  }
}

/// Rows of characters.
private struct Canvas {
  private let columns: Int
  private var lines: [[Character]]

  init(columns: Int, rows: Int) {
    self.columns = columns
    lines = Array(repeating: Array(repeating: "·", count: columns), count: rows)
  }

  var text: String {
    lines.map { String($0) }.joined(separator: "\n")
  }

  /// Draws a box with its letter; one that is too thin for a border is filled with the letter.
  mutating func draw(_ cells: CellRect, _ label: Character) {
    for row in lines.indices.clamped(to: cells.row..<cells.row + cells.rows) {
      for column in (0..<columns).clamped(to: cells.column..<cells.column + cells.columns) {
        lines[row][column] = character(column - cells.column, row - cells.row, of: cells, label)
      }
    }
  }

  private func character(_ x: Int, _ y: Int, of cells: CellRect, _ label: Character) -> Character {
    guard cells.columns > 2 else { return label }
    let isFirst = x == 0
    let isLast = x == cells.columns - 1
    if x == 1, y == 0 { return label }
    if cells.rows == 1 { return isFirst ? "[" : isLast ? "]" : " " }
    switch y {
    case 0: return isFirst ? "┌" : isLast ? "┐" : "─"
    case cells.rows - 1: return isFirst ? "└" : isLast ? "┘" : "─"
    default: return isFirst || isLast ? "│" : " "
    }
  }
}
