/// A picture as pixels of red, green, blue and opacity, a byte each, row by row from the top.
///
/// Files are read elsewhere: this takes what some decoder made of one.
public struct PixelImage: Sendable, Equatable {
  /// Pixels in a row, 1…4096.
  public let width: Int
  /// Rows, 1…4096.
  public let height: Int
  /// Four bytes a pixel.
  public let bytes: [UInt8]

  /// The most pixels of a side.
  public static let longestSide = 4096

  /// Creates a picture; nil if a side is out of range, or the bytes are not four times as many as the pixels.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height), bytes.count == width * height * 4 else {
      return nil
    }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The columns and rows that show the picture in its own proportions within a room.
  ///
  /// - Parameters:
  ///   - room: the most columns and rows.
  ///   - cell: the size of a cell; one of twice its width by default.
  /// - Returns: At least one of each, never more than the room unless that is empty.
  public func cells(
    fitting room: TerminalSize, cell: TerminalCapabilities.Pixels? = nil
  ) -> TerminalSize {
    let cell = cell ?? TerminalCapabilities.Pixels(width: 8, height: 16)
    let (across, down) = (max(cell.width, 1), max(cell.height, 1))
    // No larger than it is, then no larger than the room.
    let columns = min((width + across - 1) / across, max(room.columns, 1))
    let rows = (columns * across * height + width * down / 2) / (width * down)
    if rows <= max(room.rows, 1) {
      return TerminalSize(columns: columns, rows: max(rows, 1))
    }
    let narrower = (room.rows * down * width + height * across / 2) / (height * across)
    return TerminalSize(
      columns: min(max(narrower, 1), max(room.columns, 1)), rows: max(room.rows, 1))
  }
}
