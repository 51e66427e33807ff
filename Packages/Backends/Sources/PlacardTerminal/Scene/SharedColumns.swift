import PlacardModels

/// The width that the posts of a stack share, by placement.
///
/// A width only grows while the stack holds a post, so that none changes when another goes.
struct SharedColumns: Sendable {
  private var columns: [Placement: Int] = [:]
  /// The columns of the place; where they change all widths are forgotten.
  private var room = 0

  /// The shared width of a stack, at least 1.
  subscript(placement: Placement) -> Int { columns[placement] ?? 1 }

  /// Updates the widths by the posts that have been measured.
  ///
  /// - Returns: Whether a width has changed.
  @discardableResult
  mutating func update(_ items: [SceneItem], room: Int) -> Bool {
    var hasChanged = room != self.room
    if room != self.room { columns.removeAll(keepingCapacity: true) }
    self.room = room
    for placement in Placement.allCases where columns[placement] != nil {
      if !items.contains(where: { $0.placement == placement && $0.ownColumns != nil }) {
        columns[placement] = nil
        hasChanged = true
      }
    }
    for item in items {
      guard let own = item.ownColumns, own > self[item.placement] else { continue }
      columns[item.placement] = own
      hasChanged = true
    }
    return hasChanged
  }
}
