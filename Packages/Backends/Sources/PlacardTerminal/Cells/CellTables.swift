import PlacardText

/// The tables that the numbers in cells refer to.
struct CellTables: Sendable {
  var styles = InternTable<CellStyle>(first: .plain, limit: 1 << 16)
  var clusters = InternTable<String>(first: "\u{FFFD}", limit: 1 << 20)
  /// The pictures that tiles refer to.
  var pictures: [PlacedPicture] = []

  /// Whether the table needs compaction: rebuilding it is cheaper than keeping unused values.
  var needsCompaction: Bool {
    styles.values.count > 2048 || clusters.values.count > 4096 || pictures.count > 16
  }

  mutating func number(of style: CellStyle) -> UInt16 {
    UInt16(styles.number(of: style))
  }

  /// The cell of a character in the style numbered `style`; nil if it has no width.
  ///
  /// A control or bidi character never becomes a cell: it is replaced with U+FFFD.
  mutating func cell(
    of character: Character, style: UInt16, model: WidthModel = .cluster
  ) -> Cell? {
    let glyph = Glyph(character, model: model)
    guard glyph.width > 0 else { return nil }
    let code: UInt32 =
      if let scalar = glyph.scalar {
        scalar.value
      } else {
        UInt32(clusters.number(of: glyph.text)) | Cell.clusterBit
      }
    return Cell(
      glyph: code, style: style, width: UInt8(glyph.width),
      flags: glyph.isAmbiguous ? .ambiguousWidth : [])
  }

  /// The text of a cell; empty in the second half of a wide glyph.
  func text(of cell: Cell) -> String {
    if cell.width == 0 { return "" }
    if cell.glyph & Cell.clusterBit != 0 {
      return clusters.values[Int(cell.glyph & ~Cell.clusterBit)]
    }
    return Unicode.Scalar(cell.glyph).map { String(Character($0)) } ?? "\u{FFFD}"
  }
}
