/// Carries cells from one pair of tables to another, looking every number up once.
struct CellTranslation {
  private let source: CellTables
  private let styles: [CellStyle]
  private var numbers: [UInt16?]
  private var clusters: [UInt32: UInt32] = [:]

  /// Creates a translation.
  ///
  /// - Parameters:
  ///   - source: the tables that the cells to be translated belong to.
  ///   - styles: what each style of `source` becomes, by its number.
  init(from source: CellTables, styles: [CellStyle]) {
    self.source = source
    self.styles = styles
    numbers = Array(repeating: nil, count: styles.count)
  }

  /// The cell as `target` numbers it.
  mutating func translate(_ cell: Cell, into target: inout CellTables) -> Cell {
    var copy = cell
    copy.style = number(of: cell.style, in: &target)
    if cell.glyph & Cell.clusterBit != 0 {
      copy.glyph = cluster(cell.glyph, in: &target)
    }
    return copy
  }

  private mutating func number(of old: UInt16, in target: inout CellTables) -> UInt16 {
    if let known = numbers[Int(old)] { return known }
    let new = target.number(of: styles[Int(old)])
    numbers[Int(old)] = new
    return new
  }

  private mutating func cluster(_ old: UInt32, in target: inout CellTables) -> UInt32 {
    if let known = clusters[old] { return known }
    let text = source.clusters.values[Int(old & ~Cell.clusterBit)]
    let new = UInt32(target.clusters.number(of: text)) | Cell.clusterBit
    clusters[old] = new
    return new
  }
}
