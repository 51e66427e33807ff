package import PlacardLayout

/// A cell image above an application's cells, with its effect on the cells below.
package struct OverlayLayer: Sendable {
  /// The cells.
  package var cells: CellBuffer
  /// The identity of the cells: different content has a different number.
  package var revision: Int
  /// The left column; may lie outside the screen.
  package var column: Int
  /// The top row; may lie outside the screen.
  package var row: Int
  /// The clip of the layer and its shadow.
  package var clip: CellRect
  /// The opacity, 0…1, in steps of a sixteenth; with 16 colours or fewer, either 0 or 1.
  package var opacity: Double
  /// Whether it casts a shadow, two columns to the right and one row down.
  package var hasShadow: Bool
  /// The backdrop over the cells below.
  package var backdrop: Backdrop?
  /// The area of the backdrop.
  package var backdropRect: CellRect

  /// Creates a layer.
  package init(
    _ cells: CellBuffer, revision: Int, column: Int, row: Int, clip: CellRect, opacity: Double = 1,
    hasShadow: Bool = false, backdrop: Backdrop? = nil, backdropRect: CellRect = .zero
  ) {
    self.cells = cells
    self.revision = revision
    self.column = column
    self.row = row
    self.clip = clip
    self.opacity = opacity.isNaN ? 1 : (min(max(opacity, 0), 1) * 16).rounded() / 16
    self.hasShadow = hasShadow
    self.backdrop = backdrop
    self.backdropRect = backdropRect
  }

  /// The cells that it covers.
  package var area: CellRect {
    CellRect(column: column, row: row, columns: cells.columns, rows: cells.rows)
      .intersection(clip)
  }

  /// The rows in which it may be visible.
  var rowRange: Range<Int> {
    var rows = area.rowRange
    if hasShadow, !area.isEmpty { rows = rows.lowerBound..<rows.upperBound + 1 }
    guard let backdrop, backdrop.isVisible, !backdropRect.isEmpty else {
      return area.isEmpty ? 0..<0 : rows
    }
    return area.isEmpty ? backdropRect.rowRange : rows.joined(with: backdropRect.rowRange)
  }

  /// Whether it looks the same.
  func isSame(as other: OverlayLayer) -> Bool {
    revision == other.revision && column == other.column && row == other.row && clip == other.clip
      && opacity == other.opacity && hasShadow == other.hasShadow && backdrop == other.backdrop
      && backdropRect == other.backdropRect
  }
}

extension Range<Int> {
  /// The smallest range that covers both; an empty one covers nothing.
  func joined(with other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension [OverlayLayer] {
  /// Whether any of them covers a cell.
  func cover(_ cursor: ScreenCursor) -> Bool {
    contains { $0.opacity > 0 && $0.area.contains(column: cursor.column, row: cursor.row) }
  }
}
