/// The default 256 colours of xterm.
@_spi(Inspection) public enum XTermPalette {
  /// Red, green and blue of an entry.
  public static func color(_ index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    switch index {
    case 0...15: return basic[Int(index)]
    case 16...231:
      let position = Int(index) - 16
      return (steps[position / 36], steps[position / 6 % 6], steps[position % 6])
    default:
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
  }

  /// All 256 colours in OKLab.
  static let perceived: [OKLab] = (0...255).map { index in
    let (red, green, blue) = color(UInt8(index))
    return OKLab(red: red, green: green, blue: blue)
  }

  private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static let basic: [(red: UInt8, green: UInt8, blue: UInt8)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
