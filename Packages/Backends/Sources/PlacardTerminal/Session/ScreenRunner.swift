import PlacardModels
import PlacardPosting
import PlacardText

/// Turns what an application and its posters ask for, input and time into frames of a whole screen.
///
/// The application draws into blank cells on the session's thread, at most 60 times a second; its posts are
/// composed above.
final class ScreenRunner: SessionRunner {
  private let content: TerminalScreen.Content?
  private let modes: InputModes
  private let widthModel: WidthModel
  private var screen: HostScreen
  private var posts: OverlayRunner
  /// Whether the application uses the screen.
  private var isEntered = false
  /// Whether the screen was left although posts are shown.
  private var isLeft = false
  /// Whether the terminal shows the screen, once the output taken so far is written.
  private var isShown = false
  /// Whether the content has to be drawn again.
  private var isStale = true
  /// The bar treatment that the application knows of.
  private var bars = OverlayContext.BarTreatment.keep
  /// Whether anything has changed since the latest frame.
  private var isDirty = false
  private var output = SessionOutput()
  private var signals: [SessionSignal] = []

  init(
    _ capabilities: TerminalCapabilities, layout: HostLayout, modes: InputModes,
    content: TerminalScreen.Content?
  ) {
    self.content = content
    self.modes = modes
    widthModel = capabilities.widthModel
    screen = HostScreen(CellBuffer(columns: 0, rows: 0), layout)
    posts = OverlayRunner(capabilities)
  }

  /// Whether the terminal is to show the screen.
  private var isSeen: Bool { isEntered || !posts.isEmpty && !isLeft }

  var inputModes: InputModes? { isSeen ? modes : nil }
  var due: Duration? {
    guard isSeen || isShown || !posts.isEmpty else { return nil }
    return isStale ? posts.soonest : posts.due
  }
  var lacksSpace: Bool { false }

  func perform(
    _ command: SessionCommand, at now: Duration, size: TerminalSize, isForeground: Bool
  ) {
    var isForced = false
    switch command {
    case .add: break
    case .join(let id, let scene): posts.join(id, scene)
    case .post(let command, let id):
      if case .show = command { isLeft = false }
      if case .close = command { isForced = true }
      posts.perform(command, of: id, at: now)
    case .enter: (isEntered, isLeft) = (true, false)
    case .leave: (isEntered, isLeft) = (false, true)
    case .redraw: isStale = true
    case .place(let cursor): screen.cursor = cursor
    case .arrange(let layout):
      screen.layout = layout
      isStale = true
    case .catchUp:
      guard isDirty else { return }
      isForced = true
    }
    draw(at: now, size: size, isForced: isForced)
  }

  func advance(to now: Duration, size: TerminalSize, isForeground: Bool) {
    if let due, due <= now { draw(at: now, size: size) }
  }

  func resize(to size: TerminalSize, at now: Duration) {
    let isNew = TerminalSize(columns: screen.cells.columns, rows: screen.cells.rows) != size
    isStale = true
    draw(at: now, size: size, isForced: true)
    output.rows = nil
    if isNew { signals.append(.resized(size)) }
    if isShown { output.frame = posts.frame }
  }

  func handle(_ events: [InputEvent], at now: Duration, size: TerminalSize) {
    guard !events.isEmpty else { return }
    for event in events where !posts.handle(event, at: now) { signals.append(.event(event)) }
    draw(at: now, size: size)
  }

  func loseKeyboard() {}

  func noteShown(frame: Int) -> Bool { false }

  func takeOutput() -> SessionOutput {
    let (bytes, restoreSequence) = posts.takeBytes()
    output.send(bytes, restoreSequence: restoreSequence)
    _ = posts.takeAttention()
    defer { output = SessionOutput() }
    return output
  }

  func takeSignals() -> [SessionSignal] {
    signals += posts.takeSignals().map { .post($0.signal, of: $0.overlay) }
    defer { signals.removeAll(keepingCapacity: true) }
    return signals
  }

  /// Draws the application and the posts above it, unless it is too soon or nobody sees it.
  private func draw(at now: Duration, size: TerminalSize, isForced: Bool = false) {
    isDirty = true
    guard isSeen || isShown || !posts.isEmpty else { return }
    let isFirst = isSeen && !isShown
    let isTooSoon = posts.isTooSoon(at: now) && !isForced && !isFirst
    let damage = isTooSoon ? 0..<0 : drawContent(size)
    guard let change = posts.draw(over: screen, damage: damage, at: now, isForced: !isTooSoon)
    else { return }
    isDirty = false
    if let requests = change.requests { follow(requests) }
    guard isSeen else {
      // An empty frame ends the screen.
      if isShown { output.frame = CellBuffer(columns: 0, rows: 0) }
      output.rows = nil
      isShown = false
      return
    }
    if !change.rows.isEmpty || isFirst {
      output.rows =
        isFirst
        ? nil
        : output.frame == nil
          ? change.rows : output.rows.map { $0.joined(with: change.rows) }
      output.frame = posts.frame
    }
    if let cursor = change.cursor { output.cursor = .some(cursor) }
    output.isMoving = true
    isShown = true
  }

  /// Draws the application's content if it has changed, or the size has.
  ///
  /// - Returns: The rows that may have changed; nil for all.
  private func drawContent(_ size: TerminalSize) -> Range<Int>? {
    let isNew = screen.cells.columns != size.columns || screen.cells.rows != size.rows
    guard isNew || isStale else { return 0..<0 }
    isStale = false
    if isNew || content != nil {
      screen.cells = CellBuffer(columns: size.columns, rows: size.rows, widthModel: widthModel)
    }
    content?(&screen.cells)
    return nil
  }

  /// Reports what the posts ask for; the content is drawn again if its bars are to look different.
  private func follow(_ requests: HostRequests) {
    if requests.bars != bars, content != nil { isStale = true }
    bars = requests.bars
    signals.append(.requests(requests))
  }
}
