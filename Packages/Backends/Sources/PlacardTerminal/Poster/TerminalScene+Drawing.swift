import PlacardAnimators
import PlacardAccessibility
import PlacardLayout
import PlacardModels
import PlacardViews

extension TerminalScene {
  /// The part of a post's drawing that is seen, and where its columns begin.
  private struct Slice {
    var cells: CellBuffer
    var column: Int
    var rows: Range<Int>
    var opacity: Double
  }

  /// Returns the rows that are seen at a moment; what has left is forgotten.
  ///
  /// - Complexity: Linear in the cells seen, and in the text of what has changed.
  public mutating func frame(at now: Duration) -> CellBuffer {
    items.removeAll { $0.hasLeft(at: now) }
    var slices: [Slice] = []
    for index in items.indices {
      slices.append(slice(of: index, at: now))
    }
    return stack(slices, limit: environment.rows)
  }

  /// Returns what stays in the history when the scene is closed: the posts that never ended.
  public mutating func remains(at now: Duration) -> CellBuffer {
    items.removeAll { item in
      if case .kept = item.stage { false } else { true }
    }
    var slices: [Slice] = []
    for index in items.indices {
      slices.append(slice(of: index, at: now))
    }
    return stack(slices, limit: nil)
  }

  /// Draws a post anew if its content, the room or its spinning has changed.
  mutating func drawing(of index: Int, at now: Duration) -> CellBuffer {
    let item = items[index]
    let spin = item.isSpinning ? item.elapsed(at: now) : .zero
    let step = spin - spin.remainder(in: Self.spinStep)
    if let known = item.drawing, known.columns == environment.columns, known.elapsed == step {
      return known.cells
    }
    var place = environment
    place.rows = nil
    place.elapsed = step
    let view = views.view(named: item.post.options.style)
    let cells = CellBuffer(ViewRenderer(place).draw(view, of: item.post))
    items[index].drawing = (environment.columns, step, cells)
    return cells
  }

  private mutating func slice(of index: Int, at now: Duration) -> Slice {
    let cells = drawing(of: index, at: now)
    let pose = items[index].pose(at: now, columns: cells.columns, rows: cells.rows)
    let hidden = min(Int(abs(pose.offset.rows).rounded()), cells.rows)
    let revealed = Int((Double(cells.rows) * min(max(pose.reveal, 0), 1)).rounded())
    let seen = max(min(cells.rows - hidden, revealed), 0)
    let placement = items[index].post.options.placement ?? .top
    let fromTop = pose.offset.rows < 0
    return Slice(
      cells: cells, column: column(of: cells.columns, placement),
      rows: fromTop ? cells.rows - seen..<cells.rows : 0..<seen, opacity: pose.opacity)
  }

  /// The cells seen through the background, where the colours for that exist.
  private func faded(_ cells: CellBuffer, _ opacity: Double) -> CellBuffer {
    guard environment.depth > .ansi16 else { return cells }
    let isDark = environment.theme.scheme == .dark
    return cells.faded(
      opacity, foreground: isDark ? .white : .black, background: isDark ? .black : .white)
  }

  private func column(of width: Int, _ placement: Placement) -> Int {
    let spare = max(environment.columns - width, 0)
    switch placement {
    case .center: return spare / 2
    case .topTrailing, .bottomTrailing: return spare
    case .top, .bottom, .topLeading, .bottomLeading: return 0
    }
  }

  /// Puts slices below each other; the oldest give way to a limit.
  private func stack(_ slices: [Slice], limit: Int?) -> CellBuffer {
    var shown = slices[...]
    var rows = slices.reduce(0) { $0 + $1.rows.count }
    let limit = limit.map { max($0, 1) } ?? rows
    while rows > limit, shown.count > 1 {
      if shown.count == slices.count { rows += 1 }
      rows -= shown.removeFirst().rows.count
    }
    var frame = CellBuffer(columns: environment.columns, rows: min(rows, limit))
    var row = 0
    if shown.count < slices.count {
      row = 1
      let style = CellStyle(attributes: .dim)
      frame.write("… \(slices.count - shown.count) more", column: 0, row: 0, style: style)
    }
    for slice in shown {
      frame.draw(
        faded(slice.cells, slice.opacity), column: slice.column,
        row: row - slice.rows.lowerBound,
        clip: CellRect(
          column: 0, row: row, columns: environment.columns,
          rows: min(slice.rows.count, frame.rows - row)))
      row += slice.rows.count
    }
    return frame
  }
}

extension Duration {
  /// What is left after the largest multiple of a step.
  fileprivate func remainder(in step: Duration) -> Duration {
    self - step * Int((self / step).rounded(.down))
  }
}
