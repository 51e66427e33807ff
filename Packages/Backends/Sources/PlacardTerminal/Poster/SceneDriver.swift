import PlacardViews
import Synchronization

/// Gives a writer the frames of a scene: at once when something changes, and as long as it moves.
///
/// At most one task sleeps, until the next frame; none while nothing moves. Frames are drawn at most
/// 60 times a second, however often the scene is changed, and reach the writer in order.
final class SceneDriver: Sendable {
  private struct State {
    var scene: TerminalScene
    var latest: Duration?
    var ticker = FrameTicker()
    var isClosed = false
  }

  let writer: TerminalWriter
  private let clock: FrameClock
  private let state: Mutex<State>

  init(
    _ scene: TerminalScene, port: any TerminalPort, capabilities: TerminalCapabilities,
    clock: some Clock<Duration>
  ) {
    self.clock = FrameClock(clock)
    state = Mutex(State(scene: scene))
    let resized = LateCall()
    writer = TerminalWriter(port, capabilities: capabilities) { event in
      if case .resized = event { resized() }
    }
    resized.set { [weak self] in self?.change { _, _ in } }
  }

  deinit {
    state.withLock { $0.ticker.cancel() }
  }

  /// Changes the scene and draws it; nothing happens once it is closed.
  func change(_ body: (inout TerminalScene, Duration) -> Void) {
    state.withLock { state in
      guard !state.isClosed else { return }
      let now = clock.now()
      body(&state.scene, now)
      draw(&state, at: now)
    }
  }

  /// Ends everything: what never ended by itself stays in the history.
  func close() async {
    let remains = state.withLock { state in
      state.isClosed = true
      state.ticker.cancel()
      return state.scene.remains(at: clock.now())
    }
    if remains.rows > 0 { writer.commit(remains) }
    await writer.finish(keepingRows: false)
  }

  /// Draws this moment's frame, unless it is too soon, and sees to it that the next one follows.
  private func draw(_ state: inout State, at now: Duration) {
    if let latest = state.latest, now < latest + SceneItem.frameStep {
      return arm(&state, for: latest + SceneItem.frameStep)
    }
    state.latest = now
    let size = writer.size
    state.scene.environment.columns = size.columns - 1
    state.scene.environment.rows = max(size.rows - 1, 1)
    let frame = state.scene.frame(at: now)
    let next = state.scene.nextFrame(after: now)
    writer.show(frame, isMoving: next != nil)
    if let next { arm(&state, for: next) } else { state.ticker.cancel() }
  }

  /// Sees to it that somebody draws at a time, or earlier.
  private func arm(_ state: inout State, for due: Duration) {
    state.ticker.arm(for: due, on: clock) { [weak self] due in self?.tick(due) }
  }

  private func tick(_ due: Duration) {
    state.withLock { state in
      guard state.ticker.takes(due) else { return }
      draw(&state, at: clock.now())
    }
  }
}

/// A call whose body is set after those who make it were made.
private final class LateCall: Sendable {
  private let body = Mutex<(@Sendable () -> Void)?>(nil)

  func set(_ body: @escaping @Sendable () -> Void) {
    self.body.withLock { $0 = body }
  }

  func callAsFunction() {
    body.withLock { $0 }?()
  }
}
