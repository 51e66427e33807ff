@_spi(Inspection) public import PlacardTerminal

extension VirtualScreen {
  /// Resizes the screen as terminals do.
  ///
  /// Without reflow, as in xterm, rows are cut or extended, and at the top as many scroll out as the
  /// cursor needs. With reflow, as in most others, every line of the history and the screen is
  /// wrapped again, and the cursor stays with its character.
  ///
  /// - Parameters:
  ///   - size: the new size, at least one cell.
  ///   - isReflowing: whether lines are wrapped again.
  public mutating func resize(to size: TerminalSize, isReflowing: Bool) {
    let size = TerminalSize(columns: max(size.columns, 1), rows: max(size.rows, 1))
    isWrapPending = false
    if isReflowing {
      reflow(columns: size.columns, rows: size.rows)
    } else {
      crop(columns: size.columns, rows: size.rows)
    }
    self.size = size
    cursorColumn = min(cursorColumn, size.columns - 1)
  }

  private mutating func crop(columns: Int, rows: Int) {
    let leaving = max(cursorRow - rows + 1, 0)
    history += screen.prefix(leaving)
    screen.removeFirst(leaving)
    cursorRow -= leaving
    screen = screen.prefix(rows).map { row in
      var row = row
      row.resize(columns: columns)
      return row
    }
    while screen.count < rows {
      screen.append(VirtualRow(columns: columns))
    }
  }

  private mutating func reflow(columns: Int, rows: Int) {
    var offset = 0
    var cursorLine = 0
    var before = 0
    for (index, row) in (history + screen).enumerated() where index <= history.count + cursorRow {
      offset = before + cursorColumn
      before = row.isWrapped ? before + row.cells.count : 0
      cursorLine += row.isWrapped ? 0 : 1
    }
    let isCursorRowWrapped = screen[cursorRow].isWrapped
    cursorLine -= isCursorRowWrapped ? 0 : 1

    var broken: [VirtualRow] = []
    var cursor = 0
    for (index, line) in VirtualRow.unwrapped(history + screen).enumerated() {
      let start = broken.count
      broken += Self.broken(line, columns: columns)
      if index == cursorLine {
        cursor = min(start + offset / columns, broken.count - 1)
        cursorColumn = offset % columns
      }
    }
    while broken.count > cursor + 1, broken.last?.used.isEmpty == true {
      broken.removeLast()
    }
    let leaving = max(broken.count - rows, 0)
    history = Array(broken.prefix(leaving))
    screen = Array(broken.dropFirst(leaving))
    while screen.count < rows {
      screen.append(VirtualRow(columns: columns))
    }
    cursorRow = max(cursor - leaving, 0)
  }

  /// One line broken into rows; a wide character is not cut.
  private static func broken(_ line: VirtualRow, columns: Int) -> [VirtualRow] {
    var rest = line.used
    var rows: [VirtualRow] = []
    while rest.count > columns {
      let isCut = columns > 1 && rest[rest.startIndex + columns].width == 0
      let taken = isCut ? columns - 1 : columns
      var row = VirtualRow(cells: Array(rest.prefix(taken)), isWrapped: true)
      row.resize(columns: columns)
      rows.append(row)
      rest = rest.dropFirst(taken)
    }
    var last = VirtualRow(cells: Array(rest), isWrapped: false)
    last.resize(columns: columns)
    return rows + [last]
  }
}
