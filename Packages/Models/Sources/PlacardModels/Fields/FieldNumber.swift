/// A number as a literal, converted exactly on demand.
@_spi(Fields)
public struct FieldNumber: Sendable, Equatable {
  /// The literal, in the grammar of RFC 8259.
  public let literal: String

  /// Creates a number from a literal that a parser has validated.
  public init(literal: String) {
    self.literal = literal
  }

  /// The nearest `Double`; infinite beyond its range.
  public var double: Double {
    Double(literal) ?? .nan
  }

  /// The number as an integer, clamped to the range of `Int`; nil when it has a fraction.
  ///
  /// `3`, `3.0` and `0.3e1` are the same integer.
  public var integer: Int? {
    if let short = Int(literal) { return short }
    let decimal = Decimal(literal)
    guard let (magnitude, isExact) = decimal.scaled(byPowerOfTen: 0) else {
      return decimal.isNegative ? .min : .max
    }
    guard isExact else { return nil }
    let bounded = Int128(magnitude.clamped(to: UInt128(Int64.max) + 1))
    return Int(clamping: decimal.isNegative ? -bounded : bounded)
  }

  /// The number as seconds, rounded to nanoseconds, half away from zero.
  ///
  /// Nil for a magnitude of 10¹⁸ seconds or more.
  public var seconds: Duration? {
    let decimal = Decimal(literal)
    guard let (magnitude, _) = decimal.scaled(byPowerOfTen: 9), magnitude < Self.secondsLimit
    else { return nil }
    let (whole, nanoseconds) = magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    let length = Duration.seconds(Int64(whole)) + .nanoseconds(Int64(nanoseconds))
    return decimal.isNegative ? .zero - length : length
  }

  /// Whether the literal begins with a minus sign.
  public var isNegative: Bool {
    literal.utf8.first == UInt8(ascii: "-")
  }

  /// 10¹⁸ seconds in nanoseconds.
  private static let secondsLimit: UInt128 = 1_000_000_000_000_000_000_000_000_000
}

extension UInt128 {
  fileprivate func clamped(to limit: UInt128) -> UInt128 {
    self < limit ? self : limit
  }
}

/// A parsed literal: significant digits times a power of ten.
private struct Decimal {
  var isNegative = false
  /// Digit values without leading zeros.
  var digits: [UInt8] = []
  var exponent = 0

  init(_ literal: String) {
    var isFraction = false
    var written = 0
    var isExponent = false
    var isExponentNegative = false
    for byte in literal.utf8 {
      switch byte {
      case UInt8(ascii: "-"):
        if isExponent { isExponentNegative = true } else { isNegative = true }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isExponent = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if isExponent {
          written = min(written * 10 + Int(digit), 1_000_000_000_000)
        } else {
          if digit != 0 || !digits.isEmpty { digits.append(digit) }
          if isFraction { exponent -= 1 }
        }
      default: break
      }
    }
    exponent += isExponentNegative ? -written : written
  }

  /// The magnitude times a power of ten, rounded to an integer, half away from zero.
  ///
  /// - Returns: The integer, and whether it is exact; nil from 10³⁷ on.
  func scaled(byPowerOfTen power: Int) -> (magnitude: UInt128, isExact: Bool)? {
    guard !digits.isEmpty else { return (0, true) }
    let places = digits.count + exponent + power
    guard places <= 37 else { return nil }
    guard places >= 0 else { return (0, false) }
    var magnitude: UInt128 = 0
    for place in 0..<places {
      magnitude = magnitude * 10 + UInt128(place < digits.count ? digits[place] : 0)
    }
    guard places < digits.count else { return (magnitude, true) }
    let isExact = digits[places...].allSatisfy { $0 == 0 }
    return (digits[places] >= 5 ? magnitude + 1 : magnitude, isExact)
  }
}
