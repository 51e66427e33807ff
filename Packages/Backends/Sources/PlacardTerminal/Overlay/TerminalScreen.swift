public import PlacardLayout
public import PlacardModels
import PlacardViews
import Synchronization

/// The alternate screen, for an application that draws with Placard, or for messages alone.
///
/// With content, the screen is active from ``enter()`` to ``leave()``; without, from the first message to
/// the last. However the process ends or stops, the terminal is restored.
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
public final class TerminalScreen: TerminalHost {
  private struct State {
    var cells: CellBuffer?
    var layout: HostLayout
    var cursor: ScreenCursor?
    var link: HostLink?
    /// The number of calls of the content closure, and the number of the call that drew the cells.
    var asked = 0
    var answered = 0
    var isEntered = false
    var requests = HostRequests()

    /// Whether the alternate screen should be active.
    var isSeen: Bool { isEntered || requests.isNeeded }
  }

  /// Draws the application into blank cells.
  public typealias Content = @Sendable (inout CellBuffer) -> Void

  private let content: Content?
  private let state: Mutex<State>
  private let loop: ScreenLoop
  private let reader: ScreenReader?

  /// Creates a screen on the program's terminal, without touching it yet.
  ///
  /// On entry, the terminal is queried for its background and reports changes of it, so that messages
  /// remain readable; if the desktop accepts notifications, it also reports whether the window has the
  /// focus.
  ///
  /// - Parameters:
  ///   - layout: Where messages may be placed.
  ///   - modes: The events to receive in addition to keys.
  ///   - content: Draws the application; called again when the size changes, on any thread.
  ///   - handle: Receives the events that the messages do not consume, on a thread of its own.
  public convenience init(
    layout: HostLayout = HostLayout(), modes: InputModes = .pointer, content: Content? = nil,
    handle: @escaping @Sendable (InputEvent) -> Void = { _ in }
  ) {
    let device = TerminalDevice()
    let environment = CLibrary.environment()
    let capabilities = TerminalCapabilities(
      environment: environment, isTerminal: device.isTerminal)
    let queries = TerminalQueries(
      environment: environment, isTerminal: device.isTerminal, isForeground: true)
    let desktop: InputModes = capabilities.notifications == nil ? [] : .focus
    self.init(
      port: device, capabilities: capabilities, layout: layout, content: content,
      input: TerminalInput(device, escapeDelay: capabilities.escapeDelay),
      modes: modes.union(.scheme).union(desktop), queries: queries, handle: handle)
  }

  init(
    port: any TerminalPort, capabilities: TerminalCapabilities, layout: HostLayout = HostLayout(),
    content: Content? = nil, input: TerminalInput? = nil, modes: InputModes = [],
    queries: TerminalQueries? = nil,
    handle: @escaping @Sendable (InputEvent) -> Void = { _ in }
  ) {
    self.content = content
    state = Mutex(State(layout: layout))
    let late = LateScreen()
    loop = ScreenLoop(port: port, capabilities: capabilities) { late.screen?.redraw() }
    reader = input.map { input in
      ScreenReader(input, modes: modes, queries: queries) { event in
        if late.screen?.pass(event) != true { handle(event) }
      }
    }
    late.set(self)
  }

  deinit {
    reader?.stop {}
    loop.end()
  }

  /// The current size of the terminal.
  public var size: TerminalSize { loop.size }

  /// Where messages may be placed.
  public var layout: HostLayout {
    get { state.withLock { $0.layout } }
    set {
      state.withLock { $0.layout = newValue }
      redraw()
    }
  }

  /// The position of the application's own cursor; nil, the default, hides it.
  ///
  /// It is hidden where a message covers it, and while one has the focus.
  public var cursor: ScreenCursor? {
    get { state.withLock { $0.cursor } }
    set {
      let link = state.withLock { state in
        state.cursor = newValue
        return state.link
      }
      if link?.redraw(rows: 0..<0) != true { loop.place(newValue) }
    }
  }

  /// Whether there is a terminal that can be drawn on; without one nothing is written, and messages become
  /// plain lines.
  public var isInteractive: Bool { loop.capabilities.mode == .inline && !loop.isGone }

  /// The current requests of the messages; the content is redrawn when the bar treatment changes.
  public var requests: HostRequests { state.withLock { $0.requests } }

  /// Enters the alternate screen for the application; does nothing if it has already.
  public func enter() {
    guard isInteractive else { return }
    state.withLock { $0.isEntered = true }
    appear()
    redraw()
  }

  /// Leaves the alternate screen, and waits until the terminal is restored.
  public func leave() async {
    state.withLock { $0.isEntered = false }
    await disappear()
  }

  /// Redraws the content.
  public func redraw() {
    let cells = drawn()
    let (link, isSeen) = state.withLock { ($0.link, $0.isSeen) }
    if link?.redraw() != true, isSeen {
      place(cursor)
      show(cells, damage: cells.bounds)
    }
  }

  /// Stores the link to the messages.
  public func attach(_ link: HostLink) {
    state.withLock { $0.link = link }
  }

  /// The application's cells; blank if there is no content.
  public func screen() -> HostScreen? {
    guard isInteractive else { return nil }
    let (known, layout, cursor) = state.withLock { ($0.cells, $0.layout, $0.cursor) }
    if let known, TerminalSize(columns: known.columns, rows: known.rows) == size {
      return HostScreen(known, layout, cursor: cursor)
    }
    return HostScreen(drawn(), layout, cursor: cursor)
  }

  /// Shows the cursor at a position from the next frame on, or hides it.
  public func place(_ cursor: ScreenCursor?) {
    loop.place(cursor)
  }

  /// Writes the changed cells, at the terminal's pace; intermediate frames are skipped.
  public func show(_ frame: CellBuffer, damage: CellRect) {
    loop.show(frame, rows: damage.rowRange)
  }

  /// Enters the alternate screen with the first message and leaves it after the last, unless the
  /// application uses it.
  public func respect(_ requests: HostRequests) {
    let (isEntered, isRestyled) = state.withLock { state in
      defer { state.requests = requests }
      return (state.isEntered, state.requests.bars != requests.bars)
    }
    if isRestyled, content != nil { redraw() }
    guard !isEntered else { return }
    if requests.isNeeded { appear() } else { vanish() }
  }

  /// Rings the bell, at most once in two seconds.
  public func ring(_ attention: Attention) {
    loop.ring()
  }

  /// Sends bytes without effect on the screen, such as desktop notifications.
  func send(_ bytes: [UInt8], restoreSequence: [UInt8]) {
    guard !bytes.isEmpty else { return }
    loop.send(bytes, restoreSequence: restoreSequence)
  }

  /// Waits until everything has been written to the terminal.
  public func settle() async {
    await loop.flush()
  }

  /// Draws the content for the current size, and keeps the result unless a later drawing finished first.
  private func drawn() -> CellBuffer {
    let number = state.withLock { state in
      state.asked += 1
      return state.asked
    }
    let size = size
    var cells = CellBuffer(
      columns: size.columns, rows: size.rows, widthModel: loop.capabilities.widthModel)
    content?(&cells)
    state.withLock { state in
      guard number > state.answered else { return }
      state.answered = number
      state.cells = cells
    }
    return cells
  }

  /// Passes an event to the messages; returns whether they consumed it.
  func pass(_ event: InputEvent) -> Bool {
    state.withLock { $0.link }?.handle(event) ?? false
  }

  private func appear() {
    loop.enter()
    reader?.start()
  }

  private func vanish() {
    guard let reader else { return loop.leave() }
    reader.stop { [weak self] in
      guard let self else { return }
      let isSeen = state.withLock { $0.isSeen }
      if !isSeen { loop.leave() }
    }
  }

  private func disappear() async {
    await withCheckedContinuation { continuation in
      guard let reader else { return continuation.resume() }
      reader.stop { continuation.resume() }
    }
    loop.leave()
    await loop.flush()
  }
}

/// A reference to a screen that is created after its callers.
private final class LateScreen: Sendable {
  private struct Box: @unchecked Sendable {
    weak var screen: TerminalScreen?
  }

  private let box = Mutex(Box())

  var screen: TerminalScreen? { box.withLock { $0.screen } }

  func set(_ screen: TerminalScreen) { box.withLock { $0.screen = screen } }
}
