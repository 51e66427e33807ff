/// Numbers formatted with three significant digits.
enum Figure {
  /// A time in a suitable unit: `4.20 ns`, `31.5 µs`, `1200 ms`.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<999.5: "\(number(nanoseconds)) ns"
    case ..<999_500: "\(number(nanoseconds / 1000)) µs"
    default: "\(number(nanoseconds / 1_000_000)) ms"
    }
  }

  /// A ratio: `0.31×`.
  static func ratio(_ value: Double) -> String {
    "\(number(value))×"
  }

  /// A count, without decimals if it is an integer: `3`, `2.50`.
  static func count(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : number(value)
  }

  /// Three significant digits, or all before the decimal point.
  static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
    let decimals = value.magnitude < 9.995 ? 2 : value.magnitude < 99.95 ? 1 : 0
    let scale = [1, 10, 100][decimals]
    let scaled = Int((value.magnitude * Double(scale)).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(scaled)" }
    let fraction = "\(scaled % scale)"
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(scaled / scale).\(zeros)\(fraction)"
  }
}
