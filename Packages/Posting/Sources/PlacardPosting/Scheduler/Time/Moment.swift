/// A point in time since the start, or a length of time, as one whole number.
///
/// What the hot paths add and compare, where `Duration` would be a call into the runtime.
struct Moment: Sendable, Comparable {
  /// The number of attoseconds.
  var attoseconds: Int128

  static var zero: Moment { Moment(attoseconds: 0) }

  /// The end of time: a later moment counts as this one, so that no sum of times overflows.
  static var farthest: Moment {
    Moment(attoseconds: 8_000_000_000_000_000_000_000_000_000_000_000_000)
  }

  /// After the end of time: when something is due that is not.
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

  /// The moment so long after this one: not before it, and not after the end of time.
  func advanced(by length: Moment) -> Moment {
    let bounded = min(max(length, .zero), .longest)
    return min(Moment(attoseconds: attoseconds + bounded.attoseconds), .farthest)
  }

  /// How long after another moment this one is.
  func since(_ earlier: Moment) -> Moment {
    Moment(attoseconds: attoseconds - earlier.attoseconds)
  }
}
