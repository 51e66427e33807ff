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
    let (whole, attoseconds) = components
    var seconds = whole.magnitude
    var nanoseconds = (attoseconds.magnitude + 500_000_000) / 1_000_000_000
    if nanoseconds == 1_000_000_000 {
      seconds += 1
      nanoseconds = 0
    }
    let isNegative = (whole < 0 || attoseconds < 0) && (seconds, nanoseconds) != (0, 0)
    let integer = isNegative ? "-\(seconds)" : seconds.description
    guard nanoseconds > 0 else { return integer }
    var places = 9
    while nanoseconds % 10 == 0 {
      nanoseconds /= 10
      places -= 1
    }
    let digits = nanoseconds.description
    return integer + "." + String(repeating: "0", count: places - digits.utf8.count) + digits
  }
}
