public import PlacardModels

extension Message.Progress {
  /// The figures: "40%", "12/40 files", "1.2/4.0 MB"; nil when nothing is known.
  public var figures: String? {
    switch self {
    case .steps(let done, let total, let unit) where total > 0:
      unit == "bytes"
        ? ByteCount.pair(done, total)
        : String(done) + "/" + String(total) + Self.suffix(unit)
    case .steps(let done, _, let unit) where done > 0:
      unit == "bytes"
        ? ByteCount.text(done) : String(done) + Self.suffix(unit)
    case .indeterminate, .steps: nil
    case .fraction: fraction.map { "\(Int(($0 * 100).rounded(.down)))%" }
    }
  }

  private static func suffix(_ unit: String?) -> String {
    guard let unit, !unit.isEmpty else { return "" }
    return " " + unit
  }

  /// The same progress without the name of its unit, but for bytes, which are scaled by it.
  var withoutUnit: Message.Progress {
    guard case .steps(let done, let total, let unit) = self, unit != "bytes" else { return self }
    return .steps(done: done, total: total)
  }

  /// The widest figures on the way to the end.
  var widestFigures: String? {
    switch self {
    case .steps(_, let total, let unit) where total > 0:
      Self.steps(done: total, total: total, unit: unit).figures
    case .fraction: "100%"
    case .indeterminate, .steps: nil
    }
  }
}
