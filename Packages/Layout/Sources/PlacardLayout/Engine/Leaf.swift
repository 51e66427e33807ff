/// What a leaf's content answered, as long as it is the same content.
struct Leaf {
  /// The max-content size; NaN while not measured.
  var width = Double.nan
  var height = Double.nan
  /// The min-content width; NaN while not measured.
  var least = Double.nan
  /// How many of its ``Heights`` mean something.
  var heightCount = 0
}

/// The last two heights that a leaf's content answered for a width.
///
/// Stored apart because most leaves fit their max-content width and need no measuring.
struct Heights {
  var latest = Answer()
  var earlier = Answer()

  /// A height by the width that was offered.
  struct Answer {
    var width = Double.nan
    var height = Double.nan
  }

  /// The height for a width, where that is among the first `count`.
  mutating func height(for width: Double, among count: Int) -> Double? {
    // mutant: answer-for-another-width
    if count > 0, latest.width == width { return latest.height }
    guard count > 1, earlier.width == width else { return nil }
    swap(&latest, &earlier)
    return latest.height
  }

  mutating func note(_ height: Double, for width: Double) {
    earlier = latest
    latest = Answer(width: width, height: height)
  }
}

/// A measure function where an array keeps it as it is.
struct Content {
  let measure: Measure
}
