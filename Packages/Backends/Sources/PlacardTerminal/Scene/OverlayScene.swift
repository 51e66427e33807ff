package import PlacardAccessibility
package import PlacardAnimators
import PlacardLayout
package import PlacardModels
import PlacardPosting
package import PlacardViews

/// The messages above an application's screen, as a pure function of posts, input and time.
///
/// Posts with the same area and placement are stacked vertically, in the order of arrival, or newest first
/// if their stack says so; if space is short the earliest are left out. Posts at a side enter from that
/// side, others from above or below. ``layers(at:)`` returns the layers that a ``Compositor`` draws above
/// the application's cells.
package struct OverlayScene: Scene, Sendable {
  /// The view environment.
  package var environment: ViewEnvironment
  /// The size of the screen.
  package var size: TerminalSize
  /// Where messages may be placed.
  package var layout: HostLayout {
    didSet {
      contentInset.isPaused = !layout.followsContentInset
      let old = contentInset.current
      contentInset.follow(layout.contentInset) { changes.append($0) }
      guard contentInset.current != old else { return }
      if environment.moves {
        insetAnimation = (shownContentInset ?? old, nil)
      } else {
        shownContentInset = contentInset.current
      }
    }
  }
  /// The content inset.
  package private(set) var contentInset = ContentInsetTracker()

  /// The inset in effect at the moment, animated toward the content inset.
  var shownContentInset: ContentInset?
  /// The start value and start time of the inset animation.
  private var insetAnimation: (from: ContentInset?, since: Duration?)?

  /// The words added to the spoken description of the focus.
  var words: AnnouncementWords
  let styles: StyleRegistry
  /// How many posts wait in each lane.
  var queues = LaneQueues()
  /// The width that the posts of each stack share.
  var sharedColumns = SharedColumns()
  /// Whether a message's link is shown as such.
  var hasLinks = false
  private let animatorSelection: AnimatorSelection
  /// The posts, from the bottom up.
  var items: [SceneItem] = []
  var layers: [OverlayLayer] = []
  /// The indicators that count the posts that do not fit.
  var notes: [OverlayLayer] = []
  /// The cell images of those indicators and of what dismisses a post.
  var labels: LabelTable
  /// The cells of the posts that are stacked so far, with their margins.
  var stacked: [(rect: CellRect, edge: AnimationContext.Edge?)] = []
  var revisions = 0
  /// The pointer state.
  var pointerState = PointerState()
  /// When the last post left while others waited in a serial lane, and when their number last changed.
  private var hold: (since: Duration, changed: Duration)?
  /// Whether the latest frame showed something.
  private var hasShown = false
  private var changes: [ContentInsetTracker.Event] = []
  private var configuration = ViewConfiguration()

  /// Creates an empty scene; with less than full motion, decorative motion is off.
  package init(
    environment: ViewEnvironment, size: TerminalSize, layout: HostLayout = HostLayout(),
    styles: StyleRegistry = .standard, animators: AnimatorRegistry = .standard,
    motion: MotionLevel = .full, words: AnnouncementWords = .english
  ) {
    self.init(
      environment: environment, size: size, layout: layout, styles: styles,
      animatorSelection: AnimatorSelection(animators, motion: motion), words: words)
  }

  init(
    environment: ViewEnvironment, size: TerminalSize, layout: HostLayout, styles: StyleRegistry,
    animatorSelection: AnimatorSelection, words: AnnouncementWords
  ) {
    self.environment = environment
    self.environment.moves = environment.moves && animatorSelection.movesFreely
    self.size = size
    self.layout = layout
    self.styles = styles
    self.animatorSelection = animatorSelection
    self.words = words
    labels = LabelTable(environment.widthModel)
    contentInset = ContentInsetTracker(layout.contentInset)
    shownContentInset = layout.contentInset
  }

  /// Whether it shows nothing.
  package var isEmpty: Bool { items.isEmpty }

  /// The whole screen.
  var screen: CellRect {
    CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// Starts a post's entrance; updates the content of a post that is already in the scene.
  ///
  /// - Parameters:
  ///   - post: The post.
  ///   - pictures: The pictures, by the file names in its message.
  ///   - context: Where on the screen it is shown.
  ///   - now: The time.
  /// - Throws: `UnresolvedContext` if the region does not exist.
  package mutating func show(
    _ post: Post, pictures: [String: Picture] = [:], in context: OverlayContext = .automatic,
    at now: Duration
  ) throws(UnresolvedContext) {
    if index(of: post.number) == nil {
      _ = try PlacementArea(
        context, post.options.placement ?? .top, in: layout, contentInset: nil, screen: screen)
    }
    admit(post, pictures: pictures, in: context, at: now)
  }

  /// The same; a post whose region does not exist is not drawn until it does.
  mutating func admit(
    _ post: Post, pictures: [String: Picture], in context: OverlayContext, at now: Duration
  ) {
    guard index(of: post.number) == nil else { return update(post, pictures: pictures) }
    var new = SceneItem(
      post, at: now, animator: animatorSelection.animator(for: post), styles: styles)
    new.context = context
    new.configuration = configuration
    new.pictures = pictures
    new.placementArea = try? placementArea(for: new)
    let position = items.firstIndex { other in
      other.context.level > context.level
        || other.context.level == context.level && other.post.number > post.number
    }
    items.insert(new, at: position ?? items.endIndex)
    items[position ?? items.endIndex - 1].refocus(isNew: true, in: words)
  }

  /// Updates a post's content; does nothing for one that is absent or leaving.
  package mutating func update(_ post: Post, pictures: [String: Picture] = [:]) {
    guard let index = index(of: post.number), !items[index].isLeaving else { return }
    items[index].update(to: post, pictures: pictures, styles: styles, words: words)
  }

  /// Starts a post's exit from its current pose; without an animation, or when everything closes, it is
  /// removed at once.
  package mutating func hide(_ post: Post, at now: Duration) {
    items.removeAll { $0.hasLeft(at: now) }
    guard let index = index(of: post.number) else { return }
    pointerState.forget(post.number)
    if !post.isAnimated || post.reason == .closed {
      items.remove(at: index)
    } else if !items[index].isLeaving {
      arrange(at: now)
      let start = pose(of: index, at: now)
      let velocity = items[index].velocity(at: now, in: way(of: index))
      items[index].drag = .zero
      items[index].lastBackdropOpacity = items[index].backdropOpacity(at: now)
      items[index].lifecycle = .leaving(since: now, from: start, velocity: velocity)
    }
  }

  /// Updates how many posts wait in a lane.
  mutating func update(_ queue: LaneQueue, at now: Duration) {
    queues.update(queue)
    if queue.policy == .serial { hold?.changed = now }
  }

  /// The longest time for which the screen is kept between two posts, and that for which one that was about to
  /// enter may still come.
  private static let longestHold = (gap: Duration.seconds(5), entrance: Duration.milliseconds(100))

  /// Whether the screen is kept though it shows nothing, since the next post of a serial lane follows.
  var isHeld: Bool { hold != nil }

  /// Begins to keep the screen when the last post has left, and gives it up when nothing follows.
  mutating func updateHold(at now: Duration) {
    guard items.isEmpty else { return (hasShown, hold) = (true, nil) }
    if hasShown, queues.hasSerial { hold = (now, now) }
    hasShown = false
    guard let (since, changed) = hold else { return }
    let isOver =
      queues.hasSerial
      ? now >= since + Self.longestHold.gap : now >= changed + Self.longestHold.entrance
    if isOver { hold = nil }
  }

  /// Removes every post at once.
  package mutating func removeAll() {
    (hasShown, hold) = (false, nil)
    items.removeAll()
    pointerState = PointerState()
  }

  /// Changes the colour scheme, tint or shadow of later posts, or of all.
  package mutating func configure(_ configuration: ViewConfiguration, appliesToAll: Bool = false) {
    self.configuration = configuration
    guard appliesToAll else { return }
    for index in items.indices { items[index].configuration = configuration }
  }

  /// The time of the next frame that differs without a change to the scene; nil if there is none.
  package func nextFrame(after now: Duration) -> Duration? {
    let change = items.lazy.compactMap {
      $0.nextChange(after: now, spins: environment.moves)
    }.min()
    let flow = insetAnimation != nil && !isEmpty ? now + SceneItem.frameStep : nil
    let end = hold.map { hold in
      queues.hasSerial
        ? hold.since + Self.longestHold.gap : hold.changed + Self.longestHold.entrance
    }
    return [change, flow, holdDeadline, end].compactMap(\.self).min()
  }

  /// The changes of the content inset since the last call.
  mutating func takeChanges() -> [ContentInsetTracker.Event] {
    defer { changes = [] }
    return changes
  }

  func placementArea(for item: SceneItem) throws(UnresolvedContext) -> PlacementArea {
    var context = item.context
    if !item.configuration.respectsInsets { context.avoidance = context.avoidance ?? .over }
    return try PlacementArea(
      context, item.post.options.placement ?? .top, in: layout,
      contentInset: shownContentInset, screen: screen)
  }

  /// Moves the inset in effect toward the content inset.
  mutating func flow(at now: Duration) {
    guard let (from, since) = insetAnimation else { return }
    let part = (now - (since ?? now)) / SceneItem.backdropDuration
    guard part < 1, !isEmpty else {
      insetAnimation = nil
      shownContentInset = contentInset.current
      return
    }
    insetAnimation?.since = since ?? now
    let (start, end) = (Double(from?.rows ?? 0), Double(contentInset.current?.rows ?? 0))
    var shown = contentInset.current ?? from
    shown?.rows = Int((start + (end - start) * (1 - (1 - part) * (1 - part))).rounded())
    shownContentInset = shown
  }
}
