/// Rows under a heading, in columns of minimum width; the first is left-aligned, the others are
/// right-aligned.
struct Table: Sendable {
  private var rows: [[String]]

  init(_ heading: String...) {
    rows = [heading]
  }

  /// Adds a row with as many cells as the heading.
  mutating func add(_ cells: [String]) {
    precondition(cells.count == rows[0].count, "A row needs a cell for each column.")
    rows.append(cells)
  }

  /// The table; each row ends with a newline and has no trailing spaces.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }
      let line = cells.joined(separator: "  ")
      return line.prefix(through: line.lastIndex { $0 != " " } ?? line.startIndex) + "\n"
    }.joined()
  }
}
