/// Where lines stand in the room that their text has.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  case start, center, end
}
