/// A colour in sRGB with 8 bits a channel.
public struct RGB: Sendable, Equatable {
  /// How much red, 0…255.
  public var red: UInt8
  /// How much green, 0…255.
  public var green: UInt8
  /// How much blue, 0…255.
  public var blue: UInt8

  /// Creates a colour from its channels.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour from a number such as `0xff8800`; bits above the lowest 24 are ignored.
  public init(_ hex: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
      UInt8(truncatingIfNeeded: hex))
  }

  /// Creates a colour from `#rrggbb` or `#rgb`, or nil for any other text.
  public init?(hex text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 3,
      digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    if digits.count == 6 {
      self.init(number)
    } else {
      self.init(
        UInt8(number >> 8 & 0xF) * 17, UInt8(number >> 4 & 0xF) * 17, UInt8(number & 0xF) * 17)
    }
  }

  /// Black.
  public static let black = RGB(0x000000)
  /// White.
  public static let white = RGB(0xffffff)

  /// The colour a part of the way to another, each channel on its own; the part is 0…1, clamped.
  public func mixed(with other: RGB, by part: Double) -> RGB {
    let part = part.isNaN ? 0 : min(max(part, 0), 1)
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * part).rounded())
    }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}
