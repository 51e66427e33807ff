/// Which part of a text gives way when there is no room for all of it.
public enum Truncation: Equatable, Sendable, CaseIterable {
  /// The beginning: `…tail`.
  case start
  /// The middle: `he…il`.
  case middle
  /// The end: `head…`.
  case end
}
