public import PlacardAnimators
import PlacardLayout
public import PlacardModels
public import PlacardViews

/// Everything that a live region shows, as a pure function of posts and time.
///
/// Posts stand one below the other: those placed at the top first, those at the bottom last, each
/// group in the order of arrival. A post that comes or goes takes as many rows as its animator's pose
/// lets it have. When there is too little room the oldest give way, and a line says how many.
public struct TerminalScene: Sendable {
  /// What views may know of the place; `columns` and `rows` are the room there is.
  public var environment: ViewEnvironment {
    didSet {
      guard environment != oldValue else { return }
      for index in items.indices { items[index].drawing = nil }
    }
  }
  let views: ViewRegistry
  let animators: AnimatorRegistry
  let motion: MotionLevel
  var items: [SceneItem] = []

  /// How often what spins by itself is drawn anew.
  static let spinStep = Duration.milliseconds(100)

  /// Creates an empty scene.
  public init(
    environment: ViewEnvironment, views: ViewRegistry = .standard,
    animators: AnimatorRegistry = .standard, motion: MotionLevel = .full
  ) {
    self.environment = environment
    self.views = views
    self.animators = animators
    self.motion = motion
  }

  /// Whether it shows nothing.
  public var isEmpty: Bool {
    items.isEmpty
  }

  /// Begins a post's entrance; one that is there already takes over the content.
  public mutating func show(_ post: Post, at now: Duration) {
    guard items.allSatisfy({ $0.post.number != post.number }) else { return update(post) }
    let animator = motion.limit(animators.animator(named: post.options.transition))
    items.append(SceneItem(post, at: now, animator: animator))
    items.sort { left, right in
      let (first, second) = (left.post.group, right.post.group)
      return first != second ? first < second : left.post.number < right.post.number
    }
  }

  /// Takes over a post's content; one that is not there changes nothing.
  public mutating func update(_ post: Post) {
    guard let index = index(of: post) else { return }
    items[index].post = post
    items[index].drawing = nil
  }

  /// Begins a post's exit, from wherever it is.
  ///
  /// One that ends because everything is closed stays as it is, to be left in the history.
  public mutating func hide(_ post: Post, at now: Duration) {
    guard let index = index(of: post) else { return }
    if post.reason == .closed {
      items[index].stage = .kept
    } else if post.isAnimated, environment.moves {
      let size = drawing(of: index, at: now)
      let pose = items[index].pose(at: now, columns: size.columns, rows: size.rows)
      items[index].stage = .leaving(since: now, from: pose)
    } else {
      items.remove(at: index)
    }
  }

  /// Whether the next frame differs from this moment's by itself, and how soon it should come.
  public func nextFrame(after now: Duration) -> Duration? {
    if items.contains(where: { $0.isMoving(at: now) }) { return now + .microseconds(16_667) }
    return items.contains(where: \.isSpinning) ? now + Self.spinStep : nil
  }

  private func index(of post: Post) -> Int? {
    items.firstIndex { $0.post.number == post.number }
  }
}

extension Post {
  /// Where the post stands among others: top, middle, bottom.
  fileprivate var group: Int {
    switch options.placement ?? .top {
    case .top, .topLeading, .topTrailing: 0
    case .center: 1
    case .bottom, .bottomLeading, .bottomTrailing: 2
    }
  }
}
