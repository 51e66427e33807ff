import Placard

/// A length of time as people write it: `5s`, `500ms`, `1.5h`, `1m30s`.
enum TimeText {
  private static let units: [(suffix: String, seconds: Double)] = [
    ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600),
  ]

  /// The duration that a text means; nil for one that has another form.
  static func duration(of text: String) -> Duration? {
    var seconds = 0.0
    var rest = text[...]
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      rest = rest.dropFirst(digits.count)
      guard let number = Double(digits),
        let unit = units.first(where: { rest.hasPrefix($0.suffix) })
      else { return nil }
      seconds += number * unit.seconds
      rest = rest.dropFirst(unit.suffix.count)
    }
    return text.isEmpty || !seconds.isFinite ? nil : .nanoseconds(ofSeconds: seconds)
  }
}
