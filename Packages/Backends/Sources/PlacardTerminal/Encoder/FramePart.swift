/// A part of a row's change that may be sent before or after the parts of other rows.
///
/// Its bytes are a range of the stream without the move that leads to it and the pen that it needs: first
/// edits that only shift cells, then the body, which begins in ``style``.
struct FramePart {
  /// The cell at which the cursor must be.
  let row, column: Int
  /// The pen at the shifts; any other will do unless this one fills with plain blanks.
  let shiftStyle: CellStyle
  /// The bytes that shift cells.
  private(set) var shifts: Range<Int>
  /// The pen at the beginning of the body.
  private(set) var style: CellStyle
  /// The bytes that print and erase.
  private(set) var body: Range<Int>
  /// The column and the pen at the end.
  private(set) var endColumn: Int?
  private(set) var endStyle: CellStyle

  private var hasPen = false
  private(set) var isShifting = false
  private(set) var isPrinting = false

  /// Begins a part at an offset of the stream.
  init(row: Int, column: Int, style: CellStyle, offset: Int) {
    (self.row, self.column) = (row, column)
    (shiftStyle, self.style, endStyle) = (style, style, style)
    shifts = offset..<offset
    body = offset..<offset
  }

  /// Whether another pen must begin another part.
  var needsOwnPen: Bool { isPrinting || hasPen }

  /// Whether a move within the row must begin another part.
  var endsAtMove: Bool { isPrinting && !isShifting }

  /// Records that cells are shifted next.
  mutating func shift() { isShifting = true }

  /// Records that text is printed or erased next.
  mutating func print() { isPrinting = true }

  /// Records the pen of the body, whose bytes are in a range.
  mutating func use(_ style: CellStyle, in range: Range<Int>) {
    hasPen = true
    self.style = style
    shifts = shifts.lowerBound..<range.lowerBound
    body = range.upperBound..<range.upperBound
  }

  /// Ends the part.
  mutating func end(offset: Int, column: Int?, style: CellStyle) {
    if isPrinting || !isShifting {
      body = body.lowerBound..<offset
    } else {
      shifts = shifts.lowerBound..<offset
      body = offset..<offset
    }
    endColumn = column
    endStyle = style
  }
}
