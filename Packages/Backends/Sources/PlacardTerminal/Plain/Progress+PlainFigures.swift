import PlacardModels
import PlacardViews

extension Message.Progress {
  /// The figures for a permanent line: "40%", "30% (12 of 40 files)", "50% (5 of 10 MB)", and "12
  /// files" while the total is unknown; nil if nothing is known.
  var plainFigures: String? {
    guard case .steps(let done, let total, let unit) = self, total > 0, let percent else {
      return figures
    }
    let pair =
      unit == "bytes" ? Self.bytes(done, total) : "\(done) of \(total)" + Self.suffix(unit)
    return "\(percent) (\(pair))"
  }

  private var percent: String? {
    fraction.map { "\(Int(($0 * 100).rounded(.down)))%" }
  }

  /// Both numbers in the unit of the larger, without a decimal that is zero.
  private static func bytes(_ done: Int, _ total: Int) -> String {
    let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]
    var (scale, power) = (1.0, 0)
    while power < units.count - 1, Double(max(done, total)) / scale >= 999.95 {
      (scale, power) = (scale * 1000, power + 1)
    }
    return "\(tenths(Double(done) / scale)) of \(tenths(Double(total) / scale)) \(units[power])"
  }

  private static func tenths(_ number: Double) -> String {
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func suffix(_ unit: String?) -> String {
    unit.map { $0.isEmpty ? "" : " \($0)" } ?? ""
  }
}
