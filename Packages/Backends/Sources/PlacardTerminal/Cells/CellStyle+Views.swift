import PlacardViews
import PlacardAccessibility

extension CellStyle {
  /// Creates a style from a view's text style, without its link.
  init(_ style: TextStyle) {
    self.init(
      foreground: CellColor(style.foreground), background: CellColor(style.background),
      attributes: style.attributes)
  }
}

extension CellColor {
  /// Creates a colour from a view's colour.
  init(_ color: Color) {
    self =
      switch color {
      case .default: .standard
      case .palette(let index): .indexed(index)
      case .rgb(let color): .rgb(color.red, color.green, color.blue)
      }
  }
}
