extension Double {
  /// The number to hundredths, as short as it goes: `20`, `0.5`, `-3.33`.
  @_spi(Inspection) public var short: String {
    guard isFinite else { return isNaN ? "none" : self < 0 ? "-unbounded" : "unbounded" }
    let hundredths = self * 100
    guard hundredths.magnitude < 1e15 else { return description }
    let number = Int(hundredths + (hundredths < 0 ? -0.5 : 0.5))
    let sign = number < 0 ? "-" : ""
    let (whole, part) = number.magnitude.quotientAndRemainder(dividingBy: 100)
    if part == 0 { return "\(sign)\(whole)" }
    let digits = part % 10 == 0 ? "\(part / 10)" : part < 10 ? "0\(part)" : "\(part)"
    return "\(sign)\(whole).\(digits)"
  }
}
