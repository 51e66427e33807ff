/// How the icons of severities are drawn.
public enum IconStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// Filled icons in the severity's colour.
  case standard
  /// Outlined icons in the severity's colour.
  case light
  /// Outlined icons in the muted colour.
  case subtle
  /// No icons, and no space for them; `none` on the stream.
  case hidden = "none"
}
