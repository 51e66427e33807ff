/// Encodes cells as bytes: tracks the cursor and the pen, and sends only what changes them.
///
/// Rows count from the top of the drawn area, columns from 0. If that area is the whole screen,
/// cells are addressed absolutely; otherwise only relative moves are used, and the cursor must be
/// in the first column of ``row`` initially.
struct FrameEncoder: Sendable {
  var stream = EscapeStream()
  var pen = Pen()
  let editing: TerminalEditing
  /// What a line feed does to the column.
  var lineFeed = LineFeed.unknown
  /// The number of columns of the screen, if the whole screen is drawn.
  var screenColumns: Int?
  /// The row of the cursor.
  var row = 0
  /// The column of the cursor; nil if unknown, as after the last one.
  var column: Int? = 0
  /// Whether moves down use line feeds, which always reach their row: if the window becomes lower
  /// while the terminal reads a long batch, rows scroll out, and moves up reach only rows of the
  /// region.
  var descendsByLines = false
  /// Scratch memory for a row.
  var candidate: [Cell] = []
  /// The parts of the rows drawn since ``recordParts()``.
  var parts: [FramePart] = []
  /// Scratch memory for the order of the parts.
  var nextParts: [Int] = []
  var isRecording = false
  var isPartOpen = false
  /// Whether the row that is drawn must stay one part.
  var keepsRowWhole = false

  init(editing: TerminalEditing = [], screenColumns: Int? = nil) {
    self.editing = editing
    self.screenColumns = screenColumns
    if screenColumns != nil {
      loseCursor()
    }
  }

  /// Declares that the cursor is in the first column of a row.
  mutating func assume(row: Int) {
    self.row = row
    column = 0
  }

  /// Declares that the column of the cursor is unknown.
  mutating func loseColumn() { column = nil }

  /// Declares that the cursor position is unknown.
  mutating func loseCursor() {
    row = -1
    column = nil
  }

  /// A checkpoint of the encoder.
  struct Checkpoint {
    let length: Int
    fileprivate let row: Int
    fileprivate let column: Int?
    fileprivate let style: CellStyle
    fileprivate let parts: Int
  }

  var checkpoint: Checkpoint {
    Checkpoint(
      length: stream.bytes.count, row: row, column: column, style: pen.style, parts: parts.count)
  }

  /// Discards everything since a checkpoint.
  mutating func goBack(to checkpoint: Checkpoint) {
    stream.cut(to: checkpoint.length)
    parts.removeLast(parts.count - checkpoint.parts)
    isPartOpen = false
    resume(at: checkpoint)
  }

  /// Declares that the cursor and the pen are as at a checkpoint.
  mutating func resume(at checkpoint: Checkpoint) {
    row = checkpoint.row
    column = checkpoint.column
    pen.assume(checkpoint.style)
  }

  /// The bytes since a checkpoint.
  func length(since checkpoint: Checkpoint) -> Int { stream.bytes.count - checkpoint.length }

  /// Moves to the first column of the next row; scrolls at the bottom.
  mutating func startNextRow() {
    pen.closeLink(in: &stream)
    startRows(1)
    row += 1
    column = 0
  }

  /// Erases the row from the cursor on, in the default background.
  mutating func eraseToEndOfLine() {
    setPen(.plain)
    recordPrinting()
    stream.eraseToEndOfLine()
  }

  /// Erases the screen from the cursor on, in the default background.
  mutating func eraseBelow() {
    pen.set(.plain, in: &stream)
    stream.eraseBelow()
  }

  /// Erases this row and all below; the cursor must be in its first column, and stays there.
  mutating func eraseFromRowStart() {
    pen.set(.plain, in: &stream)
    stream.eraseFromRowStart()
  }

  /// Records printed cells.
  mutating func advance(_ columns: Int) {
    column = column.map { $0 + columns }
    if column == screenColumns {
      column = nil
    }
  }
}
