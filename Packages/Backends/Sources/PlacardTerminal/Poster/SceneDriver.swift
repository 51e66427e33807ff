import PlacardModels
import PlacardPosting
import PlacardViews
import Synchronization

/// Passes the frames of a scene to a writer: at once after a change, and while anything moves.
///
/// One timer is set, for the next frame; none while nothing moves. Frames are drawn at most
/// 60 times a second, however often the scene is changed, and reach the writer in order.
final class SceneDriver: Sendable {
  private struct State {
    var scene: TerminalScene
    var desktop: DesktopHandOff
    var latest: Duration?
    /// When the next frame is due; nil while nothing moves.
    var due: Duration?
    var isClosed = false
  }

  let writer: TerminalWriter
  private let port: any TerminalPort
  private let timer: any FrameTimer
  private let styles: StyleRegistry
  private let library: PictureLibrary
  private let signals = Mutex<PosterSignals?>(nil)
  private let state: Mutex<State>
  /// Whether the scene lacks space, readable without waiting for the lock.
  private let isCrowded = Atomic(false)
  private let processID = CLibrary.processID

  init(
    _ scene: TerminalScene, port: any TerminalPort, capabilities: TerminalCapabilities,
    timer: any FrameTimer,
    library: PictureLibrary = PictureLibrary()
  ) {
    self.library = library
    self.port = port
    self.timer = timer
    styles = scene.styles
    state = Mutex(State(scene: scene, desktop: DesktopHandOff(capabilities)))
    let resized = LateCall()
    writer = TerminalWriter(port, capabilities: capabilities) { event in
      if case .resized = event { resized() }
    }
    resized.set { [weak self] in self?.change { _, _ in [] } }
    timer.start { [weak self] in self?.tick() }
  }

  deinit { timer.wake(at: nil) }

  /// Whether posts enter and leave without animation at present, for lack of space.
  var lacksRoom: Bool { isCrowded.load(ordering: .relaxed) }

  /// Receives the callbacks into the manager.
  func attach(_ signals: PosterSignals) {
    self.signals.withLock { $0 = signals }
  }

  /// Begins a post's entrance, and calls for attention.
  func show(_ post: Post) {
    let attention = styles.attention(of: post)
    let pictures = library.pictures(of: post.message)
    change { state, now in
      let isNew = state.scene.index(of: post) == nil
      state.scene.show(post, pictures: pictures, at: now)
      guard isNew else { return state.desktop.update(post) }
      return state.desktop.show(post) + (attention == nil ? [] : state.desktop.ring(at: now))
    }
  }

  /// Updates a post's content.
  func update(_ post: Post) {
    let pictures = library.pictures(of: post.message)
    change { state, _ in
      state.scene.update(post, pictures: pictures)
      return state.desktop.update(post)
    }
  }

  /// Begins a post's exit.
  func hide(_ post: Post) {
    change { state, now in
      state.scene.hide(post, at: now)
      return state.desktop.close(id: post.id)
    }
  }

  /// Sets the appearance of later posts, or of all.
  func configure(_ configuration: ViewConfiguration, appliesToAll: Bool) {
    change { state, _ in
      state.scene.configure(configuration, appliesToAll: appliesToAll)
      return []
    }
  }

  /// Changes the scene and draws it; nothing happens once it is closed.
  ///
  /// - Parameter body: The change; it returns the bytes for the desktop.
  private func change(_ body: (inout State, Duration) -> [UInt8]) {
    let ended = state.withLock { state -> [PosterSignal] in
      guard !state.isClosed else { return [] }
      let now = timer.now
      state.scene.isInBackground = !port.isForeground
      let bytes = body(&state, now)
      draw(&state, at: now)
      writer.send(bytes, restoreSequence: state.desktop.restoreSequence)
      return state.scene.takeSignals()
    }
    report(ended)
  }

  /// Draws the current frame, however recent the latest one is; nothing happens once it is closed.
  func redraw() {
    change { state, _ in
      state.latest = nil
      return []
    }
  }

  /// Reports the posts that the scene has ended to the manager; not under a lock.
  private func report(_ ended: [PosterSignal]) {
    guard !ended.isEmpty, let signals = signals.withLock({ $0 }) else { return }
    for signal in ended { signals(signal) }
  }

  /// Closes the scene: posts that never ended by themselves stay in the scrollback.
  func close() async {
    state.withLock { state in
      state.isClosed = true
      writer.send(state.desktop.restoreSequence, restoreSequence: [])
      wake(at: nil, &state)
      writer.leave(state.scene.close(at: timer.now))
    }
    await writer.finish(keepingRows: false)
  }

  /// Commits all visible posts, and posts that were not received, because the process exits.
  ///
  /// Only tries locks and starts no task. If the scene is locked, because the process exits while it is
  /// drawn, its latest frame stays as it is. Does nothing in a forked child.
  func settle(_ posts: [Post]) {
    guard CLibrary.processID == processID else { return }
    for _ in 0..<100 {
      let rest = state.withLockIfAvailable { state -> Rest in
        guard !state.isClosed else { return Rest(entries: []) }
        state.isClosed = true
        state.due = nil
        var entries = state.scene.close(at: timer.now, with: posts, isSettling: true)
        // A poster that is closing ends the writer after its pending output.
        if !writer.isOwnThread {
          writer.leave(entries)
          entries = []
        }
        return Rest(entries: entries, restoreSequence: state.desktop.restoreSequence)
      }
      if let rest {
        if let entries = rest.entries {
          writer.settle(entries, restoreSequence: rest.restoreSequence, keepingRows: false)
        }
        return
      }
      CLibrary.wait(for: -1, toWrite: false, milliseconds: 1)
    }
    let glyphs: GlyphSet = writer.capabilities.isUnicode ? .unicode : .ascii
    let lines = posts.flatMap { PlainText(glyphs).lines(of: $0) }
    writer.settle(lines.map { .line(StyledLine($0)) }, keepingRows: true)
  }

  /// Draws the current frame, unless it is too soon, and schedules the next one.
  private func draw(_ state: inout State, at now: Duration) {
    if let latest = state.latest, now < latest + SceneItem.frameStep {
      return wake(at: latest + SceneItem.frameStep, &state)
    }
    state.latest = now
    let size = writer.size
    state.scene.environment.columns = size.columns - 1
    state.scene.environment.rows = max(size.rows - 1, 1)
    let frame = state.scene.frame(at: now)
    let next = state.scene.nextFrame(after: now)
    isCrowded.store(state.scene.lacksRoom, ordering: .relaxed)
    let isMoving = next.map { $0 <= now + SceneItem.spinStep } ?? false
    writer.show(frame, after: state.scene.takeScrollback(), isMoving: isMoving)
    wake(at: next, &state)
  }

  /// Schedules the next call, replacing the previous one.
  private func wake(at due: Duration?, _ state: inout State) {
    guard state.due != due else { return }
    state.due = due
    timer.wake(at: due)
  }

  private func tick() {
    let ended = state.withLock { state -> [PosterSignal] in
      let now = timer.now
      guard let due = state.due, due <= now else { return [] }
      state.due = nil
      draw(&state, at: now)
      return state.scene.takeSignals()
    }
    report(ended)
  }
}

/// What is left of a scene when the process ends; nothing of one that was closed before.
private struct Rest: Sendable {
  var entries: [ScrollbackEntry]?
  var restoreSequence: [UInt8] = []
}

/// A callback that is set after the objects that call it were created.
private final class LateCall: Sendable {
  private let body = Mutex<(@Sendable () -> Void)?>(nil)

  func set(_ body: @escaping @Sendable () -> Void) {
    self.body.withLock { $0 = body }
  }

  func callAsFunction() {
    body.withLock { $0 }?()
  }
}
