import PlacardModels

extension PostScheduler {
  /// One independent queue: its rules, who is presented, who waits.
  struct Lane: Sendable {
    let name: String
    /// The policy that was asked for.
    var ownPolicy = LaneConfiguration.Policy.stack {
      didSet { followPause() }
    }
    /// Whether nothing limits it, because no poster presents what is in it.
    var isOpen = false {
      didSet { followPause() }
    }
    var limit: Int?
    var queueLimit: Int?
    var gap: Duration? {
      didSet { followPause() }
    }
    /// The pause that holds, by the rules and the policy.
    private(set) var gapLength = Moment.zero
    var order = LaneConfiguration.Order.topToBottom
    var whenFull = LaneConfiguration.WhenFull.queue
    var rate: LaneConfiguration.Rate?
    /// The rule for `automatic`, among those that posts were made under.
    var automatic: Int16 = 0
    /// Whether anybody ever changed its rules: one that nobody did is forgotten when it is empty.
    var isConfigured = false

    /// The posts on the board, linked in the order of their entrance.
    var oldest = Slot.none
    var newest = Slot.none
    var presentedCount = 0
    /// How many have had their turn and are being made.
    var makingCount = 0
    /// How many the quiet level keeps out.
    var heldCount = 0
    var waiting = SlotHeap<WaitingKey>()
    /// The end of the pause after the last removal.
    var gapEnd = Moment.zero
    /// The number that the last `overflow` event told.
    var toldHidden = 0
    var isToTell = false
    /// Until then more posts come than can be seen: entrances and exits take no time.
    var pressedUntil = Moment.zero
    /// The place of the post that the pointer is over.
    var hovered = Slot.none
    /// Who has come lately, and who was turned away, while there is a rate.
    var folding: RateLimiter?
    /// How many live posts are in it, wherever in their lives.
    var population = 0
    /// Whether any post was ever in it.
    var wasUsed = false
    /// Whether it stands among those to be used for other names.
    var isIdle = false

    init(_ name: String, policy: LaneConfiguration.Policy = .stack, isOpen: Bool = false) {
      self.name = name
      ownPolicy = policy
      self.isOpen = isOpen
      followPause()
    }

    /// The policy that holds.
    var policy: LaneConfiguration.Policy { isOpen ? .stack : ownPolicy }

    var isEmpty: Bool { population == 0 }

    /// How many wait out of sight; no number to tell but in a stack.
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

    /// How many places are free.
    var room: Int { max(capacity - presentedCount - makingCount, 0) }

    private mutating func followPause() {
      let gap = policy == .replace || isOpen ? nil : gap
      gapLength = Moment(gap ?? PostDefaults.gap(of: policy))
    }

    /// One post more is in it.
    mutating func enroll() {
      population += 1
      wasUsed = true
    }

    /// Puts a post last on the board, and returns the one before it.
    mutating func seat(_ slot: Slot) -> Slot {
      defer { newest = slot }
      if newest == .none { oldest = slot }
      presentedCount += 1
      return newest
    }

    /// Takes the post between two others from the board.
    mutating func unseat(between previous: Slot, and next: Slot) {
      if previous == .none { oldest = next }
      if next == .none { newest = previous }
      presentedCount -= 1
    }

    mutating func apply(_ change: LaneConfiguration) {
      ownPolicy = change.policy ?? ownPolicy
      if let limit = change.limit { self.limit = limit.number(atLeast: 1) }
      if let limit = change.queueLimit { queueLimit = limit.number(atLeast: 0) }
      gap = change.gap.map { max($0, .zero) } ?? gap
      order = change.order ?? order
      whenFull = change.whenFull ?? whenFull
      if let rate = change.rate {
        self.rate = rate.interval > .zero ? rate : nil
        folding = self.rate == nil ? nil : folding ?? RateLimiter()
      }
    }
  }

  /// The order in which posts enter: those ahead, then higher priority first, then by arrival.
  struct WaitingKey: HeapKey {
    private var priority: Int
    private let order: Int

    static let last = WaitingKey(priority: .min, number: .max, skipsQueue: false)

    init(priority: Int, number: Int, skipsQueue: Bool) {
      self.priority = skipsQueue ? .max : priority
      order = skipsQueue ? number - .max : number
    }

    /// The same place among posts of another priority; who is ahead stays so.
    func with(priority: Int) -> WaitingKey {
      var key = self
      if order >= 0 { key.priority = priority }
      return key
    }

    func comesBefore(_ other: WaitingKey) -> Bool {
      priority != other.priority ? priority > other.priority : order < other.order
    }
  }

  /// An entrance that takes no time, and its place in the order of arming.
  struct Instant: Sendable {
    let slot: Int
    let number: Int
    let order: UInt64
  }

  /// When a timer is due; those due together fire in the order of arming.
  struct TimerKey: HeapKey {
    let due: Moment
    let order: UInt64

    static let last = TimerKey(due: .never, order: .max)

    func comesBefore(_ other: TimerKey) -> Bool {
      due != other.due ? due < other.due : order < other.order
    }
  }
}
