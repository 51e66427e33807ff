import Placard
import PlacardLayout
package import PlacardTerminal
import PlacardText

/// Draws the gallery into cells.
struct GalleryDrawing {
  let model: GalleryModel
  let frame: GalleryFrame
  let palette: GalleryPalette

  /// The name at the left of the page bar.
  static let brand = " Placard  "

  init(_ model: GalleryModel) {
    self.model = model
    frame = GalleryFrame(model)
    palette = GalleryPalette(model)
  }

  /// Draws every part.
  func draw(into cells: inout CellBuffer) {
    if palette.text != .plain { cells.fill(cells.bounds, style: palette.text) }
    drawHeading(into: &cells)
    drawList(into: &cells)
    drawDetail(into: &cells)
    for pane in frame.panes { draw(pane, into: &cells) }
    drawInput(into: &cells)
    guard model.bars != .hide else { return }
    drawPageBar(into: &cells)
    drawStatus(into: &cells)
  }

  private var isRestyled: Bool { model.bars == .restyle }
  private var bar: CellStyle { isRestyled ? palette.muted : palette.bar }
  private var barKey: CellStyle { isRestyled ? palette.muted : palette.barKey }

  private func drawPageBar(into cells: inout CellBuffer) {
    cells.fill(frame.top, style: bar)
    if let tab = frame.tabs.first, tab.area.column > 0 {
      cells.write(Self.brand, column: 0, row: 0, style: barKey)
    }
    for tab in frame.tabs {
      let isCurrent = tab.page == model.page
      let style = !isCurrent ? bar : isRestyled ? palette.accent : palette.barTab
      cells.write(tab.text, column: tab.area.column, row: 0, style: style)
    }
  }

  private func drawStatus(into cells: inout CellBuffer) {
    let row = frame.bottom.row
    cells.fill(frame.bottom, style: bar)
    for (key, columns) in GalleryKeys.placed(in: model) {
      let end = cells.write(key.name, column: columns.lowerBound, row: row, style: barKey)
      cells.write(key.label, column: columns.lowerBound + end + 1, row: row, style: bar)
    }
    let note = model.note
    let width = PlacardText.columns(of: note)
    let used = GalleryKeys.placed(in: model).last?.columns.upperBound ?? 0
    let column = max(cells.columns - 1 - width, used + 2)
    cells.write(note, column: column, row: row, style: bar)
  }

  private func drawHeading(into cells: inout CellBuffer) {
    let isAlone = frame.detail.isEmpty && !hasCaptions
    let caption =
      isAlone ? model.current.samples[model.selection].caption : model.current.caption
    let line = TextBlock(caption).lines(wrappedTo: frame.heading.columns, limit: 1).first ?? ""
    cells.write(line, column: frame.heading.column, row: frame.heading.row, style: palette.muted)
  }

  /// Whether every sample's caption stands beside its name.
  private var hasCaptions: Bool { frame.detail.isEmpty && frame.list.columns >= 60 }

  private func drawList(into cells: inout CellBuffer) {
    let samples = model.current.samples
    let names = samples.map { PlacardText.columns(of: $0.name) }.max() ?? 0
    for row in 0..<frame.list.rows where frame.first + row < samples.count {
      let index = frame.first + row
      let (column, line) = (frame.list.column, frame.list.row + row)
      let isSelected = index == model.selection
      if isSelected {
        cells.write(
          model.isUnicode ? "▌" : ">", column: column - 1, row: line, style: palette.accent)
      }
      if index < 9 {
        cells.write("\(index + 1)", column: column + 1, row: line, style: palette.muted)
      }
      cells.write(
        samples[index].name, column: column + 3, row: line,
        style: isSelected ? palette.accent : palette.text, clip: frame.list)
      guard hasCaptions else { continue }
      let space = frame.list.columns - names - 6
      let caption = TextBlock(samples[index].caption).lines(wrappedTo: space, limit: 1).first ?? ""
      cells.write(caption, column: column + names + 6, row: line, style: palette.muted)
    }
  }

  private func drawDetail(into cells: inout CellBuffer) {
    let area = frame.detail
    guard !area.isEmpty else { return }
    let sample = model.current.samples[model.selection]
    let (column, width) = (area.column + 2, area.columns - 2)
    if !frame.list.isEmpty {
      for row in area.row..<area.row + area.rows {
        cells.write(model.isUnicode ? "│" : "|", column: area.column, row: row, style: palette.rule)
      }
    }
    var row = area.row
    func write(_ text: String, _ style: CellStyle, into cells: inout CellBuffer) {
      cells.write(text, column: column, row: row, style: style, clip: area)
      row += 1
    }
    for line in TextBlock(sample.caption).lines(wrappedTo: width) {
      write(line, palette.text, into: &cells)
    }
    row += 1
    for (label, lines) in [("Swift", sample.swift), ("JSON", sample.json)] where !lines.isEmpty {
      write(label, palette.muted, into: &cells)
      for line in lines.prefix(label == "JSON" ? 3 : lines.count) {
        row += drawCode(line, column: column, row: row, columns: width, clip: area, into: &cells)
      }
      if label == "JSON", lines.count > 3 {
        let mark = model.isUnicode ? "…" : "..."
        write("\(mark) \(lines.count - 3) more like these", palette.muted, into: &cells)
      }
      row += 1
    }
  }

  /// Writes a line of code, its text literals in a colour, over as many rows as it needs.
  private func drawCode(
    _ line: String, column: Int, row: Int, columns: Int, clip: CellRect,
    into cells: inout CellBuffer
  ) -> Int {
    var isText = false
    let pieces = Self.cut(line, to: columns)
    for (index, piece) in pieces.enumerated() {
      var column = column
      for part in piece.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
        if part.offset > 0 {
          column += cells.write(
            "\"", column: column, row: row + index, style: palette.string, clip: clip)
          isText.toggle()
        }
        column += cells.write(
          String(part.element), column: column, row: row + index,
          style: isText ? palette.string : palette.text, clip: clip)
      }
    }
    return pieces.count
  }

  /// Cuts a line after a comma, a colon or a space where there is one, else anywhere.
  private static func cut(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    var rest = Array(text)
    let indent = String(
      repeating: " ", count: min(rest.prefix { $0 == " " }.count + 2, columns / 4))
    while rest.count > columns, columns > 8 {
      let end = rest[..<columns].lastIndex { $0 == "," || $0 == ":" || $0 == " " }
      let cut = end.map { $0 + 1 }.flatMap { $0 > columns / 2 ? $0 : nil } ?? columns
      lines.append(String(rest[..<cut]))
      rest = Array(indent) + rest[cut...]
    }
    return lines + [String(rest)]
  }

  private func draw(_ pane: (name: String, border: CellRect), into cells: inout CellBuffer) {
    let inside = GalleryFrame.inside(pane.border)
    if inside != pane.border {
      cells.frame(
        pane.border, with: Border.rounded.glyphs(in: model.isUnicode ? .unicode : .ascii),
        style: palette.rule)
    }
    let title = " \(pane.name) "
    cells.write(
      title, column: pane.border.column + 2, row: pane.border.row, style: palette.muted,
      clip: pane.border)
    let lines = Self.content[pane.name] ?? []
    for (row, line) in lines.prefix(inside.rows).enumerated() where inside != pane.border {
      cells.write(
        line, column: inside.column + 1, row: inside.row + row, style: palette.muted, clip: inside)
    }
  }

  /// What stands in the panes.
  private static let content = [
    "editor/left": [
      "import Placard", "", "let messages = PostManager(", "  posters: [.terminal()])",
    ],
    "editor/right": ["messages.post(\"Saved\")", "", "await messages.finish()"],
    "output": ["Build complete! (1.42s)", "Test run with 12 tests passed."],
  ]

  private func drawInput(into cells: inout CellBuffer) {
    guard !frame.input.isEmpty else { return }
    var rule = frame.input
    rule.rows = 1
    cells.fill(rule, with: model.isUnicode ? "─" : "-", style: palette.rule)
    let row = frame.input.row + 1
    let isActive = model.typing.isActive
    cells.write(
      model.isUnicode ? "›" : ">", column: 2, row: row,
      style: isActive ? palette.accent : palette.muted)
    if model.typing.text.isEmpty {
      cells.write(
        isActive ? "Type a long text …" : "Enter or a click here starts typing", column: 4,
        row: row,
        style: palette.muted)
    }
    for (index, line) in frame.inputLines.enumerated() {
      cells.write(line, column: 4, row: row + index, style: palette.text)
    }
  }
}

extension GalleryModel {
  /// Draws the page into cells of the model's size.
  package func draw(into cells: inout CellBuffer) { GalleryDrawing(self).draw(into: &cells) }
}
