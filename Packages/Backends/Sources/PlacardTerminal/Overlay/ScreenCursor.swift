/// A place for the cursor on a screen, from 0; outside the screen it is not seen.
public struct ScreenCursor: Sendable, Hashable {
  /// The column.
  public var column: Int
  /// The row.
  public var row: Int

  /// Creates a place.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
