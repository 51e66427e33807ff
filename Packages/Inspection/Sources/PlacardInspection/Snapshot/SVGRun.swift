import PlacardTerminal

/// Neighbouring cells of a row that are drawn as one.
struct SVGRun {
  let column: Int
  private(set) var columns: Int
  private(set) var text: String
  let style: CellStyle
  /// What is drawn instead of text, once for each column.
  let shape: BoxShape?
  /// Whether every font gives it the columns that it has.
  let isSimple: Bool

  var isBlank: Bool { text.allSatisfy { $0 == " " } }

  /// Splits a row where the style changes, around every shape and every character that fonts may make
  /// wider or narrower than its cells, and at blanks that nobody sees.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - cells: The cells.
  ///   - shapes: Whether lines and blocks are shapes; otherwise they are text that fits its cells.
  /// - Returns: The runs from the left to the right.
  static func runs(ofRow row: Int, of cells: CellBuffer, shapes: Bool = true) -> [SVGRun] {
    var runs: [SVGRun] = []
    for column in 0..<cells.columns where cells.width(column: column, row: row) > 0 {
      let next = SVGRun(
        column: column, columns: cells.width(column: column, row: row),
        text: cells.text(column: column, row: row), style: cells.style(column: column, row: row),
        shapes: shapes)
      if let last = runs.indices.last, runs[last].joins(next) {
        runs[last].columns += next.columns
        runs[last].text += next.text
      } else {
        runs.append(next)
      }
    }
    return runs
  }

  private init(column: Int, columns: Int, text: String, style: CellStyle, shapes: Bool) {
    self.column = column
    self.columns = columns
    self.text = text
    self.style = style
    let scalars = text.unicodeScalars
    let drawn = scalars.count == 1 ? scalars.first.flatMap(BoxShape.init) : nil
    shape = shapes ? drawn : nil
    isSimple = !shapes && drawn != nil || text.utf8.allSatisfy { $0 < 0x80 }
  }

  private func joins(_ next: SVGRun) -> Bool {
    guard style == next.style, column + columns == next.column else { return false }
    if let shape { return shape == next.shape && shape.isLevel }
    if next.shape != nil || !isSimple || !next.isSimple { return false }
    return isBlank == next.isBlank
  }
}
