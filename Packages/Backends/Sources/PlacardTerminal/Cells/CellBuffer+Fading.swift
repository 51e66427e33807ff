import PlacardAccessibility
import PlacardLayout

extension CellBuffer {
  /// The grid behind a backdrop: every colour mixed with the default background.
  ///
  /// Blanks in the default background are unchanged. A terminal with few colours uses the nearest ones.
  ///
  /// - Parameters:
  ///   - opacity: 1 for the unchanged grid, 0 for the background only; clamped, NaN counts as 1.
  ///   - foreground: the assumed default foreground colour.
  ///   - background: the assumed default background colour.
  /// - Returns: A grid of the same size and text.
  /// - Complexity: Linear in the cells; each style is mixed once.
  func faded(_ opacity: Double, foreground: RGB, background: RGB) -> CellBuffer {
    guard opacity < 1 else { return self }
    var faded = CellBuffer(columns: columns, rows: rows)
    faded.draw(
      self, column: 0, row: 0, opacity: opacity, foreground: foreground, background: background)
    return faded
  }

  /// Copies another grid behind a backdrop onto this one, its top left cell at the given position.
  mutating func draw(
    _ other: CellBuffer, column: Int, row: Int, clip: CellRect? = nil, opacity: Double,
    foreground: RGB, background: RGB
  ) {
    guard opacity < 1 else { return draw(other, column: column, row: row, clip: clip) }
    func mix(_ color: CellColor, _ standard: RGB) -> CellColor {
      let mixed = background.mixed(with: color.rgb(standard: standard), by: opacity)
      return .rgb(mixed.red, mixed.green, mixed.blue)
    }
    draw(other, column: column, row: row, clip: clip) { style in
      CellStyle(
        foreground: mix(style.foreground, foreground),
        background: style.background == .standard ? .standard : mix(style.background, background),
        attributes: style.attributes)
    }
  }
}

extension CellColor {
  /// The colour in xterm's default palette; `standard` replaces the terminal's default colour.
  fileprivate func rgb(standard: RGB) -> RGB {
    switch self {
    case .standard: return standard
    case .indexed(let index):
      let (red, green, blue) = XTermPalette.color(index)
      return RGB(red, green, blue)
    case .rgb(let red, let green, let blue): return RGB(red, green, blue)
    }
  }
}
