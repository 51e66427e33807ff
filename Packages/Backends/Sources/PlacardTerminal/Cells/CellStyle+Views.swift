import PlacardViews
import PlacardAccessibility

extension CellStyle {
  /// The style that a view asks for; where a link leads is left out.
  init(_ style: TextStyle) {
    self.init(
      foreground: CellColor(style.foreground), background: CellColor(style.background),
      attributes: style.attributes)
  }
}

extension CellColor {
  /// The colour that a view asks for.
  init(_ color: Color) {
    self =
      switch color {
      case .default: .standard
      case .palette(let index): .indexed(index)
      case .rgb(let color): .rgb(color.red, color.green, color.blue)
      }
  }
}
