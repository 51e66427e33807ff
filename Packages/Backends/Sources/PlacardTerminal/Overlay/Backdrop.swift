package import PlacardAccessibility
package import PlacardModels
import PlacardViews

/// A colour transformation of the cells behind something.
///
/// Colours are mixed in OKLab. With 16 colours the cells become faint, with none they stay as they are.
package struct Backdrop: Sendable, Equatable {
  /// The kind of transformation.
  package enum Kind: Sendable, Equatable {
    /// Mixes with black.
    case gray
    /// Mixes with a colour.
    case color(RGB)
    /// Desaturates, and mixes text with its background.
    case desaturate
  }

  /// The kind of transformation.
  package var kind: Kind
  /// The strength, 0…1.
  package var strength: Double

  /// Creates a backdrop; a strength outside 0…1 is clamped, NaN counts as 0.
  package init(_ kind: Kind, strength: Double) {
    self.kind = kind
    self.strength = strength.isNaN ? 0 : min(max(strength, 0), 1)
  }

  /// The backdrop of a dim option; the default strengths are gray 0.3, a colour 0.5 and blur 0.6.
  ///
  /// An invalid colour counts as black.
  package init?(_ dim: Dim?) {
    switch dim?.mode {
    case nil: return nil
    case .gray: self.init(.gray, strength: dim?.alpha ?? 0.3)
    case .blur: self.init(.desaturate, strength: dim?.alpha ?? 0.6)
    case .color:
      let color = dim?.color.flatMap { RGB(hex: $0) } ?? .black
      self.init(.color(color), strength: dim?.alpha ?? 0.5)
    }
  }

  /// The backdrop with its strength multiplied by a factor.
  func faded(_ part: Double) -> Backdrop { Backdrop(kind, strength: strength * part) }

  /// Whether it has an effect.
  var isVisible: Bool { strength > 0 }

  /// The style behind the backdrop.
  func apply(to style: CellStyle, on defaultPalette: DefaultPalette) -> CellStyle {
    guard isVisible, defaultPalette.depth > .none else { return style }
    guard defaultPalette.mixes else {
      return CellStyle(
        foreground: style.foreground, background: style.background,
        attributes: style.attributes.union(.dim))
    }
    let (text, back) = (defaultPalette.text(style), defaultPalette.back(style))
    switch kind {
    case .gray: return mixed(text, back, style, with: .black, on: defaultPalette)
    case .color(let color): return mixed(text, back, style, with: color, on: defaultPalette)
    case .desaturate:
      return defaultPalette.style(
        text.mixed(with: back, by: strength).saturated(1 - strength),
        on: back.saturated(1 - strength), style.attributes)
    }
  }

  private func mixed(
    _ text: OKLab, _ back: OKLab, _ style: CellStyle, with color: RGB,
    on defaultPalette: DefaultPalette
  ) -> CellStyle {
    let color = OKLab(color)
    return defaultPalette.style(
      text.mixed(with: color, by: strength), on: back.mixed(with: color, by: strength),
      style.attributes)
  }
}
