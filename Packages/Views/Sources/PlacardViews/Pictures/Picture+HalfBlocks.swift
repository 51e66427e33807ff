import PlacardAccessibility

extension Picture {
  /// The picture as half blocks: two colours in each cell, one above the other.
  ///
  /// Every half is the mean of the pixels that it covers, at least one; what is mostly clear is not
  /// drawn.
  ///
  /// - Complexity: Linear in the number of pixels.
  func halfBlocks(columns: Int, rows: Int) -> [[Text.Span]] {
    guard !pixels.isEmpty else { return [] }
    return (0..<rows).map { row in
      (0..<columns).map { column in
        let upper = mean(column, 2 * row, columns: columns, rows: 2 * rows)
        let lower = mean(column, 2 * row + 1, columns: columns, rows: 2 * rows)
        guard let upper else {
          return lower.map { Text.Span("▄", Style(foreground: .rgb($0))) }
            ?? Text.Span(" ", Style())
        }
        return Text.Span("▀", Style(foreground: .rgb(upper), background: lower.map { .rgb($0) }))
      }
    }
  }

  /// The mean of the pixels under one field of a grid over the picture; nil where they are mostly clear.
  private func mean(_ x: Int, _ y: Int, columns: Int, rows: Int) -> RGB? {
    let (left, top) = (x * width / columns, y * height / rows)
    var (red, green, blue, opacity, count) = (0, 0, 0, 0, 0)
    for row in top..<max((y + 1) * height / rows, top + 1) {
      for column in left..<max((x + 1) * width / columns, left + 1) {
        let offset = (row * width + column) * 4
        let own = Int(pixels[offset + 3])
        red += Int(pixels[offset]) * own
        green += Int(pixels[offset + 1]) * own
        blue += Int(pixels[offset + 2]) * own
        opacity += own
        count += 1
      }
    }
    guard opacity > 0, opacity * 2 >= 255 * count else { return nil }
    func part(_ sum: Int) -> UInt8 { UInt8((sum + opacity / 2) / opacity) }
    return RGB(part(red), part(green), part(blue))
  }
}
