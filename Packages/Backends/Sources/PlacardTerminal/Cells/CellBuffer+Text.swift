public import PlacardViews

extension CellBuffer {
  /// The rows as plain text without trailing blanks, joined by newlines.
  public var text: String {
    (0..<rows).map { row in
      var line = grid[row: row].map(tables.text).joined()
      while line.last == " " {
        line.removeLast()
      }
      return line
    }.joined(separator: "\n")
  }

  /// The rows with escape sequences for their styles, for a file that is shown with `cat`.
  ///
  /// Every row ends with a newline and resets its style.
  ///
  /// - Parameter depth: the colour depth.
  /// - Returns: A string of text and escape sequences.
  public func ansi(depth: ColorDepth = .trueColor) -> String {
    var encoder = FrameEncoder()
    var reducer = ColorReducer(depth: depth)
    var reduced = CellTables()
    var translation = CellTranslation()
    translation.restart(from: tables)
    for row in 0..<rows {
      let cells = grid[row: row].map { cell in
        translation.translate(cell, from: tables, into: &reduced) { reducer.reduce($0) }
      }
      let used = cells[...].usedCount
      cells.withUnsafeBufferPointer { encoder.print($0, 0..<used, reduced, anchors: false) }
      encoder.pen.set(.plain, in: &encoder.stream)
      encoder.stream.put(ascii: 0x0A)
    }
    return String(decoding: encoder.stream.take(), as: UTF8.self)
  }
}
