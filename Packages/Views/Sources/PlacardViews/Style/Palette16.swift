import PlacardAccessibility
import PlacardModels

/// What can be relied on of the 16 colours of a person's palette.
///
/// The palettes of xterm, VGA and Tango differ too much for any of the 16 to be readable on every usual
/// background, so that text has the terminal's own colour. Those here have a contrast of 3 as lines, and
/// as fills of 4.5 with the text on them, in all three palettes.
enum Palette16 {
  /// The index of a role's colour; nil for the terminal's own.
  static func color(of role: Theme.Role, as use: Theme.Use, scheme: Theme.Scheme?) -> UInt8? {
    switch (use, scheme) {
    case (.text, _), (_, nil): nil
    case (.line, .dark): darkLine(role)
    case (.line, .light): lightLine(role)
    case (.fill, _): fill(role)
    }
  }

  /// The index of the text colour on a fill: black or white.
  static func text(on fill: UInt8) -> UInt8 {
    fill == 7 || fill > 8 ? 0 : 15
  }

  /// The index of the colour that is nearest to an exact one, by the palette of xterm.
  static func nearest(to color: RGB, as use: Theme.Use) -> UInt8 {
    func distance(_ index: UInt8) -> Int {
      let other = xterm[Int(index)]
      let red = Int(color.red) - Int(other.red)
      let green = Int(color.green) - Int(other.green)
      let blue = Int(color.blue) - Int(other.blue)
      return 2 * red * red + 4 * green * green + 3 * blue * blue
    }
    let candidates = use == .fill ? fills : Array(0...15)
    return candidates.min { distance($0) < distance($1) } ?? 0
  }

  private static func darkLine(_ role: Theme.Role) -> UInt8? {
    switch role {
    case .error: 9
    case .success: 10
    case .warning: 11
    case .accent: 13
    case .info: 14
    case .text, .muted, .trace, .debug, .surface, .raised, .shadow: nil
    }
  }

  private static func lightLine(_ role: Theme.Role) -> UInt8? {
    switch role {
    case .error: 1
    case .info: 4
    case .accent: 5
    case .text, .muted, .trace, .debug, .success, .warning, .surface, .raised, .shadow: nil
    }
  }

  private static func fill(_ role: Theme.Role) -> UInt8? {
    switch role {
    case .error: 1
    case .info: 4
    case .accent: 5
    case .muted, .trace: 7
    case .success: 10
    case .warning: 11
    case .debug: 14
    case .text, .surface, .raised, .shadow: nil
    }
  }

  /// The colours on which black or white can be read in all three palettes.
  private static let fills: [UInt8] = [0, 1, 4, 5, 7, 10, 11, 14, 15]

  private static let xterm = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f,
    0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ].map { RGB(UInt32($0)) }
}
