package import PlacardLayout
package import PlacardViews

/// Updates a whole screen from one frame to the next with few bytes.
///
/// A pure value: it tracks the content of the screen and returns the bytes that change it. The renderer
/// must own the screen, usually the alternate one, with the cursor hidden and autowrap off; its initial
/// content counts as unknown. The pen and the cursor are kept between frames, unless ``cursor`` is set.
///
/// ```swift
/// var renderer = ScreenRenderer(size: size, depth: .trueColor, editing: .all)
/// var bytes: [UInt8] = []
/// renderer.paint(frame, into: &bytes)
/// ```
package struct ScreenRenderer: Sendable {
  /// The size of the screen.
  package private(set) var size: TerminalSize
  /// Whether frames are marked as synchronized output, so that each appears at once.
  package let isSynchronized: Bool

  /// What a line feed does to the column; may change between frames with the terminal's mode.
  package var lineFeed: LineFeed {
    get { encoder.lineFeed }
    set { encoder.lineFeed = newValue }
  }
  /// The cursor position after the next frame; nil hides it.
  package var cursor: ScreenCursor?
  /// The current cursor position.
  private var shownCursor: ScreenCursor?
  /// Whether the cursor has to move, on a screen of known content.
  var movesCursor: Bool { isPenKnown && cursor != shownCursor }

  private var encoder: FrameEncoder
  private var reducer: ColorReducer
  private var tables = CellTables()
  private var translation = CellTranslation()
  private var shown: CellGrid
  private var next: CellGrid
  private var isPenKnown = false
  private(set) var pictures: PictureBoard

  /// Creates a renderer for a screen of unknown content.
  ///
  /// - Parameters:
  ///   - size: the size of the screen.
  ///   - depth: the colour depth.
  ///   - editing: the editing functions that the terminal supports.
  ///   - isSynchronized: whether frames are marked as synchronized output.
  ///   - showsPictures: whether the terminal supports the kitty graphics protocol.
  package init(
    size: TerminalSize, depth: ColorDepth = .trueColor, editing: TerminalEditing = [],
    isSynchronized: Bool = true, showsPictures: Bool = false
  ) {
    pictures = PictureBoard(isOn: showsPictures)
    self.size = size
    self.isSynchronized = isSynchronized
    encoder = FrameEncoder(editing: editing, screenColumns: max(size.columns, 0))
    reducer = ColorReducer(depth: depth)
    shown = CellGrid(columns: 0, rows: 0)
    next = CellGrid(columns: 0, rows: 0)
    forgetCells()
  }

  /// Invalidates the content of the screen, the cursor position and the pen; the next frame is drawn in
  /// full.
  package mutating func forget() {
    pictures.forget()
    forgetCells()
  }

  private mutating func forgetCells() {
    tables = CellTables()
    shown.refill(columns: max(size.columns, 0), rows: max(size.rows, 0), with: .unknown)
    next.refill(columns: max(size.columns, 0), rows: 1)
    encoder.loseCursor()
    isPenKnown = false
  }

  /// Adapts to a new size; the next frame is drawn in full.
  package mutating func resize(to size: TerminalSize) {
    guard size != self.size else { return }
    self.size = size
    encoder.screenColumns = max(size.columns, 0)
    forget()
  }

  /// Appends the bytes that update the screen to a frame; none if it is unchanged.
  ///
  /// - Parameters:
  ///   - frame: the frame; missing cells are blank, cells outside the screen are clipped.
  ///   - damage: the area in which the frame may differ from the previous one; everything by default.
  ///   - bytes: receives the bytes, to be written at once.
  /// - Complexity: Linear in the damaged cells; allocates nothing once its buffers have grown.
  package mutating func paint(
    _ frame: CellBuffer, damage: CellRect? = nil, into bytes: inout [UInt8]
  ) {
    if tables.needsCompaction {
      forgetCells()
    }
    swap(&bytes, &encoder.stream.bytes)
    defer { swap(&bytes, &encoder.stream.bytes) }
    let start = encoder.stream.bytes.count
    let mark = isSynchronized ? EscapeStream.synchronizedBytes : 0
    if isSynchronized {
      encoder.stream.set(.synchronized, true)
    }
    if shownCursor != nil {
      encoder.stream.set(.cursor, false)
    }
    let checkpoint = encoder.checkpoint
    if !isPenKnown {
      encoder.pen.reset(in: &encoder.stream)
    }
    let isWhole = !isPenKnown
    let firstPart = encoder.checkpoint
    encoder.recordParts()
    translation.restart(from: frame.tables)
    let rows = 0..<shown.rows
    for row in isWhole ? rows : damage?.rowRange.clamped(to: rows) ?? rows {
      translate(row, of: frame)
      let length = encoder.stream.bytes.count
      next.withRow(0) { new in
        shown.withRow(row) { old in
          encoder.draw(row: row, new: new, over: old, tables: tables)
        }
      }
      shown.copyRow(0, of: next, to: row)
      if encoder.stream.bytes.count != length { pictures.disturb(rows: row..<row + 1) }
    }
    encoder.sendParts(from: firstPart)
    pictures.update(shown, tables, with: &encoder)
    encoder.pen.closeLink(in: &encoder.stream)
    let length = encoder.length(since: checkpoint)
    guard length > 0 else {
      encoder.stream.cut(to: start)
      return showCursor()
    }
    isPenKnown = true
    shownCursor = nil
    showCursor()
    if isSynchronized, length >= FrameEncoder.atomicBytes {
      encoder.stream.set(.synchronized, false)
    } else {
      encoder.stream.bytes.removeSubrange(start..<start + mark)
    }
  }

  /// Moves the cursor to its position.
  private mutating func showCursor() {
    let isInside = cursor.map {
      (0..<shown.columns).contains($0.column) && (0..<shown.rows).contains($0.row)
    }
    guard let cursor, isInside == true else {
      if shownCursor != nil { encoder.stream.set(.cursor, false) }
      return shownCursor = nil
    }
    encoder.move(toRow: cursor.row, column: cursor.column)
    if shownCursor == nil { encoder.stream.set(.cursor, true) }
    shownCursor = cursor
  }

  /// Translates a row of a frame to this renderer's tables, with reduced colours.
  private mutating func translate(_ row: Int, of frame: CellBuffer) {
    let columns = next.columns
    guard row < frame.rows else { return next.refill(columns: columns, rows: 1) }
    let used = min(frame.columns, columns)
    let hasPictures = pictures.isOn && !frame.tables.pictures.isEmpty
    frame.grid.withRow(row) { cells in
      next.changeRow(0) { next in
        for column in 0..<used {
          next[column] = translation.translate(
            cells[column], from: frame.tables, into: &tables
          ) { reducer.reduce(hasPictures ? frame.tables.behindPicture($0) : $0) }
        }
        if hasPictures { tables.clearPictures(in: .init(rebasing: next[..<used])) }
        if used > 0, next[used - 1].width == 2 {
          next[used - 1] = .space(style: next[used - 1].style)
        }
        for column in used..<columns { next[column] = .blank }
      }
    }
  }
}
