import PlacardViews

/// A picture in the kitty graphics protocol.
///
/// ```swift
/// let kitty = KittyPicture(picture)
/// send(kitty.transmission)
/// send(kitty.placement(columns: 8, rows: 4))   // at the cursor, as often as it is drawn
/// send(kitty.deletion)                         // when it is not needed any more
/// ```
///
/// Replies are suppressed, so that none is ever left to a shell.
///
/// - Note: Source: kitty's terminal graphics protocol, with pixels or a PNG file sent in the
///   stream.
struct KittyPicture: Sendable {
  /// The picture.
  let picture: Picture

  /// Its id in the terminal, never 0.
  var number: UInt32 { picture.number }

  /// Maximum size in bytes of an encoded chunk.
  private static let chunk = 4096

  /// Creates the protocol's form of a picture.
  init(_ picture: Picture) {
    self.picture = picture
  }

  /// The bytes that transmit the file, or the pixels, without showing it.
  ///
  /// - Complexity: Linear in the bytes, which grow by a third.
  var transmission: [UInt8] {
    let isFile = !picture.file.isEmpty
    let data = Base64.encode((isFile ? picture.file : picture.pixels)[...])
    let format = isFile ? "100" : "32,s=\(picture.width),v=\(picture.height)"
    var stream = EscapeStream()
    stream.bytes.reserveCapacity(data.count + data.count / Self.chunk * 16 + 64)
    for start in stride(from: 0, to: data.count, by: Self.chunk) {
      let end = min(start + Self.chunk, data.count)
      let keys = start == 0 ? "a=t,f=\(format),t=d,i=\(number)," : ""
      stream.graphics(keys + "q=2,m=\(end < data.count ? 1 : 0)", data[start..<end])
    }
    return stream.bytes
  }

  /// The bytes that show it at the cursor, scaled to a number of cells, without moving the cursor.
  ///
  /// - Parameters:
  ///   - columns: The columns, at least 1.
  ///   - rows: The rows, at least 1.
  ///   - part: The placement id, from 1; a placement with the same id is replaced.
  /// - Returns: The bytes to send.
  func placement(columns: Int, rows: Int, part: Int = 1) -> [UInt8] {
    placement(columns: columns, rows: rows, part: part, crop: "")
  }

  /// The bytes that remove one placement; the terminal keeps the picture.
  func removal(part: Int = 1) -> [UInt8] { command("a=d,d=i,i=\(number),p=\(part),q=2") }

  /// The bytes that remove all placements and delete the picture in the terminal.
  var deletion: [UInt8] { Self.deletion(of: number) }

  static func deletion(of number: UInt32) -> [UInt8] {
    var stream = EscapeStream()
    stream.graphics("a=d,d=I,i=\(number),q=2")
    return stream.bytes
  }

  /// The bytes that show a part of it: some of the cells that the whole is scaled to.
  func placement(_ piece: PicturePiece, of whole: PlacedPicture) -> [UInt8] {
    guard piece.columns < whole.columns || piece.rows < whole.rows else {
      return placement(columns: piece.columns, rows: piece.rows, part: piece.part)
    }
    func pixels(_ cells: Int, _ all: Int, _ size: Int) -> Int { cells * size / max(all, 1) }
    let left = pixels(Int(piece.tile.column), whole.columns, picture.width)
    let top = pixels(Int(piece.tile.row), whole.rows, picture.height)
    let right = pixels(Int(piece.tile.column) + piece.columns, whole.columns, picture.width)
    let bottom = pixels(Int(piece.tile.row) + piece.rows, whole.rows, picture.height)
    return placement(
      columns: piece.columns, rows: piece.rows, part: piece.part,
      crop: "x=\(left),y=\(top),w=\(max(right - left, 1)),h=\(max(bottom - top, 1)),")
  }

  private func placement(columns: Int, rows: Int, part: Int, crop: String) -> [UInt8] {
    command(
      "a=p,i=\(number),p=\(part),\(crop)c=\(max(columns, 1)),r=\(max(rows, 1)),C=1,q=2")
  }

  private func command(_ keys: String) -> [UInt8] {
    var stream = EscapeStream()
    stream.graphics(keys)
    return stream.bytes
  }
}
