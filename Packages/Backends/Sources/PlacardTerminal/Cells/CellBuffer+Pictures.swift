import PlacardLayout
import PlacardViews

extension CellBuffer {
  /// Draws a picture over cells; their content is shown if the terminal has no pictures, or where
  /// the cells are dimmed.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - area: the cells that it is scaled to, at most 256 in a row.
  ///   - background: the colour behind transparent pixels.
  ///   - clip: the area to draw in.
  @inline(never)
  mutating func put(
    _ picture: Picture, in area: CellRect, on background: CellColor, clip: CellRect
  ) {
    let number = tables.number(
      of: PlacedPicture(
        picture: picture, columns: area.columns, rows: area.rows, background: background))
    let seen = area.intersection(clip).intersection(bounds)
    for row in seen.rowRange {
      for column in seen.columnRange {
        var style = tables.styles.values[Int(grid[column, row].style)]
        style.tile = PictureTile(
          picture: number, column: UInt8(truncatingIfNeeded: column - area.column),
          row: UInt8(truncatingIfNeeded: row - area.row))
        grid[column, row].style = tables.number(of: style)
      }
    }
  }
}
