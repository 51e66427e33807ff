/// What a leaf's content answered, as long as it is the same content.
struct Leaf {
  /// The size without limit; NaN while it was not asked.
  var width = Double.nan
  var height = Double.nan
  /// The least width; NaN while it was not asked.
  var least = Double.nan
  /// The last two heights for a width and a greatest height, NaN where there is none.
  var latest = Answer()
  var earlier = Answer()

  /// A height by the room that was offered.
  struct Answer {
    var width = Double.nan
    var height = Double.nan
  }

  /// The height for a width, where that was asked.
  mutating func height(for width: Double) -> Double? {
    if latest.width == width { return latest.height }
    guard earlier.width == width else { return nil }
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
