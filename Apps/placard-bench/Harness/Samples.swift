/// The times of an operation in several runs, in nanoseconds.
struct Samples: Hashable, Sendable {
  /// In the order of the runs; at least one.
  let values: [Double]
  private let sorted: [Double]

  init(_ values: [Double]) {
    precondition(!values.isEmpty, "Samples need at least one run.")
    self.values = values
    sorted = values.sorted()
  }

  /// The value in the middle, or half way between the two there.
  var median: Double {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  var least: Double { sorted[0] }
  var greatest: Double { sorted[sorted.count - 1] }

  /// The median of the quotients, run by run, so that what slows a whole run down cancels.
  func ratio(to others: Samples) -> Double? {
    let quotients = zip(values, others.values).filter { $1 > 0 }.map { $0 / $1 }
    return quotients.isEmpty ? nil : Samples(quotients).median
  }
}
