/// The samples of several runs: times in nanoseconds, or quotients.
struct Samples: Hashable, Sendable {
  /// In the order of the runs; at least one.
  let values: [Double]
  private let sorted: [Double]

  init(_ values: [Double]) {
    precondition(!values.isEmpty, "Samples need at least one run.")
    self.values = values
    sorted = values.sorted()
  }

  /// The middle value, or the mean of the two middle ones.
  var median: Double {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  var least: Double { sorted[0] }
  var greatest: Double { sorted[sorted.count - 1] }
  /// The lower quartile.
  var lowerQuartile: Double { sorted[(sorted.count - 1) / 4] }
  /// The upper quartile.
  var upperQuartile: Double { sorted[sorted.count - 1 - (sorted.count - 1) / 4] }

  /// The quotients run by run, in which slowdowns of a whole run cancel out; nil if no run of the
  /// others took any time.
  func divided(by others: Samples) -> Samples? {
    let quotients = zip(values, others.values).filter { $1 > 0 }.map { $0 / $1 }
    return quotients.isEmpty ? nil : Samples(quotients)
  }
}
