import PlacardViews

/// A part of a picture shown in a rectangle of cells.
struct PicturePiece: Sendable, Equatable {
  /// The picture's id in the terminal.
  let number: UInt32
  /// The placement id, unique among the picture's pieces, from 1.
  var part: Int
  /// Its position on the screen and its size, in cells.
  let column: Int
  let row: Int
  let columns: Int
  var rows: Int
  /// Its first tile.
  let tile: PictureTile

  var rowRange: Range<Int> { row..<row + rows }

  /// Whether it has the same ids in the terminal.
  func isSame(as other: PicturePiece) -> Bool { number == other.number && part == other.part }

  /// Whether a run of cells in the next row continues it.
  fileprivate func goesOn(in row: Int, column: Int, columns: Int, tile: PictureTile) -> Bool {
    row == self.row + rows && column == self.column && columns == self.columns
      && tile.picture == self.tile.picture && tile.column == self.tile.column
      && Int(tile.row) == Int(self.tile.row) + rows
  }

  /// The pictures in a grid, as rectangles.
  ///
  /// - Complexity: Linear in the cells; O(1) without pictures.
  static func pieces(of grid: CellGrid, _ tables: CellTables) -> [PicturePiece] {
    guard !tables.pictures.isEmpty else { return [] }
    var pieces: [PicturePiece] = []
    for row in 0..<grid.rows {
      grid.withRow(row) { cells in
        func tile(_ column: Int) -> PictureTile {
          cells[column] == .unknown
            ? PictureTile() : tables.styles.values[Int(cells[column].style)].tile
        }
        var column = 0
        while column < cells.count {
          let first = tile(column)
          var end = column + 1
          guard first.picture > 0 else {
            column = end
            continue
          }
          while end < cells.count, tile(end).follows(first, columns: end - column) { end += 1 }
          let columns = end - column
          if let above = pieces.firstIndex(where: {
            $0.goesOn(in: row, column: column, columns: columns, tile: first)
          }) {
            pieces[above].rows += 1
          } else {
            let number = tables.pictures[Int(first.picture) - 1].picture.number
            let part = pieces.count { $0.number == number } + 1
            pieces.append(
              PicturePiece(
                number: number, part: part, column: column, row: row, columns: columns, rows: 1,
                tile: first))
          }
          column = end
        }
      }
    }
    return pieces
  }
}
