import Placard

/// The results of one run of the program.
struct BenchResult: Hashable, Sendable {
  var measurements: [Measurement] = []

  /// The result as a table.
  var table: String {
    var table = Table(
      "subject", "median", "min", "max", "per part", "allocations", "bytes", "ratio to baseline")
    for measurement in measurements {
      let samples = measurement.samples
      table.add([
        measurement.name, Figure.time(samples.median), Figure.time(samples.least),
        Figure.time(samples.greatest),
        measurement.part.map {
          "\(Figure.number(samples.median / Double($0.count))) ns/\($0.name)"
        } ?? "–",
        measurement.allocations.map(Figure.count) ?? "–",
        measurement.allocatedBytes.map(Figure.count) ?? "–",
        measurement.ratio.map { "\(Figure.ratio($0)) \(measurement.baseline ?? "")" } ?? "–",
      ])
    }
    return table.text
  }
}
