import Placard

/// Durations as text: `5s`, `500ms`, `1.5h`, `1m30s`.
enum TimeText {
  private static let units: [(suffix: String, seconds: Double)] = [
    ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600),
  ]

  /// Parses a time in a script: seconds without a unit, or a duration.
  static func moment(of text: String) -> Duration? {
    guard let seconds = Double(text) else { return duration(of: text) }
    return seconds.isFinite && seconds >= 0 ? .nanoseconds(ofSeconds: seconds) : nil
  }

  /// The format accepted by ``moment(of:)``, for messages.
  static let momentForm = "seconds from 0 on, such as 2.5, or a time such as 500ms"

  /// Parses a duration; nil if the format is invalid.
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
