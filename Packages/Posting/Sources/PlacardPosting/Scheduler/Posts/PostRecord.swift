import PlacardModels

/// The scheduler's state of one live post, without its content.
///
/// It contains no references, so that reading and copying it costs no reference counting.
struct PostRecord: Sendable {
  // In this order there are no gaps between them: a row of the table is 16 bytes shorter for it.

  /// The stage of its lifecycle.
  private(set) var stage = Stage.queued
  /// The rule for automatic durations at the time of posting.
  let automatic: Int16
  private let laneIndex: Int32
  let idHash: UInt32
  /// The policy of its lane at the time of posting, from which open options are resolved.
  let policy: LaneConfiguration.Policy
  /// The holds on its timer while it is presented.
  private(set) var holds: Holds = []
  private(set) var traits: Traits
  /// The quiet level up to which it is shown.
  private(set) var quietThreshold: Int8
  /// The time of its arrival.
  let arrivedAt: Moment
  /// The arrival number; 0 at an unused index.
  let number: Int
  /// Its count; 0 from leaving on.
  private(set) var count = 1
  /// Its rank in the queue, before priority and arrival.
  private(set) var precedence = Precedence.none
  /// Whether its content is made only when its turn has come.
  private(set) var needsContent: Bool
  /// Whether recorders have received the post.
  var isRecorded: Bool
  /// Whether it enters without animation because of a burst.
  var skipsEntrance = false
  /// The reason of its end when its time is up; another one where another manager had it.
  var reasonOfExpiry = CloseReason.expired

  /// A rank that takes precedence over priority and arrival.
  enum Precedence: UInt8, Sendable, Comparable {
    case none
    /// It goes ahead of all other waiting posts.
    case ahead
    /// It also skips the gap, because it replaces a post with the same tag that has left.
    case replacement

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
  }

  typealias Traits = PostScheduler.Traits

  /// The record at an unused index.
  static var unused: PostRecord {
    PostRecord(
      number: 0, at: .zero, idHash: 0, lane: 0, automatic: 0, policy: .stack, traits: [],
      quietThreshold: 0, needsContent: false, isRecorded: false)
  }

  init(
    number: Int, at now: Moment, idHash: UInt32, lane: Int, automatic: Int16,
    policy: LaneConfiguration.Policy,
    traits: Traits, quietThreshold: Int8, needsContent: Bool, isRecorded: Bool
  ) {
    self.number = number
    arrivedAt = now
    self.idHash = idHash
    laneIndex = Int32(lane)
    self.automatic = automatic
    self.policy = policy
    self.traits = traits
    self.quietThreshold = quietThreshold
    self.needsContent = needsContent
    self.isRecorded = isRecorded
  }

  /// The index of its lane.
  var lane: Int { Int(laneIndex) }

  /// The reason of its end; nil before that is decided.
  var reason: CloseReason? { stage.exit?.reason }

  /// Whether its exit, if it has begun or is decided, is animated.
  var isAnimated: Bool { stage.exit?.isAnimated ?? true }

  // MARK: Waiting

  /// Begins or resumes the delay.
  mutating func delay(_ countdown: Countdown) {
    stage = .delayed(countdown)
  }

  /// Queues the post.
  mutating func wait() {
    stage = .queued
  }

  /// Holds the post for do-not-disturb; a replacement no longer skips the gap when it is released.
  mutating func keepOut() {
    stage = .held
    precedence = min(precedence, .ahead)
  }

  /// Begins to wait for the content.
  mutating func awaitContent() {
    stage = .making
  }

  /// Raises the precedence; never lowers it.
  mutating func raise(to precedence: Precedence) {
    self.precedence = max(self.precedence, precedence)
  }

  /// Copies the data that depends on the content.
  mutating func setContent(_ traits: Traits, quietThreshold: Int8) {
    self.traits = traits
    self.quietThreshold = quietThreshold
  }

  /// Ends the wait for the content.
  mutating func didMakeContent() {
    needsContent = false
    stage = .queued
  }

  // MARK: Presentation

  /// Begins the entrance, or sets its end.
  mutating func enter(until end: Moment) {
    stage = .entering(until: end)
  }

  /// Ends the entrance, or changes the display timer.
  mutating func show(_ timer: DisplayTimer) {
    stage = .shown(timer)
  }

  /// Lets the post leave: it stays until its minimum is over, then its exit begins.
  mutating func leave(_ exit: Exit, until minimumEnd: Moment) {
    stage = .leaving(until: minimumEnd, exit)
    // mutant: leave-count
    count = 0
  }

  /// Begins the exit.
  mutating func exit(until end: Moment, _ exit: Exit) {
    stage = .exiting(until: end, exit)
  }

  // MARK: Counting

  /// Counts one more post with its id.
  mutating func countUp() {
    if count < .max { count += 1 }
  }

  mutating func setCount(_ count: Int) {
    self.count = max(count, 1)
  }

  // MARK: Holding

  /// Adds a hold on the post's timer.
  ///
  /// - Returns: Whether it is a new one.
  mutating func addHold(_ cause: Holds) -> Bool { holds.insert(cause).inserted }

  /// Removes a hold on the post's timer.
  ///
  /// - Returns: Whether there was one.
  mutating func removeHold(_ cause: Holds) -> Bool { holds.remove(cause) != nil }

  /// Stops the delay or the display time, if one runs.
  ///
  /// - Returns: Whether one ran, so that its timer must be cancelled.
  mutating func stopCountdown(at now: Moment) -> Bool {
    switch stage {
    case .delayed(.running(let end)):
      stage = .delayed(.stopped(remaining: end.since(now)))
    case .shown(.expiring(.running(let end))):
      stage = .shown(.expiring(.stopped(remaining: end.since(now))))
    case .shown(.reading(.running(let end))):
      stage = .shown(.reading(.stopped(remaining: end.since(now))))
    default: return false
    }
    return true
  }

  /// Resumes a stopped delay or display time.
  mutating func resumeCountdown(until end: Moment) {
    switch stage {
    case .delayed: stage = .delayed(.running(until: end))
    case .shown(.expiring): stage = .shown(.expiring(.running(until: end)))
    case .shown(.reading): stage = .shown(.reading(.running(until: end)))
    default: break
    }
  }
}

/// The causes that hold a post's timer.
struct Holds: OptionSet, Sendable {
  let rawValue: UInt8

  static let pan = Holds(rawValue: 1 << 0)
  static let hover = Holds(rawValue: 1 << 1)
  static let focus = Holds(rawValue: 1 << 2)
  static let suspend = Holds(rawValue: 1 << 3)
  static let idle = Holds(rawValue: 1 << 4)

  /// The public cause of a single hold.
  var cause: PostEvent.PauseCause {
    switch self {
    case .pan: .pan
    case .hover: .hover
    case .focus: .focus
    case .idle: .idle
    default: .suspend
    }
  }
}
