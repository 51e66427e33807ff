public import PlacardAnimators
public import PlacardModels
import PlacardOutput
public import PlacardPosting
public import PlacardViews
import Synchronization

/// The backend that people look at: posts drawn and animated in the rows below the scrolling output.
///
/// On a terminal that can, posts live in a region at the bottom, and what a program prints with
/// ``print(_:)`` scrolls above it. Elsewhere – a pipe, `TERM=dumb`, `CI` – it writes plain lines. What
/// never ended by itself stays in the history when the manager closes; everything else leaves no
/// trace. Signals leave the terminal as it was found.
///
/// - Note: Drawn on standard error, so that standard output stays free for answers.
public final class TerminalPoster: Poster {
  private struct State {
    var scene: TerminalScene
    var ticker: Task<Void, Never>?
  }

  /// What it can do.
  public let capabilities: PosterCapabilities
  private let writer: TerminalWriter?
  private let transcript: PlainPoster?
  private let state: Mutex<State>
  private let animators: AnimatorRegistry
  private let motion: MotionLevel
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  /// Creates a poster for the program's standard error.
  ///
  /// - Parameters:
  ///   - environment: The variables that say what the terminal can do; nil reads the process's own.
  ///   - views: Your views, by the name that a post's style asks for.
  ///   - animators: Your animators, by the name that a post's transition asks for.
  ///   - motion: How much may move.
  public convenience init(
    environment: [String: String]? = nil, views: [String: any MessageView] = [:],
    animators: [String: any Animator] = [:], motion: MotionLevel = .full
  ) {
    let device = TerminalDevice()
    let variables = environment ?? CLibrary.environment()
    self.init(
      port: device,
      capabilities: TerminalCapabilities(environment: variables, isTerminal: device.isTerminal),
      theme: Theme(environment: variables), views: views, animators: animators, motion: motion)
  }

  init(
    port: any TerminalPort, capabilities: TerminalCapabilities, theme: Theme = .dark,
    views: [String: any MessageView] = [:], animators: [String: any Animator] = [:],
    motion: MotionLevel = .full
  ) {
    self.animators = AnimatorRegistry(animators)
    self.motion = motion
    start = clock.now
    let isInline = capabilities.mode == .inline
    self.capabilities = isInline ? [.animates, .region] : []
    let scene = TerminalScene(
      environment: ViewEnvironment(columns: 80, theme: theme, capabilities),
      views: ViewRegistry(views), animators: self.animators, motion: motion)
    state = Mutex(State(scene: scene))
    guard isInline else {
      writer = nil
      transcript = PlainPoster(
        to: FileDescriptorSink.standardError, isUnicode: capabilities.isUnicode)
      return
    }
    transcript = nil
    let redraw = Redraw()
    writer = TerminalWriter(port, capabilities: capabilities) { event in
      if case .resized = event { redraw() }
    }
    redraw.set { [weak self] in self?.draw() }
  }

  /// The durations of the animator that the post asks for.
  public func timing(for post: Post) -> PostTiming {
    guard writer != nil else { return .zero }
    let animator = motion.limit(animators.animator(named: post.options.transition))
    return PostTiming(
      entrance: animator.duration(of: .entering), exit: animator.duration(of: .leaving))
  }

  /// Begins the entrance, or writes the post's first line.
  ///
  /// - Throws: What the output throws when it takes no plain line.
  public func show(_ post: Post) async throws {
    try await transcript?.show(post)
    change { scene, now in scene.show(post, at: now) }
  }

  /// Draws the new content, or writes a line when there is enough news.
  ///
  /// - Throws: What the output throws when it takes no plain line.
  public func update(_ post: Post) async throws {
    try await transcript?.update(post)
    change { scene, _ in scene.update(post) }
  }

  /// Begins the exit, or writes how work that was cut off ended.
  public func hide(_ post: Post) async {
    await transcript?.hide(post)
    change { scene, now in scene.hide(post, at: now) }
  }

  /// Prints text above the posts, for good; it ends where a line ends.
  ///
  /// May be called from any thread. Colours are kept, whatever else could act on the terminal is
  /// neutralised.
  public func print(_ text: String) {
    if let writer { writer.print(text) } else { transcript?.print(text) }
  }

  /// Leaves what never ended in the history, and the terminal as it was found.
  public func close() async {
    guard let writer else { return }
    let remains = state.withLock { state in
      state.ticker?.cancel()
      defer { state.scene.items = [] }
      return state.scene.remains(at: now)
    }
    if remains.rows > 0 { writer.commit(remains) }
    await writer.finish(keepingRows: false)
  }

  private var now: Duration { start.duration(to: clock.now) }

  private func change(_ body: (inout TerminalScene, Duration) -> Void) {
    guard writer != nil else { return }
    state.withLock { body(&$0.scene, now) }
    draw()
  }

  /// Draws this moment's frame, and sees to it that the next ones follow.
  private func draw() {
    guard let writer else { return }
    let size = writer.size
    state.withLock { state in
      state.scene.environment.columns = max(size.columns - 1, 1)
      state.scene.environment.rows = max(size.rows - 1, 1)
      let now = now
      let frame = state.scene.frame(at: now)
      let next = state.scene.nextFrame(after: now)
      writer.show(frame, isMoving: next != nil)
      guard let next else { return }
      state.ticker?.cancel()
      state.ticker = Task { [weak self, clock, start] in
        guard (try? await clock.sleep(until: start.advanced(by: next))) != nil else { return }
        self?.draw()
      }
    }
  }
}

extension Poster where Self == TerminalPoster {
  /// Posts drawn and animated on the terminal at the program's standard error; plain lines where
  /// there is none.
  ///
  /// - Parameters:
  ///   - views: Your views, by the name that a post's style asks for.
  ///   - animators: Your animators, by the name that a post's transition asks for.
  ///   - motion: How much may move.
  /// - Returns: A poster that has not drawn anything yet.
  public static func terminal(
    views: [String: any MessageView] = [:], animators: [String: any Animator] = [:],
    motion: MotionLevel = .full
  ) -> TerminalPoster {
    TerminalPoster(views: views, animators: animators, motion: motion)
  }
}

/// A call that is set after the one who makes it was made.
private final class Redraw: Sendable {
  private let body = Mutex<(@Sendable () -> Void)?>(nil)

  func set(_ body: @escaping @Sendable () -> Void) {
    self.body.withLock { $0 = body }
  }

  func callAsFunction() {
    body.withLock { $0 }?()
  }
}
