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
struct Painter {
  let drawing: Drawing
  var list: DrawList
  private var next = 0

  init(drawing: Drawing, area: CellRect) {
    self.drawing = drawing
    list = DrawList(
      columns: area.columns, rows: area.rows, commands: [.fill(area, .default)])
  }

  var environment: ViewEnvironment { drawing.environment }

  mutating func paint(_ node: ViewNode, style outer: Style, background: Color, clip: CellRect) {
    let leaf = drawing.leaves[next]
    next += 1
    let frame = drawing.cells[next]
    let visible = frame.clipped(to: clip)
    var style = node.style.inheriting(outer)
    var isInverse = node.isInverse
    if let kind = node.target {
      if !visible.isEmpty { list.targets.append(DrawList.Target(kind, area: visible)) }
      isInverse = isInverse != (environment.focus == kind)
    }
    if isInverse { style.attributes.formSymmetricDifference(.inverse) }
    let (ground, clip) = ground(of: node, in: visible, on: background, clip: clip)
    if isInverse { invert(visible, style, on: ground) }
    switch leaf {
    case .none: break
    case .text(let text): write(text, in: frame, resolved(style, on: ground), clip)
    case .canvas(let canvas): write(canvas, in: frame, style, ground, clip)
    }
    if case .children(let children) = node.content {
      for child in children { paint(child, style: style, background: ground, clip: clip) }
    }
  }

  private mutating func write(
    _ text: TextLeaf, in frame: CellRect, _ style: TextStyle, _ clip: CellRect
  ) {
    guard !frame.isEmpty else { return }
    let lines = text.lines(columns: frame.columns, rows: frame.rows, glyphs: environment.glyphs)
    for (index, line) in lines.enumerated() {
      let width = columns(of: line, model: environment.widthModel)
      let column = frame.column + indent(text.alignment, max(frame.columns - width, 0))
      write(line, columns: width, column: column, row: frame.row + index, style, clip)
    }
  }

  private func indent(_ alignment: TextAlignment, _ spare: Int) -> Int {
    switch (alignment, environment.writingDirection == .rightToLeft) {
    case (.center, _): (spare + 1) / 2
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
        let width = columns(of: text, model: environment.widthModel)
        write(text, columns: width, column: column, row: frame.row + index, style, clip)
        column += width
      }
    }
  }

  /// Writes a line that takes so many columns, as far as there is room.
  private mutating func write(
    _ line: String, columns width: Int, column: Int, row: Int, _ style: TextStyle,
    _ clip: CellRect
  ) {
    let room = clip.column + clip.columns - column
    guard clip.contains(row: row), column >= clip.column, room > 0, !line.isEmpty else { return }
    if width <= room {
      list.commands.append(.text(line, column: column, row: row, columns: width, style))
      return
    }
    let model = environment.widthModel
    let text = line.truncated(toColumns: room, model: model)
    list.commands.append(
      .text(text, column: column, row: row, columns: columns(of: text, model: model), style))
  }

  func resolved(_ style: Style, on background: Color) -> TextStyle {
    let paint = style.foreground ?? .text
    return Theme.readable(
      TextStyle(
        foreground: environment.theme.color(of: paint, depth: environment.depth),
        background: background, attributes: style.attributes,
        link: style.link.map { Sanitizer.line($0) }))
  }
}
