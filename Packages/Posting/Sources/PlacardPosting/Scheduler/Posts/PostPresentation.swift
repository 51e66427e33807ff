import PlacardModels

/// The times of a presented post.
struct PostPresentation: Sendable {
  /// The time at which its entrance began.
  let enteredAt: Moment
  /// The end of the minimum display time, before which the program cannot end it.
  var minimumEnd = Moment.zero
  /// The lengths of its entrance and exit in nanoseconds.
  private var entranceNanoseconds: Int64 = 0
  private var exitNanoseconds: Int64 = 0

  init(enteredAt: Moment) {
    self.enteredAt = enteredAt
  }

  /// Sets the lengths of the current entrance and of the exit to come.
  mutating func setLengths(entrance: Duration, exit: Duration) {
    entranceNanoseconds = entrance.wholeNanoseconds
    exitNanoseconds = exit.wholeNanoseconds
  }

  /// The end of its entrance.
  var entranceEnd: Moment {
    enteredAt.advanced(by: Moment(.nanoseconds(entranceNanoseconds)))
  }

  /// The length of its exit.
  var exitLength: Moment { Moment(.nanoseconds(exitNanoseconds)) }
}
