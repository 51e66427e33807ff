/// The part of a text that is omitted if it does not fit.
public enum Truncation: Equatable, Sendable, CaseIterable {
  /// The beginning: `…tail`.
  case start
  /// The middle: `he…il`.
  case middle
  /// The end: `head…`.
  case end
}
