public import PlacardAccessibility

/// A colour as a backend gets it.
public enum Color: Sendable, Equatable {
  /// The terminal's own: its text colour in front, its background behind.
  case `default`
  /// One of the 16 colours of the person's palette, 0…15.
  case palette(UInt8)
  /// Exactly this one; a backend with fewer colours takes the nearest.
  case rgb(RGB)
}
