import PlacardAccessibility
import PlacardAnimators
import PlacardLayout
import PlacardModels
import PlacardViews

extension TerminalScene {
  /// The part of a post's drawing that is seen, and where its columns begin.
  fileprivate struct Slice {
    var number: Int
    var cells: CellBuffer
    var column: Int
    var rows: Range<Int>
    var opacity: Double
  }

  /// The rows that one post may take: all but the line that says how many others there are.
  var room: Int? {
    environment.rows.map { max(items.count > 1 ? $0 - 1 : $0, 1) }
  }

  /// Returns the rows that are seen at a moment; what has left is forgotten.
  ///
  /// - Complexity: Linear in the cells seen, and in the text of what has changed.
  public mutating func frame(at now: Duration) -> CellBuffer {
    items.removeAll { $0.hasLeft(at: now) }
    var slices = slices(at: now, room: room, isSpaced: true)
    if let limit = environment.rows, slices.rowCount > limit {
      slices = self.slices(at: now, room: room, isSpaced: false)
    }
    return stack(slices, limit: environment.rows)
  }

  /// Returns what stays in the history when the scene is closed: the posts that never ended, whole.
  public mutating func remains(at now: Duration) -> CellBuffer {
    items.removeAll { !$0.isKept }
    return stack(slices(at: now, room: nil, isSpaced: false), limit: nil)
  }

  /// Draws a post anew if its content, the room or its spinning has changed.
  mutating func drawing(of index: Int, at now: Duration, room: Int?) -> CellBuffer {
    let post = items[index].post
    let margin = (post.options.margin ?? Margin()).fitted(columns: environment.columns)
    var place = environment
    place.columns -= margin.leading + margin.trailing
    place.rows = room
    place.elapsed = items[index].spin(at: now)
    place.configuration = items[index].configuration
    if let known = items[index].drawing, known.place == place { return known.cells }
    let view = views.view(named: post.options.style)
    let cells = CellBuffer(
      ViewRenderer(place).draw(view, of: post), link: hasLinks ? TerminalLink(post) : nil)
    items[index].drawing = (place, cells)
    return cells
  }

  private mutating func slices(at now: Duration, room: Int?, isSpaced: Bool) -> [Slice] {
    items.indices.map { index in
      let cells = drawing(of: index, at: now, room: room)
      let margin = isSpaced ? items[index].post.options.margin : nil
      return slice(of: index, margin.map { cells.spaced(by: $0, room: room) } ?? cells, at: now)
    }.filter { !$0.rows.isEmpty }
  }

  private func slice(of index: Int, _ cells: CellBuffer, at now: Duration) -> Slice {
    let pose = items[index].pose(at: now, columns: cells.columns, rows: cells.rows)
    let isOvershoot = items[index].isBeyondPlace(pose, rows: cells.rows)
    let hidden = isOvershoot ? 0 : Self.cells(pose.offset.rows.magnitude, most: cells.rows)
    let revealed = Self.cells(Double(cells.rows) * max(pose.reveal, 0), most: cells.rows)
    let seen = pose.scale > 0 ? min(cells.rows - hidden, revealed) : 0
    let shift = Self.cells(pose.offset.columns.magnitude, most: environment.columns)
    let column = column(of: cells.columns, items[index].post)
    return Slice(
      number: items[index].post.number, cells: cells,
      column: column + (pose.offset.columns < 0 ? -shift : shift),
      rows: pose.offset.rows < 0 ? cells.rows - seen..<cells.rows : 0..<seen,
      opacity: pose.opacity)
  }

  /// A finite number that is not negative, in whole cells.
  private static func cells(_ number: Double, most: Int) -> Int {
    Int(min(number, Double(most)).rounded())
  }

  /// The cells seen through the background, where the colours for that exist.
  private func faded(_ cells: CellBuffer, _ opacity: Double) -> CellBuffer {
    guard environment.depth > .ansi16 else { return cells }
    let isDark = environment.theme.scheme == .dark
    return cells.faded(
      opacity, foreground: isDark ? .white : .black, background: isDark ? .black : .white)
  }

  /// Where a drawing begins that stands beside its margins, mirrored where writing starts at the right.
  private func column(of width: Int, _ post: Post) -> Int {
    let options = post.options
    let margin = (options.margin ?? Margin()).fitted(columns: environment.columns)
    let spare = max(environment.columns - margin.leading - margin.trailing - width, 0)
    let start =
      switch options.placement ?? .top {
      case .center: margin.leading + spare / 2
      case .topTrailing, .bottomTrailing: margin.leading + spare
      case .topLeading, .bottomLeading: margin.leading
      case .top, .bottom:
        switch views.view(named: options.style).alignment {
        case .start: margin.leading
        case .center: margin.leading + spare / 2
        case .end: margin.leading + spare
        }
      }
    guard environment.writingDirection == .rightToLeft else { return start }
    return environment.columns - width - start
  }

  /// Puts slices below each other; those that came first give way to a limit.
  private func stack(_ slices: [Slice], limit: Int?) -> CellBuffer {
    var rows = slices.rowCount
    let limit = max(limit ?? rows, 1)
    var yielding: Set<Int> = []
    for slice in slices.sorted(by: { $0.number < $1.number }).dropLast() {
      guard rows + (yielding.isEmpty ? 0 : 1) > limit else { break }
      yielding.insert(slice.number)
      rows -= slice.rows.count
    }
    let hasNote = !yielding.isEmpty && limit > 1
    var frame = CellBuffer(
      columns: environment.columns, rows: min(rows + (hasNote ? 1 : 0), limit))
    if hasNote {
      let mark = environment.glyphs == .unicode ? "…" : "..."
      let style = CellStyle(attributes: .dim)
      frame.write("\(mark) \(yielding.count) more", column: 0, row: 0, style: style)
    }
    var row = hasNote ? 1 : 0
    for slice in slices where !yielding.contains(slice.number) {
      let clip = CellRect(
        column: 0, row: row, columns: environment.columns, rows: slice.rows.count)
      frame.draw(
        faded(slice.cells, slice.opacity), column: slice.column,
        row: row - slice.rows.lowerBound, clip: clip)
      row += slice.rows.count
    }
    return frame
  }
}

extension [TerminalScene.Slice] {
  fileprivate var rowCount: Int { reduce(0) { $0 + $1.rows.count } }
}

extension Margin {
  /// The columns of the margin, none below zero and one left between them.
  fileprivate func fitted(columns: Int) -> Margin {
    let leading = min(max(leading, 0), columns - 1)
    return Margin(
      leading: leading, trailing: min(max(trailing, 0), columns - 1 - leading))
  }
}

extension CellBuffer {
  /// The grid with as many blank rows above and below as the margin asks and the room allows.
  fileprivate func spaced(by margin: Margin, room: Int?) -> CellBuffer {
    let spare = rows == 0 ? 0 : max((room ?? .max) - rows, 0)
    let top = min(max(margin.top, 0), spare)
    let bottom = min(max(margin.bottom, 0), spare - top)
    guard top + bottom > 0 else { return self }
    var spaced = CellBuffer(columns: columns, rows: rows + top + bottom)
    spaced.draw(self, column: 0, row: top)
    return spaced
  }
}
