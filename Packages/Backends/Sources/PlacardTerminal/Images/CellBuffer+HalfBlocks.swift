public import PlacardAccessibility

extension CellBuffer {
  /// Draws a picture as half blocks: two colours in each cell, one above the other.
  ///
  /// Every half is the mean of the pixels it covers. What is mostly clear stays the terminal's own;
  /// what is partly so is mixed with the colour behind.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - size: its columns and rows, as ``PixelImage/cells(fitting:cell:)`` gives them.
  ///   - background: what is behind it; the terminal's own is not known, so that a half counts as
  ///     clear or not.
  /// - Complexity: Linear in the number of pixels.
  public init(halfBlocksOf image: PixelImage, size: TerminalSize, over background: RGB? = nil) {
    self.init(columns: size.columns, rows: size.rows)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let upper = image.mean(column, 2 * row, columns: size.columns, rows: 2 * size.rows)
        let lower = image.mean(column, 2 * row + 1, columns: size.columns, rows: 2 * size.rows)
        let (text, style) = Self.halfBlock(upper.over(background), lower.over(background))
        write(text, column: column, row: row, style: style)
      }
    }
  }

  private static func halfBlock(_ top: CellColor?, _ bottom: CellColor?) -> (String, CellStyle) {
    switch (top, bottom) {
    case (nil, nil): (" ", .plain)
    case (let top?, nil): ("▀", CellStyle(foreground: top))
    case (nil, let bottom?): ("▄", CellStyle(foreground: bottom))
    case (let top?, let bottom?): ("▀", CellStyle(foreground: top, background: bottom))
    }
  }
}

/// The mean of some pixels: channels times opacity, and opacity.
private struct MeanPixel {
  var channels = (0, 0, 0)
  var opacity = 0
  var count = 0

  /// The colour over another one; nil where it is mostly clear and nothing is behind.
  @inline(never)
  func over(_ background: RGB?) -> CellColor? {
    let most = 255 * count
    guard count > 0, background != nil || opacity * 2 >= most else { return nil }
    let behind = background ?? .black
    let rest = background == nil ? 0 : most - opacity
    let whole = max(opacity + rest, 1)
    func mix(_ channel: Int, _ other: UInt8) -> UInt8 {
      UInt8(min((channel + Int(other) * rest + whole / 2) / whole, 255))
    }
    return .rgb(
      mix(channels.0, behind.red), mix(channels.1, behind.green), mix(channels.2, behind.blue))
  }
}

extension PixelImage {
  /// The mean of the pixels that a field of a grid over the picture covers, at least one.
  @inline(never)
  fileprivate func mean(_ x: Int, _ y: Int, columns: Int, rows: Int) -> MeanPixel {
    var mean = MeanPixel()
    let left = x * width / columns
    let top = y * height / rows
    for row in top..<max((y + 1) * height / rows, top + 1) {
      for column in left..<max((x + 1) * width / columns, left + 1) {
        let place = (row * width + column) * 4
        let opacity = Int(bytes[place + 3])
        mean.channels.0 += Int(bytes[place]) * opacity
        mean.channels.1 += Int(bytes[place + 1]) * opacity
        mean.channels.2 += Int(bytes[place + 2]) * opacity
        mean.opacity += opacity
        mean.count += 1
      }
    }
    return mean
  }
}
