/// A point in time since the start, or a length of time, as one integer.
///
/// For hot paths, which add and compare it; `Duration` would be a call into the runtime.
struct Moment: Sendable, Comparable {
  /// The number of attoseconds.
  var attoseconds: Int128

  static var zero: Moment { Moment(attoseconds: 0) }

  /// The latest moment: later ones are clamped to it, so that no sum overflows.
  static var farthest: Moment {
    Moment(attoseconds: 8_000_000_000_000_000_000_000_000_000_000_000_000)
  }

  /// After the latest moment: the due time of a timer that is not set.
  static var never: Moment { Moment(attoseconds: .max) }

  /// The longest length of time that is added to a moment, 10¹⁸ seconds.
  static var longest: Moment {
    Moment(attoseconds: 1_000_000_000_000_000_000_000_000_000_000_000_000)
  }

  init(attoseconds: Int128) {
    self.attoseconds = attoseconds
  }

  init(_ duration: Duration) {
    attoseconds = duration.attoseconds
  }

  var duration: Duration {
    Duration(attoseconds: attoseconds)
  }

  static func < (left: Moment, right: Moment) -> Bool {
    left.attoseconds < right.attoseconds
  }

  /// This moment plus a length, clamped to between this moment and the latest one.
  func advanced(by length: Moment) -> Moment {
    let bounded = min(max(length, .zero), .longest)
    return min(Moment(attoseconds: attoseconds + bounded.attoseconds), .farthest)
  }

  /// The time elapsed since another moment.
  func since(_ earlier: Moment) -> Moment {
    Moment(attoseconds: attoseconds - earlier.attoseconds)
  }
}
