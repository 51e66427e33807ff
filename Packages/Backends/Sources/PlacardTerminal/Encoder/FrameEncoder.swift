/// Turns cells into bytes: follows the cursor and the pen and sends only what changes them.
///
/// Rows count from the top of the area that is drawn, columns from 0. The cursor must stand in the
/// first column of ``row`` when the encoder starts.
struct FrameEncoder: Sendable {
  var stream = EscapeStream()
  var pen = Pen()
  /// The row of the cursor.
  private(set) var row = 0
  /// The column of the cursor.
  private(set) var column = 0

  /// Declares where the cursor stands: in the first column of a row.
  mutating func assume(row: Int) {
    self.row = row
    column = 0
  }

  /// Moves the cursor, by the shortest way, to a cell of a row that is on the screen.
  mutating func move(toRow target: Int, column wanted: Int) {
    switch target - row {
    case 0: break
    case 1 where wanted == 0:
      stream.newLine()
      column = 0
    case let distance where distance > 0: stream.move(.down, distance)
    case let distance: stream.move(.up, -distance)
    }
    row = target
    move(toColumn: wanted)
  }

  /// Goes to the first column of the next row, which scrolls into being at the bottom.
  mutating func startNextRow() {
    stream.newLine()
    row += 1
    column = 0
  }

  /// Erases the row from the cursor on, in the terminal's own background.
  mutating func eraseToEndOfLine() {
    pen.set(.plain, in: &stream)
    stream.eraseToEndOfLine()
  }

  /// Erases the screen from the cursor on, in the terminal's own background.
  mutating func eraseBelow() {
    pen.set(.plain, in: &stream)
    stream.eraseBelow()
  }

  /// Prints cells at the cursor; wide ones must be complete.
  ///
  /// With `anchors`, the column is said anew after each one whose width is disputed.
  mutating func print(_ cells: ArraySlice<Cell>, tables: CellTables, anchors: Bool = true) {
    for cell in cells where cell.width > 0 {
      pen.set(tables.styles.values[Int(cell.style)], in: &stream)
      let next = column + Int(cell.width)
      if cell.glyph < 0x7F {
        stream.put(ascii: UInt8(cell.glyph))
      } else if cell.glyph & Cell.clusterBit == 0, let scalar = Unicode.Scalar(cell.glyph) {
        stream.put(scalar)
      } else {
        stream.put(tables.text(of: cell))
      }
      column = next
      if anchors, cell.flags.contains(.disputed) {
        stream.move(.column, next + 1)
      }
    }
  }

  private mutating func move(toColumn wanted: Int) {
    guard column != wanted else { return }
    if wanted == 0 {
      stream.carriageReturn()
    } else if wanted > column, Self.digits(wanted - column) <= Self.digits(wanted + 1) {
      stream.move(.forward, wanted - column)
    } else if wanted < column, Self.digits(column - wanted) <= Self.digits(wanted + 1) {
      stream.move(.back, column - wanted)
    } else {
      stream.move(.column, wanted + 1)
    }
    column = wanted
  }

  /// The digits a count costs; 1 costs none.
  private static func digits(_ count: Int) -> Int {
    count == 1 ? 0 : String(count).utf8.count
  }
}
