/// Two states of one row, as many cells each, that differ.
struct RowChange {
  let new, old: UnsafeBufferPointer<Cell>
  /// The first and the last column that differ.
  let first, last: Int

  /// Compares two states; nil when they are the same.
  init?(_ new: UnsafeBufferPointer<Cell>, _ old: UnsafeBufferPointer<Cell>) {
    guard let first = new.indices.first(where: { new[$0] != old[$0] }),
      let last = new.indices.last(where: { new[$0] != old[$0] })
    else { return nil }
    (self.new, self.old, self.first, self.last) = (new, old, first, last)
  }

  /// Whether either holds a glyph of ambiguous width.
  var isAmbiguous: Bool {
    new.contains { $0.flags.contains(.ambiguousWidth) }
      || old.contains { $0.flags.contains(.ambiguousWidth) }
  }

  /// Where the plain blanks at the end of the new state begin.
  var newEnd: Int { Self.end(of: new, filledWith: .blank) }

  /// Where the plain blanks at the end of the old state begin.
  var oldEnd: Int { Self.end(of: old, filledWith: .blank) }

  /// Where the cells at the end of a row begin that are all the same.
  static func end(of cells: UnsafeBufferPointer<Cell>, filledWith cell: Cell) -> Int {
    var end = cells.count
    while end > 0, cells[end - 1] == cell { end -= 1 }
    return end
  }

  /// The first column from `column` on where the two differ, the first half of a wide glyph if it is
  /// the second; nil when there is none below `limit`.
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

  /// Where the run of cells to print ends that starts at `start`: behind the last difference that no
  /// gap separates from the one before which a jump would cross with fewer bytes.
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
        guard gapBytes <= FrameEncoder.cost(of: UInt(gap)) else { break }
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
