/// What was found about a subject; all figures are of one operation.
struct Measurement: Hashable, Sendable {
  var name: String
  var part: Subject.Part?
  /// How many operations a run had.
  var iterations: Int
  var samples: Samples
  /// How often memory was asked for; nil where that is not counted, and so for the bytes.
  var allocations: Double?
  var allocatedBytes: Double?
  var baseline: String?
  /// Its time divided by the baseline's.
  var ratio: Double?
}

extension Subject.Part: CustomStringConvertible {
  var description: String { "\(count) \(name)s" }
}
