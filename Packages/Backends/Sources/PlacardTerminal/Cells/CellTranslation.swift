/// Translates cells from one pair of tables to another, looking up every number once.
///
/// Reuses its memory for the next grid.
struct CellTranslation: Sendable {
  /// The new number plus one by the old one; 0 if not known yet.
  private var styles: [UInt32] = []
  private var clusters: [UInt32] = []

  /// Discards all numbers and prepares for cells that refer to `source`.
  mutating func restart(from source: CellTables) {
    Self.clear(&styles, count: source.styles.values.count)
    Self.clear(&clusters, count: source.clusters.values.count)
  }

  /// The cell with `target`'s numbers.
  ///
  /// - Parameters:
  ///   - cell: a cell of `source`.
  ///   - source: the tables passed to `restart`.
  ///   - target: the tables of the result.
  ///   - remap: maps each style.
  /// - Returns: A cell with the same glyph.
  mutating func translate(
    _ cell: Cell, from source: CellTables, into target: inout CellTables,
    remap: (CellStyle) -> CellStyle
  ) -> Cell {
    var copy = cell
    let known = styles[Int(cell.style)]
    if known > 0 {
      copy.style = UInt16(truncatingIfNeeded: known - 1)
    } else {
      var style = remap(source.styles.values[Int(cell.style)])
      if style.tile.picture > 0 { target.renumber(&style.tile, from: source) }
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
