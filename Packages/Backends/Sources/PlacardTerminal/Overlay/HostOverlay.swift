import PlacardAccessibility
import PlacardLayout
import PlacardModels
import PlacardPosting
import PlacardViews
import Synchronization

/// Posts above an application with a renderer of its own, composed on whichever thread has something to do.
///
/// Whoever asks for something leaves it in a mailbox. If nobody is at work, that thread takes the scene out of the
/// lock, carries out what is in the mailbox, calls the application, and goes on until the mailbox is empty. So
/// views, animators and the application run under no lock, one at a time, and no call waits for another one.
/// Frames that are due while nothing is asked for are composed on the timer's thread.
final class HostOverlay: Sendable {
  /// What the thread at work is to do.
  private enum Request: Sendable {
    case command(SceneCommand, Duration)
    case event(InputEvent, Duration)
  }

  private struct State: ~Copyable {
    /// The scene; nil while a thread is at work.
    var runner: OverlayRunner?
    var mailbox: [Request] = []
    /// The rows in which the application has changed; nil for all.
    var damage: Range<Int>? = 0..<0
    /// Whether a frame is to be composed.
    var isAsked = false
    var signals: PosterSignals?
    /// What the posts consume, as they are drawn.
    var claim = InputClaim()
    var isHosted = true
    /// When the next frame is due; nil while nothing moves.
    var due: Duration?
    var isClosed = false
    /// The callers that wait until nobody is at work.
    var waiting: [CheckedContinuation<Void, Never>] = []

    /// Whether there is something to do.
    var hasWork: Bool { !isClosed && (isAsked || !mailbox.isEmpty) }

    /// Removes and returns the waiters, unless a thread is at work or has to be.
    mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
      guard runner != nil, !hasWork else { return [] }
      defer { waiting = [] }
      return waiting
    }

    /// Adds rows in which the application has changed; nil for all.
    mutating func add(_ rows: Range<Int>?) {
      damage = rows.flatMap { new in damage.map { $0.joined(with: new) } }
    }
  }

  /// What one turn of the thread at work takes from the lock.
  private struct Turn: ~Copyable {
    var runner: OverlayRunner
    var requests: [Request]
    var damage: Range<Int>?
    var signals: PosterSignals?
    var isHosted: Bool
    var isClosing = false
  }

  /// The number by which the scene is addressed.
  private static let id = 0

  private let host: any TerminalHost
  private let timer: any FrameTimer
  private let styles: StyleRegistry
  private let library: PictureLibrary
  private let context: @Sendable (Post) -> OverlayContext
  private let state: Mutex<State>

  init(
    _ scene: OverlayScene, host: any TerminalHost,
    context: @escaping @Sendable (Post) -> OverlayContext, timer: any FrameTimer,
    library: PictureLibrary
  ) {
    self.host = host
    self.timer = timer
    self.library = library
    self.context = context
    styles = scene.styles
    // An application with a terminal of its own talks to the desktop itself.
    var runner = OverlayRunner(TerminalCapabilities(mode: .plain))
    runner.join(Self.id, scene)
    state = Mutex(State(runner: runner))
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
    if host.screen() == nil { work { $0.isAsked = true } }
  }

  /// Begins a post's entrance, and calls for attention.
  ///
  /// - Throws: `UnresolvedContext` if the region does not exist.
  func show(_ post: Post) throws(UnresolvedContext) {
    guard let screen = host.screen() else { return }
    let context = context(post)
    let size = CellRect(
      column: 0, row: 0, columns: screen.cells.columns, rows: screen.cells.rows)
    _ = try PlacementArea(
      context, post.options.placement ?? .top, in: screen.layout, contentInset: nil, screen: size)
    perform(
      .show(
        post, pictures: library.pictures(of: post.message), attention: styles.attention(of: post),
        words: words, context: context))
  }

  /// Updates a post's content.
  func update(_ post: Post) {
    perform(.update(post, pictures: library.pictures(of: post.message), words: words))
  }

  /// Carries out a command and composes a frame.
  func perform(_ command: SceneCommand) {
    let now = timer.now
    work { $0.mailbox.append(.command(command, now)) }
  }

  /// Removes every post, and waits until the application shows that.
  func close() async {
    perform(.close(with: [], isExiting: false))
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.runner == nil { state.waiting.append(continuation) }
        return state.runner != nil
      }
      if isIdle { continuation.resume() }
    }
    state.withLock { $0.isClosed = true }
    wake(at: nil)
    await host.flush()
  }

  private var words: AnnouncementWords { state.withLock { $0.signals }?.words ?? .english }

  private func redraw(rows: Range<Int>?) -> Bool {
    guard !state.withLock({ $0.isClosed }) else { return false }
    work { state in
      state.add(rows)
      state.isAsked = true
    }
    return true
  }

  /// Handles an event, or leaves it to the thread at work; what is consumed then follows from what is drawn.
  private func handle(_ event: InputEvent) -> Bool {
    let now = timer.now
    var isConsumed = false
    var signals: PosterSignals?
    var runner = state.withLock { state -> OverlayRunner? in
      guard !state.isClosed else { return nil }
      signals = state.signals
      if state.runner == nil {
        state.mailbox.append(.event(event, now))
        isConsumed = state.claim.covers(event)
      }
      return state.runner.take()
    }
    guard runner != nil else { return isConsumed }
    isConsumed = runner?.handle(event, at: now) ?? false
    let reports = runner?.takeSignals() ?? []
    for (_, signal) in reports { signals?(signal) }
    var changes = isConsumed || !reports.isEmpty
    if case .reply = event { changes = true }
    work { state in
      swap(&state.runner, &runner)
      state.isAsked = state.isAsked || changes
    }
    return isConsumed
  }

  private func tick() {
    let now = timer.now
    let isDue = state.withLock { state in
      guard let due = state.due, due <= now else { return false }
      state.due = nil
      return true
    }
    if isDue { work { $0.isAsked = true } }
  }

  /// Asks for something, and does what there is to do unless a thread is at work, which then does it.
  private func work(_ ask: (inout State) -> Void) {
    state.withLock { ask(&$0) }
    while let turn = takeTurn() { perform(turn) }
    let released = state.withLock { $0.takeWaiting() }
    for continuation in released { continuation.resume() }
  }

  /// Takes the scene and what is asked of it; nil if there is nothing to do, or a thread is at work.
  private func takeTurn() -> Turn? {
    state.withLock { state in
      guard state.hasWork, let runner = state.runner.take() else { return nil }
      defer {
        state.mailbox = []
        state.damage = 0..<0
        state.isAsked = false
      }
      return Turn(
        runner: runner, requests: state.mailbox, damage: state.damage, signals: state.signals,
        isHosted: state.isHosted)
    }
  }

  /// Carries out a turn, calls the application, and puts the scene back.
  ///
  /// Takes the damage before it reads the screen, so that later changes remain damaged.
  private func perform(_ turn: consuming Turn) {
    var turn = turn
    for request in turn.requests {
      switch request {
      case .command(let command, let time):
        if case .close = command { turn.isClosing = true }
        turn.runner.perform(command, of: Self.id, at: time)
      case .event(let event, let time): _ = turn.runner.handle(event, at: time)
      }
    }
    for attention in turn.runner.takeAttention() { host.ring(attention) }
    if let screen = host.screen() {
      draw(screen, &turn)
    } else if turn.isHosted {
      turn.isHosted = false
      turn.damage = nil
      if let requests = turn.runner.loseScreen() { host.respect(requests) }
      turn.signals?(.host(attached: false))
    }
    for (_, signal) in turn.runner.takeSignals() { turn.signals?(signal) }
    _ = turn.runner.takeBytes()
    wake(at: turn.runner.due)
    let (claim, isHosted, damage) = (turn.runner.claim, turn.isHosted, turn.damage)
    var runner = Optional(turn.runner)
    state.withLock { state in
      state.claim = claim
      state.isHosted = isHosted
      state.add(damage)
      swap(&state.runner, &runner)
    }
  }

  private func draw(_ screen: HostScreen, _ turn: inout Turn) {
    let isBack = !turn.isHosted
    turn.isHosted = true
    let change = turn.runner.draw(
      over: screen, damage: turn.damage, at: timer.now, isForced: isBack || turn.isClosing)
    guard let change else { return }
    turn.damage = 0..<0
    let claim = turn.runner.claim
    state.withLock { $0.claim = claim }
    for event in change.insets { host.follow(event) }
    if let requests = change.requests, requests.isNeeded { host.respect(requests) }
    if let cursor = change.cursor { host.place(cursor) }
    if !change.rows.isEmpty {
      let frame = turn.runner.frame
      host.show(
        frame,
        damage: CellRect(
          column: 0, row: change.rows.lowerBound, columns: frame.columns, rows: change.rows.count))
    }
    if let requests = change.requests, !requests.isNeeded { host.respect(requests) }
    if isBack { turn.signals?(.host(attached: true)) }
  }

  /// Schedules the next call, replacing the previous one.
  private func wake(at due: Duration?) {
    let isNew = state.withLock { state in
      defer { state.due = due }
      return state.due != due
    }
    if isNew { timer.wake(at: due) }
  }
}
