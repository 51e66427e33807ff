/// Encodes cells as bytes: tracks the cursor and the pen, and sends only what changes them.
///
/// Rows count from the top of the area that is drawn, columns from 0. Where that area is the whole
/// screen its places have names; elsewhere only relative moves are used, and the cursor must stand in
/// the first column of ``row`` when the encoder starts.
struct FrameEncoder: Sendable {
  var stream = EscapeStream()
  var pen = Pen()
  let editing: TerminalEditing
  /// The columns of the whole screen, when that is what is drawn.
  var screenColumns: Int?
  /// The row of the cursor.
  private(set) var row = 0
  /// The column of the cursor; nil behind the last one.
  private(set) var column: Int? = 0
  /// Whether the way down is by line breaks, which never fall short: should the window become lower
  /// while the terminal reads a long batch, rows scroll out and moving back up reaches only our rows.
  var descendsByLines = false
  /// A row that is tried out.
  var trial: [Cell] = []

  init(editing: TerminalEditing = [], screenColumns: Int? = nil) {
    self.editing = editing
    self.screenColumns = screenColumns
    if screenColumns != nil {
      loseCursor()
    }
  }

  /// Declares where the cursor stands: in the first column of a row.
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

  /// Goes to the first column of the next row, which scrolls into being at the bottom.
  mutating func startNextRow() {
    pen.closeLink(in: &stream)
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

  /// Erases this row and all below, with the cursor in its first column, where it stays.
  mutating func eraseFromRowStart() {
    pen.set(.plain, in: &stream)
    stream.eraseFromRowStart()
  }

  /// Moves the cursor, by the shortest way, to a cell of a row that is on the screen.
  ///
  /// With ``descendsByLines`` the way down is by line breaks.
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

  /// The bytes of a move within a row.
  private static func cost(from column: Int?, to wanted: Int) -> Int {
    if column == wanted { return 0 }
    if wanted == 0 { return 1 }
    let named = 3 + digits(wanted + 1)
    return column.map { min(named, cost(of: (wanted - $0).magnitude)) } ?? named
  }

  /// The bytes of a move by a distance.
  static func cost(of distance: UInt) -> Int { 3 + digits(Int(distance)) }

  /// The digits that a number costs; 1 costs none.
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
