extension LiveRegion {
  /// Writes the bytes of one change: with a hidden cursor while there are rows, a plain pen at the
  /// end, and marks so that it is shown at once.
  ///
  /// The marks are left out when the batch is short enough to arrive whole anyway.
  mutating func batch(into bytes: inout [UInt8], _ change: (inout LiveRegion) -> Void) {
    swap(&bytes, &encoder.stream.bytes)
    defer { swap(&bytes, &encoder.stream.bytes) }
    let start = encoder.stream.bytes.count
    if isSynchronized {
      encoder.stream.set(.synchronized, true)
    }
    if !isCursorHidden {
      encoder.stream.set(.cursor, false)
    }
    let body = encoder.stream.bytes.count
    encoder.descendsByLines = false
    change(&self)
    placeCursor()
    encoder.pen.set(.plain, in: &encoder.stream)
    let length = encoder.stream.bytes.count - body
    let hidesCursor = rows > 0
    guard length > 0 || hidesCursor != isCursorHidden else {
      return encoder.stream.cut(to: start)
    }
    if !hidesCursor, !isCursorHidden {
      encoder.stream.bytes.removeSubrange(body - EscapeStream.cursorBytes..<body)
    } else if !hidesCursor {
      encoder.stream.set(.cursor, true)
    }
    if isSynchronized, length >= FrameEncoder.atomicBytes {
      encoder.stream.set(.synchronized, false)
    } else if isSynchronized {
      encoder.stream.bytes.removeSubrange(start..<start + EscapeStream.synchronizedBytes)
    }
    isCursorHidden = hidesCursor
  }

  /// Updates the pictures to the positions of the rows.
  @inline(never)
  private mutating func placeCursor() {
    guard pictures.isOn else { return }
    let rest = encoder.row
    pictures.update(shown, tables, with: &encoder)
    encoder.move(toRow: rest, column: 0)
  }

  /// The bytes of one change, as a batch of their own.
  mutating func batch(_ change: (inout LiveRegion) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    batch(into: &bytes, change)
    return bytes
  }

  /// Translates the cells of a buffer to this region's tables, with reduced colours, clipped.
  mutating func translate(_ buffer: CellBuffer, rowLimit: Int? = nil) {
    if tables.needsCompaction {
      renumber()
    }
    let (columns, rows) = (max(limit.columns, 0), max(min(buffer.rows, rowLimit ?? limit.rows), 0))
    next.refill(columns: columns, rows: rows)
    translation.restart(from: buffer.tables)
    let used = min(buffer.columns, columns)
    let hasPictures = pictures.isOn && !buffer.tables.pictures.isEmpty
    for row in 0..<rows {
      buffer.grid.withRow(row) { cells in
        for column in 0..<used {
          let cell = translation.translate(cells[column], from: buffer.tables, into: &tables) {
            reducer.reduce(hasPictures ? buffer.tables.behindPicture($0) : $0)
          }
          let isCut = cell.width == 2 && column + 1 == used
          next[column, row] = isCut ? .space(style: cell.style) : cell
        }
      }
      if hasPictures { next.changeRow(row) { tables.clearPictures(in: $0) } }
    }
  }

  /// Draws the translated frame over the current one and moves the cursor to its resting position.
  mutating func redraw() {
    let rows = next.rows
    if shown.rows > max(rows, 1) {
      encoder.move(toRow: max(rows, 1), column: 0)
      encoder.eraseBelow()
    }
    let drawn = max(rows, min(shown.rows, 1))
    let old = shown.rows
    if shown.columns != next.columns {
      shown.refill(columns: next.columns, rows: 0)
    }
    shown.setRows(drawn)
    next.setRows(drawn)
    let firstPart = encoder.checkpoint
    let isInAnyOrder = drawn <= old && !encoder.descendsByLines
    if isInAnyOrder { encoder.recordParts() }
    for row in 0..<drawn {
      if row > 0, row >= old {
        encoder.move(toRow: row - 1, column: encoder.column ?? 0)
        encoder.startNextRow()
      }
      let length = encoder.stream.bytes.count
      encoder.draw(row: row, new: next, over: shown, tables: tables)
      if encoder.stream.bytes.count != length { pictures.disturb(rows: row..<row + 1) }
    }
    if rows != old { pictures.disturb(rows: 0..<rows) }
    let rest = (row: max(rows - 1, 0), column: 0)
    if isInAnyOrder { encoder.sendParts(from: firstPart, rest: rest) }
    encoder.move(toRow: rest.row, column: rest.column)
    next.setRows(rows)
    swap(&shown, &next)
  }

  /// Erases the region; the cursor stands in its first row, which is empty.
  mutating func erase() {
    if shown.rows > 0 {
      erase(rowsAboveCursor: shown.rows - 1)
    }
  }

  /// Erases a number of rows above the resting cursor, and whatever is below.
  mutating func erase(rowsAboveCursor: Int) {
    if shown.rows > 0 {
      encoder.assume(row: max(rowsAboveCursor, 0))
      encoder.move(toRow: 0, column: 0)
      encoder.eraseFromRowStart()
    }
    forgetRows()
  }

  /// Declares that the region is gone: the cursor is in an empty row.
  mutating func forgetRows() {
    pictures.disturb(rows: 0..<shown.rows)
    shown.setRows(0)
    encoder.assume(row: 0)
  }

  /// Rebuilds the tables from what is on the screen.
  private mutating func renumber() {
    let old = tables
    tables = CellTables()
    translation.restart(from: old)
    for row in 0..<shown.rows {
      for column in 0..<shown.columns {
        shown[column, row] = translation.translate(
          shown[column, row], from: old, into: &tables
        ) { $0 }
      }
    }
  }
}
