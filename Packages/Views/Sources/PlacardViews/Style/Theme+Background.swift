public import PlacardAccessibility
public import PlacardModels

extension Theme {
  /// The theme for a background that is known exactly.
  ///
  /// Its backgrounds are that background, a little lighter or darker, but for those that are not the library's
  /// own. A colour whose contrast with any of them is below 5 goes toward black or white as far as it must;
  /// the nearest of 256 colours may have a little less.
  func on(_ background: RGB) -> Theme {
    var theme = self
    theme.background = background
    let isDark = scheme == .dark
    let standard = isDark ? Theme.dark : .light
    for (role, part) in [(Role.raised, isDark ? 0.07 : 0.04), (.surface, isDark ? 0.12 : 0.08)]
    where self[role] == standard[role] {
      theme.colors[role] = background.mixed(with: isDark ? .white : .black, by: part)
    }
    let backgrounds = [background] + [theme[.raised], theme[.surface]].compactMap(\.self)
    for role in Role.allCases where ![.text, .surface, .raised, .shadow].contains(role) {
      theme.colors[role] = theme[role]?.readable(on: backgrounds)
    }
    return theme
  }
}

extension Theme.Scheme {
  /// Creates the scheme of a background.
  ///
  /// - Note: Source: luma of Rec. 709 over gamma-encoded values; below a half it is dark.
  public init(background: RGB) {
    let luma =
      2126 * Int(background.red) + 7152 * Int(background.green) + 722 * Int(background.blue)
    self = luma <= 10_000 * 255 / 2 ? .dark : .light
  }
}

extension RGB {
  /// Whether text on it should be light: it is the background of a dark scheme.
  public var isDark: Bool { Theme.Scheme(background: self) == .dark }

  /// The colour on the way to black or white, whichever is farther from the backgrounds, at which it has a
  /// contrast of 5 with all of them.
  fileprivate func readable(on backgrounds: [RGB]) -> RGB {
    func least(_ color: RGB) -> Double { backgrounds.map(color.contrast).min() ?? 21 }
    let end = least(.white) >= least(.black) ? RGB.white : .black
    for step in 0..<10 {
      let color = mixed(with: end, by: Double(step) / 10)
      if least(color) >= 5 { return color }
    }
    return end
  }
}
