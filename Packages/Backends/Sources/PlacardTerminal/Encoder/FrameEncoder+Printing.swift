import PlacardViews

extension FrameEncoder {
  /// Prints cells at the cursor; wide glyphs must be complete.
  ///
  /// - Parameters:
  ///   - cells: a row.
  ///   - range: the range of its cells to print.
  ///   - tables: the tables that the cells refer to.
  ///   - anchors: whether the column is set again after each cluster of ambiguous width.
  mutating func print(
    _ cells: UnsafeBufferPointer<Cell>, _ range: Range<Int>, _ tables: CellTables,
    anchors: Bool = true
  ) {
    var style: UInt16?
    var index = range.lowerBound
    while index < range.upperBound {
      let cell = cells[index]
      guard cell.width > 0 else {
        index += 1
        continue
      }
      if style != cell.style {
        setPen(tables.styles.values[Int(cell.style)])
        recordPrinting()
        style = cell.style
      }
      guard cell.isASCII else {
        put(cell, tables)
        advance(Int(cell.width))
        index += Int(cell.width)
        if anchors, cell.flags.contains(.ambiguousWidth) {
          stream.move(.column, index + 1)
        }
        continue
      }
      var end = index + 1
      while end < range.upperBound, cells[end] == cell { end += 1 }
      put(ascii: UInt8(truncatingIfNeeded: cell.glyph), count: end - index, at: index, range)
      index = end
    }
  }

  private mutating func put(_ cell: Cell, _ tables: CellTables) {
    if cell.glyph & Cell.clusterBit != 0 {
      stream.put(tables.clusters.values[Int(cell.glyph & ~Cell.clusterBit)])
    } else {
      stream.put(Unicode.Scalar(cell.glyph) ?? "\u{FFFD}")
    }
  }

  /// Prints one character a number of times, or uses REP.
  private mutating func put(ascii: UInt8, count: Int, at index: Int, _ range: Range<Int>) {
    if count >= 6, editing.contains(.repeating) {
      stream.put(ascii: ascii)
      stream.edit(.repeatLast, count - 1)
      return advance(count)
    }
    let end = index + count
    let isLast = end == range.upperBound
    if ascii == 0x20, count >= (isLast ? 6 : 9), erasesInPen {
      stream.edit(.eraseCells, count)
      if !isLast { move(toRow: row, column: end) }
      return
    }
    stream.put(ascii: ascii, count: count)
    advance(count)
  }

  /// Whether erasing has the same effect as printing spaces.
  private var erasesInPen: Bool {
    editing.contains(.erasing) && pen.style.attributes.isDisjoint(with: .visibleOnSpaces)
      && (pen.style.background == .standard || editing.contains(.coloring))
  }
}

extension CellStyle.Attributes {
  /// The attributes that are visible on a space.
  static let visibleOnSpaces: CellStyle.Attributes = [.underline, .strikethrough, .inverse]
}
