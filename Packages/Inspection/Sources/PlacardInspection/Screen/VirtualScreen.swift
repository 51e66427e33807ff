@_spi(Inspection) public import PlacardTerminal
public import PlacardText

/// A terminal emulator without a window: interprets bytes and holds the resulting screen.
///
/// It understands exactly the sequences that Placard sends and throws at any other, so that it
/// can verify output in tests. A ``VirtualTerminal`` is one that a whole program posts to.
///
/// ```swift
/// var screen = VirtualScreen(size: TerminalSize(columns: 40, rows: 10))
/// try screen.write(Array("\u{1B}[1mDone\u{1B}[m".utf8))
/// screen.text      // "Done"
/// ```
public struct VirtualScreen: Sendable {
  /// The size of the screen.
  public internal(set) var size: TerminalSize
  /// The row of the cursor, from 0.
  public internal(set) var cursorRow = 0
  /// The column of the cursor, from 0.
  public internal(set) var cursorColumn = 0
  /// Whether the cursor is visible.
  public internal(set) var isCursorVisible = true
  /// Whether autowrap is on.
  public internal(set) var isAutowrapping = true
  /// Whether a synchronized update has begun and not ended.
  public internal(set) var isSynchronizing = false
  /// The current pen.
  public internal(set) var style = CellStyle.plain

  /// Whether erasing leaves the background of the pen, as in xterm, or the screen's own.
  public var coloring = true
  /// Whether a line feed returns to the first column, as where a driver with `ONLCR` stands before it.
  package var returnsAtLineFeed = false
  /// The width model: whether the scalars of a cluster are joined.
  public var widthModel = WidthModel.cluster

  /// The number of bells.
  public internal(set) var bells = 0
  /// The desktop notifications and progress sequences, each without `ESC ]` and `ESC \`.
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
  /// Whether the last column was written and the next character wraps to the next row.
  var isWrapPending = false
  /// The character that was printed last.
  var latest: Character?

  /// Creates a blank screen with the cursor in its first cell; the size is at least one cell.
  public init(size: TerminalSize) {
    self.size = TerminalSize(columns: max(size.columns, 1), rows: max(size.rows, 1))
    screen = Array(repeating: VirtualRow(columns: self.size.columns), count: self.size.rows)
  }

  /// The rows on the screen, without trailing blanks and without empty rows at the bottom.
  public var text: String {
    var rows = screen.map(\.text)
    while rows.last?.isEmpty == true {
      rows.removeLast()
    }
    return rows.joined(separator: "\n")
  }

  /// All lines, history first: wrapped rows are joined, trailing blanks and empty lines at the bottom
  /// removed.
  public var lines: [String] {
    var lines = VirtualRow.unwrapped(history + screen).map(\.text)
    while lines.last?.isEmpty == true {
      lines.removeLast()
    }
    return lines
  }

  /// The number of rows that have scrolled out at the top.
  public var historyRows: Int { history.count }

  /// The screen as cells.
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
