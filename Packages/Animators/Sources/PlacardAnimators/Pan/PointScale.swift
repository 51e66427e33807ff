/// How cells are measured in points, the unit of the seeds' thresholds.
public enum PointScale: Sendable, Equatable {
  /// 75 points are one extent of the post: its rows, or at the left and the right its columns.
  ///
  /// The other side of a cell follows from cells twice as high as wide.
  ///
  /// - Note: Source: the timing decisions of `PlacardPosting`, Pauses. It makes a swipe as long on a message of one row as on one of
  ///   ten, where a person could not distinguish a third of a row.
  case extent
  /// The points of a column and a row, such as ``usualCell``.
  case cell(perColumn: Double, perRow: Double)

  /// 8 points a column, 16 a row: 320 points are 40 columns, as for the snackbar.
  public static let usualCell = PointScale.cell(perColumn: 8, perRow: 16)

  /// The points that one extent has under ``extent``.
  public static let pointsPerExtent = 75.0

  /// Returns how many points a column and a row have; both are above zero and finite.
  public func points(in context: AnimationContext) -> (perColumn: Double, perRow: Double) {
    switch self {
    case .extent:
      let cell = Self.pointsPerExtent / Double(max(context.extent, 1))
      return context.edge == .left || context.edge == .right ? (cell, 2 * cell) : (cell / 2, cell)
    case .cell(let perColumn, let perRow):
      return (Self.usable(perColumn), Self.usable(perRow))
    }
  }

  private static func usable(_ points: Double) -> Double {
    points > 0 && points.isFinite ? points : 1
  }
}
