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

  /// Returns whether a cell lies in it, by the cell's column and row, from 0.
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < self.column + columns && row >= self.row
      && row < self.row + rows
  }

  /// Rounds the edges of `rect`, which must be absolute, to whole cells.
  ///
  /// Each edge is rounded on its own with ``cell(at:)`` and the extents are the differences of the
  /// rounded edges. So neighbours that share an edge neither leave a gap nor overlap, sums stay
  /// exact, a child inside its parent stays inside, and an extent is off by less than one cell.
  public init(rounding rect: Rect) {
    if rect.minX.magnitude < 1e15, rect.minY.magnitude < 1e15, rect.maxX.magnitude < 1e15,
      rect.maxY.magnitude < 1e15
    {
      let (left, top) = (CellRect.near(rect.minX), CellRect.near(rect.minY))
      self.init(
        // mutant: sizes-rounded-instead-of-edges
        column: left, row: top, columns: max(0, CellRect.near(rect.maxX) &- left),
        rows: max(0, CellRect.near(rect.maxY) &- top))
      return
    }
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
    if edge.magnitude < 1e15 { return near(edge) }
    guard !edge.isNaN else { return 0 }
    let shifted = max(-1e15, min(1e15, edge + 0.501))
    let cell = Int(shifted)
    return Double(cell) > shifted ? cell - 1 : cell
  }
}

extension CellRect {
  /// The boundary nearest to an edge that is less than 2^50 away.
  ///
  /// Added to 1.5 · 2^52 a number loses its fraction and shows what is left in its lowest bits.
  @inline(__always)
  fileprivate static func near(_ edge: Double) -> Int {
    let magic = 6_755_399_441_055_744.0
    let shifted = edge + 0.501
    let rounded = shifted + magic
    let cell = Int(truncatingIfNeeded: rounded.bitPattern &- magic.bitPattern)
    return rounded - magic > shifted ? cell &- 1 : cell
  }
}

extension Rect {
  /// The whole cells of this rectangle, which must be absolute; see ``CellRect/init(rounding:)``.
  public var cells: CellRect { CellRect(rounding: self) }
}
