import PlacardLayout
package import PlacardAccessibility

extension OverlayScene {
  /// The post with keyboard input: the topmost modal one.
  var keyIndex: Int? { items.lastIndex { $0.isModal } }

  /// The focus targets, in order: those of the modal post, then the area that dismisses it.
  package var focusTargets: [FocusTarget] { keyIndex.map { items[$0].focusTargets } ?? [] }

  /// What a pointer finds in a cell.
  func spot(_ column: Int, _ row: Int) -> PointerSpot {
    for index in items.indices.reversed() {
      let item = items[index]
      if item.isLive, item.seen.contains(column: column, row: row) { return .post(index) }
      if item.isModal, item.placementArea?.clip.contains(column: column, row: row) ?? false {
        return .beside(index)
      }
    }
    return .application
  }
}
