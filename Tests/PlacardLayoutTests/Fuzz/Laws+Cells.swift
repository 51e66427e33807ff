import PlacardLayout

extension Laws {
  /// Cells are rounded edges, so that extents are differences of edges and sums stay exact.
  func cellEdges() -> String? {
    for (index, cells) in laid.cells.enumerated() {
      let rect = laid.absolutes[index]
      let edges = [cells.column, cells.row, cells.column + cells.columns, cells.row + cells.rows]
      for (edge, position) in zip(edges, [rect.minX, rect.minY, rect.maxX, rect.maxY])
      where Double(edge) != (position + 0.501).rounded(.down) {
        return "node \(index) has a cell edge at \(edge) for \(position)"
      }
    }
    return nil
  }

  /// What is inside its parent is inside it in cells.
  func cellsInside() -> String? {
    for (index, cells) in laid.cells.enumerated() {
      let parent = resolved.parents[index]
      guard parent >= 0, resolved.isVisible[index] else { continue }
      let (inner, outer) = (laid.absolutes[index], laid.absolutes[parent])
      let around = laid.cells[parent]
      if inner.minX >= outer.minX, inner.maxX <= outer.maxX,
        cells.column < around.column
          || cells.column + cells.columns > around.column + around.columns
      {
        return "node \(index) is inside its parent, its columns are not"
      }
      if inner.minY >= outer.minY, inner.maxY <= outer.maxY,
        cells.row < around.row || cells.row + cells.rows > around.row + around.rows
      {
        return "node \(index) is inside its parent, its rows are not"
      }
    }
    return nil
  }

  /// Moved by whole cells, everything has the cells it had, as far away.
  func movedByCells() -> String? {
    for (index, rect) in laid.absolutes.enumerated() {
      // Far away a double has too few digits for the place of the rounding to stay the same.
      guard rect.maxX.magnitude < 1e6, rect.maxY.magnitude < 1e6 else { continue }
      for (x, y) in [(7, -3), (-1000, 64)] {
        let moved = rect.offset(x: Double(x), y: Double(y)).cells
        let cells = laid.cells[index]
        if isOnBoundary(rect) { continue }
        if moved.columns != cells.columns || moved.rows != cells.rows
          || moved.column != cells.column + x || moved.row != cells.row + y
        {
          return "node \(index) at \(rect.text) has other cells when moved by \(x), \(y)"
        }
      }
    }
    return nil
  }

  /// Whether an edge is so near to where rounding changes that a sum's last digit decides.
  func isOnBoundary(_ rect: Rect) -> Bool {
    for edge in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
      let shifted = edge + 0.501
      if (shifted - shifted.rounded()).magnitude < 1e-6 { return true }
    }
    return false
  }

  /// Neighbours that share an edge share the edge of a cell: no gap, no overlap.
  func cellsTouch(_ line: Line) -> String? {
    for (first, second) in zip(line.items, line.items.dropFirst())
    where (second.at - first.at - first.size).magnitude < 1e-9 {
      let nodes = [first.node, second.node]
      if nodes.contains(where: { isOnBoundary(laid.absolutes[$0]) }) { continue }
      let starts = nodes.map { line.isHorizontal ? laid.cells[$0].column : laid.cells[$0].row }
      let sizes = nodes.map { line.isHorizontal ? laid.cells[$0].columns : laid.cells[$0].rows }
      if starts[0] + sizes[0] != starts[1], starts[1] + sizes[1] != starts[0] {
        return "nodes \(first.node) and \(second.node) touch, their cells do not"
      }
    }
    return nil
  }
}
