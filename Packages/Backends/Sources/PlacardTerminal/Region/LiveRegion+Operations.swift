extension LiveRegion {
  /// Makes the region look like a frame.
  ///
  /// Only what differs from the screen is sent; an unchanged frame gives no bytes. What exceeds
  /// ``limit`` is left out on the right and at the bottom. An empty frame empties the region.
  ///
  /// - Complexity: Linear in the cells of the frame.
  package mutating func paint(_ frame: CellBuffer) -> [UInt8] {
    var bytes: [UInt8] = []
    paint(frame, into: &bytes)
    return bytes
  }

  /// Makes the region look like a frame, and appends the bytes to others.
  ///
  /// - Complexity: Linear in the cells of the frame; asks for no memory once there is enough.
  package mutating func paint(_ frame: CellBuffer, into bytes: inout [UInt8]) {
    wanted.assign(frame)
    batch(into: &bytes) { region in
      region.adopt(frame)
      region.redraw()
    }
  }

  /// Prints lines for good above the region and draws the region, or its next frame, below them.
  ///
  /// Lines may be longer than the terminal is wide; it wraps them.
  ///
  /// - Parameters:
  ///   - lines: what is printed, in order; without any, the frame is painted.
  ///   - frame: the next frame; the same as before by default.
  /// - Returns: The bytes to write at once.
  package mutating func print(above lines: [StyledLine], frame: CellBuffer? = nil) -> [UInt8] {
    var buffer = LineBuffer()
    for line in lines { buffer.append(line) }
    var bytes: [UInt8] = []
    print(above: buffer, 0..<buffer.count, frame: frame, into: &bytes)
    return bytes
  }

  /// Prints lines for good above the region and draws the region, or its next frame, below them, and
  /// appends the bytes to others.
  ///
  /// - Complexity: Linear in the text and the cells; asks for no memory once there is enough.
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
      region.adopt(region.wanted)
      region.redraw()
    }
  }

  /// Leaves rows in the history for good, in the place of the region, which is empty afterwards.
  package mutating func commit(_ rows: CellBuffer) -> [UInt8] {
    wanted = CellBuffer(columns: 0, rows: 0)
    return batch { region in
      region.adopt(rows, rowLimit: rows.rows)
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

  /// Follows a new size of the terminal and draws the newest frame anew.
  ///
  /// A terminal that reflows has already broken the rows that no longer fit. They are counted and
  /// erased; where that is not certain, a stale row stays rather than that foreign text is lost.
  ///
  /// - Parameters:
  ///   - size: the new size; the same as before gives no bytes.
  ///   - isReflowing: whether the terminal breaks rows that became too long.
  /// - Returns: The bytes to write at once.
  package mutating func resize(to size: TerminalSize, isReflowing: Bool) -> [UInt8] {
    guard size != self.size else { return [] }
    let rowsAbove = isReflowing ? reflowedRowsAboveCursor(columns: size.columns) : shown.rows - 1
    self.size = size
    return batch { region in
      region.erase(rowsAboveCursor: min(rowsAbove, size.rows - 1))
      region.adopt(region.wanted)
      region.redraw()
    }
  }

  /// Ends the region: its rows stay in the history or are erased, and the cursor is seen again.
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

  /// Takes note that the terminal was restored behind the region's back: the cursor is seen and
  /// stands in an empty row, the pen is plain.
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
