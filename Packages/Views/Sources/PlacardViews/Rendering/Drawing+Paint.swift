import PlacardAccessibility
import PlacardLayout
import PlacardText

extension Drawing {
  /// Returns the drawing of what was laid out, cut off after so many rows.
  func paint(rows: Int) -> DrawList {
    let area = CellRect(
      column: 0, row: 0, columns: cells[0].columns, rows: min(cells[0].rows, rows))
    guard !area.isEmpty else { return DrawList() }
    var painter = Painter(drawing: self, area: area)
    painter.paint(root, style: Style(), background: .default, clip: area)
    return painter.list
  }
}

/// Walks the nodes depth first and writes their commands.
private struct Painter {
  let drawing: Drawing
  let area: CellRect
  var list: DrawList
  private var next = 0

  init(drawing: Drawing, area: CellRect) {
    self.drawing = drawing
    self.area = area
    list = DrawList(
      columns: area.columns, rows: area.rows, commands: [.fill(area, .default)])
  }

  private var environment: ViewEnvironment { drawing.environment }

  mutating func paint(_ node: ViewNode, style outer: Style, background: Color, clip: CellRect) {
    let leaf = drawing.leaves[next]
    next += 1
    let frame = drawing.cells[next]
    let visible = frame.clipped(to: clip)
    var clip = clip
    var style = node.style.inheriting(outer)
    var background = background
    if let kind = node.target {
      if !visible.isEmpty { list.targets.append(DrawList.Target(kind, area: visible)) }
      if environment.focus == kind { style.attributes.insert(.inverse) }
    }
    if let fill = node.fill {
      background = environment.theme.color(of: fill, depth: environment.depth)
      if !visible.isEmpty, background != .default {
        list.commands.append(.fill(visible, background))
      }
    }
    if let border = node.border, visible.columns >= 2, visible.rows >= 2 {
      let line = resolved(Style(foreground: node.borderPaint), on: background)
      list.commands.append(.border(visible, border.glyphs(in: environment.glyphs), line))
      clip = visible.inset
    }
    switch leaf {
    case .none: break
    case .text(let text): write(text, in: frame, resolved(style, on: background), clip)
    case .canvas(let canvas): write(canvas, in: frame, style, background, clip)
    }
    if case .children(let children) = node.content {
      for child in children { paint(child, style: style, background: background, clip: clip) }
    }
  }

  private mutating func write(
    _ text: TextLeaf, in frame: CellRect, _ style: TextStyle, _ clip: CellRect
  ) {
    guard !frame.isEmpty else { return }
    let lines = text.lines(columns: frame.columns, rows: frame.rows, glyphs: environment.glyphs)
    for (index, line) in lines.enumerated() {
      let spare = max(frame.columns - columns(of: line, model: environment.widthModel), 0)
      write(
        line, column: frame.column + indent(text.alignment, spare), row: frame.row + index, style,
        clip)
    }
  }

  private func indent(_ alignment: TextAlignment, _ spare: Int) -> Int {
    switch (alignment, environment.writingDirection == .rightToLeft) {
    case (.center, _): spare / 2
    case (.start, true), (.end, false): spare
    case (.start, false), (.end, true): 0
    }
  }

  private mutating func write(
    _ canvas: CanvasContent, in frame: CellRect, _ style: Style, _ background: Color,
    _ clip: CellRect
  ) {
    guard !frame.isEmpty else { return }
    let lines = canvas.draw(frame.columns, frame.rows).prefix(frame.rows)
    for (index, spans) in lines.enumerated() {
      var column = frame.column
      for span in spans {
        let room = frame.column + frame.columns - column
        let text = Sanitizer.line(span.text).truncated(
          toColumns: room, model: environment.widthModel)
        let style = resolved(span.style.inheriting(style), on: background)
        write(text, column: column, row: frame.row + index, style, clip)
        column += columns(of: text, model: environment.widthModel)
      }
    }
  }

  private mutating func write(
    _ line: String, column: Int, row: Int, _ style: TextStyle, _ clip: CellRect
  ) {
    let room = clip.column + clip.columns - column
    guard clip.contains(row: row), column >= clip.column, room > 0, !line.isEmpty else { return }
    let model = environment.widthModel
    let text = line.truncated(toColumns: room, model: model)
    let width = columns(of: text, model: model)
    list.commands.append(.text(text, column: column, row: row, columns: width, style))
  }

  private func resolved(_ style: Style, on background: Color) -> TextStyle {
    let paint = style.foreground ?? .text
    return Theme.readable(
      TextStyle(
        foreground: environment.theme.color(of: paint, depth: environment.depth),
        background: background, attributes: style.attributes,
        link: style.link.map { Sanitizer.line($0) }))
  }
}

extension CellRect {
  fileprivate func contains(row other: Int) -> Bool {
    other >= row && other < row + rows
  }

  /// The rectangle without its outermost cells.
  fileprivate var inset: CellRect {
    CellRect(
      column: column + 1, row: row + 1, columns: max(columns - 2, 0), rows: max(rows - 2, 0))
  }

  /// The part of the rectangle inside another.
  fileprivate func clipped(to other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    let right = min(column + columns, other.column + other.columns)
    let bottom = min(row + rows, other.row + other.rows)
    return CellRect(
      column: left, row: top, columns: max(right - left, 0), rows: max(bottom - top, 0))
  }
}
