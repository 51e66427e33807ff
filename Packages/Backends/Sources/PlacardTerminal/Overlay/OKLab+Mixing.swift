import PlacardAccessibility

extension OKLab {
  init(lightness: Double, greenRed: Double, blueYellow: Double) {
    self.lightness = lightness
    self.greenRed = greenRed
    self.blueYellow = blueYellow
  }

  init(_ color: RGB) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }

  /// Linear interpolation toward another colour; the fraction is 0…1.
  func mixed(with other: OKLab, by part: Double) -> OKLab {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return OKLab(
      lightness: mix(lightness, other.lightness), greenRed: mix(greenRed, other.greenRed),
      blueYellow: mix(blueYellow, other.blueYellow))
  }

  /// The colour with its chroma scaled.
  func saturated(_ part: Double) -> OKLab {
    OKLab(lightness: lightness, greenRed: greenRed * part, blueYellow: blueYellow * part)
  }

  /// The nearest sRGB colour, each channel clamped.
  var rgb: RGB {
    let long = lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow
    let medium = lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow
    let short = lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow
    let (l, m, s) = (long * long * long, medium * medium * medium, short * short * short)
    return RGB(
      Self.channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      Self.channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      Self.channel(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
  }

  private static func channel(_ light: Double) -> UInt8 {
    let light = min(max(light, 0), 1)
    let value = light <= 0.0031308 ? light * 12.92 : 1.055 * CLibrary.power(light, 1 / 2.4) - 0.055
    return UInt8((value * 255).rounded())
  }
}
