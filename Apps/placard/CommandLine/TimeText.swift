import Placard

/// A length of time as people write it: `5s`, `500ms`, `1.5h`, `1m30s`.
enum TimeText {
  private static let units: [(suffix: String, seconds: Double)] = [
    ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600),
  ]

  /// The moment of a script that a text means: bare seconds as in a script, or with a unit.
  static func moment(of text: String) -> Duration? {
    guard let seconds = Double(text) else { return duration(of: text) }
    return seconds.isFinite && seconds >= 0 ? .nanoseconds(ofSeconds: seconds) : nil
  }

  /// What ``moment(of:)`` accepts, for a sentence.
  static let momentForm = "seconds from 0 on, such as 2.5, or a time such as 500ms"

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
