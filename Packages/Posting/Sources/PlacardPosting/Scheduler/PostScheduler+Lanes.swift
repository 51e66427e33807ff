@_spi(Ordering) import PlacardModels

extension PostScheduler {
  /// The index of a lane; creates the lane with the default configuration if needed.
  mutating func lane(named name: String) -> Int {
    let found = lanes.index(of: name, at: now, reusesIdle: events.isEmpty)
    if found.isReused {
      timers.cancel(.lane(.gap, found.index))
      options.setLaneIndex(nil)
    }
    return found.index
  }

  /// Marks a lane's index as reusable if the lane is empty.
  mutating func release(lane: Int) {
    lanes.release(lane)
  }

  // MARK: Capacity

  /// Whether a post may enter a lane now.
  @inline(__always)
  func canEnter(_ lane: Int) -> Bool {
    // mutant: can-enter
    lanes[lane].gapEnd <= now && hasCapacity(lane)
  }

  /// Whether a lane has capacity for one more post, regardless of a gap.
  @inline(__always)
  private func hasCapacity(_ lane: Int) -> Bool {
    // mutant: has-room
    lanes[lane].freeCapacity > 0 && conditions.admitsEntrances
  }

  /// Whether the next post to enter skips the gap.
  private func isReplacementNext(_ lane: Int) -> Bool {
    lanes.firstWaiting(in: lane).map { posts[$0].precedence == .replacement } ?? false
  }

  /// Whether a post may enter now.
  func mayEnter(_ index: Int) -> Bool {
    let lane = posts[index].lane
    return canEnter(lane) || hasCapacity(lane) && posts[index].precedence == .replacement
  }

  /// The number of waiting posts that enter at this instant.
  private func entrants(_ lane: Int) -> Int {
    if canEnter(lane) { return min(lanes[lane].waiting.count, lanes[lane].freeCapacity) }
    return hasCapacity(lane) && isReplacementNext(lane) ? 1 : 0
  }

  /// Whether a lane has no capacity for an incoming post, not even in the queue.
  ///
  /// Capacity freed at this instant counts as taken by the posts that wait for it.
  func isFull(_ lane: Int, isHeld: Bool) -> Bool {
    if lanes[lane].policy == .replace || lanes[lane].isOpen { return false }
    let claimed = entrants(lane)
    if !isHeld, lanes[lane].policy == .stack, lanes[lane].freeCapacity == claimed {
      if lanes[lane].whenFull == .dropNew { return true }
      if lanes[lane].whenFull == .replaceOldest { return false }
    }
    let waiting = lanes[lane].waiting.count - claimed + lanes[lane].heldCount
    return waiting >= lanes[lane].queueLimit ?? .max
  }

  // MARK: Waiting

  /// Adds a post to its lane's queue and fills the lane: now, or after all posts that leave at this
  /// instant.
  mutating func join(_ index: Int, entersLast: Bool = false) {
    let lane = posts[index].lane
    posts[index].wait()
    if isKeptOut(index) { return keepOut(index) }
    if lanes[lane].policy == .replace { replaceWaiting(in: lane) }
    queueUp(index)
    makeCapacity(for: index, in: lane)
    if entersLast { lanes.fillLater(lane) } else { fill(lane) }
  }

  /// Inserts a post into its lane's queue.
  mutating func queueUp(_ index: Int) {
    let lane = posts[index].lane
    posts[index].wait()
    lanes.enqueue(index, waitingKey(of: index), in: lane)
    lanes.noteOverflow(lane)
  }

  /// The rank of a post in its lane's queue: an inherited one, or that of its own priority and
  /// arrival.
  func waitingKey(of index: Int) -> WaitingKey {
    let skipsQueue = posts[index].precedence >= .ahead
    let own = WaitingKey(
      priority: priority(of: index), number: posts[index].number, skipsQueue: skipsQueue)
    guard let key = posts.inheritedKey(of: index) else { return own }
    return skipsQueue && own.comesBefore(key) ? own : key
  }

  func priority(of index: Int) -> Int {
    posts.content(at: index).map { priority(of: $0) } ?? 0
  }

  func priority(of content: Content) -> Int {
    content.given.priority ?? fallback(of: content).priority ?? 0
  }

  /// Keeps a post from entering until the quiet level falls.
  mutating func keepOut(_ index: Int) {
    posts[index].keepOut()
    lanes[posts[index].lane].hold()
  }

  /// Removes a post from its lane's queue; with `returns` the gap timer stays set, because the post
  /// comes back at once.
  mutating func removeFromLane(_ index: Int, returns: Bool = false) {
    let lane = posts[index].lane
    switch posts[index].stage {
    case .held: lanes[lane].release()
    case .making:
      lanes[lane].endMaking()
      lanes.fillLater(lane)
    default:
      lanes.dequeue(index, from: lane)
      if lanes[lane].waiting.isEmpty, !returns { timers.cancel(.lane(.gap, lane)) }
      lanes.noteOverflow(lane)
    }
    posts[index].wait()
  }

  private mutating func replaceWaiting(in lane: Int) {
    for overtaken in lanes[lane].waiting.sorted {
      leaveUnseen(overtaken, reason: .replaced)
    }
  }

  // MARK: Presented posts

  /// The presented posts of a lane, in order of entrance.
  func presented(in lane: Int) -> [Int] {
    presentations.linked(from: lanes[lane].firstPresented)
  }

  /// The presented posts of all lanes, in order of arrival.
  var presentedIndices: [Int] {
    (0..<lanes.count).flatMap { presented(in: $0) }
      .ordered { posts[$0].number < posts[$1].number }
  }

  /// Removes a post from its lane's presented posts.
  mutating func withdraw(_ index: Int) {
    let (previous, next) = presentations.unlink(index)
    // mutant: withdraw
    lanes[posts[index].lane].removePresented(between: previous, and: next)
  }

  // MARK: Filling

  /// Fills the lanes in which capacity was freed.
  mutating func fillLanes() {
    while lanes.areToFill {
      if let lane = lanes.takeOnlyToFill() {
        refill(lane)
      } else {
        for lane in lanes.takeToFill() {
          refill(lane)
        }
      }
    }
  }

  /// Fills a lane in which capacity may have been freed; evicts the oldest posts where more wait
  /// than its limit allows.
  private mutating func refill(_ lane: Int) {
    if lanes[lane].evictsOldest, lanes[lane].waiting.count > lanes[lane].freeCapacity {
      evictOldest(in: lane)
    }
    fill(lane)
  }

  /// Lets waiting posts enter up to the capacity; in a replace lane the current post is replaced
  /// first.
  mutating func fill(_ lane: Int) {
    guard !lanes[lane].waiting.isEmpty else { return }
    guard canEnter(lane) else {
      if lanes[lane].policy == .replace, conditions.admitsEntrances { replacePresented(in: lane) }
      enterReplacements(lane)
      keepNonExpiring(in: lane)
      return setGapTimer(of: lane)
    }
    let entering = min(lanes[lane].freeCapacity, lanes[lane].waiting.count)
    // mutant: overflow-before-entrance
    reportOverflow(lane, entering: entering)
    for _ in 0..<entering {
      lanes.dequeueFirst(from: lane).map { enter($0) }
    }
    keepNonExpiring(in: lane)
  }

  /// Lets replacements of a post that just left enter during the gap.
  private mutating func enterReplacements(_ lane: Int) {
    var replacements: [Int] = []
    while hasCapacity(lane), lanes[lane].freeCapacity > replacements.count, isReplacementNext(lane),
      let next = lanes.dequeueFirst(from: lane)
    {
      replacements.append(next)
    }
    guard !replacements.isEmpty else { return }
    reportOverflow(lane)
    for replacement in replacements {
      enter(replacement)
    }
  }

  /// Begins the entrance of a post, or requests its content first.
  mutating func enter(_ index: Int) {
    let lane = posts[index].lane
    if lanes[lane].isRushed(at: now) { posts[index].skipsEntrance = true }
    guard posts[index].needsContent else { return beginEntrance(index) }
    posts[index].awaitContent()
    lanes[lane].beginMaking()
    requestContent(index)
  }

  private mutating func replacePresented(in lane: Int) {
    for index in presented(in: lane) {
      end(index, reason: .replaced, ignoringMinimum: true)
    }
    guard lanes[lane].makingCount > 0 else { return }
    for index in posts.indices(where: { $0.stage == .making && $0.lane == lane }) {
      leaveUnseen(index, reason: .replaced)
    }
  }

  // MARK: Gaps

  /// Begins the gap that follows a removal.
  mutating func beginGap(_ lane: Int) {
    lanes[lane].beginGap(at: now)
    if !lanes[lane].waiting.isEmpty { lanes.fillLater(lane) }
  }

  /// Ends the gap now.
  private mutating func endGap(_ lane: Int) {
    lanes[lane].endGap()
    timers.cancel(.lane(.gap, lane))
  }

  /// Sets or cancels the gap timer; there is none when no post could enter at its end.
  private mutating func setGapTimer(of lane: Int) {
    guard lanes[lane].gapEnd > now, lanes[lane].freeCapacity > 0, !lanes[lane].waiting.isEmpty,
      conditions.admitsEntrances
    else { return timers.cancel(.lane(.gap, lane)) }
    setTimer(.gap, of: lane, due: lanes[lane].gapEnd)
  }

  /// Sets a lane timer unless it is already set for that moment.
  mutating func setTimer(_ timer: Timers.LaneTimer, of lane: Int, due: Moment) {
    guard timers.due(of: .lane(timer, lane)) != due else { return }
    timers.set(.lane(timer, lane), due: due)
  }

  // MARK: Overflow

  /// Reports the number of posts that wait in a stack, if it has changed; for a serial lane to
  /// posters only.
  mutating func reportOverflow(_ lane: Int, entering: Int = 0) {
    let policy = lanes[lane].policy
    guard policy != .replace || lanes[lane].hasReported else { return }
    let waiting = lanes[lane].waiting.count - entering
    let (hidden, next) = (policy == .stack ? waiting : 0, policy == .serial ? waiting : 0)
    if next != lanes[lane].reportedNext {
      lanes[lane].reportedNext = next
      if policy == .serial { reportNext(lane, count: next) }
    }
    guard hidden != lanes[lane].reportedHidden else { return }
    lanes[lane].reportedHidden = hidden
    emit(.overflow, lane: lane, count: hidden)
  }

  // MARK: Configuring

  mutating func configure(_ change: LaneConfiguration) {
    let lane = lane(named: change.lane ?? "main")
    let before = lanes[lane].ownPolicy
    if let rate = change.rate, rate.interval == .zero { postSummary(of: lane) }
    if let automatic = change.automatic { lanes.setAutomatic(automatic, of: lane) }
    lanes.configure(lane, change)
    if lanes[lane].limiter == nil { timers.cancel(.lane(.rate, lane)) }
    lanes.noteOverflow(lane)
    lanes.fillLater(lane)
    guard let policy = change.policy, policy != before, !conditions.isOpen else { return }
    if policy == .replace { keepOnlyNewest(in: lane) }
    if policy != .serial { endGap(lane) } else { beginReading(in: lane) }
  }

  /// Replaces all but the newest post; those already leaving are not changed.
  private mutating func keepOnlyNewest(in lane: Int) {
    let presented = presented(in: lane)
    let waiting =
      lanes[lane].waiting.sorted
      + posts.indices { $0.stage == .making && $0.lane == lane }
    let staying = presented.filter { posts[$0].stage.claimsID } + waiting
    guard let newest = staying.max(by: { posts[$0].number < posts[$1].number }) else { return }
    for index in waiting where index != newest {
      leaveUnseen(index, reason: .replaced)
    }
    for index in presented where index != newest {
      end(index, reason: .replaced, ignoringMinimum: true)
    }
  }

  // MARK: Rates

  /// Whether a lane's rate limit rejects an incoming post; a critical one is never rejected.
  mutating func exceedsRate(_ content: Content, in lane: Int) -> Bool {
    guard lanes[lane].limiter != nil, content.message.urgency != .critical else { return false }
    let now = now
    if lanes[lane].limiter?.admits(at: now) ?? true { return false }
    // mutant: reject-by-rate
    lanes[lane].limiter?.reject(content)
    if let end = lanes[lane].limiter?.reopening { setTimer(.rate, of: lane, due: end) }
    return true
  }

  /// Posts one summary of all posts that a lane's rate limit rejected.
  mutating func postSummary(of lane: Int) {
    let words = settings.words
    guard let message = lanes[lane].limiter?.takeSummary(words) else { return }
    let summary = receive(
      message, PostOptions(duplicates: .allow, lane: lanes[lane].name), appliesRules: false)
    var incomingPost = incomingPost(summary)
    incomingPost.isExempt = true
    admitWhenAllowed(summary, incomingPost)
  }

  /// The values of the options that a post leaves open.
  @inline(__always)
  func fallback(of content: Content) -> PostOptions {
    options.fallback(of: content)
  }
}
