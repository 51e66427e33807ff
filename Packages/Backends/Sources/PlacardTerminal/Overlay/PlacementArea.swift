import PlacardLayout
import PlacardModels

/// Where a post may stand and where it may be seen.
struct PlacementArea: Sendable, Equatable {
  /// Its placement.
  var area: CellRect
  /// Where it is seen on its way.
  var clip: CellRect

  /// Finds the place for a post.
  ///
  /// - Throws: `UnresolvedContext` where there is none.
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
      throw UnresolvedContext(context: context, regions: layout.regions.keys.sorted())
    }
    guard !screen.isEmpty else {
      throw UnresolvedContext(context: context, regions: layout.regions.keys.sorted())
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
