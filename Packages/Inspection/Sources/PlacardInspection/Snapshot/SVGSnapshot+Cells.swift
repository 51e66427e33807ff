import PlacardTerminal
import PlacardViews

extension SVGSnapshot {
  /// Draws what is behind the text: one rectangle for each run of cells of one colour in a row.
  func drawBackgrounds(
    of cells: CellBuffer, on grid: SVGGrid, in document: inout SVGDocument
  ) {
    for row in 0..<cells.rows {
      var column = 0
      while column < cells.columns {
        let color = theme.colors(of: cells.style(column: column, row: row)).background
        let start = column
        while column < cells.columns,
          theme.colors(of: cells.style(column: column, row: row)).background == color
        {
          column += 1
        }
        if color != theme.background {
          document.add(
            "rect",
            [
              ("x", .length(grid.x(start))), ("y", .length(grid.y(row))),
              ("width", .length((column - start) * SVGGrid.cellWidth)),
              ("height", .length(SVGGrid.cellHeight)), ("fill", color.hexadecimal),
              ("shape-rendering", "crispEdges"),
            ])
        }
      }
    }
  }

  /// Draws the text of a row, run by run.
  func drawText(
    ofRow row: Int, of cells: CellBuffer, on grid: SVGGrid, in document: inout SVGDocument
  ) {
    for run in SVGRun.runs(ofRow: row, of: cells) {
      let color = theme.colors(of: run.style).foreground.hexadecimal
      let (x, y) = (grid.x(run.column), grid.y(row))
      let opacity: [SVGDocument.Attribute] =
        run.style.attributes.contains(.dim) ? [("opacity", "0.6")] : []
      if let shape = run.shape {
        let (name, attributes) = shape.drawn(x: x, y: y, count: run.columns, color: color)
        document.add(name, attributes + opacity)
      } else if !run.isBlank {
        document.add(
          "text",
          [
            ("x", .length(x)), ("y", .length(y + SVGGrid.baseline)),
            ("textLength", .length(run.columns * SVGGrid.cellWidth)), ("fill", color),
          ] + weight(of: run.style) + opacity, content: run.text)
      }
      for height in lines(of: run.style) {
        document.add(
          "rect",
          [
            ("x", .length(x)), ("y", .length(y + height)),
            ("width", .length(run.columns * SVGGrid.cellWidth)), ("height", "1"), ("fill", color),
          ] + opacity)
      }
    }
  }

  private func weight(of style: CellStyle) -> [SVGDocument.Attribute] {
    (style.attributes.contains(.bold) ? [("font-weight", "bold")] : [])
      + (style.attributes.contains(.italic) ? [("font-style", "italic")] : [])
  }

  /// How far below the top of a cell the lines lie that go under or through its text.
  private func lines(of style: CellStyle) -> [Int] {
    (style.attributes.contains(.underline) ? [SVGGrid.baseline + 1_50] : [])
      + (style.attributes.contains(.strikethrough) ? [SVGGrid.baseline - 4_50] : [])
  }
}
