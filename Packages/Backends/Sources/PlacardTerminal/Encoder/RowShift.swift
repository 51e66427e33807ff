/// A part of a row that has moved by some columns to the left or right.
struct RowShift {
  /// The column at which cells are inserted or deleted.
  let column: Int
  /// The number of inserted or deleted cells.
  let distance: Int
  /// Whether the part has moved to the right.
  let isInsertion: Bool
  /// The start of the cells that have not moved.
  let end: Int

  /// Finds the distance that leaves the fewest cells to print; nil when no shift saves any.
  ///
  /// - Complexity: Linear in the number of differing cells for each distance with a long common
  ///   prefix.
  init?(_ change: RowChange) {
    let (new, old, first) = (change.new, change.old, change.first)
    for column in first..<new.count where new[column].width != 1 || old[column].width != 1 {
      return nil
    }
    let end = change.last + 1
    var oldStyles: UInt64 = 0
    for column in first..<end { oldStyles |= Self.bit(of: old[column]) }
    // `strangers` counts cells in a style that no old cell has, such as a fading row's: they must
    // be printed.
    var (fewest, strangers) = (-Self.least, 0)
    for column in first..<end where new[column] != old[column] {
      fewest += 1
      if oldStyles & Self.bit(of: new[column]) == 0 { strangers += 1 }
    }
    guard strangers < fewest else { return nil }
    var found: (distance: Int, isInsertion: Bool)?
    for distance in 1...Self.farthest where first + distance < end {
      for isInsertion in [false, true]
      where Self.isSafe(distance, isInsertion, from: first, to: end, of: new.count) {
        var (to, from) = isInsertion ? (first + distance, first) : (first, first + distance)
        var misses = distance
        while misses < fewest, max(to, from) < end {
          if new[to] != old[from] { misses += 1 }
          to += 1
          from += 1
        }
        if misses < fewest {
          fewest = misses
          found = (distance, isInsertion)
        }
      }
    }
    guard let found else { return nil }
    column = first
    distance = found.distance
    isInsertion = found.isInsertion
    self.end = end
  }

  /// A bit of a Bloom filter of styles; some styles share a bit.
  private static func bit(of cell: Cell) -> UInt64 { 1 << UInt64(cell.style & 63) }

  /// Whether every terminal shifts correctly: tmux 3.3 leaves old cells where it moves fewer than
  /// it inserts.
  private static func isSafe(
    _ distance: Int, _ isInsertion: Bool, from first: Int, to end: Int, of columns: Int
  ) -> Bool {
    isInsertion ? 2 * distance <= columns - first : end == columns || distance <= columns - end
  }

  /// The maximum distance tried.
  private static var farthest: Int { 12 }
  /// The minimum number of cells that a shift must save.
  private static var least: Int { 2 }
}
