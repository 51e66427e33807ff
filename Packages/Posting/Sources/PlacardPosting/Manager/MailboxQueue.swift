import PlacardModels

/// The pending deliveries of one poster: the latest state of each post, and a bounded number of events.
///
/// The queue holds their order; the poster takes it whole. The delivery of a post is looked up when its entry is
/// claimed, so an update replaces a pending one, and a show and an end that were both pending cancel out. At most
/// as many posts are pending as are live or shown by the poster. Events beyond the limit are counted by one
/// ``Delivery/missed(_:first:)``.
///
/// - Complexity: O(1) amortized for each call.
struct MailboxQueue: Sendable {
  enum Delivery: Sendable {
    case show(PostScheduler.PostSnapshot)
    case update(PostScheduler.PostSnapshot)
    case hide(PostScheduler.PostSnapshot)
    /// A post that ended before its show, and is retained.
    case leave(PostScheduler.PostSnapshot)
    case event(PostEvent)
    /// The number of posts that wait in a lane.
    case queue(LaneQueue)
    /// The number of events dropped here, and the first of them.
    case missed(Int, first: PostEvent)
    /// Resolved once all earlier deliveries have been carried out.
    case barrier(Promise<Bool>)
  }

  /// An entry of the queue.
  enum Entry: Sendable {
    /// The pending delivery of a post, unless its turn has changed since.
    case post(Int, turn: Int)
    /// The pending number of posts that wait in a lane.
    case queue(String)
    /// Any other delivery, or a claimed one.
    case other(Delivery)

    /// What is left of one that was carried out.
    static var carriedOut: Entry { .post(0, turn: -1) }

    /// Whether its delivery is looked up when it is claimed.
    var isOpen: Bool {
      switch self {
      case .post, .queue: true
      case .other: false
      }
    }
  }

  /// The delivery state of a post.
  private struct PostState: Sendable {
    /// The ordinal, among all entries taken, of the entry that shows it; nil before that is claimed.
    var shownAt: Int?
    var pending: Delivery?
    /// The turn of its entry; entries of older turns are stale.
    var turn = 0

    /// Replaces the pending delivery by the latest state.
    ///
    /// A pending show without an entrance stays without one.
    ///
    /// - Returns: Whether it needs an entry in the queue.
    mutating func setPending(_ post: consuming PostScheduler.PostSnapshot, turn: Int) -> Bool {
      let isNew = pending == nil
      if case .show(let first)? = pending, !first.isAnimated { post.isAnimated = false }
      pending = shownAt == nil ? .show(post) : .update(post)
      if isNew { self.turn = turn }
      return isNew
    }

    /// Whether the poster has carried out its show.
    func isShown(by progress: DeliveryProgress) -> Bool {
      shownAt.map { $0 <= progress.carriedOut } ?? false
    }
  }

  /// The number of entries for which an idle poster's queue keeps memory.
  static let idleCapacity = 1024
  /// The maximum number of pending events.
  static let eventLimit = 8192
  /// The maximum number of retained posts that ended before their show, except at the close.
  private static let unseenLimit = 8192

  let progress = DeliveryProgress()
  /// Whether the poster writes posts that ended before their show to a permanent output.
  private let keeps: Bool
  private var queue: [Entry] = []
  /// The entries claimed for an idle poster; they are taken before the queue.
  private var claimed: [Entry] = []
  private var posts: [Int: PostState] = [:]
  /// The pending numbers of waiting posts, one for each lane; they are few.
  private var queues: [LaneQueue] = []
  private var nextTurn = 0
  /// The first turn in the queue; earlier ones have been taken.
  private var firstTurn = 0
  /// The number of stale entries in the queue.
  private var staleCount = 0
  /// The number of entries ever taken.
  private var taken = 0
  /// The number of events in the queue, and in the entries taken last.
  private var events = (waiting: 0, taken: 0)
  /// The number of retained posts that ended before their show.
  private var unseenCount = 0
  /// The index of the entry that counts dropped events; nil when events fit again.
  private var missedIndex: Int?

  init(keeps: Bool = false) {
    self.keeps = keeps
  }

  var isEmpty: Bool { queue.isEmpty && claimed.isEmpty }

  /// The number of pending deliveries, in the queue and among the entries taken.
  var waiting: Int { queue.count - staleCount + unstartedCount }

  /// The number of entries taken and not begun.
  private var unstartedCount: Int { max(taken - progress.begun, 0) }

  mutating func put(_ delivery: consuming Delivery) {
    switch consume delivery {
    case .show(let post), .update(let post): putState(post)
    case .hide(let post): putEnd(of: post)
    case .leave(let post): putUnseen(post)
    case .event(let event): put(event)
    case .queue(let lane):
      put(lane)
    case .missed(let count, let first): queue.append(.other(.missed(count, first: first)))
    case .barrier(let barrier): queue.append(.other(.barrier(barrier)))
    }
  }

  /// Takes the claimed entries, or the whole queue when there are none.
  ///
  /// - Parameter entries: Empty; its capacity is reused.
  /// - Returns: False when nothing is pending.
  mutating func take(into entries: inout [Entry]) -> Bool {
    guard claimed.isEmpty else {
      swap(&claimed, &entries)
      return true
    }
    guard !queue.isEmpty else { return false }
    swap(&queue, &entries)
    taken += entries.count
    firstTurn = nextTurn
    events = (0, events.waiting)
    (staleCount, missedIndex) = (0, nil)
    return true
  }

  /// Gives back the memory that a burst has needed, once it is over.
  mutating func releaseCapacity() {
    if queue.isEmpty, queue.capacity > Self.idleCapacity { queue = [] }
  }

  /// Claims all entries for an idle poster: later changes do not replace them.
  ///
  /// Later entries are taken separately, so the end of a post is never claimed before its show is carried out.
  mutating func claimAll() {
    var entries: [Entry] = []
    swap(&claimed, &entries)
    if entries.isEmpty, take(into: &entries) { claim(&entries, entries.indices) }
    swap(&claimed, &entries)
  }

  /// Claims a range of the entries taken, which is begun next.
  mutating func claim(_ entries: inout [Entry], _ batch: Range<Int>) {
    let begun = progress.begun
    for index in batch { claim(&entries[index], at: begun + index - batch.lowerBound + 1) }
  }

  /// Replaces the entry of a post by its pending delivery; a stale entry is left alone.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - ordinal: Its ordinal among all entries taken.
  private mutating func claim(_ entry: inout Entry, at ordinal: Int) {
    if case .queue(let lane) = entry {
      if let index = queues.firstIndex(where: { $0.lane == lane }) {
        entry = .other(.queue(queues.remove(at: index)))
      }
      return
    }
    guard case .post(let number, let turn) = entry, let index = posts.index(forKey: number),
      posts.values[index].turn == turn, let delivery = posts.values[index].pending
    else { return }
    entry = .other(delivery)
    switch delivery {
    case .leave: posts.values[index].turn = -1
    case .hide: posts.remove(at: index)
    case .show:
      posts.values[index].pending = nil
      posts.values[index].shownAt = ordinal
    case .update, .event, .queue, .missed, .barrier: posts.values[index].pending = nil
    }
  }

  /// Removes a retained post whose delivery has been carried out.
  ///
  /// - Returns: Its state, to be released outside all locks.
  mutating func removeUnseen(_ number: Int) -> (some Sendable)? {
    unseenCount -= 1
    return posts.removeValue(forKey: number)
  }

  /// The pending posts that the poster has not shown, without those that need not be seen.
  var unseenPosts: [PostScheduler.PostSnapshot] {
    posts.values.compactMap { state in
      switch state.pending {
      case .leave(let post), .show(let post): post
      case .hide(let post) where isRetained(post) && !state.isShown(by: progress): post
      case .hide, .update, .event, .queue, .missed, .barrier, nil: nil
      }
    }
  }

  /// Whether the poster has carried out the show of a post.
  func isShown(_ number: Int) -> Bool {
    posts[number]?.isShown(by: progress) ?? false
  }

  private mutating func putState(_ post: consuming PostScheduler.PostSnapshot) {
    let number = post.number
    if posts[number, default: PostState()].setPending(post, turn: nextTurn) {
      appendEntry(of: number)
    }
  }

  private mutating func putEnd(of post: PostScheduler.PostSnapshot) {
    guard let index = posts.index(forKey: post.number) else { return }
    let (pending, turn) = (posts.values[index].pending, posts.values[index].turn)
    switch pending {
    case .hide: posts.values[index].pending = .hide(post)
    case .update, nil:
      if pending != nil { noteStale(turn) }
      posts.values[index].pending = .hide(post)
      posts.values[index].turn = nextTurn
      appendEntry(of: post.number)
    case .show where isRetained(post) && hasCapacity(for: post):
      posts.values[index].pending = .leave(post)
      unseenCount += 1
    case .show:
      posts.remove(at: index)
      noteStale(turn)
    case .leave, .event, .queue, .missed, .barrier: break
    }
  }

  private mutating func putUnseen(_ post: PostScheduler.PostSnapshot) {
    guard isRetained(post), hasCapacity(for: post), posts[post.number] == nil else { return }
    posts[post.number] = PostState(pending: .leave(post), turn: nextTurn)
    unseenCount += 1
    appendEntry(of: post.number)
  }

  /// Whether a post that ended before its show is retained: at the close always, else when it was evicted, kept or
  /// folded and the poster keeps such posts.
  private func isRetained(_ post: PostScheduler.PostSnapshot) -> Bool {
    switch post.reason {
    case .closed: true
    case .evicted, .kept, .folded: keeps
    default: false
    }
  }

  private func hasCapacity(for post: PostScheduler.PostSnapshot) -> Bool {
    unseenCount < Self.unseenLimit || post.reason == .closed
  }

  private mutating func appendEntry(of number: Int) {
    queue.append(.post(number, turn: nextTurn))
    nextTurn += 1
  }

  private mutating func put(_ lane: LaneQueue) {
    if let index = queues.firstIndex(where: { $0.lane == lane.lane }) {
      queues[index] = lane
    } else {
      queues.append(lane)
      queue.append(.queue(lane.lane))
    }
  }

  /// Adds an event, or counts it when too many wait.
  mutating func put(_ event: consuming PostEvent) {
    let waiting = events.waiting + min(events.taken, unstartedCount)
    if let missedIndex, waiting > Self.eventLimit / 2,
      case .other(.missed(let count, let first)) = queue[missedIndex]
    {
      queue[missedIndex] = .other(.missed(count + 1, first: first))
    } else if waiting >= Self.eventLimit {
      missedIndex = queue.count
      queue.append(.other(.missed(1, first: event)))
    } else {
      missedIndex = nil
      queue.append(.other(.event(event)))
      events.waiting += 1
    }
  }

  /// Counts a stale entry; stale entries are removed once they are most of the queue.
  private mutating func noteStale(_ turn: Int) {
    guard turn >= firstTurn else { return }
    staleCount += 1
    if staleCount > queue.count / 2 + 64 { removeStale() }
  }

  private mutating func removeStale() {
    let states = posts
    queue.removeAll { entry in
      guard case .post(let number, let turn) = entry else { return false }
      guard let state = states[number] else { return true }
      return state.turn != turn || state.pending == nil
    }
    staleCount = 0
    missedIndex = missedIndex.flatMap { _ in
      queue.lastIndex { if case .other(.missed) = $0 { true } else { false } }
    }
  }
}
