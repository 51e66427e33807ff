public import PlacardLayout
import PlacardText
public import PlacardViews

extension CellBuffer {
  /// Draws one line of text from a cell to the right.
  ///
  /// The text should be sanitized: a character that could act on the terminal is drawn as U+FFFD, and one
  /// without a width is dropped. A wide character cut by the clip leaves a space in its visible half.
  ///
  /// - Parameters:
  ///   - text: one line; it is not wrapped.
  ///   - column: the column of the first character; may lie outside.
  ///   - row: the row; may lie outside.
  ///   - style: the style.
  ///   - clip: the area to draw in; the whole grid by default.
  /// - Returns: The width of the whole text in columns, drawn or not.
  /// - Complexity: Linear in the length of the text.
  @discardableResult
  public mutating func write(
    _ text: String, column: Int, row: Int, style: CellStyle = .plain, clip: CellRect? = nil
  ) -> Int {
    let area = clip.map(bounds.intersection) ?? bounds
    let number = tables.number(of: style)
    if let columns = writeCertain(text, column: column, row: row, style: number, in: area) {
      return columns
    }
    var position = column
    for character in text {
      if let pieces = character.piecesApart(model: widthModel) {
        let isAmbiguous = !character.isHangulApart
        for piece in pieces {
          position += write(
            piece, column: position, row: row, style: number, in: area, isAmbiguous: isAmbiguous)
        }
      } else {
        position += write(character, column: position, row: row, style: number, in: area)
      }
    }
    return position - column
  }

  /// Writes one character, or a part of one, and returns its width in columns.
  private mutating func write(
    _ character: Character, column: Int, row: Int, style: UInt16, in area: CellRect,
    isAmbiguous: Bool = false
  ) -> Int {
    guard var cell = tables.cell(of: character, style: style, model: widthModel) else { return 0 }
    if isAmbiguous { cell.flags.insert(.ambiguousWidth) }
    put(cell, column: column, row: row, in: area)
    return Int(cell.width)
  }

  /// Fast path for text whose scalars are one cell each; returns nil for any other.
  private mutating func writeCertain(
    _ text: String, column: Int, row: Int, style: UInt16, in area: CellRect
  ) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var columns = 0
      var index = 0
      while index < bytes.count {
        guard let scalar = bytes.certainScalar(at: index) else { return nil }
        index += scalar < 0x80 ? 1 : 3
        columns += 1
      }
      let seen = area.columnRange.clamped(to: column..<column + columns)
      guard area.rowRange.contains(row), !seen.isEmpty else { return columns }
      grid.part(columns: seen, row: row)
      grid.changeRow(row) { cells in
        var index = 0
        for position in column..<seen.upperBound {
          guard let scalar = bytes.certainScalar(at: index) else { break }
          index += scalar < 0x80 ? 1 : 3
          if position >= seen.lowerBound {
            cells[position] = Cell(glyph: scalar, style: style, width: 1, flags: [])
          }
        }
      }
      return columns
    } ?? nil
  }

  /// Fills a rectangle with one character of width 1; any other counts as a space.
  public mutating func fill(
    _ area: CellRect, with character: Character = " ", style: CellStyle = .plain
  ) {
    let number = tables.number(of: style)
    let cell = tables.cell(of: character, style: number)
    let filling = cell.flatMap { $0.width == 1 ? $0 : nil } ?? .space(style: number)
    let area = area.intersection(bounds)
    for row in area.rowRange {
      grid.put(filling, columns: area.columnRange, row: row)
    }
  }

  /// Draws the border of a rectangle; nothing if it has fewer than two columns or rows.
  public mutating func frame(
    _ area: CellRect, with glyphs: Border.Glyphs, style: CellStyle = .plain, clip: CellRect? = nil
  ) {
    guard area.columns > 1, area.rows > 1 else { return }
    let (left, right) = (area.column, area.column + area.columns - 1)
    let last = area.row + area.rows - 1
    func line(_ row: Int, _ start: String, _ middle: String, _ end: String) {
      write(start, column: left, row: row, style: style, clip: clip)
      if let filling = middle.first {
        let inner = CellRect(column: left + 1, row: row, columns: area.columns - 2, rows: 1)
        fill(clip.map(inner.intersection) ?? inner, with: filling, style: style)
      }
      write(end, column: right, row: row, style: style, clip: clip)
    }
    line(area.row, glyphs.topLeft, glyphs.top, glyphs.topRight)
    for row in area.row + 1..<last { line(row, glyphs.left, "", glyphs.right) }
    line(last, glyphs.bottomLeft, glyphs.bottom, glyphs.bottomRight)
  }

  /// Copies another grid onto this one, with its top left cell at the given position.
  ///
  /// - Parameters:
  ///   - other: the grid to copy, blanks included.
  ///   - column: its left column; may lie outside.
  ///   - row: its top row; may lie outside.
  ///   - clip: the area to draw in; the whole grid by default.
  public mutating func draw(
    _ other: CellBuffer, column: Int, row: Int, clip: CellRect? = nil
  ) {
    draw(other, column: column, row: row, clip: clip) { $0 }
  }

  /// Copies another grid onto this one with remapped styles; its blanks are not remapped.
  mutating func draw(
    _ other: CellBuffer, column: Int, row: Int, clip: CellRect?,
    remap: (CellStyle) -> CellStyle
  ) {
    let area = clip.map(bounds.intersection) ?? bounds
    let columns = area.columnRange.clamped(to: column..<column + other.columns)
    guard !columns.isEmpty else { return }
    translation.restart(from: other.tables)
    for y in area.rowRange.clamped(to: row..<row + other.rows) {
      for x in columns {
        let cell = other.grid[x - column, y - row]
        if cell.width > 0 || x == columns.lowerBound {
          let own =
            cell == .blank
            ? cell
            : translation.translate(cell, from: other.tables, into: &tables, remap: remap)
          put(own.width > 0 ? own : .space(style: own.style), column: x, row: y, in: area)
        }
      }
    }
  }

  /// Copies another grid onto this one like ``draw(_:column:row:clip:)``, but a block element without a
  /// background of its own keeps the background that is below it, so that a soft edge has no rim.
  mutating func draw(
    _ other: CellBuffer, column: Int, row: Int, clip: CellRect,
    keepingBackgroundsWith styleRemapper: inout StyleRemapper
  ) {
    let area = bounds.intersection(clip)
    let columns = area.columnRange.clamped(to: column..<column + other.columns)
    guard !columns.isEmpty else { return }
    translation.restart(from: other.tables)
    styleRemapper.restartPairs()
    for y in area.rowRange.clamped(to: row..<row + other.rows) {
      for x in columns {
        let cell = other.grid[x - column, y - row]
        guard cell.width > 0 || x == columns.lowerBound else { continue }
        let below = grid[x, y].style
        var own = translation.translate(cell, from: other.tables, into: &tables) { $0 }
        if cell.isBlockElement {
          let style = tables.styles.values[Int(own.style)]
          if style.background == .standard {
            own.style = styleRemapper.number(
              over: own.style, under: below, showsOver: true, in: &tables
            ) { under in
              CellStyle(
                foreground: style.foreground, background: under.background,
                attributes: style.attributes)
            }
          }
        }
        put(own.width > 0 ? own : .space(style: own.style), column: x, row: y, in: area)
      }
    }
  }

  /// Writes a cell if it lies in the area; if a wide one is cut, the half inside becomes a space.
  private mutating func put(_ cell: Cell, column: Int, row: Int, in area: CellRect) {
    guard area.rowRange.contains(row) else { return }
    let columns = column..<column + Int(cell.width)
    let visible = columns.clamped(to: area.columnRange)
    if visible.count == columns.count {
      grid.put(cell, column: column, row: row)
    } else if let column = visible.first {
      grid.put(.space(style: cell.style), column: column, row: row)
    }
  }
}

extension Cell {
  /// Whether it is one of the block elements (U+2580…259F), of which soft edges are made.
  fileprivate var isBlockElement: Bool { (0x2580...0x259F).contains(glyph) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar at an index if ``Glyph/isCertain(_:)`` holds for it: one byte or three.
  @inline(__always)
  fileprivate func certainScalar(at index: Int) -> UInt32? {
    let byte = self[index]
    if byte < 0x80 { return byte >= 0x20 && byte < 0x7F ? UInt32(byte) : nil }
    guard byte == 0xE2, index + 2 < count else { return nil }
    let scalar = 0x2000 | UInt32(self[index + 1] & 0x3F) << 6 | UInt32(self[index + 2] & 0x3F)
    return (0x2500...0x259F).contains(scalar) ? scalar : nil
  }
}
