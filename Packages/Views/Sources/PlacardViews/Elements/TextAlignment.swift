/// The alignment of lines in the width of their text.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  case start, center, end
}
