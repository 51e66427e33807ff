/// What a line feed (LF) does to the column of the cursor, which the terminal's driver decides.
///
/// The driver sends CR LF for each LF while `OPOST` and `ONLCR` are set in the terminal's output modes, as
/// they are by default. Whoever clears them, as for raw mode, must say so before the next frame.
package enum LineFeed: Sendable, Hashable {
  /// Not known, so that a CR goes first.
  case unknown
  /// The cursor returns to the first column: `OPOST` and `ONLCR` are set.
  case returns
  /// The column stays: `OPOST` or `ONLCR` is not set.
  case keepsColumn
}
