import PlacardText
import PlacardViews

extension FrameEncoder {
  /// Batches below this size are drawn between two refreshes of any terminal.
  static var atomicBytes: Int { 64 }

  /// Draws one row of a grid over another grid with the same number of columns.
  mutating func draw(row: Int, new: CellGrid, over old: CellGrid, tables: CellTables) {
    new.withRow(row) { new in
      old.withRow(row) { old in draw(row: row, new: new, over: old, tables: tables) }
    }
  }

  /// Draws one row over what the screen shows there.
  ///
  /// A row with glyphs of ambiguous width is erased and redrawn. In any other, only the cells that
  /// differ are sent, including a short gap between them if that is cheaper than a jump; or the
  /// rest of the row is shifted, if the terminal can and that is shorter still. Blanks at the end
  /// are erased, never printed, so that the row ends with its content.
  ///
  /// - Parameters:
  ///   - row: the index of the row.
  ///   - new: the wanted cells.
  ///   - old: the current cells, as many.
  ///   - tables: the tables that both refer to.
  mutating func draw(
    row: Int, new: UnsafeBufferPointer<Cell>, over old: UnsafeBufferPointer<Cell>,
    tables: CellTables
  ) {
    guard let change = RowChange(new, old) else { return }
    endPart()
    if change.isAmbiguous {
      move(toRow: row, column: 0)
      keepsRowWhole = true
      defer { keepsRowWhole = false }
      if change.oldEnd > 0 {
        eraseToEndOfLine()
      }
      return print(ambiguousWidth: new, change.newEnd, tables)
    }
    let start = checkpoint
    overwrite(row, change, tables)
    let length = length(since: start)
    guard length > Self.shortestShift, editing.contains(.shifting), let shift = RowShift(change)
    else { return }
    goBack(to: start)
    if !draw(row, change, shifting: shift, below: length, tables) {
      goBack(to: start)
      overwrite(row, change, tables)
    }
  }

  /// Prints a row with glyphs of ambiguous width so that, whatever widths the terminal uses,
  /// nothing remains after its end and nothing wraps.
  @inline(never)
  private mutating func print(
    ambiguousWidth cells: UnsafeBufferPointer<Cell>, _ end: Int, _ tables: CellTables
  ) {
    var reach = end
    for column in 0..<end
    where cells[column].flags.contains(.ambiguousWidth) && cells[column].width > 0 {
      reach = max(reach, column + columns(of: tables.text(of: cells[column]), model: .legacy))
      reach = max(reach, column + 2)
    }
    let wraps = screenColumns == nil && reach > cells.count
    if wraps { stream.set(.autowrap, false) }
    print(cells, 0..<end, tables)
    if wraps { stream.set(.autowrap, true) }
    if reach > end, end != screenColumns { eraseToEndOfLine() }
  }

  /// Sends the cells that differ.
  private mutating func overwrite(_ row: Int, _ change: RowChange, _ tables: CellTables) {
    let end = tail(of: change, tables)
    var position = change.first
    while let start = change.nextDifference(from: position, below: end.new) {
      let runEnd = change.endOfRun(from: start, below: end.new)
      move(toRow: row, column: start)
      print(change.new, start..<runEnd, tables)
      position = runEnd
    }
    if end.old > end.new {
      move(toRow: row, column: end.new)
      setPen(tables.styles.values[Int(end.style)])
      recordPrinting()
      stream.eraseToEndOfLine()
    }
  }

  /// The end of the cells to print, the end of the cells to erase, and the style to erase in:
  /// plain, or the last cell's where the terminal erases in the background of the pen.
  private func tail(
    of change: RowChange, _ tables: CellTables
  ) -> (new: Int, old: Int, style: UInt16) {
    guard let last = change.new.last, last.glyph == 0x20, last.style != 0,
      change.new.count == screenColumns, editing.contains(.coloring),
      tables.styles.values[Int(last.style)].attributes.isDisjoint(with: .visibleOnSpaces)
    else { return (change.newEnd, change.oldEnd, 0) }
    let newEnd = RowChange.end(of: change.new, filledWith: last)
    let oldEnd = RowChange.end(of: change.old, filledWith: last)
    return oldEnd - newEnd > 3
      ? (newEnd, oldEnd, last.style) : (change.newEnd, change.oldEnd, 0)
  }

  /// Shifts the rest of the row, then sends the cells that still differ.
  ///
  /// - Returns: Whether it took fewer bytes than `limit`.
  private mutating func draw(
    _ row: Int, _ change: RowChange, shifting shift: RowShift, below limit: Int,
    _ tables: CellTables
  ) -> Bool {
    let start = checkpoint
    let columns = change.new.count
    let distance = shift.distance
    let mayPushOut = columns == screenColumns || !shift.isInsertion
    let isOpen = mayPushOut && (shift.end == columns || change.oldEnd <= shift.end)
    candidate.removeAll(keepingCapacity: true)
    candidate.append(contentsOf: change.old)
    let deletion = shift.isInsertion ? shift.end - distance : shift.column
    let insertion = shift.isInsertion ? shift.column : shift.end - distance
    if !shift.isInsertion || !isOpen {
      move(toRow: row, column: deletion)
      self.shift(.deleteCells, distance)
      candidate.removeSubrange(deletion..<deletion + distance)
      candidate.append(contentsOf: repeatElement(fill, count: distance))
    }
    if shift.isInsertion || !isOpen {
      move(toRow: row, column: insertion)
      self.shift(.insertCells, distance)
      candidate.removeLast(distance)
      candidate.insert(contentsOf: repeatElement(fill, count: distance), at: insertion)
    }
    guard length(since: start) < limit else { return false }
    let result = candidate
    result.withUnsafeBufferPointer { shifted in
      if let rest = RowChange(change.new, shifted) {
        overwrite(row, rest, tables)
      }
    }
    return length(since: start) < limit
  }

  /// The cells that a terminal leaves after a shift.
  ///
  /// Unknown, unless the pen is invisible on blanks: some terminals apply its line attributes as
  /// well as its background.
  private var fill: Cell { pen.style.fillsBlank ? .blank : .unknown }

  /// The size in bytes up to which a change is not worth a shift.
  private static var shortestShift: Int { 12 }
}
