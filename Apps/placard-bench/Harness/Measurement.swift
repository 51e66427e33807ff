/// What was found about a subject; all figures are of one operation.
struct Measurement: Hashable, Sendable {
  var name: String
  var part: Subject.Part?
  /// How many operations a run had.
  var iterations: Int
  var samples: Samples
  /// The number of allocations; nil where not counted, and so for the bytes.
  var allocations: Double?
  var allocatedBytes: Double?
  /// The subject that it is compared with; nil for the baseline workload.
  var baseline: String?
  /// Its times divided by those of its baseline.
  var quotients: Samples?

  /// Its time divided by the baseline's.
  var ratio: Double? {
    baseline == nil ? nil : quotients?.median
  }
}
