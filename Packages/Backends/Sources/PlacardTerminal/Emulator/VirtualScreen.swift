public import PlacardText

/// A terminal without a window: it reads bytes and holds what the user would see.
///
/// It understands exactly the sequences that this module sends and throws at any other, so that it
/// can verify output in tests: it accepts only sequences that Placard writes.
///
/// ```swift
/// var screen = VirtualScreen(size: TerminalSize(columns: 40, rows: 10))
/// try screen.write(region.paint(frame))
/// screen.text      // "╭──────╮\n│ Done │\n╰──────╯"
/// ```
public struct VirtualScreen: Sendable {
  /// The size of the screen.
  public internal(set) var size: TerminalSize
  /// The row of the cursor, from 0.
  public internal(set) var cursorRow = 0
  /// The column of the cursor, from 0.
  public internal(set) var cursorColumn = 0
  /// Whether the cursor is seen.
  public internal(set) var isCursorVisible = true
  /// Whether text that reaches the last column goes on in the next row.
  public internal(set) var isAutowrapping = true
  /// Whether a batch has begun that is to be shown at once, and has not ended.
  public internal(set) var isSynchronizing = false
  /// What is drawn with.
  public internal(set) var style = CellStyle.plain

  /// Whether erasing leaves the background of the pen, as in xterm, or the screen's own.
  public var coloring = true
  /// How it counts columns: whether it joins the scalars of a cluster.
  public var widthModel = WidthModel.cluster

  /// How often the bell rang.
  public internal(set) var bells = 0
  /// What the desktop was told, each without `ESC ]` and `ESC \`.
  public internal(set) var commands: [String] = []
  /// The pictures, as the kitty graphics protocol has them.
  var graphics = VirtualGraphics()
  /// Those of the other screen, while the alternate one is seen.
  var primaryGraphics = VirtualGraphics()
  /// The other screen with its cursor, while the alternate one is seen.
  var primary: (rows: [VirtualRow], row: Int, column: Int)?

  /// The rows that have scrolled out at the top, oldest first.
  var history: [VirtualRow] = []
  /// The rows of the screen.
  var screen: [VirtualRow]
  /// Whether the last column was written and the next character goes to the next row.
  var isWrapPending = false
  /// The character that was printed last.
  var latest: Character?

  /// Creates a blank screen with the cursor in its first cell; at least one cell in size.
  public init(size: TerminalSize) {
    self.size = TerminalSize(columns: max(size.columns, 1), rows: max(size.rows, 1))
    screen = Array(repeating: VirtualRow(columns: self.size.columns), count: self.size.rows)
  }

  /// The rows on the screen, without the blanks at their ends and the empty rows at the bottom.
  public var text: String {
    var rows = screen.map(\.text)
    while rows.last?.isEmpty == true {
      rows.removeLast()
    }
    return rows.joined(separator: "\n")
  }

  /// Every line there is, history first: rows that were wrapped joined again, without the blanks at
  /// the ends and the empty lines at the bottom.
  public var lines: [String] {
    var lines = VirtualRow.unwrapped(history + screen).map(\.text)
    while lines.last?.isEmpty == true {
      lines.removeLast()
    }
    return lines
  }

  /// How many rows have scrolled out at the top.
  public var historyRows: Int { history.count }

  /// What is on the screen, as cells.
  public var cells: CellBuffer {
    var buffer = CellBuffer(columns: size.columns, rows: size.rows, widthModel: widthModel)
    for (index, row) in screen.enumerated() {
      for (column, cell) in row.cells.enumerated() where cell.width > 0 {
        buffer.write(cell.text, column: column, row: index, style: cell.style)
      }
    }
    return buffer
  }
}
