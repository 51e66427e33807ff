/// Two different states of one row, with the same number of cells.
struct RowChange {
  let new, old: UnsafeBufferPointer<Cell>
  /// The first and the last column that differ.
  let first, last: Int

  /// Compares two states; nil when they are equal.
  init?(_ new: UnsafeBufferPointer<Cell>, _ old: UnsafeBufferPointer<Cell>) {
    guard let first = new.indices.first(where: { new[$0] != old[$0] }),
      let last = new.indices.last(where: { new[$0] != old[$0] })
    else { return nil }
    (self.new, self.old, self.first, self.last) = (new, old, first, last)
  }

  /// Whether either contains a glyph of ambiguous width.
  var isAmbiguous: Bool {
    new.contains { $0.flags.contains(.ambiguousWidth) }
      || old.contains { $0.flags.contains(.ambiguousWidth) }
  }

  /// The start of the trailing plain blanks in the new state.
  var newEnd: Int { Self.end(of: new, filledWith: .blank) }

  /// The start of the trailing plain blanks in the old state.
  var oldEnd: Int { Self.end(of: old, filledWith: .blank) }

  /// The start of the trailing cells that equal a given one.
  static func end(of cells: UnsafeBufferPointer<Cell>, filledWith cell: Cell) -> Int {
    var end = cells.count
    while end > 0, cells[end - 1] == cell { end -= 1 }
    return end
  }

  /// The first column from `column` on that differs, or the first half of a wide glyph whose second
  /// half does; nil if there is none below `limit`.
  func nextDifference(from column: Int, below limit: Int) -> Int? {
    var position = column
    while position < limit {
      if new[position] != old[position] {
        return new[position].width == 0 && position > 0 ? position - 1 : position
      }
      position += 1
    }
    return nil
  }

  /// The end of the run of cells to print from `start`: it includes gaps without differences that
  /// cost no more bytes than a jump.
  func endOfRun(from start: Int, below limit: Int) -> Int {
    var end = start
    var position = start
    var gapBytes = 0
    var gapStyle: UInt16?
    while position < limit {
      let cell = new[position]
      if cell != old[position] || cell.width == 0 {
        if let gapStyle, gapStyle != cell.style { break }
        end = position + 1
        gapBytes = 0
        gapStyle = nil
      } else {
        gapBytes += cell.textBytes
        let gap = position + 1 - end
        guard gapBytes <= FrameEncoder.cost(of: gap) else { break }
        if let gapStyle {
          if gapStyle != cell.style { break }
        } else if cell.style != new[end - 1].style {
          gapStyle = cell.style
        }
      }
      position += 1
    }
    return end
  }
}
