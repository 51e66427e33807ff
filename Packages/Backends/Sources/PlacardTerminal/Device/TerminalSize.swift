/// The size of a terminal in cells.
public struct TerminalSize: Sendable, Equatable {
  /// The number of columns, at least 0.
  public let columns: Int
  /// The number of rows, at least 0.
  public let rows: Int

  /// Creates a size; negative values are clamped to 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  /// The default for a terminal of unknown size: 80 columns and 24 rows.
  public static let assumed = TerminalSize(columns: 80, rows: 24)
}
