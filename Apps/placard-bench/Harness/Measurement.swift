/// The measurement of a subject; all figures are per operation.
struct Measurement: Hashable, Sendable {
  var name: String
  var part: Subject.Part?
  /// The number of operations per run.
  var iterations: Int
  var samples: Samples
  /// The number and bytes of allocations; nil where not counted.
  var allocations: Double?
  var allocatedBytes: Double?
  /// The baseline subject; nil for the baseline workload.
  var baseline: String?
  /// Its times divided by those of its baseline.
  var quotients: Samples?

  /// Its median time relative to the baseline's.
  var ratio: Double? {
    baseline == nil ? nil : quotients?.median
  }
}
