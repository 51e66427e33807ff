/// The size of a terminal in cells.
public struct TerminalSize: Sendable, Equatable {
  /// How many columns, at least 0.
  public let columns: Int
  /// How many rows, at least 0.
  public let rows: Int

  /// Creates a size; negative values count as 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  /// What is assumed of a terminal that does not tell: 80 columns and 24 rows.
  public static let assumed = TerminalSize(columns: 80, rows: 24)
}
