import PlacardModels

/// The width that the posts of a stack share, by placement.
///
/// A width only grows while the stack holds a post, so that none changes when another goes.
struct SharedColumns: Sendable {
  private var columns = Array(repeating: 1, count: Placement.allCases.count)
  /// The columns of the place; where they change all widths are forgotten.
  private var space = 0

  /// The shared width of a stack, at least 1.
  subscript(placement: Placement) -> Int { columns[placement.index] }

  /// Updates the widths by the posts that have been measured.
  ///
  /// - Returns: Whether a width has changed.
  @discardableResult
  mutating func update(_ items: [SceneItem], space: Int) -> Bool {
    var hasChanged = space != self.space
    for placement in Placement.allCases where self[placement] > 1 {
      let isHeld = items.contains { $0.placement == placement && $0.ownColumns != nil }
      guard space != self.space || !isHeld else { continue }
      columns[placement.index] = 1
      hasChanged = true
    }
    self.space = space
    for item in items {
      guard let own = item.ownColumns, own > self[item.placement] else { continue }
      columns[item.placement.index] = own
      hasChanged = true
    }
    return hasChanged
  }
}

extension Placement {
  /// Its index among all cases.
  fileprivate var index: Int {
    switch self {
    case .top: 0
    case .bottom: 1
    case .center: 2
    case .topLeading: 3
    case .topTrailing: 4
    case .bottomLeading: 5
    case .bottomTrailing: 6
    }
  }
}
