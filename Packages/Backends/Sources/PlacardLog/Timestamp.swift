/// A point in time in UTC, formatted by RFC 3339: `2026-11-21T14:59:45.120Z`.
///
/// ```swift
/// LogPoster(to: sink, time: { Timestamp.now.text(decimals: 6) })
/// ```
///
/// - Note: Source of the calendar arithmetic: Howard Hinnant, "chrono-Compatible Low-Level Date
///   Algorithms", 2013.
public struct Timestamp: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The time since 1970-01-01 in UTC, without leap seconds; negative before.
  public var sinceEpoch: Duration

  /// Creates a timestamp from the time since 1970-01-01 in UTC.
  public init(sinceEpoch: Duration) {
    self.sinceEpoch = sinceEpoch
  }

  /// The current time of the system clock.
  public static var now: Timestamp {
    Timestamp(sinceEpoch: WallClock.now)
  }

  /// Whether a timestamp is earlier than another.
  public static func < (one: Timestamp, other: Timestamp) -> Bool {
    one.sinceEpoch < other.sinceEpoch
  }

  /// The text with milliseconds.
  public var description: String { text() }

  /// The timestamp as text; further decimals are truncated.
  ///
  /// - Parameter decimals: The decimals of the second, 0…9, clamped.
  /// - Returns: Years before 0 have a sign, which RFC 3339 does not define.
  public func text(decimals: Int = 3) -> String {
    let (whole, attoseconds) = sinceEpoch.components
    let seconds = attoseconds < 0 ? whole - 1 : whole
    let fraction = attoseconds < 0 ? attoseconds + 1_000_000_000_000_000_000 : attoseconds
    let rest = (seconds % Self.secondsADay + Self.secondsADay) % Self.secondsADay
    let (year, month, day) = Self.civil(fromDays: (seconds - rest) / Self.secondsADay)
    let date = "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    let hours = Self.padded(rest / 3600, 2)
    let time = "\(hours):\(Self.padded(rest / 60 % 60, 2)):\(Self.padded(rest % 60, 2))"
    let digits = Self.padded(fraction / 1_000_000_000, 9).prefix(min(max(decimals, 0), 9))
    return "\(date)T\(time)" + (digits.isEmpty ? "" : ".\(digits)") + "Z"
  }

  private static let secondsADay: Int64 = 86_400

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = "\(number.magnitude)"
    let zeros = String(repeating: "0", count: max(width - digits.count, 0))
    return (number < 0 ? "-" : "") + zeros + digits
  }

  private static func civil(fromDays days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let index = (5 * dayOfYear + 2) / 153
    let month = index < 10 ? index + 3 : index - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * index + 2) / 5 + 1
    )
  }
}
