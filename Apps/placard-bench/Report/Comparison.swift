/// An older and a newer result, subject by subject.
///
/// Where both know a ratio to the same baseline, that is compared, since it does not depend on the
/// machine; else the medians are.
struct Comparison: Sendable {
  /// What became of a subject.
  enum Verdict: String, Sendable {
    case faster, slower, same, new, gone
    case allocatesMore = "allocates more"
    case allocatesLess = "allocates less"
  }

  /// One subject.
  struct Change: Sendable {
    let name: String
    let old: Measurement?
    let new: Measurement?

    /// How much longer the newer takes, as a factor; nil where there is no old or no new.
    var factor: Double? {
      guard let old, let new else { return nil }
      if old.baseline == new.baseline, let before = old.ratio, let after = new.ratio, before > 0 {
        return after / before
      }
      return old.samples.median > 0 ? new.samples.median / old.samples.median : nil
    }

    var verdict: Verdict {
      guard let old else { return .new }
      guard let new else { return .gone }
      if let before = old.allocations, let after = new.allocations,
        (after - before).magnitude > Comparison.allocationTolerance
      {
        return after > before ? .allocatesMore : .allocatesLess
      }
      guard let factor else { return .same }
      if factor > Comparison.tolerance { return .slower }
      return factor < 1 / Comparison.tolerance ? .faster : .same
    }
  }

  /// The factor below which a difference is noise.
  static let tolerance = 1.1
  /// What the average of a few growing buffers may differ by.
  static let allocationTolerance = 0.05

  /// In the order of the newer result; then what is gone.
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

  /// The table that is printed.
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
