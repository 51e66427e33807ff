public import PlacardAccessibility

extension CellBuffer {
  /// The grid as it looks through a veil: every colour mixed with the one behind everything.
  ///
  /// Blanks in the terminal's own background stay as they are. A terminal with few colours takes the
  /// nearest ones.
  ///
  /// - Parameters:
  ///   - opacity: 1 for the grid itself, 0 for nothing but the background; clamped, NaN counts as 1.
  ///   - foreground: what the terminal's own text colour is taken for.
  ///   - background: what the terminal's own background is taken for.
  /// - Returns: A grid of the same size and text.
  /// - Complexity: Linear in the cells; each style is mixed once.
  public func faded(_ opacity: Double, foreground: RGB, background: RGB) -> CellBuffer {
    guard opacity < 1 else { return self }
    func mix(_ color: CellColor, _ standard: RGB) -> CellColor {
      let mixed = background.mixed(with: color.rgb(standard: standard), by: opacity)
      return .rgb(mixed.red, mixed.green, mixed.blue)
    }
    func mix(_ style: CellStyle) -> CellStyle {
      CellStyle(
        foreground: mix(style.foreground, foreground),
        background: style.background == .standard ? .standard : mix(style.background, background),
        attributes: style.attributes)
    }
    var faded = CellBuffer(columns: columns, rows: rows)
    faded.translation.restart(from: tables)
    for row in 0..<rows {
      for column in 0..<columns where grid[column, row] != .blank {
        faded.grid[column, row] = faded.translation.translate(
          grid[column, row], from: tables, into: &faded.tables, restyle: mix)
      }
    }
    return faded
  }
}

extension CellColor {
  /// The colour as xterm mixes it; `standard` stands for the terminal's own.
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
