extension CellBuffer {
  /// Changes every style that is in use.
  mutating func changeStyles(_ change: (inout CellStyle) -> Void) {
    var changed = CellTables()
    let numbers = tables.styles.values.map { style in
      var copy = style
      change(&copy)
      return changed.number(of: copy)
    }
    changed.clusters = tables.clusters
    for row in 0..<rows {
      for column in 0..<columns {
        var cell = grid[column, row]
        cell.style = numbers[Int(cell.style)]
        grid[column, row] = cell
      }
    }
    tables = changed
  }
}
