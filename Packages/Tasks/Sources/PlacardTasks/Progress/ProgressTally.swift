/// What one piece of work has reported of itself.
///
/// What is done only ever grows; one measure in the place of another begins anew.
struct ProgressTally: Sendable {
  enum Measure: Sendable, Equatable {
    case unknown
    case fraction(Double)
    /// The total is above 0, or nil when it is unknown.
    case count(done: Int, total: Int?)
  }

  private(set) var measure = Measure.unknown
  private(set) var unit: ProgressUnit?

  /// Counts on; an amount that is not above 0 only sets the total and the unit.
  mutating func advance(by amount: Int, of total: Int?, unit: ProgressUnit?) {
    let (done, before) = counted
    let (sum, overflow) = done.addingReportingOverflow(max(amount, 0))
    count(done: overflow ? .max : sum, total: total, orElse: before, unit: unit)
  }

  /// Takes over what is done in all; a smaller number than before only sets total and unit.
  mutating func set(done: Int, total: Int?, unit: ProgressUnit?) {
    let (known, before) = counted
    count(done: max(done, known), total: total, orElse: before, unit: unit)
  }

  /// Takes over the part done, clamped to 0…1; NaN and less than before are ignored.
  mutating func set(fraction: Double) {
    guard !fraction.isNaN else { return }
    let known = if case .fraction(let value) = measure { value } else { 0.0 }
    measure = .fraction(max(known, min(fraction, 1)))
  }

  /// What has been counted so far.
  private var counted: (done: Int, total: Int?) {
    if case .count(let done, let total) = measure { (done, total) } else { (0, nil) }
  }

  private mutating func count(done: Int, total: Int?, orElse known: Int?, unit: ProgressUnit?) {
    let newest = total ?? known
    measure = .count(done: done, total: newest.flatMap { $0 > 0 ? $0 : nil })
    self.unit = unit ?? self.unit
  }
}
