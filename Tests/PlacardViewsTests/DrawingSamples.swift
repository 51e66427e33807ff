import PlacardLayout
import PlacardViews

/// Draws elements for a place of a number of columns.
func draw(
  _ columns: Int, _ width: ViewWidth = .fill(),
  _ change: (inout ViewEnvironment) -> Void = { _ in },
  @ElementBuilder _ content: () -> some Element
) -> Screen {
  var environment = ViewEnvironment(columns: columns)
  change(&environment)
  return Screen(ViewRenderer(environment).draw(content(), width: width))
}

extension DrawList {
  /// The style in which a cell is seen.
  func style(column: Int, row: Int) -> TextStyle {
    var style = TextStyle.plain
    for command in commands {
      switch command {
      case .fill(let area, let color):
        let isInside =
          (area.column..<area.column + area.columns).contains(column)
          && (area.row..<area.row + area.rows).contains(row)
        if isInside { style = TextStyle(background: color) }
      case .text(_, let start, row, let columns, let own):
        if (start..<start + columns).contains(column) { style = own }
      case .text, .border, .picture: break
      }
    }
    return style
  }
}
