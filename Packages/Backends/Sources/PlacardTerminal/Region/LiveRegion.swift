package import PlacardViews

/// The rows at the bottom of a terminal that are redrawn while everything above them scrolls.
///
/// A pure value: each operation returns the bytes that bring the terminal to the new state, to be
/// written at once. Between operations the cursor rests in the first column of the region's last
/// row or, when the region is empty, in the first column of an empty row. Only relative moves are
/// used and nothing is asked of the terminal, so that the history above stays its own.
///
/// ```swift
/// var region = LiveRegion(size: TerminalSize(columns: 80, rows: 24), depth: .ansi256)
/// device.write(region.paint(frame))
/// device.write(region.print(above: StyledLine.lines(of: "compiled Layout\n")))
/// ```
package struct LiveRegion: Sendable {
  /// The size of the terminal.
  package internal(set) var size: TerminalSize
  /// Whether batches are marked as synchronized output, so that each appears at once.
  package let isSynchronized: Bool

  var encoder: FrameEncoder
  var reducer: ColorReducer
  var tables = CellTables()
  var translation = CellTranslation()
  /// The content of the screen.
  var shown = CellGrid(columns: 0, rows: 0)
  /// The next content; between operations only its memory is reused.
  var next = CellGrid(columns: 0, rows: 0)
  /// The newest frame, not clipped.
  var wanted = CellBuffer(columns: 0, rows: 0)
  var isCursorHidden = false
  var pictures: PictureBoard

  /// Creates an empty region; the cursor must stand in the first column of an empty row.
  ///
  /// - Parameters:
  ///   - size: the size of the terminal.
  ///   - depth: the colour depth.
  ///   - editing: the editing functions that the terminal supports.
  ///   - isSynchronized: whether batches are marked as synchronized output.
  ///   - showsPictures: whether the terminal supports the kitty graphics protocol.
  package init(
    size: TerminalSize, depth: ColorDepth = .trueColor, editing: TerminalEditing = [],
    isSynchronized: Bool = true, showsPictures: Bool = false
  ) {
    pictures = PictureBoard(isOn: showsPictures)
    self.size = size
    self.isSynchronized = isSynchronized
    encoder = FrameEncoder(editing: editing)
    reducer = ColorReducer(depth: depth)
  }

  /// What a line feed does to the column; may change between operations, before the terminal's mode does
  /// or after it did.
  package var lineFeed: LineFeed {
    get { encoder.lineFeed }
    set { encoder.lineFeed = newValue }
  }

  /// The number of screen rows that it occupies.
  package var rows: Int { shown.rows }

  /// The largest frame that is not clipped: one column and one row less than the terminal, so that nothing
  /// wraps or scrolls; for a terminal of one row, that row.
  package var limit: TerminalSize {
    TerminalSize(columns: size.columns - 1, rows: max(size.rows - 1, 1))
  }
}
