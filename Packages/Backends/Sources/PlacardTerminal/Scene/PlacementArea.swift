import PlacardLayout
import PlacardModels

/// The area in which a post may rest, and the area in which it may be visible.
struct PlacementArea: Sendable, Equatable {
  /// Its placement.
  var area: CellRect
  /// The area in which it is visible while it moves.
  var clip: CellRect

  /// Resolves the area of a post.
  ///
  /// - Throws: `UnresolvedContext` if there is none.
  init(
    _ context: OverlayContext, _ placement: Placement, in layout: HostLayout,
    contentInset: ContentInset?, screen: CellRect
  ) throws(UnresolvedContext) {
    var region: CellRect?
    switch context.place {
    case .screen: break
    case .automatic:
      region =
        placement == .center
        ? nil : layout.active.flatMap { layout.nearestRegion($0, on: screen) }
    case .region(let name): region = layout.region(name, on: screen)
    case .owner(let path): region = layout.nearestRegion(path, on: screen)
    }
    switch (context.place, region) {
    case (_, let region?): (area, clip) = (region, region)
    case (.automatic, nil), (.screen, nil):
      (area, clip) = (screen, screen)
      for bar in layout.bars { keepClear(of: bar, context.avoidance ?? bar.avoidance) }
    case (.region, nil), (.owner, nil):
      throw UnresolvedContext(context: context, regions: Array(layout.regions.keys).sorted())
    }
    guard !screen.isEmpty else {
      throw UnresolvedContext(context: context, regions: Array(layout.regions.keys).sorted())
    }
    area = contentInset?.clearing(area, screenRows: screen.rows) ?? area
  }

  private mutating func keepClear(of bar: HostLayout.Bar, _ avoidance: HostLayout.Avoidance) {
    guard avoidance != .over else { return }
    area = area.without(bar)
    if avoidance == .under { clip = clip.without(bar) }
  }
}

extension CellRect {
  fileprivate func without(_ bar: HostLayout.Bar) -> CellRect {
    let rows = min(bar.rows, rows)
    return CellRect(
      column: column, row: bar.edge == .top ? row + rows : row, columns: columns,
      rows: self.rows - rows)
  }
}
