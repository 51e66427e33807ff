public import PlacardLayout
public import PlacardText
public import PlacardViews

extension CellBuffer {
  /// Creates a grid from a draw list, in its size.
  ///
  /// - Parameters:
  ///   - list: the draw list.
  ///   - link: the link target of its text, except in touch targets; none by default.
  ///   - widthModel: the width model that the list was drawn for.
  public init(_ list: DrawList, link: TerminalLink? = nil, widthModel: WidthModel = .cluster) {
    self.init(columns: list.columns, rows: list.rows, widthModel: widthModel)
    draw(list, column: 0, row: 0)
    guard let link else { return }
    for case .text(let text, let column, let row, let columns, let style) in list.commands {
      let area = CellRect(column: column, row: row, columns: columns, rows: 1)
      guard list.targets.allSatisfy({ $0.area.intersection(area).isEmpty }) else { continue }
      var linked = CellStyle(style)
      linked.link = link
      write(text, column: column, row: row, style: linked)
    }
    for case .picture(let picture, let rect, let color) in list.commands {
      put(picture, in: rect, on: CellColor(color), clip: bounds)
    }
  }

  /// Draws a draw list, with its top left cell at the given position.
  ///
  /// - Parameters:
  ///   - list: the draw list; later commands cover earlier ones.
  ///   - column: its left column; may lie outside.
  ///   - row: its top row; may lie outside.
  ///   - clip: the area to draw in; the whole grid by default.
  /// - Complexity: Linear in the cells that the commands cover.
  public mutating func draw(_ list: DrawList, column: Int, row: Int, clip: CellRect? = nil) {
    let own = CellRect(column: column, row: row, columns: list.columns, rows: list.rows)
    let area = own.intersection(clip.map(bounds.intersection) ?? bounds)
    for command in list.commands {
      switch command {
      case .fill(let rect, let color):
        fill(
          rect.moved(column, row).intersection(area),
          style: CellStyle(background: CellColor(color)))
      case .border(let rect, let glyphs, let style):
        frame(rect.moved(column, row), with: glyphs, style: CellStyle(style), clip: area)
      case .text(let text, let x, let y, _, let style):
        write(text, column: column + x, row: row + y, style: CellStyle(style), clip: area)
      case .picture(let picture, let rect, let color):
        put(picture, in: rect.moved(column, row), on: CellColor(color), clip: area)
      }
    }
  }
}

extension CellRect {
  fileprivate func moved(_ columns: Int, _ rows: Int) -> CellRect {
    CellRect(
      column: column + columns, row: row + rows, columns: self.columns, rows: self.rows)
  }
}
