import PlacardAccessibility
import PlacardLayout
import PlacardText

extension Drawing {
  /// Returns the drawing of what was laid out, cut off after a number of rows.
  func paint(rows: Int) -> DrawList {
    let area = CellRect(
      column: 0, row: 0, columns: cells[0].columns, rows: min(cells[0].rows, rows))
    guard !area.isEmpty else { return DrawList() }
    var painter = Painter(leaves: leaves, cells: cells, area: area, in: environment)
    withUnsafePointer(to: root) {
      painter.paint($0, style: Style(), background: .default, clip: area)
    }
    return painter.list
  }
}

/// Walks the nodes depth first and writes their commands.
struct Painter {
  private let leaves: [Leaf]
  private let cells: [CellRect]
  let environment: ViewEnvironment
  var list: DrawList
  private var next = 0

  init(leaves: [Leaf], cells: [CellRect], area: CellRect, in environment: ViewEnvironment) {
    self.leaves = leaves
    self.cells = cells
    self.environment = environment
    list = DrawList(columns: area.columns, rows: area.rows)
    list.commands.reserveCapacity(2 * leaves.count)
    list.commands.append(.fill(area, .default))
  }

  mutating func paint(
    _ node: UnsafePointer<ViewNode>, style outer: Style, background: Color, clip: CellRect
  ) {
    let leaf = leaves[next]
    next += 1
    let frame = cells[next]
    let visible = frame.clipped(to: clip)
    var style = node.pointee.style.inheriting(outer)
    var isInverse = node.pointee.isInverse
    if let kind = node.pointee.target {
      if !visible.isEmpty { list.targets.append(DrawList.Target(kind, area: visible)) }
      isInverse = isInverse != (environment.focus == kind)
    }
    if isInverse { style.attributes.formSymmetricDifference(.inverse) }
    let (background, clip) = paintBackground(of: node, in: visible, on: background, clip: clip)
    if isInverse { invert(visible, style, on: background) }
    switch leaf {
    case .none: break
    case .text(let text): write(text, in: frame, style, background, clip)
    case .canvas(let canvas): write(canvas, in: frame, style, background, clip)
    }
    node.forEachChild { paint($0, style: style, background: background, clip: clip) }
  }

  private mutating func write(
    _ text: TextLeaf, in frame: CellRect, _ style: Style, _ background: Color, _ clip: CellRect
  ) {
    guard !frame.isEmpty else { return }
    var runs = text.runs
    let resolved = resolved(style, on: background)
    if runs == nil, let line = text.block.line(within: frame.columns) {
      let width = text.block.naturalColumns
      let column = frame.column + indent(text.alignment, max(frame.columns - width, 0))
      write(line, columns: width, column: column, row: frame.row, resolved, clip)
      return
    }
    let lines = text.lines(columns: frame.columns, rows: frame.rows, glyphs: environment.glyphs)
    for (index, line) in lines.enumerated() {
      let width = columns(of: line, model: environment.widthModel)
      let column = frame.column + indent(text.alignment, max(frame.columns - width, 0))
      guard let pieces = runs?.divide(line) else {
        write(line, columns: width, column: column, row: frame.row + index, resolved, clip)
        continue
      }
      let spans = pieces.map { Text.Span($0.text, $0.style) }
      write(spans, from: column, row: frame.row + index, in: frame, style, background, clip)
    }
  }

  private func indent(_ alignment: TextAlignment, _ spare: Int) -> Int {
    switch (alignment, environment.isMirrored) {
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
      write(
        spans, from: frame.column, row: frame.row + index, in: frame, style, background, clip,
        isPicture: canvas.picture != nil)
    }
    if let picture = canvas.picture, environment.showsPictures, frame.clipped(to: clip) == frame {
      list.commands.append(.picture(picture, frame, background))
    }
  }

  private mutating func write(
    _ spans: [Text.Span], from start: Int, row: Int, in frame: CellRect, _ style: Style,
    _ background: Color, _ clip: CellRect, isPicture: Bool = false
  ) {
    var column = start
    for span in spans where !span.text.isEmpty {
      let space = frame.column + frame.columns - column
      var text = Sanitizer.line(span.text)
      var width = columns(of: text, model: environment.widthModel)
      if width > space {
        text = text.truncated(toColumns: space, model: environment.widthModel)
        width = columns(of: text, model: environment.widthModel)
      }
      let own = span.style.inheriting(style)
      let use: Theme.Use = text.isLine ? .line : .text
      let resolved =
        isPicture ? exact(own, on: background, as: .line) : resolved(own, on: background, as: use)
      write(text, columns: width, column: column, row: row, resolved, clip)
      column += width
    }
  }

  /// Writes a line of a number of columns, as far as it fits.
  private mutating func write(
    _ line: String, columns width: Int, column: Int, row: Int, _ style: TextStyle,
    _ clip: CellRect
  ) {
    let space = clip.column + clip.columns - column
    guard clip.contains(row: row), column >= clip.column, space > 0, !line.isEmpty else { return }
    if width <= space {
      let text = environment.glyphs.withOwnEllipsis(line)
      list.commands.append(.text(text, column: column, row: row, columns: width, style))
      return
    }
    let model = environment.widthModel
    let text = line.truncated(toColumns: space, model: model)
    list.commands.append(
      .text(
        environment.glyphs.withOwnEllipsis(text), column: column, row: row,
        columns: columns(of: text, model: model), style))
  }

  /// The style in colours that can be read.
  func resolved(
    _ style: Style, on background: Color, as use: Theme.Use = .text
  ) -> TextStyle {
    Theme.readable(exact(style, on: background, as: use))
  }

  private func exact(_ style: Style, on background: Color, as use: Theme.Use) -> TextStyle {
    let paint = tinted(style.foreground ?? .text)
    let theme = environment.theme
    let own = style.background.map { theme.color(of: $0, as: .fill, depth: environment.depth) }
    return TextStyle(
      foreground: theme.color(of: paint, as: use, depth: environment.depth),
      background: own ?? background, attributes: style.attributes,
      link: style.link.map { Sanitizer.line($0) })
  }

  /// The colour that the configuration has for texts and signs, in the place of their own.
  private func tinted(_ paint: Paint) -> Paint {
    guard let tint = environment.configuration.tint, case .role(let role) = paint else {
      return paint
    }
    return switch role {
    case .text, .trace, .debug, .info, .success, .warning, .error: tint
    case .muted, .accent, .surface, .raised, .shadow: paint
    }
  }
}

extension String {
  /// Whether it is drawn of lines, blocks and blanks, of which nothing is to be read.
  fileprivate var isLine: Bool {
    unicodeScalars.allSatisfy { (0x2500...0x259F).contains($0.value) || $0 == " " }
  }
}
