import PlacardAccessibility
import PlacardAnimators
import PlacardLayout
import PlacardModels
import PlacardViews

extension OverlayScene {
  /// Returns the layers above the application's cells at a given time, from the bottom up; removes posts
  /// that have left.
  ///
  /// - Complexity: Linear in the posts, and in the text of what has changed.
  package mutating func layers(at now: Duration) -> [OverlayLayer] {
    arrange(at: now)
    layers.removeAll(keepingCapacity: true)
    layers.append(contentsOf: notes)
    for index in items.indices {
      guard let bounds = items[index].placementArea, !items[index].isYielding else { continue }
      layers.append(layer(of: index, in: bounds, at: now))
      if index == keyIndex, items[index].focused?.kind == .dismiss {
        layers.append(dismissLayer(of: items[index], in: bounds))
      }
    }
    return layers
  }

  /// The offset of a post from its resting position to out of sight.
  func way(of index: Int) -> AnimationContext {
    let rect = items[index].rect
    let clip = items[index].placementArea?.clip ?? screen
    let edge = side(of: index)
    let travel =
      switch edge {
      case .top: rect.row + rect.rows - clip.row
      case .bottom: clip.row + clip.rows - rect.row
      case .left: rect.column + rect.columns - clip.column
      case .right: clip.column + clip.columns - rect.column
      case nil: rect.rows
      }
    return AnimationContext(
      travel: Double(travel), columns: rect.columns, rows: rect.rows, edge: edge)
  }

  /// The edge that a post enters from.
  func side(of index: Int) -> AnimationContext.Edge? {
    switch (items[index].screenEdge, environment.writingDirection) {
    case (.left, .rightToLeft): .right
    case (.right, .rightToLeft): .left
    case (let edge, _): edge
    }
  }

  /// The position of a post, including the distance it was dragged.
  ///
  /// A post attached to its edge stays attached when its spring overshoots.
  func pose(of index: Int, at now: Duration) -> Pose {
    let way = way(of: index)
    var pose = items[index].pose(at: now, in: way)
    if way.edge != nil, way.inset == 0 {
      let beyond = way.along(min(way.toward(pose.offset), 0))
      pose.offset.columns -= beyond.columns
      pose.offset.rows -= beyond.rows
    }
    pose.offset.columns += items[index].drag.columns
    pose.offset.rows += items[index].drag.rows
    return pose
  }

  /// The hint in the row below a modal post that says what a tap outside does.
  private mutating func dismissLayer(of item: SceneItem, in bounds: PlacementArea) -> OverlayLayer {
    let rect = item.rect
    let label = labels.label(" \(item.dismissLabel(in: words)) ", attributes: .inverse)
    return OverlayLayer(
      label.cells, revision: label.revision,
      column: rect.column + (rect.columns - label.cells.columns) / 2,
      row: min(rect.row + rect.rows, bounds.clip.row + bounds.clip.rows - 1), clip: bounds.clip)
  }

  private mutating func layer(
    of index: Int, in bounds: PlacementArea, at now: Duration
  ) -> OverlayLayer {
    let pose = pose(of: index, at: now)
    let rect = items[index].rect
    let cells = items[index].drawing?.cells ?? CellBuffer(columns: 0, rows: 0)
    let column = rect.column + Int(min(max(pose.offset.columns, -1e5), 1e5).rounded())
    let row = rect.row + Int(min(max(pose.offset.rows, -1e5), 1e5).rounded())
    var layer = OverlayLayer(
      cells, revision: items[index].revision, column: column, row: row, clip: bounds.clip,
      opacity: pose.opacity,
      hasShadow: items[index].post.options.appearance?.hasShadow ?? false
        && cells.columns < bounds.area.columns)
    let scale = min(pose.scale, 1)
    if scale < 1 || pose.reveal < 1 {
      let columns = Int((Double(rect.columns) * max(scale, 0)).rounded())
      let rows = Int((Double(rect.rows) * max(scale, 0) * min(max(pose.reveal, 0), 1)).rounded())
      let isRevealing = pose.reveal < 1
      layer.clip = layer.clip.intersection(
        CellRect(
          column: column + (rect.columns - columns) / 2,
          row: isRevealing ? row : row + (rect.rows - rows) / 2, columns: columns, rows: rows))
      layer.hasShadow = false
    }
    if let backdrop = Backdrop(items[index].post.options.dim) {
      layer.backdrop = backdrop.faded(items[index].backdropOpacity(at: now))
      layer.backdropRect = bounds.clip
    }
    items[index].seen = layer.area
    items[index].origin = (column, row)
    return layer
  }
}
