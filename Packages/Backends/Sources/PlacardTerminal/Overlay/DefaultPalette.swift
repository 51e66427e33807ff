import PlacardAccessibility
import PlacardModels
import PlacardViews

/// The palette for mixing colours: the terminal's default colours, and its colour depth.
struct DefaultPalette: Sendable, Equatable {
  var foreground: RGB
  var background: RGB
  var depth: ColorDepth
  var isDark: Bool
  private var isKnown: Bool

  init(_ environment: ViewEnvironment) {
    isDark = environment.theme.scheme == .dark
    isKnown = environment.theme.scheme != nil
    foreground = isDark ? .white : .black
    background = environment.theme.background ?? (isDark ? .black : .white)
    depth = environment.depth
  }

  /// Whether colours can be mixed: the background is known, and the terminal has colours between two colours.
  var mixes: Bool { isKnown && depth > .ansi16 }

  func rgb(_ color: CellColor, standard: RGB) -> RGB {
    switch color {
    case .standard: return standard
    case .indexed(let index):
      let (red, green, blue) = XTermPalette.color(index)
      return RGB(red, green, blue)
    case .rgb(let red, let green, let blue): return RGB(red, green, blue)
    }
  }

  /// The text colour of a style in OKLab.
  func text(_ style: CellStyle) -> OKLab { OKLab(rgb(style.foreground, standard: foreground)) }

  /// The colour behind the text of a style in OKLab.
  func back(_ style: CellStyle) -> OKLab { OKLab(rgb(style.background, standard: background)) }

  /// The colour as a cell has it; `standard` if it equals the assumed default colour.
  func cell(_ color: OKLab, standard: RGB) -> CellColor {
    let color = color.rgb
    return color == standard ? .standard : .rgb(color.red, color.green, color.blue)
  }

  /// A style of mixed colours.
  func style(_ text: OKLab, on back: OKLab, _ attributes: CellStyle.Attributes) -> CellStyle {
    CellStyle(
      foreground: cell(text, standard: foreground), background: cell(back, standard: background),
      attributes: attributes)
  }
}
