import PlacardAccessibility
import PlacardAnimators
import PlacardLayout
import PlacardModels
@_spi(Stacks) import PlacardViews

extension TerminalScene {
  /// The visible part of a post's drawing, and its left column.
  struct Slice: Sendable {
    /// The index of the post in the scene.
    var index: Int
    var column: Int
    /// The blank rows above the drawing.
    var top: Int
    /// The visible range of those rows, the drawing and the blank rows below it.
    var rows: Range<Int>
    var opacity: Double
    /// Whether it is cut in favour of others.
    var isYielding = false
  }

  /// Maximum rows of one post: all but the row that counts the others.
  var space: Int? {
    environment.rows.map { max(items.count > 1 && $0 > 3 ? $0 - 1 : $0, 1) }
  }

  /// Returns the rows that are seen at a moment; what has left is forgotten.
  ///
  /// - Complexity: Linear in the cells seen, and in the text of what has changed; asks for no memory
  ///   once there is enough, if no more than the latest frame is kept.
  package mutating func frame(at now: Duration) -> CellBuffer {
    latest = now
    frameNumber += 1
    items.removeAll { $0.hasLeft(at: now) }
    keyNumber = keyIndex.map { items[$0].post.number }
    for index in items.indices { _ = draw(index, at: now, space: space) }
    sharedColumns.update(items, space: environment.columns)
    makeSpace(at: now)
    slice(at: now, space: space, isSpaced: true)
    if let limit = environment.rows, rowCount > limit {
      slice(at: now, space: space, isSpaced: false)
    }
    stack(limit: environment.rows)
    noteDrawn(at: now)
    return frame
  }

  /// Records which posts are drawn now, and which of them are fully visible; one that has just started its
  /// entrance may have no rows yet.
  private mutating func noteDrawn(at now: Duration) {
    for index in items.indices where items[index].drawnSince == nil {
      items[index].drawnSince = now
    }
    for slice in slices {
      items[slice.index].isYielding = slice.isYielding
      if slice.isYielding, items[slice.index].drawnSince == now {
        items[slice.index].drawnSince = nil
      } else if items[slice.index].seenSince == nil, !items[slice.index].isMoving(at: now) {
        items[slice.index].seenSince = now
        items[slice.index].wholeFrame = frameNumber
      }
    }
  }

  /// A post as it stays in the scrollback: at rest and in full, in its columns.
  func rows(of item: SceneItem, at now: Duration) -> CellBuffer {
    var item = item
    item.lifecycle = .kept
    let size = draw(&item, at: now, space: nil)
    var rows = CellBuffer(columns: environment.columns, rows: size.rows)
    if let cells = item.drawing?.cells {
      let clip = CellRect(column: 0, row: 0, columns: environment.columns, rows: size.rows)
      rows.draw(cells, column: column(of: size.columns, item), row: 0, clip: clip)
    }
    return rows
  }

  /// The rows of a post at rest.
  mutating func restingRows(of index: Int, at now: Duration) -> Int {
    draw(index, at: now, space: space).rows
  }

  /// The rows that posts take at a moment: those that leave what is left of them, the others all.
  mutating func rows(at now: Duration) -> Int {
    var rows = 0
    for index in items.indices {
      let size = draw(index, at: now, space: space)
      let isLeaving = items[index].isLeaving
      rows +=
        isLeaving
        ? slice(of: index, columns: size.columns, rows: size.rows, top: 0, at: now).rows.count
        : size.rows
    }
    return rows
  }

  /// Redraws a post if its content, the available space or its animation frame has changed.
  mutating func draw(_ index: Int, at now: Duration, space: Int?) -> (columns: Int, rows: Int) {
    draw(&items[index], at: now, space: space)
  }

  /// Redraws a post if its content, the available space or its animation frame has changed.
  func draw(
    _ item: inout SceneItem, at now: Duration, space: Int?
  ) -> (columns: Int, rows: Int) {
    let margin = item.sideMargins(columns: environment.columns)
    var viewEnvironment = environment
    viewEnvironment.columns -= margin.leading + margin.trailing
    viewEnvironment.rows = space
    viewEnvironment.elapsed = item.spin(at: now)
    viewEnvironment.configuration = item.configuration
    viewEnvironment.pictures = item.pictures
    viewEnvironment.showsPictures = environment.showsPictures && !item.isKept
    viewEnvironment.focus = item.post.number == keyNumber && !item.isKept ? item.focused?.kind : nil
    viewEnvironment.isOnBoard = item.isOnBoard
    viewEnvironment.leastColumns = item.drawing?.environment.leastColumns ?? 1
    let form = form(of: item, space: space)
    let isSame = item.drawing?.environment == viewEnvironment && item.form == form
    let style = style(of: item, as: form)
    if !isSame {
      item.ownColumns =
        form == .own ? ViewRenderer(viewEnvironment).sharedColumns(style, of: item.post) : nil
    }
    let least = item.ownColumns.map { max($0, sharedColumns[item.placement]) } ?? 1
    if !isSame || least != viewEnvironment.leastColumns {
      viewEnvironment.leastColumns = least
      let list = ViewRenderer(viewEnvironment).draw(style, of: item.post)
      let cells = CellBuffer(
        list,
        link: hasLinks ? TerminalLink(item.post) : nil, widthModel: viewEnvironment.widthModel)
      item.drawing = (viewEnvironment, cells)
      item.targets = list.targets
      item.form = form
    }
    return item.drawing.map { ($0.cells.columns, $0.cells.rows) } ?? (0, 0)
  }

  /// The rows below which a post without a chosen style is a line.
  private static let rowsForCards = 12

  /// How a post is drawn: in a single row if it is running work that lacks space, or anything but a question
  /// in a place of two rows or one; as a line in a low place, unless somebody chose another style.
  private func form(of item: SceneItem, space: Int?) -> SceneItem.Form {
    guard space != nil, let limit = environment.rows else { return .own }
    let isOpen = limit < Self.rowsForCards && item.hasOpenStyle
    switch item.claim {
    case .asking: return .own
    case .working where isCompact || limit < 3: return .statusLine
    case .lasting where limit < 3, .timed where limit < 3: return .statusLine
    case .working, .lasting, .timed: return isOpen ? .line : .own
    }
  }

  private func style(of item: SceneItem, as form: SceneItem.Form) -> any MessageStyle {
    switch form {
    case .own: item.style
    case .line: styles["line"] ?? item.style
    case .statusLine: StatusLine()
    }
  }

  /// Computes the visible slice of every post.
  private mutating func slice(at now: Duration, space: Int?, isSpaced: Bool) {
    slices.removeAll(keepingCapacity: true)
    for index in items.indices {
      let size = draw(index, at: now, space: space)
      var (top, bottom) = (0, 0)
      if isSpaced, let margin = items[index].post.options.margin, size.rows > 0 {
        let spare = max((space ?? .max) - size.rows, 0)
        top = min(max(margin.top, 0), spare)
        bottom = min(max(margin.bottom, 0), spare - top)
      }
      let slice = slice(
        of: index, columns: size.columns, rows: top + size.rows + bottom, top: top, at: now)
      if !slice.rows.isEmpty { slices.append(slice) }
    }
  }

  private func slice(
    of index: Int, columns: Int, rows: Int, top: Int, at now: Duration
  ) -> Slice {
    let pose = items[index].pose(at: now, columns: columns, rows: rows)
    let isOvershoot = items[index].isBeyondRest(pose, rows: rows)
    let hidden = isOvershoot ? 0 : Self.cells(pose.offset.rows.magnitude, most: rows)
    let closes = items[index].isLeaving && pose.offset.rows == 0 && pose.reveal == 1
    let part = closes ? items[index].presence(at: now) : max(pose.reveal, 0)
    let revealed = Self.cells(Double(rows) * part, most: rows)
    let seen = pose.scale > 0 ? min(rows - hidden, revealed) : 0
    let shift = Self.cells(pose.offset.columns.magnitude, most: environment.columns)
    return Slice(
      index: index,
      column: column(of: columns, items[index]) + (pose.offset.columns < 0 ? -shift : shift),
      top: top, rows: pose.offset.rows < 0 ? rows - seen..<rows : 0..<seen, opacity: pose.opacity)
  }

  /// The number in whole cells, clamped to finite values of at least 0.
  private static func cells(_ number: Double, most: Int) -> Int {
    Int(min(number, Double(most)).rounded())
  }

  /// The left column of a drawing next to its margins, mirrored in right-to-left layout.
  private func column(of width: Int, _ item: SceneItem) -> Int {
    let margin = item.sideMargins(columns: environment.columns)
    let spare = max(environment.columns - margin.leading - margin.trailing - width, 0)
    let start =
      switch item.post.options.placement ?? .top {
      case .center: margin.leading + spare / 2
      case .topTrailing, .bottomTrailing: margin.leading + spare
      case .topLeading, .bottomLeading: margin.leading
      case .top, .bottom:
        switch item.style.alignment {
        case .start: margin.leading
        case .center: margin.leading + spare / 2
        case .end: margin.leading + spare
        }
      }
    guard environment.writingDirection == .rightToLeft else { return start }
    return environment.columns - width - start
  }

  /// Stacks the slices vertically; the earliest are cut to meet a limit.
  private mutating func stack(limit: Int?) {
    var rows = rowCount
    let limit = max(limit ?? rows, 1)
    var yielding = 0
    if rows > limit {
      order.removeAll(keepingCapacity: true)
      order.append(contentsOf: slices.indices)
      order.sort { items[slices[$0].index].yields(before: items[slices[$1].index]) }
      for index in order.dropLast() where rows + (yielding == 0 ? 0 : 1) > limit {
        slices[index].isYielding = true
        yielding += 1
        rows -= slices[index].rows.count
      }
    }
    isCounting = yielding > 0
    let hasNote = yielding > 0 && limit > 1
    rows += hasNote ? 1 : 0
    let queued = queuedSlices
    let countsQueues = queued > 0 && rows + queued <= limit
    rows += countsQueues ? queued : 0
    swap(&frame, &spare)
    frame.clear(columns: environment.columns, rows: min(rows, limit))
    if hasNote {
      let mark = environment.glyphs == .unicode ? "…" : "..."
      let style = CellStyle(attributes: .dim)
      frame.write("\(mark) \(yielding) more", column: 0, row: 0, style: style)
    }
    let fades = environment.depth > .ansi16 && environment.theme.scheme != nil
    let isDark = environment.theme.scheme == .dark
    let text = isDark ? RGB.white : .black
    let background = environment.theme.background ?? (isDark ? .black : .white)
    let modal = items.first { $0.post.number == keyNumber && $0.dims }?.post.number
    var row = hasNote ? 1 : 0
    for slice in slices where !slice.isYielding {
      let item = items[slice.index]
      guard let cells = item.drawing?.cells else { continue }
      let queued = countsQueues ? queueCount(behind: slice.index) : 0
      if queued > 0, item.post.standsAbove { count(queued, at: slice.column, row: &row) }
      let clip = CellRect(
        column: 0, row: row, columns: environment.columns, rows: slice.rows.count)
      let top = row - slice.rows.lowerBound + slice.top
      items[slice.index].origin = (slice.column, top)
      items[slice.index].seen = CellRect(
        column: slice.column, row: top, columns: cells.columns, rows: cells.rows
      ).intersection(clip)
      if let modal, modal != item.post.number {
        frame.draw(cells, column: slice.column, row: top, clip: clip) { $0.faint }
      } else if fades {
        frame.draw(
          cells, column: slice.column, row: top, clip: clip, opacity: slice.opacity,
          foreground: text, background: background)
      } else {
        let isKnown = environment.depth <= .ansi16 || environment.theme.scheme != nil
        switch FadeStage(opacity: isKnown ? 1 : slice.opacity) {
        case .hidden: break
        case .faint: frame.draw(cells, column: slice.column, row: top, clip: clip) { $0.faint }
        case .whole: frame.draw(cells, column: slice.column, row: top, clip: clip)
        }
      }
      row += slice.rows.count
      if queued > 0, !item.post.standsAbove { count(queued, at: slice.column, row: &row) }
    }
  }

  /// Draws how many posts wait in a stack, below where its signs stand.
  private mutating func count(_ waiting: Int, at column: Int, row: inout Int) {
    frame.write("+" + String(waiting), column: column + 2, row: row, style: CellStyle.plain.faint)
    row += 1
  }

  /// The number of slices beside which the posts are counted that wait.
  private var queuedSlices: Int {
    guard !queues.isEmpty else { return 0 }
    var count = 0
    for slice in slices where !slice.isYielding && queueCount(behind: slice.index) > 0 {
      count += 1
    }
    return count
  }

  private var rowCount: Int {
    var rows = 0
    for slice in slices { rows += slice.rows.count }
    return rows
  }
}

extension SceneItem {
  /// The columns of its margin, none below zero and one left between them.
  fileprivate func sideMargins(columns: Int) -> (leading: Int, trailing: Int) {
    let margin = post.options.margin ?? Margin()
    let leading = min(max(margin.leading, 0), columns - 1)
    return (leading, min(max(margin.trailing, 0), columns - 1 - leading))
  }
}
