/// A terminal colour.
public enum CellColor: Sendable, Hashable {
  /// The terminal's default foreground or background.
  case standard
  /// A palette entry: 0…15 the user's theme, 16…231 a 6×6×6 cube, 232…255 greys.
  case indexed(UInt8)
  /// Red, green and blue of sRGB, each 0…255.
  case rgb(UInt8, UInt8, UInt8)
}
