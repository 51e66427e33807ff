/// Numbers of styles by the numbers they are made of, each made once; the memory is used again.
struct StyleRemapper: Sendable {
  /// The new number plus one by the old one; 0 is not known yet.
  private var numbers: [UInt32] = []
  private var pairs: [UInt64: UInt16] = [:]

  /// Forgets every number and makes ready for a number of styles.
  mutating func restart(styles: Int) {
    numbers.removeAll(keepingCapacity: true)
    numbers.append(contentsOf: repeatElement(0, count: styles))
  }

  /// Forgets every pair.
  mutating func restartPairs() {
    pairs.removeAll(keepingCapacity: true)
  }

  /// The number of what becomes of a style; it must be one of those that it was restarted for.
  mutating func number(
    _ old: UInt16, in tables: inout CellTables, _ change: (CellStyle) -> CellStyle
  ) -> UInt16 {
    let known = numbers[Int(old)]
    if known > 0 { return UInt16(truncatingIfNeeded: known - 1) }
    let new = tables.number(of: change(tables.styles.values[Int(old)]))
    numbers[Int(old)] = UInt32(new) + 1
    return new
  }

  /// The number of a mixture of two styles, of which either text may be seen.
  mutating func number(
    over: UInt16, under: UInt16, showsOver: Bool, in tables: inout CellTables,
    _ mix: (CellStyle) -> CellStyle
  ) -> UInt16 {
    let key = UInt64(over) | UInt64(under) << 16 | (showsOver ? 1 << 32 : 0)
    if let known = pairs[key] { return known }
    let new = tables.number(of: mix(tables.styles.values[Int(under)]))
    pairs[key] = new
    return new
  }
}
