/// Determines the number of iterations of a run.
struct Calibration: Sendable {
  /// The target duration of a run.
  let target: Duration

  /// The maximum number of iterations, for work that takes no time.
  static let limit = 1 << 30

  /// Increases the iterations until a run is long enough to be measured.
  ///
  /// - Parameter time: Runs a number of iterations and returns the duration.
  /// - Returns: The number closest to the target duration, at least 1.
  func iterations(time: (Int) -> Duration) -> Int {
    var iterations = 1
    while true {
      let taken = time(iterations)
      if taken >= target / 8 || iterations >= Self.limit {
        let scale = target / Swift.max(taken, .nanoseconds(1))
        return Swift.max(1, Int((Double(iterations) * scale).rounded()))
      }
      iterations *= 4
    }
  }
}
