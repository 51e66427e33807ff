import Placard
import PlacardTerminal

/// The styles of the gallery's parts.
///
/// Without a chosen scheme the terminal's own background stays, and so does its text. Where there are only
/// the terminal's sixteen colours, or none, or the background is not known, the bars are inverse.
struct GalleryPalette {
  let (text, muted, accent, string): (CellStyle, CellStyle, CellStyle, CellStyle)
  let (bar, barKey, barTab, rule): (CellStyle, CellStyle, CellStyle, CellStyle)

  init(_ model: GalleryModel) {
    let isDark = model.effectiveScheme == .dark
    let theme = Themes.standard.theme(for: model.effectiveScheme)
    let depth = model.depth
    func color(_ role: Theme.Role) -> CellColor {
      switch theme.color(of: .role(role), depth: depth) {
      case .default: .standard
      case .palette(let index): .indexed(index)
      case .rgb(let color): CellColor(color)
      }
    }
    let isChosen = model.scheme != nil && depth > .ansi16
    let ink: CellColor = isDark ? .rgb(0xe6, 0xed, 0xf3) : .rgb(0x1f, 0x23, 0x28)
    let background = isChosen ? CellColor(Self.background(isDark: isDark)) : .standard
    text = CellStyle(foreground: isChosen ? ink : .standard, background: background)
    muted = CellStyle(foreground: color(.muted), background: background)
    accent = CellStyle(foreground: color(.accent), background: background, attributes: .bold)
    let ink16 = depth > .ansi16 ? color(.success) : .standard
    string = CellStyle(foreground: ink16, background: background)
    guard depth > .ansi16, model.effectiveScheme != nil else {
      rule = CellStyle(attributes: .dim)
      bar = CellStyle(attributes: .inverse)
      barKey = CellStyle(attributes: [.inverse, .bold])
      barTab = CellStyle(attributes: [.bold, .underline])
      return
    }
    let surface = color(.surface)
    rule = CellStyle(
      foreground: isDark ? .rgb(0x4c, 0x56, 0x6a) : color(.shadow), background: background)
    bar = CellStyle(foreground: ink, background: surface)
    barKey = CellStyle(foreground: color(.accent), background: surface, attributes: .bold)
    barTab = CellStyle(
      foreground: isDark ? .rgb(0, 0, 0) : .rgb(0xff, 0xff, 0xff), background: color(.accent),
      attributes: .bold)
  }

  /// The background of a chosen scheme.
  private static func background(isDark: Bool) -> RGB {
    isDark ? RGB(0x0d1117) : RGB(0xffffff)
  }
}

extension CellColor {
  fileprivate init(_ color: RGB) { self = .rgb(color.red, color.green, color.blue) }
}
