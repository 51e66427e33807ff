import Placard
import PlacardLog

/// Dates and times as text, in UTC: `2026-11-21T14:59:45Z`.
///
/// - Note: Source of the calendar arithmetic: Howard Hinnant, "chrono-Compatible Low-Level Date
///   Algorithms", 2013.
enum WallTime {
  private static let secondsADay: Int64 = 86_400

  /// The text of a time since 1970-01-01 in UTC, in whole seconds.
  static func text(of time: Duration) -> String {
    Timestamp(sinceEpoch: time).text(decimals: 0)
  }

  /// Parses a time: a duration before now, a date, or a date and a time.
  static func moment(of text: String, now: Duration) -> Duration? {
    if let length = TimeText.duration(of: text) { return now - length }
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard let day = numbers(parts[0], "-", digits: [4, 2, 2]), (1...12).contains(day[1]),
      (1...31).contains(day[2])
    else { return nil }
    var seconds = days(year: day[0], month: day[1], day: day[2]) * secondsADay
    if parts.count > 1 {
      let clock = parts[1].last == "Z" ? parts[1].dropLast() : parts[1]
      guard
        let time = numbers(clock, ":", digits: [2, 2, 2]) ?? numbers(clock, ":", digits: [2, 2]),
        time[0] < 24, time[1] < 60, time.count < 3 || time[2] < 60
      else { return nil }
      seconds += time[0] * 3600 + time[1] * 60 + (time.count > 2 ? time[2] : 0)
    }
    return .seconds(seconds)
  }

  private static func numbers(
    _ text: Substring, _ separator: Character, digits: [Int]
  ) -> [Int64]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == digits,
      parts.allSatisfy({
        $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      })
    else { return nil }
    return parts.compactMap { Int64($0) }
  }

  private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
