import PlacardLayout

extension CellBuffer {
  /// Blends another grid over this one with an opacity.
  ///
  /// Where the other grid is blank the text below is kept; elsewhere the text with the higher weight is
  /// used.
  mutating func blend(
    _ other: CellBuffer, column: Int, row: Int, clip: CellRect, opacity: Double,
    on defaultPalette: DefaultPalette,
    _ styleRemapper: inout StyleRemapper
  ) {
    translation.restart(from: other.tables)
    styleRemapper.restartPairs()
    func showsOver(_ over: Cell, _ under: Cell) -> Bool {
      over.glyph != Cell.blank.glyph && (opacity >= 0.5 || under.glyph == Cell.blank.glyph)
    }
    let columns = clip.columnRange
    for y in clip.rowRange {
      var x = columns.lowerBound
      while x < columns.upperBound {
        let over = other.grid[x - column, y - row]
        let under = grid[x, y]
        let isOver = showsOver(over, under)
        let overStyle = other.tables.styles.values[Int(over.style)]
        let style = styleRemapper.number(
          over: over.style, under: under.style, showsOver: isOver, in: &tables
        ) { underStyle in
          Self.mix(overStyle, onto: underStyle, showsOver: isOver, opacity, defaultPalette)
        }
        var cell = under
        if isOver {
          cell = translation.translate(over, from: other.tables, into: &tables) { $0 }
        }
        cell.style = style
        let isWhole =
          cell.width == 1
          || cell.width == 2 && x + 1 < columns.upperBound
            && showsOver(other.grid[x + 1 - column, y - row], grid[x + 1, y]) == isOver
        if !isWhole { cell = .space(style: style) }
        grid.put(cell, column: x, row: y)
        x += Int(cell.width)
      }
    }
  }

  private static func mix(
    _ over: CellStyle, onto under: CellStyle, showsOver: Bool, _ opacity: Double,
    _ defaultPalette: DefaultPalette
  ) -> CellStyle {
    let (below, above) = (defaultPalette.back(under), defaultPalette.back(over))
    let back = below.mixed(with: above, by: opacity)
    let text =
      showsOver
      ? below.mixed(with: defaultPalette.text(over), by: opacity)
      : defaultPalette.text(under).mixed(with: above, by: opacity)
    return defaultPalette.style(text, on: back, showsOver ? over.attributes : under.attributes)
  }
}
