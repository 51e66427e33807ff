public import PlacardAccessibility

/// A small picture: colours row by row from the top, each row from the left.
public struct Pixels: Sendable, Equatable {
  /// Pixels in a row, 1…256.
  public let width: Int
  /// Rows, 1…256.
  public let height: Int
  /// The colours, `width` × `height`.
  public let colors: [RGB]

  /// Creates a picture; nil if a side is out of range or there are not as many colours as pixels.
  public init?(width: Int, height: Int, colors: [RGB]) {
    guard (1...256).contains(width), (1...256).contains(height), colors.count == width * height
    else { return nil }
    self.width = width
    self.height = height
    self.colors = colors
  }

  /// The colour at a place of a grid that covers the picture: that of the pixel in its middle.
  func color(_ column: Int, _ row: Int, columns: Int, rows: Int) -> RGB {
    let x = (2 * column + 1) * width / (2 * columns)
    let y = (2 * row + 1) * height / (2 * rows)
    return colors[min(y, height - 1) * width + min(x, width - 1)]
  }
}
