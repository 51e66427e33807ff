import Placard

// snippet
extension Themes {
  static let heather: Themes = {
    var themes = Themes.standard
    themes.dark.iconStyle = .light
    themes.dark.colors[.accent] = RGB(0xe0b0ff)
    themes.dark.colors[.surface] = RGB(0x2d2433)
    themes.light.iconStyle = .light
    themes.light.colors[.accent] = RGB(0x6b3a9b)
    themes.light.colors[.surface] = RGB(0xeee6f5)
    return themes
  }()
}
// end
