/// How the signs of the severities are drawn.
public enum IconStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// Filled signs in the severity's colour.
  case standard
  /// Outlined signs in the severity's colour.
  case light
  /// Outlined signs in the muted colour.
  case subtle
  /// No signs, and no room for them; the stream's word is `none`.
  case hidden = "none"
}
