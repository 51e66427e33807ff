extension LiveRegion {
  /// Updates the region to a frame.
  ///
  /// Only the difference to the screen is sent; an unchanged frame gives no bytes. A frame larger than
  /// ``limit`` is clipped on the right and at the bottom. An empty frame empties the region.
  ///
  /// - Complexity: Linear in the cells of the frame.
  package mutating func paint(_ frame: CellBuffer) -> [UInt8] {
    var bytes: [UInt8] = []
    paint(frame, into: &bytes)
    return bytes
  }

  /// Updates the region to a frame, and appends the bytes to others.
  ///
  /// - Complexity: Linear in the cells of the frame; allocates nothing once its buffers have grown.
  package mutating func paint(_ frame: CellBuffer, into bytes: inout [UInt8]) {
    wanted.assign(frame)
    batch(into: &bytes) { region in
      region.translate(frame)
      region.redraw()
    }
  }

  /// Prints lines permanently above the region and draws the region, or its next frame, below them.
  ///
  /// Lines may be longer than the terminal is wide; the terminal wraps them.
  ///
  /// - Parameters:
  ///   - lines: the lines, in order; without any, the frame is painted.
  ///   - frame: the next frame; unchanged by default.
  /// - Returns: The bytes to write at once.
  package mutating func print(above lines: [StyledLine], frame: CellBuffer? = nil) -> [UInt8] {
    var buffer = LineBuffer()
    for line in lines { buffer.append(line) }
    var bytes: [UInt8] = []
    print(above: buffer, 0..<buffer.count, frame: frame, into: &bytes)
    return bytes
  }

  /// Prints lines permanently above the region and draws the region, or its next frame, below them, and
  /// appends the bytes to others.
  ///
  /// - Complexity: Linear in the text and the cells; allocates nothing once its buffers have grown.
  package mutating func print(
    above lines: LineBuffer, frame: CellBuffer? = nil, into bytes: inout [UInt8]
  ) {
    print(above: lines, 0..<lines.count, frame: frame, into: &bytes)
  }

  /// Prints some of the lines of a buffer above the region, and draws it or its next frame.
  mutating func print(
    above lines: LineBuffer, _ range: Range<Int>, frame: CellBuffer?, into bytes: inout [UInt8]
  ) {
    if let frame {
      wanted.assign(frame)
    }
    batch(into: &bytes) { region in
      if !range.isEmpty {
        region.print(lines, range)
      }
      region.translate(region.wanted)
      region.redraw()
    }
  }

  /// Commits rows to the scrollback in place of the region, which is empty afterwards.
  package mutating func commit(_ rows: CellBuffer) -> [UInt8] {
    wanted = CellBuffer(columns: 0, rows: 0)
    return batch { region in
      region.translate(rows, rowLimit: rows.rows)
      if region.next.rows > region.limit.rows {
        region.erase()
      }
      region.redraw()
      if rows.rows > 0 {
        region.encoder.startNextRow()
      }
      region.forgetRows()
    }
  }

  /// Adapts to a new size of the terminal and redraws the newest frame.
  ///
  /// A terminal that reflows has already wrapped the rows that no longer fit. They are counted and erased;
  /// if the count is uncertain, a stale row is left rather than erasing other output.
  ///
  /// - Parameters:
  ///   - size: the new size; an unchanged size gives no bytes.
  ///   - isReflowing: whether the terminal wraps rows that became too long.
  /// - Returns: The bytes to write at once.
  package mutating func resize(to size: TerminalSize, isReflowing: Bool) -> [UInt8] {
    guard size != self.size else { return [] }
    let rowsAbove = isReflowing ? reflowedRowsAboveCursor(columns: size.columns) : shown.rows - 1
    self.size = size
    return batch { region in
      region.erase(rowsAboveCursor: min(rowsAbove, size.rows - 1))
      region.translate(region.wanted)
      region.redraw()
    }
  }

  /// Ends the region: its rows stay in the scrollback or are erased, and the cursor is shown.
  package mutating func finish(keepingRows: Bool) -> [UInt8] {
    wanted = CellBuffer(columns: 0, rows: 0)
    return batch { region in
      if keepingRows, region.rows > 0 {
        region.encoder.startNextRow()
        region.forgetRows()
      } else {
        region.erase()
      }
    }
  }

  /// Records that the terminal was restored by others: the cursor is visible and in an empty row, the pen
  /// is reset.
  package mutating func forget() {
    forgetRows()
    pictures.forget()
    encoder.pen = Pen()
    isCursorHidden = false
  }

  /// The rows between the cursor and the top of the region once each row is broken at `columns`.
  private func reflowedRowsAboveCursor(columns: Int) -> Int {
    (0..<max(shown.rows - 1, 0)).reduce(0) { rows, row in
      let line = shown[row: row]
      return rows + line.prefix(line.usedCount).rowCount(columns: columns)
    }
  }
}

extension ArraySlice<Cell> {
  /// How many rows of a number of columns the cells take; a wide one is not cut.
  fileprivate func rowCount(columns: Int) -> Int {
    var rows = 1
    var column = 0
    for cell in self where cell.width > 0 {
      if column + Int(cell.width) > columns, column > 0 {
        rows += 1
        column = 0
      }
      column += Int(cell.width)
    }
    return rows
  }
}
