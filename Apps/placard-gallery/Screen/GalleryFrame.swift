import Placard
import PlacardLayout
import PlacardTerminal
import PlacardText

/// Where the parts of the gallery are on a screen.
struct GalleryFrame {
  /// What a click finds.
  enum Target: Equatable {
    case page(Int), sample(Int), key(Key.Code), input
  }

  /// The rows of both bars.
  let (top, bottom): (CellRect, CellRect)
  /// The names of the pages; only the current one where not all fit.
  let tabs: [(page: Int, text: String, area: CellRect)]
  /// The row of the page's caption.
  let heading: CellRect
  /// The rows of the list; empty where the code takes their place.
  let list: CellRect
  /// The index of the first sample in the list.
  let first: Int
  /// The area of the caption and the code of the selected sample; empty where they are off.
  let detail: CellRect
  /// The regions of the page, each inside a border.
  let panes: [(name: String, border: CellRect)]
  /// The input line, its rule included; empty on other pages.
  let input: CellRect
  /// The lines of the input.
  let inputLines: [String]

  /// The least width at which list and code stand side by side.
  static let wide = 76

  init(_ model: GalleryModel) {
    let (columns, rows) = (model.size.columns, model.size.rows)
    top = CellRect(column: 0, row: 0, columns: columns, rows: min(rows, 1))
    bottom = CellRect(column: 0, row: max(rows - 1, 0), columns: columns, rows: min(rows, 1))
    tabs = Self.tabs(of: model)
    let hasInput = model.current.extra == .input
    inputLines = hasInput ? Self.lines(of: model) : []
    let inputRows = hasInput ? inputLines.count + 1 : 0
    input = CellRect(
      column: 0, row: max(rows - 1 - inputRows, 1), columns: columns, rows: inputRows)
    var body = CellRect(column: 2, row: 1, columns: max(columns - 4, 0), rows: 0)
    body.rows = max(rows - 2 - inputRows, 0)
    let isSpacious = body.rows >= 14
    heading = CellRect(
      column: body.column, row: body.row + (isSpacious ? 1 : 0), columns: body.columns, rows: 1)
    let start = heading.row + (isSpacious ? 2 : 1)
    body.rows = max(body.row + body.rows - start, 0)
    body.row = start
    let isWide = columns >= Self.wide
    let showsCode = isWide != model.isCodeToggled
    let hasPanes = model.current.extra == .panes
    var (list, detail, paneArea) = (body, CellRect.zero, CellRect.zero)
    if isWide, showsCode || hasPanes {
      list.columns = Self.listColumns
      detail = body
      detail.column += list.columns
      detail.columns -= list.columns
      if hasPanes {
        paneArea = detail
        if showsCode { paneArea.rows = min(max(detail.rows - 16, 12), detail.rows) }
        detail.row += paneArea.rows + (showsCode ? 1 : 0)
        detail.rows = showsCode ? max(body.rows - paneArea.rows - 1, 0) : 0
      }
    } else if showsCode {
      (list, detail) = (.zero, body)
    } else if hasPanes {
      list.rows = max(min(body.rows / 2, body.rows - 6), min(body.rows, 2))
      paneArea = body
      paneArea.row += list.rows
      paneArea.rows -= list.rows
    }
    (self.list, self.detail) = (list, detail)
    panes = hasPanes && !paneArea.isEmpty ? Self.panes(in: paneArea) : []
    first = max(
      min(model.selection - list.rows / 2, model.current.samples.count - list.rows), 0)
  }

  /// The width of the list beside the code.
  static let listColumns = 26

  private static func tabs(of model: GalleryModel) -> [(page: Int, text: String, area: CellRect)] {
    let texts = GalleryPage.all.map { " \($0.name) " }
    let brand = PlacardText.columns(of: GalleryDrawing.brand)
    let all = texts.reduce(0) { $0 + PlacardText.columns(of: $1) }
    var column = brand + all <= model.size.columns ? brand : 0
    guard all <= model.size.columns else {
      let arrows = model.isUnicode ? ("‹", "›") : ("<", ">")
      let text = " \(model.page + 1)/\(texts.count)\(texts[model.page])"
      let width = PlacardText.columns(of: text)
      return [
        (model.page - 1, " \(arrows.0)", CellRect(column: 0, row: 0, columns: 2, rows: 1)),
        (model.page, text, CellRect(column: 2, row: 0, columns: width, rows: 1)),
        (model.page + 1, arrows.1 + " ", CellRect(column: 2 + width, row: 0, columns: 2, rows: 1)),
      ]
    }
    return texts.enumerated().map { index, text in
      let area = CellRect(
        column: column, row: 0, columns: PlacardText.columns(of: text), rows: 1)
      column += area.columns
      return (index, text, area)
    }
  }

  /// The lines of the input, as many of the last as fit into half the screen.
  private static func lines(of model: GalleryModel) -> [String] {
    let columns = max(model.size.columns - 5, 1)
    var lines = [""]
    var width = 0
    for character in model.typing.text {
      let own = PlacardText.columns(of: String(character))
      if width + own > columns {
        lines.append("")
        width = 0
        if character == " " { continue }
      }
      lines[lines.count - 1].append(character)
      width += own
    }
    return lines.suffix(max(model.size.rows / 2 - 2, 1))
  }

  /// Two panes beside each other, and one below both.
  private static func panes(in paneArea: CellRect) -> [(name: String, border: CellRect)] {
    let lower = max(paneArea.rows * 9 / 20, min(3, paneArea.rows / 2))
    let left = paneArea.columns / 2
    return [
      (
        "editor/left",
        CellRect(
          column: paneArea.column, row: paneArea.row, columns: left, rows: paneArea.rows - lower)
      ),
      (
        "editor/right",
        CellRect(
          column: paneArea.column + left, row: paneArea.row, columns: paneArea.columns - left,
          rows: paneArea.rows - lower)
      ),
      (
        "output",
        CellRect(
          column: paneArea.column, row: paneArea.row + paneArea.rows - lower,
          columns: paneArea.columns,
          rows: lower)
      ),
    ]
  }

  /// The area inside a pane's border; the pane itself where it is too small for a border.
  static func inside(_ border: CellRect) -> CellRect {
    guard border.rows >= 5, border.columns > 2 else { return border }
    return CellRect(
      column: border.column + 1, row: border.row + 1, columns: border.columns - 2,
      rows: border.rows - 2)
  }

  /// Where messages may be placed.
  func layout(of model: GalleryModel) -> HostLayout {
    var layout = HostLayout(bars: [.init(.top), .init(.bottom)])
    for pane in panes { layout.regions[pane.name] = Self.inside(pane.border) }
    if !input.isEmpty {
      layout.contentInset = ContentInset(
        rows: input.rows + bottom.rows, rule: model.typing.isStrict ? .strictly : .whenClose)
    }
    return layout
  }

  /// The position after the last character of the input.
  func cursor(of model: GalleryModel) -> ScreenCursor? {
    guard let last = inputLines.last else { return nil }
    let column = min(4 + PlacardText.columns(of: last), max(model.size.columns - 1, 0))
    return ScreenCursor(column: column, row: input.row + inputLines.count)
  }

  /// What a click in a cell finds.
  func target(column: Int, row: Int, in model: GalleryModel) -> Target? {
    if let tab = tabs.first(where: { $0.area.holds(column, row) }) {
      return .page(tab.page)
    }
    if list.holds(column, row) {
      let index = first + row - list.row
      return model.current.samples.indices.contains(index) ? .sample(index) : nil
    }
    if input.holds(column, row) { return .input }
    guard bottom.holds(column, row) else { return nil }
    return GalleryKeys.placed(in: model).first { $0.columns.contains(column) }?.key.code
      .map(Target.key)
  }
}

extension CellRect {
  /// Whether a cell lies in it.
  fileprivate func holds(_ column: Int, _ row: Int) -> Bool {
    (self.column..<self.column + columns).contains(column)
      && (self.row..<self.row + rows).contains(row)
  }
}
