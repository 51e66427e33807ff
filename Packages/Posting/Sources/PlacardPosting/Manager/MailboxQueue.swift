import PlacardModels

/// What waits for one poster: of each post the latest wanted state, and a bounded number of events.
///
/// The line says in which order; the poster takes it whole. What it has to be told of a post is looked up when
/// its turn comes, so that an update takes the place of one that waits, and a show whose end comes before it was
/// carried out vanishes with it. So there wait at most as many posts as are on the board or shown by the poster.
/// Events that no longer fit leave one ``Delivery/missed(_:first:)`` behind.
///
/// - Complexity: O(1) amortized for each call.
struct MailboxQueue: Sendable {
  enum Delivery: Sendable {
    case show(PostScheduler.PostSnapshot)
    case update(PostScheduler.PostSnapshot)
    case hide(PostScheduler.PostSnapshot)
    /// A post that ended before the poster was told of it, and is to be seen all the same.
    case leave(PostScheduler.PostSnapshot)
    case event(PostEvent)
    /// So many events were dropped here, of which one was the first.
    case missed(Int, first: PostEvent)
    /// Everything put in before has been carried out.
    case barrier(Promise<Bool>)
  }

  /// A place in the line.
  enum Place: Sendable {
    /// What is owed of a post, if it still has this turn.
    case post(Int, turn: Int)
    /// Anything else, and what has been fixed.
    case other(Delivery)

    var isPost: Bool {
      if case .post = self { true } else { false }
    }
  }

  /// What a poster knows of a post, and what it is owed.
  private struct PostState: Sendable {
    /// By which place of all that were taken the poster was told of it, or is being told; nil before.
    var shownAt: Int?
    var owed: Delivery?
    /// By which place of the line it is told; that of an older turn tells nothing.
    var turn = 0

    /// Takes over the latest state; false when what is owed has a place in the line already.
    ///
    /// A show without an entrance stays one.
    mutating func want(_ post: consuming PostScheduler.PostSnapshot, turn: Int) -> Bool {
      let isNew = owed == nil
      if case .show(let first)? = owed, !first.isAnimated { post.isAnimated = false }
      owed = shownAt == nil ? .show(post) : .update(post)
      if isNew { self.turn = turn }
      return isNew
    }

    /// Whether the poster has carried out that it shows it.
    func isShown(by progress: DeliveryProgress) -> Bool {
      shownAt.map { $0 <= progress.carriedOut } ?? false
    }
  }

  /// How many events may wait.
  static let eventLimit = 8192
  /// How many posts may wait that ended before the poster was told of them, but at the closing.
  private static let unseenLimit = 8192

  let progress = DeliveryProgress()
  /// Whether the poster leaves what ended unseen where things stay.
  private let keeps: Bool
  private var line: [Place] = []
  /// What was fixed for a poster that had nothing to do; it is taken before the line.
  private var fixed: [Place] = []
  private var posts: [Int: PostState] = [:]
  private var nextTurn = 0
  /// The first turn of the line; those before it have been taken.
  private var firstTurn = 0
  /// How many places of the line tell nothing any more.
  private var blanks = 0
  /// How many places have been taken, in all.
  private var taken = 0
  /// How many events are in the line, and in what was taken last.
  private var events = (waiting: 0, taken: 0)
  private var unseen = 0
  /// Where the dropped events are counted, while none fits in behind them.
  private var gap: Int?

  init(keeps: Bool = false) {
    self.keeps = keeps
  }

  var isEmpty: Bool { line.isEmpty && fixed.isEmpty }

  /// How many deliveries wait, in the line and in what was taken.
  var waiting: Int { line.count - blanks + rest }

  /// How much of what was taken has not been begun.
  private var rest: Int { max(taken - progress.begun, 0) }

  mutating func put(_ delivery: Delivery) {
    switch delivery {
    case .show(let post), .update(let post): putWanted(post)
    case .hide(let post): putEnd(of: post)
    case .leave(let post): putUnseen(post)
    case .event(let event): put(event)
    case .missed, .barrier: line.append(.other(delivery))
    }
  }

  /// Takes what was fixed, else the whole line.
  ///
  /// - Parameter places: Empty; its room is used again.
  /// - Returns: False when nothing waits.
  mutating func take(into places: inout [Place]) -> Bool {
    guard fixed.isEmpty else {
      swap(&fixed, &places)
      return true
    }
    guard !line.isEmpty else { return false }
    swap(&line, &places)
    taken += places.count
    firstTurn = nextTurn
    events = (0, events.waiting)
    (blanks, gap) = (0, nil)
    return true
  }

  /// Fixes what waits for a poster that has nothing to do: no later change takes its place.
  ///
  /// What comes later is taken on its own: the end of a post is never fixed before its show is carried out.
  mutating func claimAll() {
    var places: [Place] = []
    swap(&fixed, &places)
    if places.isEmpty, take(into: &places) { claim(&places, places.indices) }
    swap(&fixed, &places)
  }

  /// Fixes some places that were taken, and are begun next.
  mutating func claim(_ places: inout [Place], _ stretch: Range<Int>) {
    let begun = progress.begun
    for index in stretch { claim(&places[index], at: begun + index - stretch.lowerBound + 1) }
  }

  /// Turns the place of a post into what it tells; leaves it alone when that has changed since.
  ///
  /// - Parameters:
  ///   - item: The place.
  ///   - place: Which place it is of all.
  private mutating func claim(_ item: inout Place, at place: Int) {
    guard case .post(let number, let turn) = item, let index = posts.index(forKey: number),
      posts.values[index].turn == turn, let delivery = posts.values[index].owed
    else { return }
    item = .other(delivery)
    switch delivery {
    case .leave: posts.values[index].turn = -1
    case .hide: posts.remove(at: index)
    case .show:
      posts.values[index].owed = nil
      posts.values[index].shownAt = place
    case .update, .event, .missed, .barrier: posts.values[index].owed = nil
    }
  }

  /// A post that ended unseen has been seen.
  ///
  /// - Returns: What is to be released outside every lock.
  mutating func removeUnseen(_ number: Int) -> (some Sendable)? {
    unseen -= 1
    return posts.removeValue(forKey: number)
  }

  /// The posts that are to be seen, and of which the poster was not told, by what waits for it.
  var unseenPosts: [PostScheduler.PostSnapshot] {
    posts.values.compactMap { state in
      switch state.owed {
      case .leave(let post), .show(let post): post
      case .hide(let post) where isLeft(post) && !state.isShown(by: progress): post
      case .hide, .update, .event, .missed, .barrier, nil: nil
      }
    }
  }

  /// Whether the poster has been told of a post.
  func isShown(_ number: Int) -> Bool {
    posts[number]?.isShown(by: progress) ?? false
  }

  private mutating func putWanted(_ post: PostScheduler.PostSnapshot) {
    if posts[post.number, default: PostState()].want(post, turn: nextTurn) {
      appendPlace(of: post.number)
    }
  }

  private mutating func putEnd(of post: PostScheduler.PostSnapshot) {
    guard let index = posts.index(forKey: post.number) else { return }
    let (owed, turn) = (posts.values[index].owed, posts.values[index].turn)
    switch owed {
    case .hide: posts.values[index].owed = .hide(post)
    case .update, nil:
      if owed != nil { noteBlank(turn) }
      posts.values[index].owed = .hide(post)
      posts.values[index].turn = nextTurn
      appendPlace(of: post.number)
    case .show where isLeft(post) && hasRoom(for: post):
      posts.values[index].owed = .leave(post)
      unseen += 1
    case .show:
      posts.remove(at: index)
      noteBlank(turn)
    case .leave, .event, .missed, .barrier: break
    }
  }

  private mutating func putUnseen(_ post: PostScheduler.PostSnapshot) {
    guard isLeft(post), hasRoom(for: post), posts[post.number] == nil else { return }
    posts[post.number] = PostState(owed: .leave(post), turn: nextTurn)
    unseen += 1
    appendPlace(of: post.number)
  }

  /// Whether a post that ended unseen is to be seen all the same: at the closing by everybody, and where
  /// the poster leaves such posts, when there was no room for it.
  private func isLeft(_ post: PostScheduler.PostSnapshot) -> Bool {
    switch post.reason {
    case .closed: true
    case .evicted, .kept, .folded: keeps
    default: false
    }
  }

  private func hasRoom(for post: PostScheduler.PostSnapshot) -> Bool {
    unseen < Self.unseenLimit || post.reason == .closed
  }

  private mutating func appendPlace(of number: Int) {
    line.append(.post(number, turn: nextTurn))
    nextTurn += 1
  }

  private mutating func put(_ event: PostEvent) {
    let waiting = events.waiting + min(events.taken, rest)
    if let gap, waiting > Self.eventLimit / 2,
      case .other(.missed(let count, let first)) = line[gap]
    {
      line[gap] = .other(.missed(count + 1, first: first))
    } else if waiting >= Self.eventLimit {
      gap = line.count
      line.append(.other(.missed(1, first: event)))
    } else {
      gap = nil
      line.append(.other(.event(event)))
      events.waiting += 1
    }
  }

  /// Notes that a place tells nothing any more; those of the line are removed once they are most of it.
  private mutating func noteBlank(_ turn: Int) {
    guard turn >= firstTurn else { return }
    blanks += 1
    if blanks > line.count / 2 + 64 { removeBlanks() }
  }

  private mutating func removeBlanks() {
    let owing = posts
    line.removeAll { place in
      guard case .post(let number, let turn) = place else { return false }
      guard let state = owing[number] else { return true }
      return state.turn != turn || state.owed == nil
    }
    blanks = 0
    gap = gap.flatMap { _ in
      line.lastIndex { if case .other(.missed) = $0 { true } else { false } }
    }
  }
}

extension MailboxQueue.Delivery {
  var isEvent: Bool {
    if case .event = self { true } else { false }
  }
}
