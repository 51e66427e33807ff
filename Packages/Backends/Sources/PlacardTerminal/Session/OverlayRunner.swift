import PlacardAccessibility
import PlacardLayout
import PlacardModels
import PlacardPosting
import PlacardViews

/// Turns commands, input and time into frames of posts above an application's cells.
///
/// A pure value: the application's screen and the time are arguments. Each poster has a scene of its own; later
/// ones are drawn above earlier ones, and are offered input first. Frames are composed at most 60 times a second,
/// however often anything changes.
struct OverlayRunner: ~Copyable, Sendable {
  /// What a new frame changes.
  struct Change: Sendable {
    /// The rows of ``OverlayRunner/frame`` that may have changed.
    var rows = 0..<0
    /// The position of the application's cursor; nil if unchanged.
    var cursor: ScreenCursor??
    /// What the posts ask of the application; nil if unchanged.
    var requests: HostRequests?
    /// How the posts followed the content inset.
    var insets: [ContentInsetTracker.Event] = []
  }

  /// The scenes of the posters, the lowest first.
  private var overlays: [(id: Int, scene: OverlayScene)] = []
  private var compositor: Compositor
  private var desktop: DesktopHandOff
  private var layers: [OverlayLayer] = []
  private var cursor: ScreenCursor?
  private var latest: Duration?
  private var signals: [(overlay: Int, signal: PosterSignal)] = []
  private var attention: [Attention] = []
  private var bytes: [UInt8] = []
  /// When the next frame is due; nil while nothing moves.
  private(set) var due: Duration?
  /// What the posts ask of the application.
  private(set) var requests = HostRequests()

  init(_ capabilities: TerminalCapabilities) {
    compositor = Compositor(ViewEnvironment(columns: 80, theme: .dark, capabilities))
    desktop = DesktopHandOff(capabilities)
  }

  /// The application's cells with the posts above them.
  var frame: CellBuffer { compositor.frame }

  /// Whether no post is shown, and none follows at once in its lane.
  var isEmpty: Bool { overlays.allSatisfy { $0.scene.isEmpty && !$0.scene.isHeld } }

  /// Adds the scene of a poster, above those that are there.
  mutating func join(_ id: Int, _ scene: OverlayScene) {
    overlays.append((id, scene))
  }

  /// Carries out a command of a poster; ignored once its scene is closed.
  mutating func perform(_ command: SceneCommand, of id: Int, at now: Duration) {
    guard let index = overlays.firstIndex(where: { $0.id == id }) else { return }
    if case .close = command {
      for item in overlays[index].scene.items { bytes += desktop.close(id: item.post.id) }
      overlays.remove(at: index)
    } else {
      let result = overlays[index].scene.perform(command, at: now, &desktop)
      bytes += result.bytes
      if let call = result.attention { attention.append(call) }
    }
  }

  /// Handles what a person does.
  ///
  /// - Returns: Whether the posts consumed it; the application must then not receive it.
  mutating func handle(_ event: InputEvent, at now: Duration) -> Bool {
    if case .focus(let isSeen) = event { bytes += desktop.see(isSeen) }
    for index in overlays.indices.reversed() {
      let reaction = overlays[index].scene.handle(event, at: now)
      for signal in reaction.signals { signals.append((overlays[index].id, signal)) }
      if reaction.isConsumed { return true }
    }
    return false
  }

  /// Composes the current frame, unless it is too soon, and determines when the next one is due.
  ///
  /// - Parameters:
  ///   - screen: The application's screen.
  ///   - damage: The rows of its cells that may have changed since the last frame; nil for all.
  ///   - now: The time.
  ///   - isForced: Whether the frame is composed however recent the latest one is.
  /// - Returns: What has changed; nil if it is too soon.
  mutating func draw(
    over screen: HostScreen, damage: Range<Int>?, at now: Duration, isForced: Bool = false
  ) -> Change? {
    guard isForced || !isTooSoon(at: now) else {
      due = soonest
      return nil
    }
    latest = now
    var change = Change()
    layers.removeAll(keepingCapacity: true)
    for index in overlays.indices { draw(index, on: screen, at: now, &change) }
    if let environment = overlays.last?.scene.environment,
      DefaultPalette(environment) != compositor.defaultPalette
    {
      compositor = Compositor(environment)
    }
    change.rows = compositor.compose(layers, over: screen.cells, damage: damage)
    change.requests = updateRequests()
    let isFree = requests.focus == nil
    let cursor = screen.cursor.flatMap { isFree && !layers.cover($0) ? $0 : nil }
    if cursor != self.cursor { change.cursor = .some(cursor) }
    self.cursor = cursor
    due = overlays.lazy.compactMap { $0.scene.nextFrame(after: now) }.min()
    return change
  }

  /// The earliest time of the next frame; zero before the first one.
  var soonest: Duration { latest.map { $0 + SceneItem.frameStep } ?? .zero }

  /// Whether the latest frame is so recent that the next one has to wait.
  func isTooSoon(at now: Duration) -> Bool { now < soonest }

  private mutating func draw(
    _ index: Int, on screen: HostScreen, at now: Duration, _ change: inout Change
  ) {
    let size = TerminalSize(columns: screen.cells.columns, rows: screen.cells.rows)
    let id = overlays[index].id
    if overlays[index].scene.size != size { overlays[index].scene.size = size }
    if overlays[index].scene.layout != screen.layout {
      overlays[index].scene.layout = screen.layout
    }
    if let signal = overlays[index].scene.expireHold(at: now) { signals.append((id, signal)) }
    let first = layers.count
    layers += overlays[index].scene.layers(at: now)
    // Scenes number their pictures independently.
    for layer in first..<layers.count { layers[layer].revision += id << 40 }
    let insets = overlays[index].scene.takeChanges()
    if index == 0 { change.insets = insets }
  }

  /// Removes every post, since the application has no screen any more.
  ///
  /// - Returns: What the posts ask of the application; nil if unchanged.
  mutating func loseScreen() -> HostRequests? {
    for index in overlays.indices { overlays[index].scene.removeAll() }
    due = nil
    return updateRequests()
  }

  private mutating func updateRequests() -> HostRequests? {
    var new = HostRequests()
    for overlay in overlays { new.join(overlay.scene.requests) }
    guard new != requests else { return nil }
    requests = new
    return new
  }

  /// Removes and returns the signals for the posters, in order.
  mutating func takeSignals() -> [(overlay: Int, signal: PosterSignal)] {
    defer { signals.removeAll(keepingCapacity: true) }
    return signals
  }

  /// Takes the calls for attention, in order.
  mutating func takeAttention() -> [Attention] {
    defer { attention.removeAll(keepingCapacity: true) }
    return attention
  }

  /// Takes the bytes for the terminal that have no effect on the screen, with the bytes that undo them.
  mutating func takeBytes() -> (bytes: [UInt8], restoreSequence: [UInt8]) {
    defer { bytes.removeAll() }
    return (bytes, desktop.restoreSequence)
  }

  /// What of a person's input the posts as they are drawn would consume.
  var claim: InputClaim {
    var claim = InputClaim()
    for overlay in overlays {
      claim.takesKeys = claim.takesKeys || overlay.scene.keyIndex != nil
      claim.holdsPointer = claim.holdsPointer || overlay.scene.pointerState.press != nil
      for item in overlay.scene.items where item.isLive {
        claim.areas.append(item.isModal ? item.placementArea?.clip ?? item.seen : item.seen)
      }
    }
    return claim
  }
}

extension OverlayScene {
  /// The requests of the messages to the application.
  var requests: HostRequests {
    var all = HostRequests(isNeeded: !isEmpty || isHeld, focus: focused)
    for item in items where item.isLive {
      all.join(HostRequests(bars: item.context.bars))
    }
    return all
  }
}

extension HostRequests {
  /// Adds the requests of posts that are drawn above.
  fileprivate mutating func join(_ other: HostRequests) {
    let order = OverlayContext.BarTreatment.allCases
    isNeeded = isNeeded || other.isNeeded
    focus = other.focus ?? focus
    if (order.firstIndex(of: bars) ?? 0) < (order.firstIndex(of: other.bars) ?? 0) {
      bars = other.bars
    }
  }
}
