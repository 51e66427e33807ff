import PlacardLayout
package import PlacardViews

/// Composites layers above an application's cells, and recomposes only what has changed.
///
/// A pure value: the same cells and layers always give the same frame. Cells that no layer, shadow or
/// backdrop covers are unchanged, except that the remaining half of a wide character cut by a layer becomes
/// a space.
///
/// ```swift
/// var compositor = Compositor(environment)
/// let rows = compositor.compose(layers, over: cells)
/// renderer.paint(compositor.frame, into: &bytes)
/// ```
package struct Compositor: Sendable {
  /// The application's cells with the layers above them.
  package private(set) var frame = CellBuffer(columns: 0, rows: 0)

  let defaultPalette: DefaultPalette
  var styleRemapper = StyleRemapper()
  private var shown: [OverlayLayer] = []

  /// Creates a compositor whose frame is empty.
  package init(_ environment: ViewEnvironment) {
    defaultPalette = DefaultPalette(environment)
  }

  /// Composes the frame from cells and layers.
  ///
  /// - Parameters:
  ///   - layers: The layers, from the bottom up.
  ///   - cells: The application's cells.
  ///   - damage: The rows of the cells that may have changed since the last call; all by default.
  /// - Returns: The rows of the frame that may have changed.
  /// - Complexity: Linear in the cells of those rows; allocates nothing once its buffers have grown.
  @discardableResult
  package mutating func compose(
    _ layers: [OverlayLayer], over cells: CellBuffer, damage: Range<Int>? = nil
  ) -> Range<Int> {
    let isFresh =
      frame.columns != cells.columns || frame.rows != cells.rows || frame.tables.needsCompaction
    if isFresh {
      frame.clear(columns: cells.columns, rows: cells.rows)
    }
    let all = 0..<cells.rows
    var rows = isFresh ? all : damage ?? all
    for index in 0..<max(layers.count, shown.count) {
      let old = index < shown.count ? shown[index].rowRange : 0..<0
      let new = index < layers.count ? layers[index].rowRange : 0..<0
      if index < layers.count, index < shown.count, layers[index].isSame(as: shown[index]) {
        continue
      }
      rows = rows.joined(with: old).joined(with: new)
    }
    rows = rows.clamped(to: all)
    shown.removeAll(keepingCapacity: true)
    shown.append(contentsOf: layers)
    guard !rows.isEmpty else { return rows }
    translate(cells, rows)
    let strip = CellRect(
      column: 0, row: rows.lowerBound, columns: cells.columns, rows: rows.count)
    for layer in layers {
      compose(layer, in: strip)
    }
    return rows
  }

  private mutating func translate(_ cells: CellBuffer, _ rows: Range<Int>) {
    frame.translation.restart(from: cells.tables)
    for row in rows {
      cells.grid.withRow(row) { source in
        frame.grid.changeRow(row) { target in
          for column in source.indices {
            target[column] = frame.translation.translate(
              source[column], from: cells.tables, into: &frame.tables
            ) { $0 }
          }
        }
      }
    }
  }

  private mutating func compose(_ layer: OverlayLayer, in strip: CellRect) {
    if let backdrop = layer.backdrop {
      draw(backdrop, on: layer.backdropRect.intersection(strip))
    }
    let area = layer.area
    let stage = FadeStage(opacity: layer.opacity)
    guard !area.isEmpty, layer.opacity > 0, defaultPalette.mixes || stage != .hidden else { return }
    if layer.hasShadow {
      let shadow = Backdrop(.gray, strength: (defaultPalette.isDark ? 0.5 : 0.2) * layer.opacity)
      let clip = strip.intersection(layer.clip)
      draw(
        shadow,
        on: CellRect(
          column: area.column + 2, row: area.row + area.rows, columns: area.columns, rows: 1
        ).intersection(clip))
      draw(
        shadow,
        on: CellRect(
          column: area.column + area.columns, row: area.row + 1, columns: 2, rows: area.rows - 1
        ).intersection(clip))
    }
    let clip = area.intersection(strip)
    if layer.opacity < 1, defaultPalette.mixes {
      frame.blend(
        layer.cells, column: layer.column, row: layer.row, clip: clip, opacity: layer.opacity,
        on: defaultPalette, &styleRemapper)
    } else if stage == .faint, !defaultPalette.mixes {
      frame.draw(layer.cells, column: layer.column, row: layer.row, clip: clip) { $0.faint }
    } else if defaultPalette.mixes {
      frame.draw(
        layer.cells, column: layer.column, row: layer.row, clip: clip,
        keepingBackgroundsWith: &styleRemapper)
    } else {
      frame.draw(layer.cells, column: layer.column, row: layer.row, clip: clip)
    }
  }

  /// Transforms the colours of an area; a wide character that the area cuts is unchanged.
  private mutating func draw(_ backdrop: Backdrop, on area: CellRect) {
    guard backdrop.isVisible, defaultPalette.depth > .none, !area.isEmpty else { return }
    styleRemapper.restart(styles: frame.tables.styles.values.count)
    let defaultPalette = defaultPalette
    for row in area.rowRange {
      frame.grid.changeRow(row) { cells in
        var columns = area.columnRange
        if cells[columns.lowerBound].width == 0 { columns.removeFirst() }
        if let last = columns.last, cells[last].width == 2 { columns.removeLast() }
        for column in columns {
          cells[column].style = styleRemapper.number(cells[column].style, in: &frame.tables) {
            backdrop.apply(to: $0, on: defaultPalette)
          }
        }
      }
    }
  }
}
