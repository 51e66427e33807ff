import PlacardAccessibility
import PlacardAnimators
import PlacardLayout
import PlacardModels
@_spi(Stacks) import PlacardViews

/// Where the posts above an application stand.
extension OverlayScene {
  /// Assigns every post its position.
  mutating func arrange(at now: Duration) {
    items.removeAll { $0.hasLeft(at: now) }
    updateHold(at: now)
    flow(at: now)
    notes.removeAll(keepingCapacity: true)
    let keyed = keyIndex
    for index in items.indices {
      items[index].placementArea = try? placementArea(for: items[index])
      draw(index, hasFocus: index == keyed, at: now)
    }
    if sharedColumns.update(items, space: size.columns) {
      for index in items.indices { draw(index, hasFocus: index == keyed, at: now) }
    }
    stacked.removeAll(keepingCapacity: true)
    for index in items.indices {
      let isFirst = !items[..<index].contains { $0.isBeside(items[index]) }
      if isFirst, let bounds = items[index].placementArea {
        stack(from: index, in: clearing(bounds, for: index, at: now), at: now)
      }
    }
  }

  /// The part of an area that the posts of earlier stacks at the same edge leave to the columns of a stack.
  ///
  /// A post with a backdrop is above all others, and needs no space of its own. Where nothing is left for the
  /// newest post of the stack, it covers what is there.
  private func clearing(
    _ bounds: PlacementArea, for first: Int, at now: Duration
  ) -> PlacementArea {
    guard !items[first].dims, !stacked.isEmpty else { return bounds }
    var (left, right, least) = (Int.max, Int.min, 0)
    for index in first..<items.count where items[index].isBeside(items[first]) {
      guard let cells = items[index].drawing?.cells else { continue }
      let start = column(of: cells.columns, items[index], in: bounds.area)
      (left, right) = (min(left, start), max(right, start + cells.columns))
      least = cells.rows
    }
    var area = bounds.area
    let edge = items[first].verticalEdge
    for other in stacked where other.edge == edge {
      let rect = other.rect
      guard rect.column < right, left < rect.column + rect.columns,
        !rect.intersection(area).isEmpty
      else { continue }
      let end = area.row + area.rows
      if edge == .bottom {
        area.rows = max(rect.row - area.row, 0)
      } else {
        area.row = min(rect.row + rect.rows, end)
        area.rows = end - area.row
      }
    }
    var clear = bounds
    if area.rows >= least { clear.area = area }
    return clear
  }

  /// Redraws a post if its content, its size, its focus or its animation frame has changed.
  private mutating func draw(_ index: Int, hasFocus: Bool, at now: Duration) {
    guard let area = items[index].placementArea?.area else { return }
    let margin = items[index].margin(columns: area.columns)
    var viewEnvironment = environment
    viewEnvironment.columns = area.columns - margin.leading - margin.trailing
    viewEnvironment.rows = max(area.rows - margin.top - margin.bottom, 1)
    viewEnvironment.elapsed = items[index].spin(at: now)
    viewEnvironment.configuration = items[index].configuration
    viewEnvironment.pictures = items[index].pictures
    viewEnvironment.isRaised = true
    viewEnvironment.focus = hasFocus ? items[index].focused?.kind : nil
    viewEnvironment.isOnBoard = items[index].isOnBoard
    viewEnvironment.leastColumns = items[index].drawing?.environment.leastColumns ?? 1
    let post = items[index].post
    let isSame = items[index].drawing?.environment == viewEnvironment
    if !isSame {
      items[index].ownColumns =
        items[index].dims
        ? nil : ViewRenderer(viewEnvironment).sharedColumns(items[index].style, of: post)
    }
    let least = items[index].ownColumns.map { max($0, sharedColumns[items[index].placement]) } ?? 1
    if isSame, least == viewEnvironment.leastColumns { return }
    viewEnvironment.leastColumns = least
    let list = ViewRenderer(viewEnvironment).draw(items[index].style, of: post)
    items[index].drawing = (
      viewEnvironment,
      CellBuffer(
        list, link: hasLinks ? TerminalLink(post) : nil, widthModel: viewEnvironment.widthModel)
    )
    items[index].targets = list.targets
    revisions += 1
    items[index].revision = revisions
  }

  /// One stack while its posts get their positions.
  private struct Stack {
    /// The index of its first post.
    let first: Int
    let bounds: PlacementArea
    /// The rows that all of it takes at the moment.
    var rows = 0
    /// The row of the next post.
    var row = 0
    /// Whether there is space to say how many posts wait.
    var countsQueues = false
  }

  /// Stacks the posts of one stack vertically.
  private mutating func stack(from first: Int, in bounds: PlacementArea, at now: Duration) {
    var stack = Stack(first: first, bounds: bounds)
    var (needed, queued, last) = (0, 0, first)
    for index in first..<items.count where items[index].isBeside(items[first]) {
      items[index].isYielding = false
      stack.rows += height(of: index, at: now)
      needed += neededHeight(of: index, at: now)
      if queueCount(behind: index) > 0 { queued += 1 }
      last = index
    }
    stack.countsQueues = queued > 0 && needed + queued <= bounds.area.rows
    if stack.countsQueues {
      stack.rows += queued
      needed += queued
    }
    var yielding = 0
    for index in first..<last where items[index].isBeside(items[first]) {
      guard needed + min(yielding, 1) > bounds.area.rows else { break }
      items[index].isYielding = true
      yielding += 1
      needed -= neededHeight(of: index, at: now)
      stack.rows -= height(of: index, at: now)
    }
    let hasNote = yielding > 0 && needed < bounds.area.rows
    stack.rows += hasNote ? 1 : 0
    stack.row = bounds.area.row
    switch items[first].verticalEdge {
    case .top: break
    case .bottom: stack.row += max(bounds.area.rows - stack.rows, 0)
    default: stack.row += max(bounds.area.rows - stack.rows, 0) / 2
    }
    let end = stack.row + stack.rows
    let avoidance = shownContentInset?.avoidance(endingAt: end, screenRows: size.rows) ?? 0
    stack.row = max(stack.row - avoidance, bounds.area.row)
    if hasNote {
      notes.append(note(of: yielding, row: stack.row, in: bounds, beside: items[first]))
      stack.row += 1
    }
    for index in (first..<items.count).reversed() where items[index].post.standsAbove {
      append(index, to: &stack, at: now)
    }
    for index in first..<items.count where !items[index].post.standsAbove {
      append(index, to: &stack, at: now)
    }
  }

  /// The row that counts the posts that do not fit.
  private mutating func note(
    of count: Int, row: Int, in bounds: PlacementArea, beside item: SceneItem
  ) -> OverlayLayer {
    let mark = environment.glyphs == .unicode ? "…" : "..."
    let label = labels.label(" \(mark) \(count) more ", attributes: .dim)
    return OverlayLayer(
      label.cells, revision: label.revision,
      column: column(of: label.cells.columns, item, in: bounds.area), row: row, clip: bounds.clip)
  }

  /// The row that counts the posts that wait in a stack, below or above the newest of it.
  private mutating func addQueueNote(
    of count: Int, column: Int, row: Int, in bounds: PlacementArea
  ) {
    let label = labels.label(" +" + String(count) + " ", attributes: .dim)
    notes.append(
      OverlayLayer(
        label.cells, revision: label.revision, column: column + 1, row: row, clip: bounds.clip))
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

  /// The rows of a post in its stack, with its margins; they grow and shrink while it enters and leaves.
  private func height(of index: Int, at now: Duration) -> Int {
    fullHeight(of: index) - missingHeight(of: index, at: now)
  }

  /// The rows for which there must be space: all of a post that enters.
  private func neededHeight(of index: Int, at now: Duration) -> Int {
    isSliding(index, at: now) && !items[index].isLeaving
      ? fullHeight(of: index) : height(of: index, at: now)
  }

  /// The rows of a post at rest, with its margins.
  private func fullHeight(of index: Int) -> Int {
    guard let cells = items[index].drawing?.cells, cells.rows > 0 else { return 0 }
    let margin = items[index].margin(columns: items[index].placementArea?.area.columns ?? 0)
    return cells.rows + margin.top + margin.bottom
  }

  /// The rows that a post does not take yet, or no longer: what its animator hides, or what its neighbours have
  /// on their way.
  private func missingHeight(of index: Int, at now: Duration) -> Int {
    guard items[index].isMoving(at: now) else { return 0 }
    let full = fullHeight(of: index)
    let part =
      isSliding(index, at: now) ? items[index].presence(at: now) : reveal(of: index, at: now)
    return full - Int((Double(full) * min(max(part, 0), 1)).rounded())
  }

  /// Whether a post enters or leaves with all its rows, so that its neighbours slide.
  private func isSliding(_ index: Int, at now: Duration) -> Bool {
    items[index].isMoving(at: now) && reveal(of: index, at: now) == 1
  }

  private func reveal(of index: Int, at now: Duration) -> Double {
    let cells = items[index].drawing?.cells
    return items[index].pose(at: now, columns: cells?.columns ?? 0, rows: cells?.rows ?? 0).reveal
  }

  /// How far the area of a post that slides begins above the rows that it takes: its own area stays where it
  /// is, and only its neighbours move.
  private func overhang(of index: Int, in stack: Stack, at now: Duration) -> Int {
    guard isSliding(index, at: now) else { return 0 }
    let missing = missingHeight(of: index, at: now)
    switch items[index].verticalEdge {
    case .top: return 0
    case .bottom: return missing
    default:
      let spare = stack.bounds.area.rows - stack.rows
      return max(spare, 0) / 2 - max(spare - missing, 0) / 2
    }
  }

  /// Adds a post to the end of its stack, if it belongs there and fits.
  private mutating func append(_ index: Int, to stack: inout Stack, at now: Duration) {
    guard items[index].isBeside(items[stack.first]), !items[index].isYielding,
      let cells = items[index].drawing?.cells
    else { return }
    let area = stack.bounds.area
    let margin = items[index].margin(columns: area.columns)
    let column = column(of: cells.columns, items[index], in: area)
    let queued = stack.countsQueues ? queueCount(behind: index) : 0
    let start = stack.row
    if queued > 0, items[index].post.standsAbove {
      addQueueNote(of: queued, column: column, row: start + margin.top, in: stack.bounds)
      stack.row += 1
    }
    items[index].rect = CellRect(
      column: column, row: stack.row - overhang(of: index, in: stack, at: now) + margin.top,
      columns: cells.columns, rows: cells.rows)
    stack.row += height(of: index, at: now)
    if queued > 0, !items[index].post.standsAbove {
      addQueueNote(
        of: queued, column: column, row: max(stack.row - margin.bottom, start), in: stack.bounds)
      stack.row += 1
    }
    guard !items[index].dims else { return }
    let rect = CellRect(
      column: column, row: start, columns: cells.columns, rows: stack.row - start)
    stacked.append((rect, items[index].verticalEdge))
  }
}
