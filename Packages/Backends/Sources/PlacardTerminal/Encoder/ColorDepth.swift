/// How many colours a terminal shows.
public enum ColorDepth: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// None; bold, underline and reverse remain.
  case none
  /// The 16 of the person's theme.
  case ansi16
  /// Those, a 6×6×6 cube and 24 greys.
  case ansi256
  /// All of sRGB.
  case truecolor

  /// Orders depths by the number of colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
