/// The time of a driver of frames, and the callback for when the next one is due.
@_spi(Inspection) public protocol FrameTimer: Sendable {
  /// The time, counted from any fixed moment.
  var now: Duration { get }

  /// Says once whom to call; afterwards times may be asked for.
  func start(_ tick: @escaping @Sendable () -> Void)

  /// Schedules the call, replacing the previous time; nil cancels it.
  ///
  /// A call that is on its way may still come.
  func wake(at due: Duration?)
}
