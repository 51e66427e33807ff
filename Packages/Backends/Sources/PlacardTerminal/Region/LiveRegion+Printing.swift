import PlacardText

extension LiveRegion {
  /// Prints lines above the region.
  ///
  /// Where each takes one row, and there is room for them on the screen, rows are inserted and the
  /// region is not touched: as many rows are opened below it as will push it down again. Otherwise the
  /// region is erased.
  mutating func print(_ lines: [StyledLine]) {
    if shown.rows > 0, shown.rows + lines.count < size.rows, lines.allSatisfy(takesOneRow) {
      for _ in lines {
        encoder.startNextRow()
      }
      encoder.move(toRow: 0, column: 0)
      encoder.stream.insertRows(lines.count)
    } else {
      erase()
    }
    for line in lines {
      print(line)
    }
    encoder.assume(row: 0)
  }

  /// Prints a line where the cursor stands and goes to the next row.
  private mutating func print(_ line: StyledLine) {
    for run in line.runs {
      encoder.pen.set(reducer.reduce(run.style), in: &encoder.stream)
      encoder.stream.put(run.text)
    }
    encoder.pen.set(.plain, in: &encoder.stream)
    encoder.startNextRow()
  }

  /// Whether every terminal will agree that a line takes one row.
  private func takesOneRow(_ line: StyledLine) -> Bool {
    var columns = 0
    for run in line.runs {
      if run.text.utf8.allSatisfy({ $0 < 0x80 }) {
        columns += run.text.utf8.count
      } else if run.text.contains(where: \.isWidthDisputed) {
        return false
      } else {
        columns += PlacardText.columns(of: run.text)
      }
    }
    return columns < size.columns
  }
}
