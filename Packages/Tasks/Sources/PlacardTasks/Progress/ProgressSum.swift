import PlacardModels

/// What a piece of work and all that is part of it come to.
struct ProgressSum: Sendable, Equatable {
  /// In the unit, or in weights; with a fraction as the measure, of 1.
  var done: Double
  /// Above 0, or nil when it is unknown.
  var total: Double?
  /// The unit that was reported, or nil.
  var unit: ProgressUnit?
  /// Whether `done` and `total` are numbers of something.
  var isCounted: Bool

  /// The part done, 0…1, or nil when it is unknown.
  var fraction: Double? {
    total.map { min(max(done / $0, 0), 1) }
  }

  /// The progress of a message; counted things are rounded to whole ones.
  var progress: Message.Progress {
    if isCounted, total != nil || done > 0 {
      return .steps(done: Self.whole(done), total: Self.whole(total ?? 0), unit: unit?.name)
    }
    return fraction.map { .fraction($0) } ?? .indeterminate
  }

  /// Rounds down, but for what a sum of parts falls short of by a hair.
  private static func whole(_ value: Double) -> Int {
    Int(exactly: (value + 1e-6).rounded(.down)) ?? .max
  }
}
