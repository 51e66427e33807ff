package import PlacardLayout

/// One picture above an application's cells, with what it does to what is below it.
package struct OverlayLayer: Sendable {
  /// The picture.
  package var cells: CellBuffer
  /// The number of the picture: another picture has another number.
  package var revision: Int
  /// Where its left column goes; may lie outside.
  package var column: Int
  /// Where its top row goes; may lie outside.
  package var row: Int
  /// Where alone it is seen, with its shadow.
  package var clip: CellRect
  /// How much it covers, 0…1, in steps of a sixteenth; with 16 colours or fewer, all or nothing.
  package var opacity: Double
  /// Whether it throws a shadow, two columns to the right and a row down.
  package var hasShadow: Bool
  /// What happens to what is below it.
  package var backdrop: Backdrop?
  /// Where that happens.
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

  /// The rows in which it can be seen.
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
  /// Whether any of them is in front of a place.
  func cover(_ cursor: ScreenCursor) -> Bool {
    contains { $0.opacity > 0 && $0.area.contains(column: cursor.column, row: cursor.row) }
  }
}
