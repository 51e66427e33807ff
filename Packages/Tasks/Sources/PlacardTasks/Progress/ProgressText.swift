/// Puts the figures of running work into words; pure, and the same in every language.
enum ProgressText {
  /// Puts a number of bytes into words: "999 B", "1.5 MB", "1.4 MiB".
  ///
  /// - Parameters:
  ///   - count: Negative numbers and NaN count as 0, what is beyond the greatest unit as 999.9 of it.
  ///   - scale: In powers of 1000 or of 1024.
  /// - Returns: One digit after the point, and the unit; bytes are whole.
  static func bytes(_ count: Double, _ scale: ByteScale = .decimal) -> String {
    let units = scale.units
    let (number, power) = scaled(count, base: scale.base, powers: units.count, steps: 1)
    return power == 0 ? "\(Int(number)) B" : "\(number) \(units[power])"
  }

  /// Puts a rate into words: "1.5 MB/s", "12.3 files/s", "4 files/min", "0.5 files/h".
  ///
  /// - Parameters:
  ///   - perSecond: In the unit; negative numbers and NaN count as 0, enormous ones as 999.9 quetta.
  ///   - unit: What is counted. Bytes are counted by the second; of other things less than one a second
  ///     is counted by the minute, less than one a minute by the hour.
  /// - Returns: At most one digit after the point, the unit and the time.
  static func rate(_ perSecond: Double, of unit: ProgressUnit) -> String {
    if let scale = unit.byteScale { return bytes(perSecond, scale) + "/s" }
    let (amount, time) =
      switch perSecond {
      case (1 / 60.0)..<1: (perSecond * 60, "min")
      case 0.0.nextUp..<(1 / 60.0): (perSecond * 3600, "h")
      default: (perSecond, "s")
      }
    let prefixes = ["", "k", "M", "G", "T", "P", "E", "Z", "Y", "R", "Q"]
    let (number, power) = scaled(amount, base: 1000, powers: prefixes.count)
    let digits = number == number.rounded() ? "\(Int(number))" : "\(number)"
    return "\(digits)\(prefixes[power])" + (unit.name.map { " \($0)" } ?? "") + "/\(time)"
  }

  /// Returns a length of time in its two greatest units: "42 s", "2 min 5 s", "1 h 2 min", "3 d 4 h".
  ///
  /// A part of a second counts as a whole one; a negative duration is "0 s".
  static func time(_ duration: Duration) -> String {
    let (whole, rest) = max(duration, .zero).components
    let seconds = rest > 0 && whole < .max ? whole + 1 : whole
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86400)
    return switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3600: "\(minutes) min \(seconds % 60) s"
    case ..<86400: "\(hours) h \(minutes % 60) min"
    default: "\(days) d \(hours % 24) h"
    }
  }

  /// Brings a number below the base, and says the power that it was divided by; what is not
  /// divided is rounded to so many steps of one, the rest to tenths.
  private static func scaled(
    _ value: Double, base: Double, powers: Int, steps: Double = 10
  ) -> (number: Double, power: Int) {
    var number = value > 0 ? value : 0
    var power = 0
    var rounded = (number * steps).rounded() / steps
    while power < powers - 1, rounded >= base {
      number /= base
      power += 1
      rounded = (number * 10).rounded() / 10
    }
    return (min(rounded, base - 0.1), power)
  }
}
