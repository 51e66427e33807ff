import PlacardModels
import PlacardPosting
import PlacardViews
import Synchronization

/// The alternate screen, for an application that draws with Placard, or for messages alone.
///
/// With content, the screen is active from ``enter()`` to ``leave()``; without, from the first message to
/// the last. However the process ends or stops, the terminal is restored. One thread draws the application and
/// the messages, writes, and reads what is typed; no call but ``leave()`` waits for the terminal.
///
/// ```swift
/// let screen = TerminalScreen { cells in
///   cells.write("q: quit", column: 0, row: cells.rows - 1)
/// } handle: { event in
///   if event == .key(Key(.character("q"))) { quit() }
/// }
/// let messages = PostManager(posters: [.terminal(above: screen)])
/// screen.enter()
/// ```
public final class TerminalScreen: Sendable {
  /// Draws the application into blank cells.
  public typealias Content = @Sendable (inout CellBuffer) -> Void

  let environment: [String: String]
  let loop: SessionLoop
  private let link = ScreenLink()

  /// Creates a screen on the program's terminal, without touching it yet.
  ///
  /// On entry, the terminal is queried for its background and reports changes of it, so that messages
  /// remain readable; if the desktop accepts notifications, it also reports whether the window has the
  /// focus.
  ///
  /// - Parameters:
  ///   - environment: The environment variables that describe the terminal; nil reads the process's own.
  ///   - layout: Where messages may be placed.
  ///   - modes: The events to receive in addition to keys.
  ///   - content: Draws the application; called on the screen's thread, at most 60 times a second.
  ///   - handle: Receives the events that the messages do not consume, on the screen's thread; must be quick.
  ///   - resized: Receives each new size of the terminal, on the screen's thread, after the content was drawn for
  ///     it; must be quick.
  public convenience init(
    environment: [String: String]? = nil, layout: HostLayout = HostLayout(),
    modes: InputModes = .pointer, content: Content? = nil,
    handle: @escaping @Sendable (InputEvent) -> Void = { _ in },
    resized: @escaping @Sendable (TerminalSize) -> Void = { _ in }
  ) {
    let device = TerminalDevice()
    let variables = environment ?? CLibrary.environment()
    let capabilities = TerminalCapabilities(
      environment: variables, isTerminal: device.isTerminal)
    let queries = TerminalQueries(
      environment: variables, isTerminal: device.hasInput, isForeground: true, isBrief: true)
    let desktop: InputModes = capabilities.notifications == nil ? [] : .focus
    self.init(
      port: device, capabilities: capabilities, environment: variables, layout: layout,
      modes: modes.union(.scheme).union(desktop), queries: queries, content: content,
      handle: handle, resized: resized)
  }

  init(
    port: any TerminalPort, capabilities: TerminalCapabilities,
    environment: [String: String] = [:], layout: HostLayout = HostLayout(),
    modes: InputModes = [], queries: TerminalQueries? = nil, timer: (any FrameTimer)? = nil,
    content: Content? = nil,
    handle: @escaping @Sendable (InputEvent) -> Void = { _ in },
    resized: @escaping @Sendable (TerminalSize) -> Void = { _ in }
  ) {
    self.environment = environment
    let link = link
    link.state.withLock { $0.layout = layout }
    // An application fills the screen, whatever width the person likes for lines.
    var own = capabilities
    own.columns = nil
    let whole = own
    loop = SessionLoop(
      port: port, capabilities: whole,
      runner: { ScreenRunner(whole, layout: layout, modes: modes, content: content) },
      hasKeyboard: true, isWholeScreen: true, timer: timer, queries: queries,
      deliver: { signal in
        switch signal {
        case .post(let signal, let id): link.relay(of: id)?.send(signal)
        case .event(let event): handle(event)
        case .resized(let size): resized(size)
        case .requests(let requests): link.state.withLock { $0.requests = requests }
        }
      },
      report: { event in
        if event == .gone { link.lose() }
      })
  }

  deinit { loop.change { $0.ending = .erasingRows } }

  /// The current size of the terminal.
  public var size: TerminalSize { loop.size }

  /// Where messages may be placed; the content is redrawn when it is set.
  public var layout: HostLayout {
    get { link.state.withLock { $0.layout } }
    set {
      link.state.withLock { $0.layout = newValue }
      perform(.arrange(newValue))
    }
  }

  /// The position of the application's own cursor; nil, the default, hides it.
  ///
  /// It is hidden where a message covers it, and while one has the focus.
  public var cursor: ScreenCursor? {
    get { link.state.withLock { $0.cursor } }
    set {
      link.state.withLock { $0.cursor = newValue }
      perform(.place(newValue))
    }
  }

  /// Whether there is a terminal that can be drawn on; without one nothing is written, and messages become
  /// plain lines.
  public var isInteractive: Bool {
    loop.capabilities.mode == .inline && !link.state.withLock { $0.isGone }
  }

  /// The current requests of the messages; the content is redrawn when the bar treatment changes.
  public var requests: HostRequests { link.state.withLock { $0.requests } }

  /// Enters the alternate screen for the application; does nothing if it has already.
  public func enter() { perform(.enter) }

  /// Leaves the alternate screen, and waits until the terminal is restored.
  public func leave() async {
    perform(.leave)
    await flush()
  }

  /// Redraws the content, with the next frame.
  public func redraw() { perform(.redraw) }

  /// Waits until everything has been written to the terminal.
  func flush() async {
    guard isInteractive else { return }
    let now = loop.sceneTime
    await withCheckedContinuation { continuation in
      loop.change(wakes: true) { state in
        state.commands.append((.catchUp, now))
        state.queue.hurry()
        state.waiting.append(continuation)
      }
    }
  }

  /// Adds the scene of a poster, whose signals go to a relay.
  ///
  /// - Returns: The number by which the scene is addressed.
  func join(_ scene: OverlayScene, relay: SignalRelay) -> Int {
    let id = link.add(relay)
    perform(.join(id, scene))
    return id
  }

  /// Ends the addressing of a scene.
  func forget(_ id: Int) { link.state.withLock { $0.relays[id] = nil } }

  func perform(_ command: SessionCommand) {
    guard loop.capabilities.mode == .inline else { return }
    let now = loop.sceneTime
    loop.change { $0.commands.append((command, now)) }
  }
}

/// What a screen, its posters and its thread know of each other.
private final class ScreenLink: Sendable {
  struct State {
    var layout = HostLayout()
    var cursor: ScreenCursor?
    var requests = HostRequests()
    var isGone = false
    var relays: [Int: SignalRelay] = [:]
    var nextID = 0
  }

  let state = Mutex(State())

  func add(_ relay: SignalRelay) -> Int {
    state.withLock { state in
      defer { state.nextID += 1 }
      state.relays[state.nextID] = relay
      return state.nextID
    }
  }

  func relay(of id: Int) -> SignalRelay? { state.withLock { $0.relays[id] } }

  /// Records that the terminal is gone for good.
  func lose() {
    let relays = state.withLock { state in
      state.isGone = true
      return Array(state.relays.values)
    }
    for relay in relays { relay.send(.host(attached: false)) }
  }
}
