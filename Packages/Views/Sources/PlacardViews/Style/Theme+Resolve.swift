import PlacardAccessibility
import PlacardModels

extension Theme {
  /// Returns the colour of a paint for a colour depth.
  ///
  /// With 16 colours a role takes the person's own palette, and an exact colour the nearest role.
  public func color(of paint: Paint, depth: ColorDepth) -> Color {
    guard depth > .none else { return .default }
    switch paint {
    case .role(let role):
      if depth == .ansi16 { return paletteColor(of: role) }
      return role == .text ? .default : self[role].map(Color.rgb) ?? .default
    case .rgb(let color):
      return depth == .ansi16 ? .palette(Self.nearestPaletteColor(to: color)) : .rgb(color)
    }
  }

  /// Returns the style with a text colour that can be read on its background.
  ///
  /// A text colour whose contrast with the background is below 4.5 gives way to black or white,
  /// of which one always has it. A background of the terminal's own is left alone.
  static func readable(_ style: TextStyle) -> TextStyle {
    var style = style
    switch (style.background, style.foreground) {
    case (.default, _): break
    case (.rgb(let back), .rgb(let front)) where front.contrast(with: back) >= 4.5: break
    case (.rgb(let back), _):
      let isBlackBetter = RGB.black.contrast(with: back) >= RGB.white.contrast(with: back)
      style.foreground = .rgb(isBlackBetter ? .black : .white)
    case (.palette(let back), _):
      style.foreground = .palette(back == 7 || back > 8 ? 0 : 15)
    }
    return style
  }

  private func paletteColor(of role: Role) -> Color {
    let bright: UInt8 = scheme == .dark ? 8 : 0
    return switch role {
    case .text, .surface, .shadow: .default
    case .muted, .trace: scheme == .dark ? .palette(7) : .palette(8)
    case .accent: .palette(5 + bright)
    case .debug: .palette(6 + bright)
    case .info: .palette(4 + bright)
    case .success: .palette(2 + bright)
    case .warning: .palette(3 + bright)
    case .error: .palette(1 + bright)
    }
  }

  private static func nearestPaletteColor(to color: RGB) -> UInt8 {
    func distance(_ other: RGB) -> Int {
      let red = Int(color.red) - Int(other.red)
      let green = Int(color.green) - Int(other.green)
      let blue = Int(color.blue) - Int(other.blue)
      return 2 * red * red + 4 * green * green + 3 * blue * blue
    }
    let nearest = palette.indices.min { distance(palette[$0]) < distance(palette[$1]) }
    return UInt8(nearest ?? 0)
  }

  /// The palette of xterm, for want of the person's own.
  private static let palette = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f,
    0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ].map { RGB(UInt32($0)) }
}
