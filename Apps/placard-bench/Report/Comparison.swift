/// A comparison of an older and a newer result, by subject.
///
/// Compares the quotients to the same baseline, since they depend little on the machine and its
/// load; if there are none, the times.
struct Comparison: Sendable {
  /// The outcome of a subject.
  enum Verdict: String, Sendable {
    case faster, slower, same, new, gone
    case allocatesMore = "allocates more"
    case allocatesLess = "allocates less"
  }

  /// The comparison of one subject.
  struct Change: Sendable {
    let name: String
    let old: Measurement?
    let new: Measurement?

    /// The compared samples; nil if there is no old or no new one.
    private var sides: (old: Samples, new: Samples)? {
      guard let old, let new else { return nil }
      if old.baseline == new.baseline, let before = old.quotients, let after = new.quotients {
        return (before, after)
      }
      return (old.samples, new.samples)
    }

    /// The new median relative to the old one.
    var factor: Double? {
      sides.flatMap { $0.old.median > 0 ? $0.new.median / $0.old.median : nil }
    }

    var verdict: Verdict {
      guard let old else { return .new }
      guard let new else { return .gone }
      if let before = old.allocations, let after = new.allocations,
        (after - before).magnitude > max(0.05, before * Comparison.allocationTolerance)
      {
        return after > before ? .allocatesMore : .allocatesLess
      }
      guard let sides, let factor else { return .same }
      if factor > Comparison.tolerance, sides.new.lowerQuartile > sides.old.upperQuartile {
        return .slower
      }
      if factor < 1 / Comparison.tolerance, sides.new.upperQuartile < sides.old.lowerQuartile {
        return .faster
      }
      return .same
    }
  }

  /// The factor below which a difference of medians counts as noise, as it does when the
  /// interquartile ranges overlap.
  static let tolerance = 1.1
  /// The tolerated relative difference of allocations, for averages of growing buffers and other
  /// threads.
  static let allocationTolerance = 0.03

  /// In the order of the newer result; then removed subjects.
  let changes: [Change]

  init(old: BenchResult, new: BenchResult) {
    changes =
      new.measurements.map { measurement in
        Change(
          name: measurement.name, old: old.measurement(measurement.name), new: measurement)
      }
      + old.measurements.filter { new.measurement($0.name) == nil }.map {
        Change(name: $0.name, old: $0, new: nil)
      }
  }

  /// Whether a subject has become slower or allocates more.
  var hasRegression: Bool {
    changes.contains { $0.verdict == .slower || $0.verdict == .allocatesMore }
  }

  /// The comparison as a table.
  var table: String {
    var table = Table(
      "subject", "old", "new", "factor", "old allocations", "new allocations", "verdict")
    for change in changes {
      table.add([
        change.name,
        change.old.map { Figure.time($0.samples.median) } ?? "–",
        change.new.map { Figure.time($0.samples.median) } ?? "–",
        change.factor.map(Figure.ratio) ?? "–",
        change.old?.allocations.map(Figure.count) ?? "–",
        change.new?.allocations.map(Figure.count) ?? "–",
        change.verdict.rawValue,
      ])
    }
    return table.text
  }
}

extension BenchResult {
  fileprivate func measurement(_ name: String) -> Measurement? {
    measurements.first { $0.name == name }
  }
}
