extension AnimationContext {
  /// The cells of a way that lead toward the post's own edge; without an edge, to the top.
  public func toward(_ way: Pose.Offset) -> Double {
    switch edge {
    case .top, nil: -way.rows
    case .bottom: way.rows
    case .left: -way.columns
    case .right: way.columns
    }
  }

  /// The displacement by a number of cells toward the post's own edge.
  public func along(_ cells: Double) -> Pose.Offset {
    switch edge {
    case .top, nil: .y(-cells)
    case .bottom: .y(cells)
    case .left: .x(-cells)
    case .right: .x(cells)
    }
  }

  /// How far a way leads, in extents of the post: toward its own edge, or from the middle anywhere.
  public func travel(of way: Pose.Offset) -> Double {
    guard edge == nil else { return toward(way) / Double(max(extent, 1)) }
    return max(
      way.rows.magnitude / Double(max(rows, 1)), way.columns.magnitude / Double(max(columns, 1)))
  }

  /// The points of a cell along the way to the edge.
  func pointsAlong(_ scale: PointScale) -> Double {
    let points = scale.points(in: self)
    return edge == .left || edge == .right ? points.perColumn : points.perRow
  }

  /// How fast a velocity is in any direction, in points a second.
  func speed(_ velocity: Pose.Offset, _ scale: PointScale) -> Double {
    let points = scale.points(in: self)
    let (x, y) = (velocity.columns * points.perColumn, velocity.rows * points.perRow)
    return (x * x + y * y).squareRoot()
  }
}
