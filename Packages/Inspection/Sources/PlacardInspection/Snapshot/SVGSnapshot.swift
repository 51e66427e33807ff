public import PlacardTerminal

/// Renders cells as SVG text; the output is the same on every machine.
///
/// Every run of text is stretched to its cells, and line and block characters are drawn as shapes, so that
/// the grid is exact in any font.
///
/// ```swift
/// let svg = SVGSnapshot(title: "placard").draw(screen.cells)
/// ```
public struct SVGSnapshot: Sendable, Equatable {
  /// The colours.
  public var theme: SnapshotTheme
  /// Whether the cells are shown in a window with rounded corners and three dots.
  public var hasWindow: Bool
  /// The title of the window, also used as the accessibility label.
  public var title: String

  /// Creates a renderer; by default a dark window without a title.
  public init(theme: SnapshotTheme = .dark, hasWindow: Bool = true, title: String = "") {
    self.theme = theme
    self.hasWindow = hasWindow
    self.title = title
  }

  /// Returns the SVG document of a grid; it ends with a newline.
  ///
  /// - Complexity: Linear in the number of cells.
  public func draw(_ cells: CellBuffer) -> String {
    let grid = SVGGrid(left: hasWindow ? 18_00 : 0, top: hasWindow ? 48_00 : 0)
    let (width, height) = (
      cells.columns * SVGGrid.cellWidth + grid.left * 2,
      cells.rows * SVGGrid.cellHeight + grid.top + (hasWindow ? 18_00 : 0)
    )
    var document = SVGDocument()
    document.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", .length(width)),
        ("height", .length(height)),
        ("viewBox", "0 0 \(String.length(width)) \(String.length(height))"),
        ("role", "img"),
      ] + (title.isEmpty ? [] : [("aria-label", title)]))
    drawWindow(width: width, height: height, in: &document)
    drawBackgrounds(of: cells, on: grid, in: &document)
    document.open(
      "g", [("font-family", Self.fonts), ("font-size", .length(SVGGrid.fontSize))])
    for row in 0..<cells.rows {
      drawText(ofRow: row, of: cells, on: grid, in: &document)
    }
    document.close("g")
    document.close("svg")
    return document.text
  }

  private func drawWindow(width: Int, height: Int, in document: inout SVGDocument) {
    guard hasWindow else {
      document.add(
        "rect",
        [
          ("width", .length(width)), ("height", .length(height)),
          ("fill", theme.background.hexadecimal),
        ])
      return
    }
    document.add(
      "rect",
      [
        ("x", "0.5"), ("y", "0.5"), ("width", .length(width - 100)),
        ("height", .length(height - 100)), ("rx", "10"), ("fill", theme.background.hexadecimal),
        ("stroke", theme.outline.hexadecimal),
      ])
    for (index, color) in ["#ff5f57", "#febc2e", "#28c840"].enumerated() {
      document.add(
        "circle",
        [("cx", .length(22_00 + index * 20_00)), ("cy", "22"), ("r", "6"), ("fill", color)])
    }
    if !title.isEmpty {
      document.add(
        "text",
        [
          ("x", .length(width / 2)), ("y", "26.5"), ("text-anchor", "middle"),
          ("font-family", "system-ui, -apple-system, 'Segoe UI', sans-serif"), ("font-size", "13"),
          ("fill", theme.title.hexadecimal),
        ], content: title)
    }
  }

  static let fonts =
    "ui-monospace, SFMono-Regular, 'SF Mono', Menlo, 'Cascadia Mono', Consolas, "
    + "'DejaVu Sans Mono', 'Liberation Mono', monospace"
}

/// Where cells lie in a picture; lengths are hundredths of a pixel, so that no rounding ever shows.
struct SVGGrid {
  static let cellWidth = 8_40
  static let cellHeight = 18_00
  static let fontSize = 14_00
  /// How far the baseline is below the top of a cell.
  static let baseline = 13_50

  let left: Int
  let top: Int

  func x(_ column: Int) -> Int { left + column * Self.cellWidth }
  func y(_ row: Int) -> Int { top + row * Self.cellHeight }
}
