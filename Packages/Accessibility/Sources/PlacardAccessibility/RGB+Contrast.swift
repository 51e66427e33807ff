extension RGB {
  /// How bright it is to the eye, 0 for black to 1 for white.
  ///
  /// - Note: Source: WCAG 2.2, relative luminance.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns the contrast ratio with another colour, from 1 to 21; the order does not matter.
  ///
  /// WCAG AA asks for 4.5 between text and its background, and for 3 for large text and for signs.
  ///
  /// - Note: Source: WCAG 2.2, contrast ratio.
  public func contrast(with other: RGB) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private static func linear(_ channel: UInt8) -> Double {
    let share = Double(channel) / 255
    return share <= 0.04045 ? share / 12.92 : Math.power((share + 0.055) / 1.055, 2.4)
  }
}
