import PlacardModels

/// One independent lane: its configuration, its presented posts and its queue.
struct Lane: Sendable {
  /// The phase of a lane.
  enum Phase: Sendable, Equatable {
    /// Nothing is presented, and the next post may enter.
    case idle
    /// Posts are presented.
    case presenting
    /// A post has left, and none enters until a time.
    case gap(until: Moment)
  }

  let name: String

  // MARK: Configuration

  /// The configured policy.
  private(set) var ownPolicy: LaneConfiguration.Policy
  /// Whether limits and gaps are lifted because no poster presents.
  private(set) var isOpen: Bool
  private var limit: Int?
  private(set) var queueLimit: Int?
  private var gap: Duration?
  private(set) var order = LaneConfiguration.Order.topToBottom
  private(set) var whenFull = LaneConfiguration.WhenFull.queue
  /// The rule for automatic durations, as an index into the table's rules.
  private(set) var automatic: Int16 = 0
  /// Whether it was ever configured; a lane that was not is reused when it is empty.
  private(set) var isConfigured = false
  /// The effective length of the gap after a post has left.
  private var gapLength = Moment.zero

  // MARK: Posts

  /// The ends of the list of presented posts, in the order of their entrance.
  private(set) var firstPresented: Int?
  private(set) var lastPresented: Int?
  private(set) var presentedCount = 0
  /// The number of posts whose turn has come and whose content is being made.
  private(set) var makingCount = 0
  /// The number of posts held by do-not-disturb.
  private(set) var heldCount = 0
  private(set) var waiting = IndexedHeap<WaitingKey>()
  /// The number of live posts in any stage.
  private(set) var population = 0
  /// Whether it ever had a post.
  private(set) var wasUsed = false

  // MARK: Moments

  /// The end of the current gap.
  private(set) var gapEnd = Moment.zero
  /// The end of the current burst, during which entrances and exits take no time.
  private var rushEnd = Moment.zero
  /// The post that the pointer is over.
  var hovered: Int?
  /// The number reported by the last `overflow` event.
  var reportedHidden = 0
  /// The number of posts behind the current one of a serial lane that posters have received.
  var reportedNext = 0
  /// The rate limiter; nil without a rate.
  var limiter: RateLimiter?

  init(_ name: String, policy: LaneConfiguration.Policy = .stack, isOpen: Bool = false) {
    self.name = name
    ownPolicy = policy
    self.isOpen = isOpen
    followGap()
  }

  /// The effective policy.
  var policy: LaneConfiguration.Policy { isOpen ? .stack : ownPolicy }

  /// The phase at a time.
  func phase(at now: Moment) -> Phase {
    if gapEnd > now { return .gap(until: gapEnd) }
    return presentedCount > 0 ? .presenting : .idle
  }

  var isEmpty: Bool { population == 0 }

  /// The number of waiting posts that `overflow` reports; 0 unless it is a stack.
  var hidden: Int { policy == .stack ? waiting.count : 0 }

  /// Whether some number of waiting posts has been reported that may have to be taken back.
  var hasReported: Bool { reportedHidden > 0 || reportedNext > 0 }

  /// The maximum number of presented posts.
  var capacity: Int {
    switch policy {
    case .serial, .replace: 1
    case .stack: isOpen ? .max : limit ?? .max
    }
  }

  /// Whether it is a stack that evicts its oldest post in favour of waiting ones.
  var evictsOldest: Bool { policy == .stack && whenFull == .replaceOldest && !isOpen }

  /// The number of posts that may still enter.
  var freeCapacity: Int { max(capacity - presentedCount - makingCount, 0) }

  /// Whether a burst is in progress.
  func isRushed(at now: Moment) -> Bool { now < rushEnd }

  // MARK: Configuring

  /// Applies a configuration; nil leaves a setting unchanged.
  mutating func apply(_ change: LaneConfiguration) {
    ownPolicy = change.policy ?? ownPolicy
    if let limit = change.limit { self.limit = limit.number(atLeast: 1) }
    if let limit = change.queueLimit { queueLimit = limit.number(atLeast: 0) }
    gap = change.gap.map { max($0, .zero) } ?? gap
    order = change.order ?? order
    whenFull = change.whenFull ?? whenFull
    if let rate = change.rate {
      limiter = rate.interval > .zero ? RateLimiter(rate, continuing: limiter) : nil
    }
    isConfigured = true
    followGap()
  }

  mutating func setPolicy(_ policy: LaneConfiguration.Policy) {
    ownPolicy = policy
    followGap()
  }

  mutating func setAutomatic(_ rule: Int16) {
    automatic = rule
  }

  /// Lifts or restores limits and gaps.
  mutating func setOpen(_ isOpen: Bool) {
    self.isOpen = isOpen
    followGap()
    gapEnd = .zero
  }

  private mutating func followGap() {
    let own = policy == .replace || isOpen ? nil : gap
    gapLength = Moment(own ?? PostDefaults.gap(of: policy))
  }

  // MARK: Posts

  /// Counts a post in.
  mutating func enroll() {
    population += 1
    wasUsed = true
  }

  /// Counts a post out.
  mutating func withdraw() {
    population -= 1
  }

  /// Appends a post to the presented ones.
  ///
  /// - Returns: The one before it.
  mutating func appendPresented(_ index: Int) -> Int? {
    let previous = lastPresented
    lastPresented = index
    if previous == nil { firstPresented = index }
    presentedCount += 1
    return previous
  }

  /// Removes the presented post between two others.
  mutating func removePresented(between previous: Int?, and next: Int?) {
    if previous == nil { firstPresented = next }
    if next == nil { lastPresented = previous }
    presentedCount -= 1
  }

  mutating func beginMaking() { makingCount += 1 }

  mutating func endMaking() { makingCount -= 1 }

  mutating func hold() { heldCount += 1 }

  mutating func release() { heldCount -= 1 }

  typealias Positions = IndexedHeap<WaitingKey>.Positions

  mutating func insertWaiting(_ index: Int, _ key: WaitingKey, _ positions: inout Positions) {
    waiting.insert(index, key, &positions)
  }

  mutating func removeWaiting(_ index: Int, _ positions: Positions) {
    waiting.remove(index, positions)
  }

  mutating func makeUnique() {
    waiting.makeUnique()
  }

  // MARK: Moments

  /// Begins the gap after a post has left.
  mutating func beginGap(at now: Moment) {
    // mutant: gap-begin
    gapEnd = now.advanced(by: gapLength)
  }

  mutating func endGap() {
    gapEnd = .zero
  }

  /// Begins or extends a burst.
  mutating func shortenDurations(until end: Moment) {
    rushEnd = end
  }
}
