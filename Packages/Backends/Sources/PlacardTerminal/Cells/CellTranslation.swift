/// Carries cells from one pair of tables to another, looking every number up once.
///
/// Used again for the next grid, it asks for no memory.
struct CellTranslation: Sendable {
  /// The new number plus one by the old one; 0 is not known yet.
  private var styles: [UInt32] = []
  private var clusters: [UInt32] = []

  /// Forgets every number and makes ready for cells that belong to `source`.
  mutating func restart(from source: CellTables) {
    Self.clear(&styles, count: source.styles.values.count)
    Self.clear(&clusters, count: source.clusters.values.count)
  }

  /// The cell as `target` numbers it.
  ///
  /// - Parameters:
  ///   - cell: a cell of `source`.
  ///   - source: the tables that it was restarted with.
  ///   - target: the tables that the result belongs to.
  ///   - restyle: what each style becomes.
  /// - Returns: The same glyph.
  mutating func translate(
    _ cell: Cell, from source: CellTables, into target: inout CellTables,
    restyle: (CellStyle) -> CellStyle
  ) -> Cell {
    var copy = cell
    let known = styles[Int(cell.style)]
    if known > 0 {
      copy.style = UInt16(truncatingIfNeeded: known - 1)
    } else {
      var style = restyle(source.styles.values[Int(cell.style)])
      if style.tile.picture > 0 { target.adopt(&style.tile, from: source) }
      copy.style = target.number(of: style)
      styles[Int(cell.style)] = UInt32(copy.style) + 1
    }
    if cell.glyph & Cell.clusterBit != 0 {
      copy.glyph = cluster(cell.glyph, from: source, into: &target)
    }
    return copy
  }

  private mutating func cluster(
    _ old: UInt32, from source: CellTables, into target: inout CellTables
  ) -> UInt32 {
    let index = Int(old & ~Cell.clusterBit)
    if clusters[index] > 0 { return (clusters[index] - 1) | Cell.clusterBit }
    let new = UInt32(target.clusters.number(of: source.clusters.values[index]))
    clusters[index] = new + 1
    return new | Cell.clusterBit
  }

  private static func clear(_ numbers: inout [UInt32], count: Int) {
    numbers.removeAll(keepingCapacity: true)
    numbers.append(contentsOf: repeatElement(0, count: count))
  }
}
