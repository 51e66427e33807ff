/// A part of a row that stands some columns further left or right than before.
struct RowShift {
  /// Where cells are inserted or deleted.
  let column: Int
  /// How many.
  let distance: Int
  /// Whether the part moved to the right.
  let isInsertion: Bool
  /// Where the cells begin that stay where they are.
  let end: Int

  /// Finds the distance that leaves the fewest cells to print; nil when moving saves none.
  ///
  /// - Complexity: Linear in the cells that differ for each distance that agrees for long.
  init?(_ change: RowChange) {
    let (new, old, first) = (change.new, change.old, change.first)
    for column in first..<new.count where new[column].width != 1 || old[column].width != 1 {
      return nil
    }
    let end = change.last + 1
    var oldStyles: UInt64 = 0
    for column in first..<end { oldStyles |= Self.bit(of: old[column]) }
    // Strangers are in a style that no old cell has, as all are in a row that fades: they must be printed.
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

  /// A bit that cells of one style share, with some of other styles.
  private static func bit(of cell: Cell) -> UInt64 { 1 << UInt64(cell.style & 63) }

  /// Whether every terminal moves so far: tmux 3.3 leaves old cells where it moves fewer than it inserts.
  private static func isSafe(
    _ distance: Int, _ isInsertion: Bool, from first: Int, to end: Int, of columns: Int
  ) -> Bool {
    isInsertion ? 2 * distance <= columns - first : end == columns || distance <= columns - end
  }

  /// The farthest that is looked for.
  private static var farthest: Int { 12 }
  /// The fewest cells that moving must save.
  private static var least: Int { 2 }
}
