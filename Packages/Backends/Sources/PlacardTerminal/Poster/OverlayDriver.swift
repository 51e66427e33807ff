import PlacardAccessibility
import PlacardLayout
import PlacardModels
import PlacardPosting
import PlacardViews
import Synchronization

/// Composes the frames of an application's screen with messages above it, while anything moves.
///
/// Frames are composed at most 60 times a second and reach the application in order, one at a time.
/// One timer is set, for the next frame; none while nothing moves. The application is never called under
/// the lock.
final class OverlayDriver: Sendable {
  private struct State {
    var scene: OverlayScene
    var desktop: DesktopHandOff
    var compositor: Compositor
    var signals: PosterSignals?
    /// The rows in which the application has changed; nil for all.
    var damage: Range<Int>? = 0..<0
    var requests = HostRequests()
    var cursor: ScreenCursor?
    var isHosted = true
    var latest: Duration?
    /// When the next frame is due; nil while nothing moves.
    var due: Duration?
    var isDrawing = false
    var isAskedAgain = false
    /// Whether the last frame is due regardless of the frame rate.
    var isClosing = false
    var isClosed = false
    /// The callers that wait until no frame is being drawn.
    var waiting: [CheckedContinuation<Void, Never>] = []

    /// Adds rows in which the application has changed; nil for all.
    mutating func add(_ rows: Range<Int>?) {
      damage = rows.flatMap { new in damage.map { $0.joined(with: new) } }
    }
  }

  /// The callbacks to the application for one frame.
  private struct Work {
    var rows = 0..<0
    var frame = CellBuffer(columns: 0, rows: 0)
    /// The new position of the cursor; nil if unchanged.
    var cursor: ScreenCursor??
    var requests: HostRequests?
    var events: [ContentInsetTracker.Event] = []
    var signal: PosterSignal?
  }

  private let host: any TerminalHost
  private let timer: any FrameTimer
  private let context: @Sendable (Post) -> OverlayContext
  private let styles: StyleRegistry
  private let library: PictureLibrary
  private let state: Mutex<State>

  init(
    _ scene: OverlayScene, host: any TerminalHost, capabilities: TerminalCapabilities,
    context: @escaping @Sendable (Post) -> OverlayContext, timer: any FrameTimer,
    library: PictureLibrary = PictureLibrary()
  ) {
    self.library = library
    self.host = host
    self.context = context
    self.timer = timer
    styles = scene.styles
    state = Mutex(
      State(
        scene: scene, desktop: DesktopHandOff(capabilities),
        compositor: Compositor(scene.environment)))
    timer.start { [weak self] in self?.tick() }
    host.attach(
      HostLink(
        redraw: { [weak self] in self?.redraw(rows: $0) ?? false },
        handle: { [weak self] in self?.handle($0) ?? false }))
  }

  deinit { timer.wake(at: nil) }

  /// Receives the callbacks; without a screen it reports a lost host at once.
  func attach(_ signals: PosterSignals) {
    state.withLock { $0.signals = signals }
    if host.screen() == nil { draw() }
  }

  /// Begins a post's entrance, and calls for attention once it is there.
  ///
  /// - Throws: `UnresolvedContext` if the region does not exist.
  func show(_ post: Post) throws(UnresolvedContext) {
    let screen = host.screen()
    let context = context(post)
    let pictures = library.pictures(of: post.message)
    let isNew = try state.withLock { state throws(UnresolvedContext) in
      guard !state.isClosed, let screen else { return false }
      adopt(screen, &state)
      state.scene.words = state.signals?.words ?? .english
      let isNew = state.scene.index(of: post.number) == nil
      try state.scene.show(post, pictures: pictures, in: context, at: timer.now)
      send(
        isNew ? state.desktop.show(post) : state.desktop.update(post),
        restoreSequence: state.desktop.restoreSequence)
      return isNew
    }
    if isNew, let attention = styles.attention(of: post) { host.ring(attention) }
    draw()
  }

  /// Updates a post's content.
  func update(_ post: Post) {
    let pictures = library.pictures(of: post.message)
    state.withLock { state in
      state.scene.words = state.signals?.words ?? .english
      state.scene.update(post, pictures: pictures)
      send(state.desktop.update(post), restoreSequence: state.desktop.restoreSequence)
    }
    draw()
  }

  /// Begins a post's exit.
  func hide(_ post: Post) {
    state.withLock { state in
      state.scene.hide(post, at: timer.now)
      send(state.desktop.close(id: post.id), restoreSequence: state.desktop.restoreSequence)
    }
    draw()
  }

  /// Updates how many posts wait in a lane.
  func updateQueue(_ queue: LaneQueue) {
    state.withLock { $0.scene.update(queue, at: timer.now) }
    draw()
  }

  /// Sets the appearance of later posts, or of all.
  func configure(_ configuration: ViewConfiguration, appliesToAll: Bool) {
    state.withLock { $0.scene.configure(configuration, appliesToAll: appliesToAll) }
    draw()
  }

  /// Removes every message, and waits until the application shows that.
  func close() async {
    state.withLock { state in
      state.scene.removeAll()
      state.isClosing = true
      send(state.desktop.see(true) + state.desktop.restoreSequence, restoreSequence: [])
    }
    draw()
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.isDrawing { state.waiting.append(continuation) }
        return !state.isDrawing
      }
      if isIdle { continuation.resume() }
    }
    state.withLock { state in
      state.isClosed = true
      wake(at: nil, &state)
    }
    await host.settle()
  }

  private func redraw(rows: Range<Int>?) -> Bool {
    let isClosed = state.withLock { state in
      state.add(rows)
      return state.isClosed
    }
    if !isClosed { draw() }
    return !isClosed
  }

  private func handle(_ event: InputEvent) -> Bool {
    var isRepainting = false
    let (reaction, signals) = state.withLock { state in
      let reaction =
        state.isClosed ? .none : state.scene.handle(event, at: timer.now)
      let defaultPalette = DefaultPalette(state.scene.environment)
      if defaultPalette != state.compositor.defaultPalette {
        state.compositor = Compositor(state.scene.environment)
        isRepainting = true
      }
      if case .focus(let isSeen) = event, !state.isClosed {
        send(state.desktop.see(isSeen), restoreSequence: state.desktop.restoreSequence)
      }
      return (reaction, state.signals)
    }
    if let signals {
      for signal in reaction.signals { signals(signal) }
    }
    if reaction != .none || isRepainting { draw() }
    return reaction.isConsumed
  }

  /// Draws now, or has the thread that is drawing draw once more.
  private func draw() {
    let isFree = state.withLock { state in
      if state.isDrawing { state.isAskedAgain = true }
      guard !state.isDrawing, !state.isClosed else { return false }
      state.isDrawing = true
      return true
    }
    guard isFree else { return }
    var isAskedAgain = false
    repeat {
      let damage = state.withLock { state in
        defer { state.damage = 0..<0 }
        return state.damage
      }
      let screen = host.screen()
      let (work, signals) = state.withLock { (compose(&$0, screen, damage), $0.signals) }
      if let work { tell(work, signals) }
      let released = state.withLock { state in
        isAskedAgain = state.isAskedAgain
        state.isAskedAgain = false
        state.isDrawing = isAskedAgain
        defer { if !isAskedAgain { state.waiting = [] } }
        return isAskedAgain ? [] : state.waiting
      }
      for continuation in released { continuation.resume() }
    } while isAskedAgain
  }

  private func tell(_ work: Work, _ signals: PosterSignals?) {
    for event in work.events { host.follow(event) }
    if let requests = work.requests, requests.isNeeded { host.respect(requests) }
    if let cursor = work.cursor { host.place(cursor) }
    if !work.rows.isEmpty {
      host.show(
        work.frame,
        damage: CellRect(
          column: 0, row: work.rows.lowerBound, columns: work.frame.columns,
          rows: work.rows.count))
    }
    if let requests = work.requests, !requests.isNeeded { host.respect(requests) }
    if let signal = work.signal { signals?(signal) }
  }

  /// Composes the current frame, unless it is too soon, and schedules the next one.
  ///
  /// Takes the damage before it reads the screen, so that later changes remain damaged.
  private func compose(
    _ state: inout State, _ screen: HostScreen?, _ damage: Range<Int>?
  ) -> Work? {
    var work = Work()
    guard let screen else {
      wake(at: nil, &state)
      guard state.isHosted else { return nil }
      state.isHosted = false
      state.scene.removeAll()
      state.damage = nil
      work.requests = change(of: &state)
      work.signal = .host(attached: false)
      return work
    }
    if !state.isHosted {
      state.isHosted = true
      work.signal = .host(attached: true)
    }
    let now = timer.now
    if let latest = state.latest, now < latest + SceneItem.frameStep, work.signal == nil,
      !state.isClosing
    {
      state.add(damage)
      wake(at: latest + SceneItem.frameStep, &state)
      return nil
    }
    state.latest = now
    adopt(screen, &state)
    if let signal = state.scene.expireHold(at: now) { work.signal = signal }
    let layers = state.scene.layers(at: now)
    work.rows = state.compositor.compose(layers, over: screen.cells, damage: damage)
    work.frame = state.compositor.frame
    work.events = state.scene.takeChanges()
    work.requests = change(of: &state)
    let isFree = state.requests.focus == nil
    let cursor = screen.cursor.flatMap { isFree && !layers.cover($0) ? $0 : nil }
    if cursor != state.cursor { work.cursor = .some(cursor) }
    state.cursor = cursor
    wake(at: state.scene.nextFrame(after: now), &state)
    return work
  }

  /// Sends a desktop sequence through a terminal of ours; a host with its own terminal may send its own.
  private func send(_ bytes: [UInt8], restoreSequence: [UInt8]) {
    (host as? TerminalScreen)?.send(bytes, restoreSequence: restoreSequence)
  }

  private func adopt(_ screen: HostScreen, _ state: inout State) {
    let size = TerminalSize(columns: screen.cells.columns, rows: screen.cells.rows)
    if state.scene.size != size { state.scene.size = size }
    if state.scene.layout != screen.layout { state.scene.layout = screen.layout }
  }

  /// The host requests, if they have changed.
  private func change(of state: inout State) -> HostRequests? {
    let requests = state.scene.requests
    guard requests != state.requests else { return nil }
    state.requests = requests
    return requests
  }

  /// Schedules the next call, replacing the previous one.
  private func wake(at due: Duration?, _ state: inout State) {
    guard state.due != due else { return }
    state.due = due
    timer.wake(at: due)
  }

  private func tick() {
    let isDue = state.withLock { state in
      guard let due = state.due, due <= timer.now else { return false }
      state.due = nil
      return true
    }
    if isDue { draw() }
  }
}

extension OverlayScene {
  /// The requests of the messages to the application.
  var requests: HostRequests {
    let order = OverlayContext.BarTreatment.allCases
    let bars = items.lazy.filter(\.isLive).map(\.context.bars)
      .max { (order.firstIndex(of: $0) ?? 0) < (order.firstIndex(of: $1) ?? 0) }
    return HostRequests(isNeeded: !isEmpty || isHeld, focus: focused, bars: bars ?? .keep)
  }
}
