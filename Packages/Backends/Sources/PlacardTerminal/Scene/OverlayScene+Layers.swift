import PlacardAccessibility
import PlacardAnimators
import PlacardLayout
import PlacardModels
import PlacardText
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
        layers.append(dismissLayer(below: items[index].place, in: bounds))
      }
    }
    return layers
  }

  /// Assigns every post its position.
  mutating func arrange(at now: Duration) {
    items.removeAll { $0.hasLeft(at: now) }
    flow(at: now)
    notes.removeAll(keepingCapacity: true)
    let keyed = keyIndex
    for index in items.indices {
      items[index].placementArea = try? placementArea(for: items[index])
      draw(index, hasFocus: index == keyed, at: now)
    }
    for index in items.indices {
      let isFirst = !items[..<index].contains { $0.isBeside(items[index]) }
      if isFirst, let bounds = items[index].placementArea {
        stack(from: index, in: bounds, at: now)
      }
    }
  }

  /// Redraws a post if its content, its size, its focus or its animation frame has changed.
  private mutating func draw(_ index: Int, hasFocus: Bool, at now: Duration) {
    guard let area = items[index].placementArea?.area else { return }
    let margin = items[index].margin(columns: area.columns)
    var place = environment
    place.columns = area.columns - margin.leading - margin.trailing
    place.rows = max(area.rows - margin.top - margin.bottom, 1)
    place.elapsed = items[index].spin(at: now)
    place.configuration = items[index].configuration
    place.pictures = items[index].pictures
    place.isRaised = true
    place.focus = hasFocus ? items[index].focused?.kind : nil
    if items[index].drawing?.place == place { return }
    let post = items[index].post
    let list = ViewRenderer(place).draw(items[index].style, of: post)
    items[index].drawing = (
      place,
      CellBuffer(list, link: hasLinks ? TerminalLink(post) : nil, widthModel: place.widthModel)
    )
    items[index].targets = list.targets
    revisions += 1
    items[index].revision = revisions
  }

  /// Stacks the posts of one stack vertically.
  private mutating func stack(from first: Int, in bounds: PlacementArea, at now: Duration) {
    var rows = 0
    var last = first
    for index in first..<items.count where items[index].isBeside(items[first]) {
      items[index].isYielding = false
      rows += height(of: index, at: now)
      last = index
    }
    var yielding = 0
    for index in first..<last where items[index].isBeside(items[first]) {
      guard rows + min(yielding, 1) > bounds.area.rows else { break }
      items[index].isYielding = true
      yielding += 1
      rows -= height(of: index, at: now)
    }
    let hasNote = yielding > 0 && rows < bounds.area.rows
    rows += hasNote ? 1 : 0
    var row = bounds.area.row
    switch items[first].post.options.placement ?? .top {
    case .top, .topLeading, .topTrailing: break
    case .center: row += max(bounds.area.rows - rows, 0) / 2
    case .bottom, .bottomLeading, .bottomTrailing: row += max(bounds.area.rows - rows, 0)
    }
    let avoidance = shownContentInset?.avoidance(endingAt: row + rows, screenRows: size.rows) ?? 0
    row = max(row - avoidance, bounds.area.row)
    if hasNote {
      notes.append(note(of: yielding, row: row, in: bounds, beside: items[first]))
      row += 1
    }
    for index in (first..<items.count).reversed() where items[index].post.standsAbove {
      settle(index, beside: first, row: &row, in: bounds, at: now)
    }
    for index in first..<items.count where !items[index].post.standsAbove {
      settle(index, beside: first, row: &row, in: bounds, at: now)
    }
  }

  /// The row that counts the posts that do not fit.
  private mutating func note(
    of count: Int, row: Int, in bounds: PlacementArea, beside item: SceneItem
  ) -> OverlayLayer {
    let mark = environment.glyphs == .unicode ? "…" : "..."
    let text = " \(mark) \(count) more "
    let cells = notePictures[text] ?? CellBuffer(note: text)
    notePictures[text] = cells
    return OverlayLayer(
      cells, revision: -1 - count, column: column(of: cells.columns, item, in: bounds.area),
      row: row,
      clip: bounds.clip)
  }

  /// The left column of something of a given width in an area, mirrored in right-to-left layout.
  private func column(of columns: Int, _ item: SceneItem, in area: CellRect) -> Int {
    let margin = item.margin(columns: area.columns)
    let spare = max(area.columns - margin.leading - margin.trailing - columns, 0)
    let start =
      switch item.post.options.placement ?? .top {
      case .topLeading, .bottomLeading: margin.leading
      case .top, .center, .bottom: margin.leading + spare / 2
      case .topTrailing, .bottomTrailing: margin.leading + spare
      }
    let isMirrored = environment.writingDirection == .rightToLeft
    return area.column + (isMirrored ? area.columns - columns - start : start)
  }

  /// The rows of a post in its stack, with its margins.
  private func height(of index: Int, at now: Duration) -> Int {
    guard let cells = items[index].drawing?.cells, cells.rows > 0 else { return 0 }
    let margin = items[index].margin(columns: items[index].placementArea?.area.columns ?? 0)
    let pose = items[index].pose(at: now, columns: cells.columns, rows: cells.rows)
    let rows = cells.rows + margin.top + margin.bottom
    return Int((Double(rows) * min(max(pose.reveal, 0), 1)).rounded())
  }

  /// Adds a post to the end of its stack, if it belongs there and fits.
  private mutating func settle(
    _ index: Int, beside first: Int, row: inout Int, in bounds: PlacementArea, at now: Duration
  ) {
    guard items[index].isBeside(items[first]), !items[index].isYielding,
      let cells = items[index].drawing?.cells
    else { return }
    let area = bounds.area
    let margin = items[index].margin(columns: area.columns)
    items[index].place = CellRect(
      column: column(of: cells.columns, items[index], in: area),
      row: row + margin.top, columns: cells.columns, rows: cells.rows)
    row += height(of: index, at: now)
  }

  /// The offset of a post from its resting position to out of sight.
  func way(of index: Int) -> AnimationContext {
    let place = items[index].place
    let clip = items[index].placementArea?.clip ?? screen
    let edge = side(of: index)
    let travel =
      switch edge {
      case .top: place.row + place.rows - clip.row
      case .bottom: clip.row + clip.rows - place.row
      case .left: place.column + place.columns - clip.column
      case .right: clip.column + clip.columns - place.column
      case nil: place.rows
      }
    return AnimationContext(
      travel: Double(travel), columns: place.columns, rows: place.rows, edge: edge)
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
  private func dismissLayer(below place: CellRect, in bounds: PlacementArea) -> OverlayLayer {
    OverlayLayer(
      dismissLabel, revision: -1, column: place.column + (place.columns - dismissLabel.columns) / 2,
      row: min(place.row + place.rows, bounds.clip.row + bounds.clip.rows - 1), clip: bounds.clip)
  }

  private mutating func layer(
    of index: Int, in bounds: PlacementArea, at now: Duration
  ) -> OverlayLayer {
    let pose = pose(of: index, at: now)
    let place = items[index].place
    let cells = items[index].drawing?.cells ?? CellBuffer(columns: 0, rows: 0)
    let column = place.column + Int(min(max(pose.offset.columns, -1e5), 1e5).rounded())
    let row = place.row + Int(min(max(pose.offset.rows, -1e5), 1e5).rounded())
    var layer = OverlayLayer(
      cells, revision: items[index].revision, column: column, row: row, clip: bounds.clip,
      opacity: pose.opacity,
      hasShadow: items[index].post.options.appearance?.hasShadow ?? false
        && cells.columns < bounds.area.columns)
    let scale = min(pose.scale, 1)
    if scale < 1 || pose.reveal < 1 {
      let columns = Int((Double(place.columns) * max(scale, 0)).rounded())
      let rows = Int((Double(place.rows) * max(scale, 0) * min(max(pose.reveal, 0), 1)).rounded())
      let isRevealing = pose.reveal < 1
      layer.clip = layer.clip.intersection(
        CellRect(
          column: column + (place.columns - columns) / 2,
          row: isRevealing ? row : row + (place.rows - rows) / 2, columns: columns, rows: rows))
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

extension CellBuffer {
  /// A text that is less important than others.
  fileprivate init(note text: String) {
    self.init(columns: PlacardText.columns(of: text), rows: 1)
    write(text, column: 0, row: 0, style: CellStyle(attributes: .dim))
  }
}
