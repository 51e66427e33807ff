@_spi(Inspection) import PlacardTerminal

/// The time of a virtual terminal; it never calls, since a frame is drawn whenever the screen is read.
struct VirtualTimer: FrameTimer {
  private let time: @Sendable () -> Duration

  init(_ time: @escaping @Sendable () -> Duration) {
    self.time = time
  }

  var now: Duration { time() }

  func start(_ tick: @escaping @Sendable () -> Void) {}

  func wake(at due: Duration?) {}
}
