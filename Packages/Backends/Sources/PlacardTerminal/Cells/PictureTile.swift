import PlacardViews

/// The part of a picture that a cell shows.
struct PictureTile: Sendable, Hashable {
  /// The number of the picture in the tables, from 1; 0 for none.
  var picture: UInt16 = 0
  /// The position of the part in cells, from the picture's top left corner.
  var column: UInt8 = 0
  var row: UInt8 = 0

  /// Whether the tile is a number of columns to the right of another one of the same picture.
  func follows(_ other: PictureTile, columns: Int) -> Bool {
    picture == other.picture && row == other.row && Int(column) == Int(other.column) + columns
  }
}

/// A picture as placed in cells.
struct PlacedPicture: Sendable, Equatable {
  var picture: Picture
  /// The size in cells that it is scaled to.
  var columns: Int
  var rows: Int
  /// The colour behind transparent pixels.
  var background: CellColor
}

extension CellTables {
  /// The number of a picture, which is added to the tables if it is new.
  mutating func number(of picture: PlacedPicture) -> UInt16 {
    if let known = pictures.firstIndex(of: picture) { return UInt16(truncatingIfNeeded: known + 1) }
    pictures.append(picture)
    return UInt16(truncatingIfNeeded: pictures.count)
  }

  /// Renumbers a tile that refers to other tables.
  @inline(never)
  mutating func renumber(_ tile: inout PictureTile, from source: CellTables) {
    tile.picture = number(of: source.pictures[Int(tile.picture) - 1])
  }

  /// A style for the cells behind a picture: the picture's background colour, without text
  /// attributes; else the style itself.
  @inline(never)
  func behindPicture(_ style: CellStyle) -> CellStyle {
    guard style.tile.picture > 0 else { return style }
    var behind = CellStyle(background: pictures[Int(style.tile.picture) - 1].background)
    behind.tile = style.tile
    return behind
  }

  /// Clears the text of cells that show a picture.
  @inline(never)
  func clearPictures(in cells: UnsafeMutableBufferPointer<Cell>) {
    for index in cells.indices where styles.values[Int(cells[index].style)].tile.picture > 0 {
      cells[index] = .space(style: cells[index].style)
    }
  }
}
