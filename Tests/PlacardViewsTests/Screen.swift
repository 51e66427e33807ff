import PlacardLayout
import PlacardModels
import PlacardText
import PlacardViews

/// A drawing on a grid of cells, as text: what a terminal would show, without colours.
struct Screen {
  private(set) var cells: [[String]]
  let drawing: DrawList

  init(_ drawing: DrawList) {
    self.drawing = drawing
    let row = [String](repeating: "?", count: drawing.columns)
    cells = Array(repeating: row, count: drawing.rows)
    for command in drawing.commands {
      switch command {
      case .fill(let area, _): fill(area)
      case .border(let area, let glyphs, _): draw(glyphs, in: area)
      case .text(let text, let column, let row, _, _): write(text, column, row)
      case .picture: break
      }
    }
  }

  /// The rows, without blanks at their ends, each between two strokes so that widths show.
  var text: String {
    cells.map { row in
      var line = row.joined()
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  private mutating func fill(_ area: CellRect) {
    for row in area.row..<area.row + area.rows {
      for column in area.column..<area.column + area.columns { cells[row][column] = " " }
    }
  }

  private mutating func draw(_ glyphs: Border.Glyphs, in area: CellRect) {
    let (left, top) = (area.column, area.row)
    let (right, bottom) = (left + area.columns - 1, top + area.rows - 1)
    func put(_ glyph: String, _ column: Int, _ row: Int) {
      if !glyph.isEmpty { cells[row][column] = glyph }
    }
    for column in left + 1..<right {
      put(glyphs.top, column, top)
      put(glyphs.bottom, column, bottom)
    }
    for row in top + 1..<bottom {
      put(glyphs.left, left, row)
      put(glyphs.right, right, row)
    }
    put(glyphs.topLeft, left, top)
    put(glyphs.topRight, right, top)
    put(glyphs.bottomLeft, left, bottom)
    put(glyphs.bottomRight, right, bottom)
  }

  private mutating func write(_ text: String, _ column: Int, _ row: Int) {
    var column = column
    for character in text {
      let columns = character.columns()
      cells[row][column] = String(character)
      for covered in 1..<max(columns, 1) { cells[row][column + covered] = "" }
      column += columns
    }
  }
}

extension Message {
  /// Shows the message by a view, and returns the screen.
  func drawn(
    by view: some MessageStyle, columns: Int, rows: Int? = nil, count: Int = 1,
    options: PostOptions = PostOptions(), _ change: (inout ViewEnvironment) -> Void = { _ in }
  ) -> Screen {
    var environment = ViewEnvironment(columns: columns, rows: rows)
    change(&environment)
    let post = Post(number: 1, message: self, options: options, count: count)
    return Screen(ViewRenderer(environment).draw(view, of: post))
  }
}
