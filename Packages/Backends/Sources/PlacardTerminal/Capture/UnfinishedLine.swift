/// The state of an unterminated line of captured output.
enum UnfinishedLine: Sendable, Equatable {
  /// It continues with this text, and stays on the terminal with the cursor behind it, without the region.
  case partial(StyledLine)
  /// It ends with this text; the region may be drawn again.
  case ended(StyledLine)
  /// The user has ended it by typing: the cursor is in the next row, or behind the typed text.
  case typed
  /// It is no longer on the terminal, since it is being rewritten.
  case withdrawn
  /// It is shown as the first row of the region while it is rewritten; nil once it is not.
  case seen(StyledLine?)
}
