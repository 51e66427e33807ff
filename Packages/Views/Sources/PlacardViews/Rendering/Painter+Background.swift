import PlacardLayout

extension Painter {
  /// Paints what is behind a node and the line round it.
  ///
  /// - Returns: The colour behind what is in the node, and where that may be drawn.
  mutating func paintBackground(
    of node: UnsafePointer<ViewNode>, in visible: CellRect, on outer: Color, clip: CellRect
  ) -> (color: Color, clip: CellRect) {
    var background = outer
    if let fill = node.pointee.fill {
      background = environment.theme.color(of: fill, as: .fill, depth: environment.depth)
    }
    if visible.isEmpty { return (background, clip) }
    if node.pointee.hasShadow { castShadow(in: visible, on: outer) }
    let isFilled = node.pointee.fill != nil && background != .default
    guard let outline = node.pointee.outline, visible.columns >= 2, visible.rows >= 2 else {
      if isFilled { list.commands.append(.fill(visible, background)) }
      return (background, clip)
    }
    let isSoft = isFilled && outline.border == .soft && environment.glyphs == .unicode
    let border = outline.border == .soft && !isSoft ? .rounded : outline.border
    let glyphs = border.glyphs(
      in: environment.glyphs, rounded: physical(outline.corners), open: outline.openSide)
    let line =
      isSoft
      ? TextStyle(foreground: background, background: outer)
      : resolved(Style(foreground: outline.paint), on: background, as: .line)
    let inside = visible.inset(open: outline.openSide)
    if isFilled { list.commands.append(.fill(isSoft ? inside : visible, background)) }
    list.commands.append(.border(visible, glyphs, line))
    return (background, inside)
  }

  /// Makes the blanks of an area look like the text in it, inverted or again not.
  mutating func invert(_ area: CellRect, _ style: Style, on background: Color) {
    guard !area.isEmpty else { return }
    let attributes = style.attributes.intersection(.inverse)
    let blank = String(" ", times: area.columns)
    var style = resolved(Style(foreground: style.foreground), on: background)
    style.attributes = attributes
    for row in area.row..<area.row + area.rows {
      list.commands.append(
        .text(blank, column: area.column, row: row, columns: area.columns, style))
    }
  }

  /// Draws the shadow of what fills all of an area but its last row and its last column.
  private mutating func castShadow(in area: CellRect, on outer: Color) {
    let color = environment.theme.color(
      of: .role(.shadow), as: .line, depth: environment.depth)
    guard color != .default, area.columns >= 3, area.rows >= 2 else { return }
    let isMirrored = environment.isMirrored
    let style = TextStyle(foreground: color, background: outer)
    let side = isMirrored ? area.column : area.column + area.columns - 1
    let bottom = area.row + area.rows - 1
    for row in area.row + 1..<bottom {
      list.commands.append(
        .text(isMirrored ? "▐" : "▌", column: side, row: row, columns: 1, style))
    }
    let below = String("▀", times: area.columns - 2)
    list.commands.append(
      .text(below, column: area.column + 1, row: bottom, columns: area.columns - 2, style))
    list.commands.append(
      .text(isMirrored ? "▝" : "▘", column: side, row: bottom, columns: 1, style))
  }

  private func physical(_ corners: Corners) -> Corners {
    environment.isMirrored ? corners.mirrored : corners
  }
}
