/// A rectangle of whole terminal cells.
public struct CellRect: Sendable, Equatable {
  /// The leftmost column, from 0.
  public var column: Int
  /// The topmost row, from 0.
  public var row: Int
  /// The number of columns, 0 or more.
  public var columns: Int
  /// The number of rows, 0 or more.
  public var rows: Int

  /// Makes a rectangle of cells.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// No cells, at the top left corner.
  public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  /// Whether there is no cell in it.
  public var isEmpty: Bool { columns <= 0 || rows <= 0 }

  /// Rounds the edges of `rect`, which must be absolute, to whole cells.
  ///
  /// Each edge is rounded on its own with ``cell(at:)`` and the extents are the differences of the
  /// rounded edges. So neighbours that share an edge neither leave a gap nor overlap, sums stay
  /// exact, a child inside its parent stays inside, and an extent is off by less than one cell.
  public init(rounding rect: Rect) {
    let left = CellRect.cell(at: rect.minX)
    let top = CellRect.cell(at: rect.minY)
    let right = CellRect.cell(at: rect.maxX)
    let bottom = CellRect.cell(at: rect.maxY)
    self.init(
      column: left, row: top, columns: max(0, right - left), rows: max(0, bottom - top))
  }

  /// The cell boundary nearest to an absolute edge: `floor(edge + 0.5 + 0.001)`.
  ///
  /// Half goes up, also below zero, so that a tree moved by whole cells looks the same. NaN counts
  /// as 0, and what lies beyond ±1e15 as ±1e15.
  public static func cell(at edge: Double) -> Int {
    guard !edge.isNaN else { return 0 }
    let shifted = max(-1e15, min(1e15, edge + 0.501))
    let cell = Int(shifted)
    return Double(cell) > shifted ? cell - 1 : cell
  }
}

extension Rect {
  /// The whole cells of this rectangle, which must be absolute; see ``CellRect/init(rounding:)``.
  public var cells: CellRect { CellRect(rounding: self) }
}
