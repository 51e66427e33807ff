public import PlacardAccessibility
public import PlacardModels

extension Theme {
  /// The theme for a background that is known exactly.
  ///
  /// A colour whose contrast with it is below 4.5 goes toward black or white as far as it must, and the
  /// raised ground is the background itself, a little lighter or darker. Raised grounds of one's own stay.
  func on(_ background: RGB) -> Theme {
    var theme = self
    theme.background = background
    let isDark = scheme == .dark
    if self[.raised] == (isDark ? Theme.dark : .light)[.raised] {
      theme.colors[.raised] =
        isDark ? background.mixed(with: .white, by: 0.07) : background.mixed(with: .black, by: 0.04)
    }
    let grounds = [background, theme[.raised] ?? background]
    for role in Role.allCases where ![.text, .surface, .raised, .shadow].contains(role) {
      theme.colors[role] = theme[role]?.readable(on: grounds)
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
  /// The colour on the way to black or white, whichever is farther from the grounds, at which it has a
  /// contrast of 4.5 with all of them.
  fileprivate func readable(on grounds: [RGB]) -> RGB {
    func least(_ color: RGB) -> Double { grounds.map(color.contrast).min() ?? 21 }
    let end = least(.white) >= least(.black) ? RGB.white : .black
    for step in 0..<10 {
      let color = mixed(with: end, by: Double(step) / 10)
      if least(color) >= 4.5 { return color }
    }
    return end
  }
}
