public import PlacardAccessibility
import PlacardModels

/// A picture: pixels, or a PNG file.
///
/// Pixels are red, green, blue and opacity, a byte each, row by row from the top.
public struct Picture: Sendable, Equatable {
  /// Pixels in a row, 1…4096.
  public let width: Int
  /// Rows of pixels, 1…4096.
  public let height: Int
  /// Four bytes a pixel; empty where the file is not decoded, so that only a terminal can show it.
  public let pixels: [UInt8]
  /// The PNG file; empty for a picture that was given as pixels.
  public let file: [UInt8]
  /// Identifies the picture, never 0; equal pictures have the same.
  public let number: UInt32

  /// The most pixels of a side.
  public static let longestSide = 4096

  /// Creates a picture from pixels; nil if a side is out of range, or the bytes are not four times as many.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    self.init(width: width, height: height, pixels: pixels, file: [])
    guard pixels.count == width * height * 4 else { return nil }
  }

  /// Creates a picture from colours, row by row; nil if a side is out of range, or they are not as many.
  public init?(width: Int, height: Int, colors: [RGB]) {
    self.init(
      width: width, height: height,
      pixels: colors.flatMap { [$0.red, $0.green, $0.blue, 255] })
  }

  init?(width: Int, height: Int, pixels: [UInt8], file: [UInt8]) {
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height) else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.file = file
    number = Self.number(of: file.isEmpty ? pixels : file, width)
  }

  /// The columns and rows that show it in its own proportions, as large as a space lets it.
  ///
  /// - Returns: At least one of each; a cell counts as twice as high as it is wide.
  public func cells(columns: Int, rows: Int) -> (columns: Int, rows: Int) {
    let (columns, rows) = (max(columns, 1), max(rows, 1))
    let high = (columns * height + width) / (2 * width)
    if high <= rows { return (columns, max(high, 1)) }
    return (min(max((2 * rows * width + height / 2) / height, 1), columns), rows)
  }

  private static func number(of bytes: [UInt8], _ width: Int) -> UInt32 {
    var digest = ContentDigest()
    digest.combine(width)
    var word = 0
    for (index, byte) in bytes.enumerated() {
      word = word << 8 | Int(byte)
      if index & 7 == 7 { digest.combine(word) }
    }
    digest.combine(word)
    return max(UInt32(truncatingIfNeeded: digest.value), 1)
  }
}
