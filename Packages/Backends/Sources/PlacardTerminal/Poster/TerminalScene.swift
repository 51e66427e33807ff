public import PlacardAnimators
public import PlacardModels
public import PlacardViews

/// Everything that a live region shows, as a pure function of posts and time.
///
/// Posts stand one below the other: those placed at the top first, those at the bottom last, each
/// group in the order of arrival, or with the newest above where their stack wants it. A post that comes
/// or goes takes as many rows as its animator's pose lets it have. When there is too little room the
/// rows of margins give way, then the posts that came first, and a line says how many; one post alone
/// leaves out of its own text what it can spare.
public struct TerminalScene: Sendable {
  /// What views may know of the place; `columns` and `rows` are the room there is.
  public var environment: ViewEnvironment
  let views: ViewRegistry
  /// Whether a message's link is shown as such.
  var hasLinks = false
  private let choreography: Choreography
  var items: [SceneItem] = []
  private var configuration = ViewConfiguration()
  /// What is seen of the posts, from the top; its memory is used again, as that of the others below.
  var slices: [Slice] = []
  /// The places of slices in the order in which they give way.
  var order: [Int] = []
  /// The latest frame, and the one before it, which whoever shows frames is done with.
  var frame = CellBuffer(columns: 0, rows: 0)
  var spare = CellBuffer(columns: 0, rows: 0)

  /// Creates an empty scene; with less than full motion nothing moves that nobody waits for.
  public init(
    environment: ViewEnvironment, views: ViewRegistry = .standard,
    animators: AnimatorRegistry = .standard, motion: MotionLevel = .full
  ) {
    self.init(
      environment: environment, views: views,
      choreography: Choreography(animators, motion: motion))
  }

  init(environment: ViewEnvironment, views: ViewRegistry, choreography: Choreography) {
    self.environment = environment
    self.environment.moves = environment.moves && choreography.movesFreely
    self.views = views
    self.choreography = choreography
  }

  /// Whether it shows nothing.
  public var isEmpty: Bool {
    items.isEmpty
  }

  /// Begins a post's entrance; one that is there already takes over the content.
  ///
  /// - Parameters:
  ///   - post: the post.
  ///   - pictures: its pictures, by the files that its message names.
  ///   - now: the time.
  public mutating func show(_ post: Post, pictures: [String: Picture] = [:], at now: Duration) {
    guard index(of: post) == nil else { return update(post, pictures: pictures) }
    var item = SceneItem(post, at: now, animator: choreography.animator(for: post))
    item.configuration = configuration
    item.pictures = pictures
    let place = items.firstIndex { item.post.stands(above: $0.post) } ?? items.endIndex
    items.insert(item, at: place)
  }

  /// Takes over a post's content; one that is not there, or is on its way out, changes nothing.
  public mutating func update(_ post: Post, pictures: [String: Picture] = [:]) {
    guard let index = index(of: post), !items[index].isLeaving, !items[index].isKept else { return }
    items[index].adopt(post, pictures: pictures)
  }

  /// Begins a post's exit, from wherever it is; without an animation it is gone.
  ///
  /// One that ends because everything is closed stays as it is, to be left in the history. One that is
  /// not there changes nothing, nor does one on its way out but for ending it at once.
  public mutating func hide(_ post: Post, at now: Duration) {
    guard let index = index(of: post), !items[index].isKept else { return }
    if !items[index].isLeaving, post.reason == .closed {
      items[index].stage = .kept
    } else if !post.isAnimated {
      items.remove(at: index)
    } else if !items[index].isLeaving {
      let size = draw(index, at: now, room: room)
      let way = items[index].way(columns: size.columns, rows: size.rows)
      items[index].stage = .leaving(
        since: now, from: items[index].pose(at: now, in: way),
        velocity: items[index].velocity(at: now, in: way))
    }
  }

  /// Lets later posts, or all, have another ground, tint or shadow.
  public mutating func configure(_ configuration: ViewConfiguration, appliesToAll: Bool = false) {
    self.configuration = configuration
    guard appliesToAll else { return }
    for index in items.indices { items[index].configuration = configuration }
  }

  /// When the next frame differs from this moment's by itself; nil if it does not.
  public func nextFrame(after now: Duration) -> Duration? {
    items.lazy.compactMap { $0.nextChange(after: now, spins: environment.moves) }.min()
  }

  func index(of post: Post) -> Int? {
    items.firstIndex { $0.post.number == post.number }
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
