import PlacardAccessibility
import PlacardModels

extension Theme {
  /// What a colour is put to.
  enum Use {
    /// Glyphs that are to be read.
    case text
    /// Lines and bars, of which nothing is lost where they cannot be distinguished from the background.
    case line
    /// What is behind glyphs; these get a colour of their own that can be read on it.
    case fill
  }

  /// Returns the colour of a paint, as text, for a colour depth.
  ///
  /// A role is the terminal's own text colour where that is all that can be relied on: with the 16
  /// colours of a palette that nobody knows, and without a scheme.
  public func color(of paint: Paint, depth: ColorDepth) -> Color {
    color(of: paint, as: .text, depth: depth)
  }

  /// Returns the colour of a paint for a use and a colour depth.
  func color(of paint: Paint, as use: Use, depth: ColorDepth) -> Color {
    switch (depth, paint) {
    case (.none, _): return .default
    case (.ansi16, .role(let role)):
      return Palette16.color(of: role, as: use, scheme: scheme).map(Color.palette) ?? .default
    case (.ansi16, .rgb(let color)):
      return use == .text ? .default : .palette(Palette16.nearest(to: color, as: use))
    case (_, .role(.text)): return .default
    case (_, .role(let role)):
      if scheme == nil, use == .text { return .default }
      return self[role].map(Color.rgb) ?? .default
    case (_, .rgb(let color)): return .rgb(color)
    }
  }

  /// Whether backgrounds have no colours, so that a filled view is drawn in inverse video.
  func invertsFills(depth: ColorDepth) -> Bool {
    depth == .none || depth == .ansi16 && scheme == nil
  }

  /// Returns the style with a foreground that can be read on its background.
  ///
  /// One whose contrast with the background is below 4.5 gives way to black or white, of which one always
  /// has it. A background of the terminal's own is left alone.
  static func readable(_ style: TextStyle) -> TextStyle {
    var style = style
    switch (style.background, style.foreground) {
    case (.default, _): break
    case (.rgb(let back), .rgb(let front)) where front.contrast(with: back) >= 4.5: break
    case (.rgb(let back), _):
      let isBlackBetter = RGB.black.contrast(with: back) >= RGB.white.contrast(with: back)
      style.foreground = .rgb(isBlackBetter ? .black : .white)
    case (.palette(let back), _):
      let text = Palette16.text(on: back)
      style.foreground = .palette(text)
      // Many terminals draw bold text in the bright one of the colours 0 to 7.
      if text < 8 { style.attributes.remove(.bold) }
    }
    return style
  }
}
