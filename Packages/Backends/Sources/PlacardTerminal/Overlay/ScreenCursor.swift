/// A cursor position on a screen, from 0; the cursor is hidden outside the screen.
public struct ScreenCursor: Sendable, Hashable {
  /// The column.
  public var column: Int
  /// The row.
  public var row: Int

  /// Creates a position.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
