extension Duration {
  /// Creates a duration from seconds, rounded to nanoseconds, half away from zero.
  ///
  /// - Parameter seconds: Clamped to ±10¹⁸.
  /// - Returns: The duration; zero for NaN.
  public static func nanoseconds(ofSeconds seconds: Double) -> Duration {
    guard !seconds.isNaN else { return .zero }
    let bounded = min(max(seconds, -1e18), 1e18)
    let whole = Int64(bounded)
    let fraction = (bounded - Double(whole)) * 1e9
    let nanoseconds = Int64(fraction)
    let rest = fraction - Double(nanoseconds)
    let carry: Int64 = rest >= 0.5 ? 1 : rest <= -0.5 ? -1 : 0
    return .seconds(whole) + .nanoseconds(nanoseconds + carry)
  }

  /// The length in seconds as the nearest `Double`.
  ///
  /// A length of whole nanoseconds up to 104 days gives the `Double` nearest to its decimal digits;
  /// up to 52 days ``nanoseconds(ofSeconds:)`` converts it back exactly.
  public var inSeconds: Double {
    let (seconds, attoseconds) = components
    let (nanoseconds, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    if rest == 0, seconds.magnitude < 1 << 23 {
      return Double(seconds * 1_000_000_000 + nanoseconds) / 1e9
    }
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// The seconds as a decimal number, rounded to nanoseconds, half away from zero.
  @_spi(Fields) public var decimalSeconds: String {
    var bytes: [UInt8] = []
    bytes.append(decimalSecondsOf: self)
    return String(decoding: bytes, as: UTF8.self)
  }
}

@_spi(Fields)
extension [UInt8] {
  /// Adds the seconds of a duration as a decimal number, rounded to nanoseconds, half away from zero.
  public mutating func append(decimalSecondsOf duration: Duration) {
    let rounded = (duration.attoseconds.magnitude + 500_000_000) / 1_000_000_000
    let (seconds, fraction) =
      UInt64(exactly: rounded).map(Self.seconds(of:)) ?? Self.seconds(ofMany: rounded)
    var nanoseconds = fraction
    if duration < .zero, rounded != 0 { append(UInt8(ascii: "-")) }
    append(decimal: seconds)
    guard nanoseconds > 0 else { return }
    append(UInt8(ascii: "."))
    var places = 9
    while nanoseconds % 10 == 0 {
      nanoseconds /= 10
      places -= 1
    }
    append(decimal: nanoseconds, places: places)
  }

  /// Divides less than 585 years in 64 bits, which takes a fraction of the time.
  private static func seconds(of nanoseconds: UInt64) -> (UInt64, UInt64) {
    let parts = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return (parts.quotient, parts.remainder)
  }

  private static func seconds(ofMany nanoseconds: UInt128) -> (UInt64, UInt64) {
    let parts = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return (UInt64(clamping: parts.quotient), UInt64(parts.remainder))
  }

  /// Adds an integer in decimal digits.
  public mutating func append(decimal value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(decimal: UInt64(value.magnitude))
  }

  /// Adds an integer in decimal digits, with zeros before them up to so many places, at most 20.
  private mutating func append(decimal value: UInt64, places: Int = 1) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var (value, first) = (value, 20)
      while value > 0 || 20 - first < places {
        first -= 1
        digits.initializeElement(at: first, to: UInt8(ascii: "0") + UInt8(value % 10))
        value /= 10
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[first...]))
    }
  }
}
