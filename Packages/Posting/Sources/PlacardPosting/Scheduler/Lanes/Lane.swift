import PlacardModels

/// One independent lane: its configuration, the posts that it presents, the posts that wait.
struct Lane: Sendable {
  /// What a lane does at a time.
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

  /// The policy that was asked for.
  private(set) var ownPolicy: LaneConfiguration.Policy
  /// Whether nothing limits it, because no poster presents what is in it.
  private(set) var isOpen: Bool
  private var limit: Int?
  private(set) var queueLimit: Int?
  private var gap: Duration?
  private(set) var order = LaneConfiguration.Order.topToBottom
  private(set) var whenFull = LaneConfiguration.WhenFull.queue
  /// The rule for automatic durations, by its index among those of all lanes.
  private(set) var automatic: Int16 = 0
  /// Whether it was ever configured: a lane that was not is forgotten when it is empty.
  private(set) var isConfigured = false
  /// How long nothing enters after a post has left.
  private var gapLength = Moment.zero

  // MARK: Posts

  /// The ends of the list of presented posts, in the order of their entrance.
  private(set) var firstPresented: Int?
  private(set) var lastPresented: Int?
  private(set) var presentedCount = 0
  /// How many have had their turn and are being made.
  private(set) var makingCount = 0
  /// How many do-not-disturb keeps out.
  private(set) var heldCount = 0
  private(set) var waiting = IndexedHeap<WaitingKey>()
  /// How many live posts are in it, wherever in their lives.
  private(set) var population = 0
  /// Whether any post was ever in it.
  private(set) var wasUsed = false

  // MARK: Moments

  /// Until then nothing enters.
  private(set) var gapEnd = Moment.zero
  /// Until then more posts come than can be seen: entrances and exits take no time.
  private var rushEnd = Moment.zero
  /// The post that the pointer is over.
  var hovered: Int?
  /// The number that the last `overflow` event reported.
  var reportedHidden = 0
  /// How many posts it lets in during a time; nil without a rate.
  var limiter: RateLimiter?

  init(_ name: String, policy: LaneConfiguration.Policy = .stack, isOpen: Bool = false) {
    self.name = name
    ownPolicy = policy
    self.isOpen = isOpen
    followGap()
  }

  /// The policy that holds.
  var policy: LaneConfiguration.Policy { isOpen ? .stack : ownPolicy }

  /// What it does at a time.
  func phase(at now: Moment) -> Phase {
    if gapEnd > now { return .gap(until: gapEnd) }
    return presentedCount > 0 ? .presenting : .idle
  }

  var isEmpty: Bool { population == 0 }

  /// How many wait out of sight; a number that only a stack reports.
  var hidden: Int { policy == .stack ? waiting.count : 0 }

  /// How many may be presented at once.
  var capacity: Int {
    switch policy {
    case .serial, .replace: 1
    case .stack: isOpen ? .max : limit ?? .max
    }
  }

  /// Whether it is a stack whose oldest gives way to what waits.
  var evictsOldest: Bool { policy == .stack && whenFull == .replaceOldest && !isOpen }

  /// How many more may be presented.
  var room: Int { max(capacity - presentedCount - makingCount, 0) }

  /// Whether more posts come at a time than can be seen.
  func isRushed(at now: Moment) -> Bool { now < rushEnd }

  // MARK: Configuring

  /// Takes over a configuration; what it leaves open stays as it is.
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

  /// Lifts every limit and gap, or lets them hold again.
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

  /// One post more is in it.
  mutating func enroll() {
    population += 1
    wasUsed = true
  }

  /// One post less is in it.
  mutating func withdraw() {
    population -= 1
  }

  /// Adds a post behind those that are presented.
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

  /// A post has left: nothing enters until the gap is over.
  mutating func beginGap(at now: Moment) {
    // mutant: gap-begin
    gapEnd = now.advanced(by: gapLength)
  }

  mutating func endGap() {
    gapEnd = .zero
  }

  /// More posts come than can be seen, until a time.
  mutating func rush(until end: Moment) {
    rushEnd = end
  }
}
