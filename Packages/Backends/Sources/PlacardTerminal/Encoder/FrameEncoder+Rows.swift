extension FrameEncoder {
  /// Draws one row over what the screen shows there.
  ///
  /// A row in which terminals may disagree about a width is erased and drawn anew; in any other,
  /// only the cells that differ are sent, a short gap between them included when that is cheaper
  /// than a jump. Blanks at the end are erased, never printed, so that the row is as long as what
  /// is in it.
  ///
  /// - Parameters:
  ///   - row: where.
  ///   - new: what is wanted there.
  ///   - old: what is there; whatever it lacks is blank.
  ///   - tables: what the numbers in both mean.
  mutating func draw(
    row: Int, new: ArraySlice<Cell>, over old: ArraySlice<Cell>, tables: CellTables
  ) {
    let (newLength, oldLength) = (new.usedCount, old.usedCount)
    let span = RowSpan(new: new.prefix(newLength), old: old.prefix(oldLength))
    guard let firstChange = span.nextChange(from: 0) else { return }
    if new.contains(where: \.isDisputed) || old.contains(where: \.isDisputed) {
      move(toRow: row, column: 0)
      if oldLength > 0 {
        eraseToEndOfLine()
      }
      print(new.prefix(newLength), tables: tables)
      return
    }
    var change: Int? = firstChange
    while let start = change, start < newLength {
      let end = span.endOfRun(from: start)
      move(toRow: row, column: start)
      print(new.dropFirst(start).prefix(end - start), tables: tables)
      change = span.nextChange(from: end)
    }
    if oldLength > newLength {
      move(toRow: row, column: newLength)
      eraseToEndOfLine()
    }
  }
}

extension Cell {
  fileprivate var isDisputed: Bool { flags.contains(.disputed) }
}

/// Two states of one row, compared cell by cell.
private struct RowSpan {
  let new, old: ArraySlice<Cell>

  /// The first column from `column` on where the two differ; nil when there is none.
  func nextChange(from column: Int) -> Int? {
    (column..<max(new.count, old.count, column)).first { !isSame(at: $0) }
  }

  /// Where the run of cells to print ends that starts at `column`: behind the last change that no
  /// gap of more than four same ASCII cells in one style separates from the one before.
  func endOfRun(from column: Int) -> Int {
    var end = column
    var position = column
    while position < new.count, position - end <= 4 {
      let cell = new[new.startIndex + position]
      if !isSame(at: position) || cell.width == 0 {
        end = position + 1
      } else if !cell.isASCII || cell.style != new[new.startIndex + end - 1].style {
        break
      }
      position += 1
    }
    return end
  }

  private func isSame(at column: Int) -> Bool {
    cell(column, of: new) == cell(column, of: old)
  }

  private func cell(_ column: Int, of cells: ArraySlice<Cell>) -> Cell {
    column < cells.count ? cells[cells.startIndex + column] : .blank
  }
}
