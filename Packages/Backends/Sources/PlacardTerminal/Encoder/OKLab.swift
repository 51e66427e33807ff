/// A colour in OKLab, where distance approximates perceived difference (Björn Ottosson, 2020).
struct OKLab: Sendable {
  let lightness, greenRed, blueYellow: Double

  init(red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = (Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)])
    let long = CLibrary.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let medium = CLibrary.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let short = CLibrary.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// The square of the distance to another colour.
  func squaredDistance(to other: OKLab) -> Double {
    let (l, a, b) = (
      lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
    )
    return l * l + a * a + b * b
  }

  /// The linear light of the 256 values of an sRGB channel, 0…1 (IEC 61966-2-1).
  private static let linear: [Double] = (0..<256).map { value in
    let channel = Double(value) / 255
    return channel <= 0.04045 ? channel / 12.92 : CLibrary.power((channel + 0.055) / 1.055, 2.4)
  }
}
