import PlacardAccessibility
package import PlacardAnimators
package import PlacardModels
package import PlacardPosting
package import PlacardViews

/// Everything that a live region shows, as a pure function of posts and time.
///
/// Posts stand one below the other: those placed at the top first, those at the bottom last, each
/// group in the order of arrival, or with the newest above where their stack wants it. A post that comes
/// or goes takes as many rows as its animator's pose lets it have.
///
/// Where there is too little room, the rows of margins give way first. Then posts that never expire, ask
/// nothing and show no running work leave for the scrollback, oldest first; running work is drawn in one
/// row each; and posts that expire leave, oldest first, once they were seen for 0.3 s. What is not drawn
/// yet waits, the newest first in line; what is overtaken there is a line in the scrollback, or counted in
/// one. Only questions and running work that do not fit even then are counted in the region. While it
/// lacks room nothing is animated.
///
/// ```swift
/// let frame = scene.frame(at: now)
/// for entry in scene.takeScrollback() { … }  // above the frame, for good
/// for signal in scene.takeSignals() { … }    // to the manager
/// ```
package struct TerminalScene: Sendable {
  /// What views may know of the place; `columns` and `rows` are the room there is.
  package var environment: ViewEnvironment
  let styles: StyleRegistry
  /// Whether a message's link is shown as such.
  var hasLinks = false
  /// Whether another process has the terminal: then a post is printed as a line when it comes.
  package var isInBackground = false
  private let animatorSelection: AnimatorSelection
  /// The posts that are drawn, as they stand, and those that came since the latest frame.
  var items: [SceneItem] = []
  /// The posts for which there is no room yet, by number.
  var waiting: [Int: SceneItem] = [:]
  /// The posts that this scene has ended, as they then were, until the manager says so too.
  private var ended: [Int: Post] = [:]
  /// The posts that are closed and were never here, in the order of the calls.
  private var closed: [Post] = []
  /// How many more there were.
  private var closedBeyond = 0
  private var configuration = ViewConfiguration()
  /// What has left for good.
  var scrollback: Scrollback
  private var signals: [PosterSignal] = []
  /// What is told of the posts that came in the background.
  private var transcript: PlainTranscript
  /// Until when nothing is animated and running work is drawn in single rows.
  var pressureEnd: Duration?
  /// Whether the latest frame counts posts that have no room.
  var isCounting = false
  /// Whether running work is drawn in single rows.
  var isCompact = false
  /// The latest time that was given.
  var latest = Duration.zero
  /// What is seen of the posts, from the top; its memory is used again, as that of the others below.
  var slices: [Slice] = []
  /// The places of slices in the order in which they give way.
  var order: [Int] = []
  /// The latest frame, and the one before it, which whoever shows frames is done with.
  var frame = CellBuffer(columns: 0, rows: 0)
  var spare = CellBuffer(columns: 0, rows: 0)

  /// Creates an empty scene; with less than full motion nothing moves that nobody waits for.
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
    transcript = PlainTranscript(isUnicode: environment.glyphs == .unicode)
  }

  /// Whether it shows nothing, and nothing waits to be shown.
  package var isEmpty: Bool {
    items.isEmpty && waiting.isEmpty
  }

  /// Whether there is too little room, or was until a second ago, so that nothing is animated.
  package var lacksRoom: Bool {
    pressureEnd != nil
  }

  /// Begins a post's entrance; one that is there already takes over the content.
  ///
  /// - Parameters:
  ///   - post: the post.
  ///   - pictures: its pictures, by the files that its message names.
  ///   - now: the time.
  package mutating func show(_ post: Post, pictures: [String: Picture] = [:], at now: Duration) {
    latest = now
    guard ended[post.number] == nil else { return }
    guard !knows(post) else { return update(post, pictures: pictures) }
    var item = SceneItem(
      post, at: now, animator: animatorSelection.animator(for: post), styles: styles)
    item.configuration = configuration
    item.pictures = pictures
    if isInBackground {
      item.isPrinted = true
      scrollback.append(transcript.show(post, at: now))
    }
    if lacksRoom || !waiting.isEmpty || items.count >= environment.rows ?? .max {
      waiting[post.number] = item
    } else {
      insert(item)
    }
  }

  /// Takes over a post's content; one that is not there, or is on its way out, changes nothing.
  package mutating func update(_ post: Post, pictures: [String: Picture] = [:]) {
    if waiting[post.number]?.isKept == false {
      waiting[post.number]?.adopt(post, pictures: pictures, styles: styles)
    } else if let index = index(of: post), !items[index].isLeaving, !items[index].isKept {
      items[index].adopt(post, pictures: pictures, styles: styles)
    } else {
      return
    }
    if isInBackground { scrollback.append(transcript.update(post, at: latest)) }
  }

  /// Ends a post.
  ///
  /// One that ends as `kept`, `evicted` or `folded` goes into the scrollback as it is drawn; one that ends
  /// as `closed` does when the scene is closed. One that was never drawn is a line there, also when its
  /// time was up meanwhile. Any other begins its exit, from wherever it is; without an animation it is
  /// gone. One that is on its way out already changes nothing but for ending it at once.
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
      tell([post])
    }
  }

  private mutating func hideWaiting(_ post: Post) {
    if post.reason == .closed {
      waiting[post.number]?.stage = .kept
    } else if let item = waiting.removeValue(forKey: post.number) {
      leaveUnseen(item, as: post)
    }
  }

  private mutating func hide(_ index: Int, as post: Post, at now: Duration) {
    guard !items[index].isKept else { return }
    if items[index].isLeaving {
      if !post.isAnimated { items.remove(at: index) }
    } else if post.reason == .closed {
      items[index].stage = .kept
    } else if items[index].drawnSince == nil {
      leaveUnseen(items.remove(at: index), as: post)
    } else if post.reason?.staysInScrollback ?? false {
      leave(items.remove(at: index), at: now)
    } else {
      if items[index].isPrinted { conclude(post) }
      beginExit(index, as: post, at: now)
    }
  }

  private mutating func beginExit(_ index: Int, as post: Post, at now: Duration) {
    guard post.isAnimated, !lacksRoom else {
      items.remove(at: index)
      return
    }
    let size = draw(index, at: now, room: room)
    let way = items[index].way(columns: size.columns, rows: size.rows)
    items[index].stage = .leaving(
      since: now, from: items[index].pose(at: now, in: way),
      velocity: items[index].velocity(at: now, in: way))
  }

  /// Ends a post that was not drawn yet: it is a line if its time was up, or if it stays.
  private mutating func leaveUnseen(_ item: SceneItem, as post: Post) {
    if item.isPrinted {
      conclude(post)
    } else if post.reason == .expired || post.reason?.staysInScrollback ?? false {
      tell([item.post])
    }
  }

  /// Says what is left to say of a post that was printed when it came; nothing where it was drawn since.
  private mutating func conclude(_ post: Post) {
    let lines = transcript.hide(post)
    if isInBackground { scrollback.append(lines) }
  }

  /// Lets later posts, or all, have another ground, tint or shadow.
  package mutating func configure(_ configuration: ViewConfiguration, appliesToAll: Bool = false) {
    self.configuration = configuration
    guard appliesToAll else { return }
    for index in items.indices { items[index].configuration = configuration }
    for number in waiting.keys { waiting[number]?.configuration = configuration }
  }

  /// When the next frame differs from this moment's by itself; nil if it does not.
  package func nextFrame(after now: Duration) -> Duration? {
    let change = items.lazy.compactMap { $0.nextChange(after: now, spins: environment.moves) }.min()
    let relief = isCounting ? nil : pressureEnd.map { max($0, now + SceneItem.frameStep) }
    let times = [change, relief, nextRoom(after: now)]
    return times.lazy.compactMap(\.self).min()
  }

  /// Hands over what has left for good since the last call, in the order of leaving: it belongs above the
  /// latest frame.
  package mutating func takeScrollback() -> [ScrollbackEntry] {
    scrollback.take()
  }

  /// Hands over what the manager is to know: the posts that this scene has ended.
  package mutating func takeSignals() -> [PosterSignal] {
    defer { signals.removeAll(keepingCapacity: true) }
    return signals
  }

  /// Returns what stays in the scrollback when the scene is closed, in the order of arrival: the posts
  /// that ended as `closed`, whole, and as lines those that were never drawn.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - posts: Posts that the scene was perhaps not told of; those that it knows count once.
  ///   - isSettling: Whether posts that have not ended stay as well.
  /// - Returns: Everything that was not taken before.
  package mutating func close(
    at now: Duration, with posts: [Post] = [], isSettling: Bool = false
  ) -> [ScrollbackEntry] {
    let known = Set((items + waiting.values).map(\.post.number) + closed.map(\.number))
    let untold = posts.filter { !known.contains($0.number) }
    var rest: [(number: Int, item: SceneItem?, post: Post)] = (closed + untold).map {
      ($0.number, nil, $0)
    }
    for item in items + waiting.values where item.isKept || isSettling && !item.isLeaving {
      rest.append((item.post.number, item, item.post))
    }
    rest.sort { $0.number < $1.number }
    let isFew = rest.count + closedBeyond <= environment.rows ?? .max
    for (_, item, post) in rest {
      if let item, isFew || item.isPrinted || item.drawnSince != nil {
        leave(item, at: now)
      } else if isFew {
        let animator = animatorSelection.animator(for: post)
        leave(SceneItem(post, at: now, animator: animator, styles: styles), at: now)
      } else if scrollback.capacity(isClosing: true) > 0 {
        scrollback.tell(post)
      } else {
        scrollback.count()
      }
    }
    scrollback.count(closedBeyond)
    (items, waiting, closed, closedBeyond) = ([], [:], [], 0)
    return takeScrollback()
  }

  /// Leaves a post in the scrollback that was drawn, or printed as a line when it came.
  mutating func leave(_ item: SceneItem, at now: Duration) {
    if item.isPrinted {
      scrollback.append(transcript.hide(item.post))
    } else {
      scrollback.append(rows(of: item, at: now))
    }
  }

  /// Leaves posts in the scrollback that were never drawn: as lines, those first that do not expire; the
  /// others are counted once there are too many.
  ///
  /// - Returns: Whether a post became a line, by its place.
  @discardableResult
  mutating func tell(_ posts: [Post]) -> [Bool] {
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
      if isLine { scrollback.tell(post) } else { scrollback.count() }
    }
    return isLine
  }

  /// Takes note that the scene has ended a post, so that the manager can be told.
  mutating func end(_ item: SceneItem, as reason: CloseReason) {
    guard !item.isKept else { return }
    ended[item.post.number] = item.post
    signals.append(.ended(number: item.post.number, reason: reason))
  }

  /// Puts a post where it stands among the others.
  mutating func insert(_ item: SceneItem) {
    let place = items.firstIndex { item.post.stands(above: $0.post) } ?? items.endIndex
    items.insert(item, at: place)
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
  /// Whether a post that ends so is left in the scrollback.
  fileprivate var staysInScrollback: Bool {
    switch self {
    case .kept, .evicted, .folded, .closed: true
    default: false
    }
  }
}

extension Post {
  /// Whether the post comes before another: by place, then by arrival.
  fileprivate func stands(above other: Post) -> Bool {
    group != other.group ? group < other.group : rank < other.rank
  }

  /// The arrival, counted down for those that stand above who was there before.
  private var rank: Int { standsAbove ? -number : number }

  /// Where the post stands among others: top, middle, bottom.
  private var group: Int {
    switch options.placement ?? .top {
    case .top, .topLeading, .topTrailing: 0
    case .center: 1
    case .bottom, .bottomLeading, .bottomTrailing: 2
    }
  }
}
