package import PlacardAccessibility
package import PlacardAnimators
@_spi(Ordering) package import PlacardModels
package import PlacardPosting
package import PlacardViews

/// The content of a live region, as a pure function of posts and time.
///
/// Posts are stacked vertically: top placements first, bottom placements last, each group in the order of
/// arrival, or newest first if its stack says so. A post that enters or leaves takes as many rows as its
/// animator's pose gives it.
///
/// If space is short, margin rows are removed first. Then posts that never expire, ask nothing and show
/// no running work move to the scrollback, oldest first; running work is drawn in one row each; and posts
/// that expire leave, oldest first, once they were visible for 0.3 s. Posts that are not drawn yet wait,
/// newest first; those that are overtaken become a line in the scrollback, or are counted in one. Only
/// questions and running work that still do not fit are counted in the region. While space is short nothing
/// is animated.
///
/// ```swift
/// let frame = scene.frame(at: now)
/// for entry in scene.takeScrollback() { … }  // above the frame, for good
/// for signal in scene.takeSignals() { … }    // to the manager
/// ```
package struct TerminalScene: Scene, Sendable {
  /// The view environment; `columns` and `rows` are the available space.
  package var environment: ViewEnvironment
  let styles: StyleRegistry
  /// How many posts wait in each lane.
  var queues = LaneQueues()
  /// The width that the posts of each stack share.
  var sharedColumns = SharedColumns()
  /// Whether a message's link is shown as such.
  var hasLinks = false
  /// Whether another process has the terminal: then a new post is printed as a line.
  package var isInBackground = false
  /// Whether there is a keyboard that questions can be answered with.
  package var hasKeyboard = false
  /// The words added to the spoken description of the focus.
  package var words = AnnouncementWords.english
  private let animatorSelection: AnimatorSelection
  /// The drawn posts in display order, and those that arrived since the latest frame.
  var items: [SceneItem] = []
  var pointerState = PointerState()
  /// What a press was on, and the number of its post.
  var pressed: (number: Int, target: FocusTarget.Kind)?
  /// The number of the post that has keyboard input in the latest frame.
  var keyNumber: Int?
  /// The number of the latest frame.
  package internal(set) var frameNumber = 0
  /// The posts that wait for space, by number.
  var waiting: [Int: SceneItem] = [:]
  /// The posts that this scene has ended, in their last state, until the manager ends them too.
  private var ended: [Int: Post] = [:]
  /// The closed posts that were never in the scene, in the order of the calls.
  private var closed: [Post] = []
  /// The number of further such posts.
  private var closedBeyond = 0
  private var configuration = ViewConfiguration()
  /// Scrollback entries that have not been taken.
  var scrollback: Scrollback
  private var signals: [PosterSignal] = []
  /// The transcript of posts that arrived in the background.
  private var transcript: PlainTranscript
  /// The time until which nothing is animated and running work is drawn in single rows.
  var pressureEnd: Duration?
  /// Whether the latest frame counts posts that do not fit.
  var isCounting = false
  /// Whether running work is drawn in single rows.
  var isCompact = false
  /// The time of the latest call.
  var latest = Duration.zero
  /// The visible slices, from the top; this memory and that of the following properties is reused.
  var slices: [Slice] = []
  /// The indices of the slices in the order in which they are cut.
  var order: [Int] = []
  /// The latest frame, and a previous one that is no longer in use.
  var frame = CellBuffer(columns: 0, rows: 0)
  var spare = CellBuffer(columns: 0, rows: 0)

  /// Creates an empty scene; with less than full motion, decorative motion is off.
  package init(
    environment: ViewEnvironment, styles: StyleRegistry = .standard,
    animators: AnimatorRegistry = .standard, motion: MotionLevel = .full
  ) {
    self.init(
      environment: environment, styles: styles,
      animatorSelection: AnimatorSelection(animators, motion: motion))
  }

  init(environment: ViewEnvironment, styles: StyleRegistry, animatorSelection: AnimatorSelection) {
    self.environment = environment
    self.environment.moves = environment.moves && animatorSelection.movesFreely
    self.styles = styles
    self.animatorSelection = animatorSelection
    scrollback = Scrollback(environment.glyphs)
    transcript = PlainTranscript(environment.glyphs)
  }

  /// Whether it shows nothing, and nothing waits to be shown.
  package var isEmpty: Bool {
    items.isEmpty && waiting.isEmpty
  }

  /// Whether space is short, or was until a second ago, so that nothing is animated.
  package var lacksSpace: Bool {
    pressureEnd != nil
  }

  /// Starts a post's entrance; updates the content of a post that is already in the scene.
  ///
  /// - Parameters:
  ///   - post: the post.
  ///   - pictures: The pictures, by the file names in its message.
  ///   - now: the time.
  package mutating func show(_ post: Post, pictures: [String: Picture] = [:], at now: Duration) {
    admit(post, pictures: pictures, in: .automatic, at: now)
  }

  /// The same; there is one place for all.
  mutating func admit(
    _ post: Post, pictures: [String: Picture], in context: OverlayContext, at now: Duration
  ) {
    latest = now
    guard ended[post.number] == nil else { return }
    guard !knows(post) else { return update(post, pictures: pictures) }
    var item = SceneItem(
      post, at: now, animator: animatorSelection.animator(for: post), styles: styles)
    item.configuration = configuration
    item.pictures = pictures
    item.isAnswerable = false
    item.refocus(isNew: true, in: words)
    if isInBackground {
      item.isPrinted = true
      scrollback.append(transcript.show(post, at: now))
    }
    if lacksSpace || !waiting.isEmpty || items.count >= environment.rows ?? .max {
      waiting[post.number] = item
    } else {
      insert(item)
    }
  }

  /// Updates a post's content; does nothing for one that is absent or leaving.
  package mutating func update(_ post: Post, pictures: [String: Picture] = [:]) {
    if var item = waiting[post.number], !item.isKept {
      item.update(to: post, pictures: pictures, styles: styles, words: words)
      waiting[post.number] = item
    } else if let index = index(of: post), !items[index].isLeaving, !items[index].isKept {
      items[index].update(to: post, pictures: pictures, styles: styles, words: words)
    } else {
      return
    }
    if isInBackground { scrollback.append(transcript.update(post, at: latest)) }
  }

  /// Updates how many posts wait in a lane.
  mutating func update(_ queue: LaneQueue, at now: Duration) { queues.update(queue) }

  /// Ends a post.
  ///
  /// One that ends as `kept`, `evicted` or `folded` goes to the scrollback as drawn; one that ends as
  /// `closed` does so when the scene is closed. One that was never drawn becomes a line there, even if it
  /// expired meanwhile. Any other starts its exit from its current pose; without an animation it is removed
  /// at once. For one that is already leaving, only an immediate end has an effect.
  package mutating func hide(_ post: Post, at now: Duration) {
    latest = now
    if let last = ended.removeValue(forKey: post.number) {
      if last.message != post.message, post.reason?.staysInScrollback ?? false {
        scrollback.append(PlainText(environment.glyphs).lines(of: post, since: last.message))
      }
    } else if waiting[post.number] != nil {
      hideWaiting(post)
    } else if let index = index(of: post) {
      hide(index, as: post, at: now)
    } else if post.reason == .closed, closed.count < Scrollback.closingLimit {
      closed.append(post)
    } else if post.reason == .closed {
      closedBeyond += 1
    } else if post.reason?.staysInScrollback ?? false {
      appendLines([post])
    }
  }

  private mutating func hideWaiting(_ post: Post) {
    if post.reason == .closed {
      waiting[post.number]?.lifecycle = .kept
    } else if let item = waiting.removeValue(forKey: post.number) {
      leaveUnseen(item, as: post)
    }
  }

  private mutating func hide(_ index: Int, as post: Post, at now: Duration) {
    guard !items[index].isKept else { return }
    if items[index].isLeaving {
      if !post.isAnimated { items.remove(at: index) }
    } else if post.reason == .closed {
      items[index].lifecycle = .kept
    } else if items[index].drawnSince == nil {
      leaveUnseen(items.remove(at: index), as: post)
    } else if post.reason?.staysInScrollback ?? false {
      leave(items.remove(at: index), at: now)
    } else if items[index].asks, post.reason?.isByPerson ?? false {
      let item = items.remove(at: index)
      if item.isPrinted {
        conclude(post)
      } else {
        scrollback.append(answeredLine(of: item, as: post))
      }
    } else {
      if items[index].isPrinted { conclude(post) }
      beginExit(index, as: post, at: now)
    }
  }

  private mutating func beginExit(_ index: Int, as post: Post, at now: Duration) {
    guard post.isAnimated, !lacksSpace else {
      items.remove(at: index)
      return
    }
    let size = draw(index, at: now, space: space)
    let way = items[index].way(columns: size.columns, rows: size.rows)
    items[index].lifecycle = .leaving(
      since: now, from: items[index].pose(at: now, in: way),
      velocity: items[index].velocity(at: now, in: way))
  }

  /// Ends a post that was not drawn yet: it is a line if its time was up, or if it stays.
  private mutating func leaveUnseen(_ item: SceneItem, as post: Post) {
    if item.isPrinted {
      conclude(post)
    } else if post.reason == .expired || post.reason?.staysInScrollback ?? false {
      appendLines([item.post])
    }
  }

  /// Says what is left to say of a post that was printed when it came; nothing where it was drawn since.
  private mutating func conclude(_ post: Post) {
    let lines = transcript.hide(post)
    if isInBackground { scrollback.append(lines) }
  }

  /// Changes the colour scheme, tint or shadow of later posts, or of all.
  package mutating func configure(_ configuration: ViewConfiguration, appliesToAll: Bool = false) {
    self.configuration = configuration
    guard appliesToAll else { return }
    for index in items.indices { items[index].configuration = configuration }
    for number in waiting.keys { waiting[number]?.configuration = configuration }
  }

  /// The time of the next frame that differs without a change to the scene; nil if there is none.
  package func nextFrame(after now: Duration) -> Duration? {
    let change = items.lazy.compactMap { $0.nextChange(after: now, spins: environment.moves) }.min()
    let relief = isCounting ? nil : pressureEnd.map { max($0, now + SceneItem.frameStep) }
    let times = [change, relief, nextSpace(after: now)]
    return times.lazy.compactMap(\.self).min()
  }

  /// Takes the entries that have left for the scrollback since the last call, in order; they belong above
  /// the latest frame.
  package mutating func takeScrollback() -> [ScrollbackEntry] {
    scrollback.take()
  }

  /// Takes the posts that this scene has ended, to be reported to the manager.
  package mutating func takeSignals() -> [PosterSignal] {
    defer { signals.removeAll(keepingCapacity: true) }
    return signals
  }

  /// Returns the scrollback entries of closing the scene, in the order of arrival: the posts that ended as
  /// `closed`, in full, and lines for those that were never drawn.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - posts: Posts that the scene may not have received; those that it has are counted once.
  ///   - isExiting: Whether posts that have not ended are included.
  /// - Returns: All entries not taken before.
  package mutating func close(
    at now: Duration, with posts: [Post] = [], isExiting: Bool = false
  ) -> [ScrollbackEntry] {
    let known = Set((items + waiting.values).map(\.post.number) + closed.map(\.number))
    let unreceived = posts.filter { !known.contains($0.number) }
    var rest: [(number: Int, item: SceneItem?, post: Post)] = (closed + unreceived).map {
      ($0.number, nil, $0)
    }
    for item in items + waiting.values where item.isKept || isExiting && !item.isLeaving {
      rest.append((item.post.number, item, item.post))
    }
    rest = Array(rest.indices).ordered { rest[$0].number < rest[$1].number }.map { rest[$0] }
    let isFew = rest.count + closedBeyond <= environment.rows ?? .max
    for (_, item, post) in rest {
      if let item, isFew || item.isPrinted || item.drawnSince != nil {
        leave(item, at: now)
      } else if isFew {
        let animator = animatorSelection.animator(for: post)
        leave(SceneItem(post, at: now, animator: animator, styles: styles), at: now)
      } else if scrollback.capacity(isClosing: true) > 0 {
        scrollback.appendLine(post)
      } else {
        scrollback.count()
      }
    }
    scrollback.count(closedBeyond)
    (items, waiting, closed, closedBeyond) = ([], [:], [], 0)
    return takeScrollback()
  }

  /// Commits a post to the scrollback that was drawn, or printed as a line when it arrived.
  mutating func leave(_ item: SceneItem, at now: Duration) {
    if item.isPrinted {
      scrollback.append(transcript.hide(item.post))
    } else {
      scrollback.append(rows(of: item, at: now))
    }
  }

  /// Commits posts that were never drawn to the scrollback: as lines, those that do not expire first;
  /// beyond a limit the others are counted.
  ///
  /// - Returns: Whether a post became a line, by its index.
  @discardableResult
  mutating func appendLines(_ posts: [Post]) -> [Bool] {
    var isLine = Array(repeating: true, count: posts.count)
    var surplus = posts.count - scrollback.capacity()
    for expires in [true, false] where surplus > 0 {
      for index in posts.indices where surplus > 0 && isLine[index] {
        guard posts[index].message.expiresByItself == expires else { continue }
        isLine[index] = false
        surplus -= 1
      }
    }
    for (post, isLine) in zip(posts, isLine) {
      if isLine { scrollback.appendLine(post) } else { scrollback.count() }
    }
    return isLine
  }

  /// Records that the scene has ended a post, to be reported to the manager.
  mutating func end(_ item: SceneItem, as reason: CloseReason) {
    guard !item.isKept else { return }
    ended[item.post.number] = item.post
    signals.append(.ended(number: item.post.number, reason: reason))
  }

  /// Inserts a post at its index among the others.
  mutating func insert(_ item: SceneItem) {
    let index = items.firstIndex { item.post.stands(above: $0.post) } ?? items.endIndex
    items.insert(item, at: index)
  }

  func index(of post: Post) -> Int? {
    items.firstIndex { $0.post.number == post.number }
  }

  /// Whether a post is drawn or waits.
  func knows(_ post: Post) -> Bool {
    waiting[post.number] != nil || index(of: post) != nil
  }
}

extension CloseReason {
  /// Whether a post that ends with the reason stays in the scrollback.
  fileprivate var staysInScrollback: Bool {
    switch self {
    case .kept, .evicted, .folded, .closed: true
    default: false
    }
  }
}

extension Post {
  /// Whether the post is above another: by placement, then by arrival.
  fileprivate func stands(above other: Post) -> Bool {
    group != other.group ? group < other.group : rank < other.rank
  }

  /// The sort key of the arrival; negated for stacks with the newest on top.
  private var rank: Int { standsAbove ? -number : number }

  /// The sort key of the placement: top, middle, bottom.
  private var group: Int {
    switch options.placement ?? .top {
    case .top, .topLeading, .topTrailing: 0
    case .center: 1
    case .bottom, .bottomLeading, .bottomTrailing: 2
    }
  }
}
