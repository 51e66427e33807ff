/// What is said of a line that a program has begun and not ended.
enum UnfinishedLine: Sendable, Equatable {
  /// It goes on with this, and stands as it is, with the cursor behind it: the region stands back.
  case standing(StyledLine)
  /// It ends with this; the region may be drawn again.
  case ended(StyledLine)
  /// The user has ended it by typing: the cursor stands in the next row, or behind what was typed.
  case typed
  /// It does not stand any more, since it is being rewritten.
  case withdrawn
  /// It is seen as the first row of the region, as long as it is rewritten; nil for no longer.
  case seen(StyledLine?)
}
