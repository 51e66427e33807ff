/// Encodes cells as bytes: tracks the cursor and the pen, and sends only what changes them.
///
/// Rows count from the top of the drawn area, columns from 0. If that area is the whole screen,
/// cells are addressed absolutely; otherwise only relative moves are used, and the cursor must be
/// in the first column of ``row`` initially.
struct FrameEncoder: Sendable {
  var stream = EscapeStream()
  var pen = Pen()
  let editing: TerminalEditing
  /// The number of columns of the screen, if the whole screen is drawn.
  var screenColumns: Int?
  /// The row of the cursor.
  private(set) var row = 0
  /// The column of the cursor; nil after the last one.
  private(set) var column: Int? = 0
  /// Whether moves down use line feeds, which always reach their row: if the window becomes lower
  /// while the terminal reads a long batch, rows scroll out, and moves up reach only rows of the
  /// region.
  var descendsByLines = false
  /// Scratch memory for a row.
  var trial: [Cell] = []

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

  /// Declares that the cursor position is unknown.
  mutating func loseCursor() {
    row = -1
    column = nil
  }

  /// A checkpoint of the encoder.
  struct Place {
    fileprivate let length: Int
    fileprivate let row: Int
    fileprivate let column: Int?
    fileprivate let style: CellStyle
  }

  var place: Place {
    Place(length: stream.bytes.count, row: row, column: column, style: pen.style)
  }

  /// Discards everything since a checkpoint.
  mutating func goBack(to place: Place) {
    stream.cut(to: place.length)
    row = place.row
    column = place.column
    pen.assume(place.style)
  }

  /// The bytes since a checkpoint.
  func length(since place: Place) -> Int { stream.bytes.count - place.length }

  /// Moves to the first column of the next row; scrolls at the bottom.
  mutating func startNextRow() {
    pen.closeLink(in: &stream)
    stream.newLine()
    row += 1
    column = 0
  }

  /// Erases the row from the cursor on, in the default background.
  mutating func eraseToEndOfLine() {
    pen.set(.plain, in: &stream)
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

  /// Moves the cursor by the shortest sequence to a cell of a row on the screen.
  ///
  /// With ``descendsByLines`` it moves down by line feeds.
  mutating func move(toRow target: Int, column wanted: Int) {
    defer {
      row = target
      column = wanted
    }
    guard row != target || column != wanted else { return }
    pen.closeLink(in: &stream)
    let steps = target - row
    var (way, cost) = (Way.named, Int.max)
    if row >= 0, steps <= 0 || !descendsByLines {
      way = .straight
      cost = Self.cost(from: column, to: wanted)
      cost += steps == 0 ? 0 : Self.cost(of: steps.magnitude)
    }
    if row >= 0, steps > 0, 2 * steps + Self.cost(from: 0, to: wanted) <= cost {
      way = .newLines
      cost = 2 * steps + Self.cost(from: 0, to: wanted)
    }
    if screenColumns != nil {
      let named = 3 + Self.digits(target + 1) + (wanted == 0 ? 0 : 1 + Self.digits(wanted + 1))
      if named < cost { way = .named }
    }
    switch way {
    case .straight:
      if steps != 0 { stream.move(steps > 0 ? .down : .up, abs(steps)) }
      move(from: column, to: wanted)
    case .newLines:
      for _ in 0..<steps { stream.newLine() }
      move(from: 0, to: wanted)
    case .named: stream.move(toRow: target + 1, column: wanted + 1)
    }
  }

  /// Records printed cells.
  mutating func advance(_ columns: Int) {
    column = column.map { $0 + columns }
    if column == screenColumns {
      column = nil
    }
  }

  private enum Way {
    case straight
    case newLines
    case named
  }

  private mutating func move(from column: Int?, to wanted: Int) {
    guard column != wanted else { return }
    if wanted == 0 {
      stream.carriageReturn()
    } else if let column, Self.digits(wanted - column) <= Self.digits(wanted + 1) {
      stream.move(wanted > column ? .forward : .back, abs(wanted - column))
    } else {
      stream.move(.column, wanted + 1)
    }
  }

  /// The size in bytes of a move within a row.
  private static func cost(from column: Int?, to wanted: Int) -> Int {
    if column == wanted { return 0 }
    if wanted == 0 { return 1 }
    let named = 3 + digits(wanted + 1)
    return column.map { min(named, cost(of: (wanted - $0).magnitude)) } ?? named
  }

  /// The size in bytes of a move by a distance.
  static func cost(of distance: UInt) -> Int { 3 + digits(Int(distance)) }

  /// The number of digits sent for a number; 0 for 1, which is omitted.
  private static func digits(_ number: Int) -> Int {
    switch abs(number) {
    case 1: 0
    case ..<10: 1
    case ..<100: 2
    case ..<1000: 3
    default: 5
    }
  }
}
