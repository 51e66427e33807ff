public import PlacardAccessibility
@_spi(Inspection) import PlacardTerminal
import PlacardViews

/// The colours of a terminal snapshot.
public struct SnapshotTheme: Sendable, Equatable {
  /// The default foreground colour.
  public var foreground: RGB
  /// The default background colour.
  public var background: RGB
  /// The window border.
  public var outline: RGB
  /// The window title.
  public var title: RGB
  /// The palette colours 0…15; missing ones are the foreground.
  public var palette: [RGB]

  /// Creates a theme from its colours.
  public init(foreground: RGB, background: RGB, outline: RGB, title: RGB, palette: [RGB]) {
    self.foreground = foreground
    self.background = background
    self.outline = outline
    self.title = title
    self.palette = palette
  }

  /// Light text on a blue-black background.
  public static let dark = SnapshotTheme(
    foreground: RGB(0xd7dce5), background: RGB(0x15181f), outline: RGB(0x2c313c),
    title: RGB(0x8a93a3),
    palette: [
      0x2b303b, 0xf47174, 0x7fca92, 0xe6bf76, 0x6fb1fc, 0xc594ec, 0x5ac8d6, 0xc6ccd6,
      0x6d7686, 0xff938f, 0x9ee5ae, 0xffd892, 0x98caff, 0xdcb4ff, 0x86e3ee, 0xffffff,
    ].map(RGB.init))

  /// Dark text on a paper-white background.
  public static let light = SnapshotTheme(
    foreground: RGB(0x272c35), background: RGB(0xfcfcfd), outline: RGB(0xd9dde3),
    title: RGB(0x6b7482),
    palette: [
      0x272c35, 0xc9343b, 0x1f8a4c, 0x9a6700, 0x1f6fd6, 0x8b45c9, 0x0f8194, 0xb9bfc9,
      0x7b8492, 0xe0555a, 0x2fa563, 0xb98315, 0x4a8fe8, 0xa566dd, 0x2a9db0, 0xe9ecf0,
    ].map(RGB.init))

  /// The colour of a cell; `standard` stands for the terminal's own.
  func resolve(_ color: CellColor, standard: RGB) -> RGB {
    switch color {
    case .standard: return standard
    case .indexed(let index) where index < 16:
      return Int(index) < palette.count ? palette[Int(index)] : foreground
    case .indexed(let index):
      let (red, green, blue) = XTermPalette.color(index)
      return RGB(red, green, blue)
    case .rgb(let red, let green, let blue):
      return RGB(red, green, blue)
    }
  }

  /// The colours of a cell's text and of what is behind it.
  func colors(of style: CellStyle) -> (foreground: RGB, background: RGB) {
    let foreground = resolve(style.foreground, standard: foreground)
    let background = resolve(style.background, standard: background)
    return style.attributes.contains(.inverse) ? (background, foreground) : (foreground, background)
  }
}

extension RGB {
  /// The colour as `#rrggbb`.
  var hexadecimal: String {
    let digits = String(Int(red) << 16 | Int(green) << 8 | Int(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
