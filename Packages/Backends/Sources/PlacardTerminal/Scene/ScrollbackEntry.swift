/// What a scene leaves in the scrollback for good.
package enum ScrollbackEntry: Sendable {
  /// A post as it was drawn, whole.
  case rows(CellBuffer)
  /// A line above the region.
  case line(StyledLine)
}
