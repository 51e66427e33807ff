import PlacardLayout
import PlacardViews

extension CellBuffer {
  /// Puts a picture before what is in some cells, which is seen where the terminal shows no pictures and
  /// where the cells are dimmed.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - area: the cells over which it is stretched, at most 256 in a row.
  ///   - ground: what is seen where it is clear.
  ///   - clip: what may be drawn on.
  @inline(never)
  mutating func put(
    _ picture: Picture, in area: CellRect, on ground: CellColor, clip: CellRect
  ) {
    let number = tables.number(
      of: PlacedPicture(
        picture: picture, columns: area.columns, rows: area.rows, ground: ground))
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
