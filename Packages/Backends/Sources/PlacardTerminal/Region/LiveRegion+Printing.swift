extension LiveRegion {
  /// Prints lines above the region.
  ///
  /// Where each takes one row, and there is space for them on the screen, rows are inserted and the
  /// region is not touched: as many rows are opened below it as will push it down again. Otherwise the
  /// region is erased.
  mutating func print(_ lines: LineBuffer, _ range: Range<Int>) {
    encoder.descendsByLines = true
    pictures.disturb(rows: 0..<shown.rows)
    if shown.rows > 0, shown.rows + range.count < size.rows, takeOneRowEach(lines, range) {
      encoder.stream.lineFeeds(range.count)
      encoder.assume(row: shown.rows - 1 + range.count)
      encoder.move(toRow: 0, column: 0)
      encoder.stream.edit(.insertRows, range.count)
    } else {
      erase()
    }
    lines.bytes.withUnsafeBufferPointer { bytes in
      for index in range {
        var start = lines.text(of: index).lowerBound
        for run in lines.runs(of: index) {
          encoder.pen.set(reducer.reduce(lines.runs[run].style), in: &encoder.stream)
          encoder.stream.put(text: .init(rebasing: bytes[start..<lines.runs[run].end]))
          start = lines.runs[run].end
        }
        encoder.pen.set(.plain, in: &encoder.stream)
        encoder.stream.put(text: .init(rebasing: bytes[start..<lines.lines[index].end]))
        encoder.loseColumn()
        encoder.startNextRow()
      }
    }
    encoder.assume(row: 0)
  }

  /// Whether each line certainly takes one row on every terminal.
  private func takeOneRowEach(_ lines: LineBuffer, _ range: Range<Int>) -> Bool {
    for index in range {
      guard let columns = lines.lines[index].columns, columns < size.columns else { return false }
    }
    return true
  }
}
