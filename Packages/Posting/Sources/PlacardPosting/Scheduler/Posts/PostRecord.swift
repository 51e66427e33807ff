import PlacardModels

/// What the scheduler knows of one live post beside its content.
///
/// Nothing in it is counted by reference, so that reading and copying it costs no reference counting.
struct PostRecord: Sendable {
  /// Where the post is in its life, with what that stage needs.
  private(set) var stage = Stage.queued
  /// When it arrived.
  let arrivedAt: Moment
  /// When its entrance began.
  private(set) var enteredAt = Moment.zero
  /// Before it the post does not leave on the program's word.
  private(set) var minimumEnd = Moment.zero
  /// How long its entrance and its exit take, in nanoseconds.
  private var entranceNanoseconds: Int64 = 0
  private var exitNanoseconds: Int64 = 0
  /// The arrival number; 0 at an index that is not in use.
  let number: Int
  /// How many posts it stands for; 0 from the moment at which it leaves.
  private(set) var count = 1
  let idHash: UInt32
  private let laneIndex: Int32
  /// The rule for automatic durations at the moment of posting.
  let automatic: Int16
  /// The policy of its lane at the moment of posting, by which open options are filled.
  let policy: LaneConfiguration.Policy
  /// What keeps its time from running while it is presented.
  private(set) var holds: Holds = []
  private(set) var traits: Traits
  /// The quiet level up to which it is shown.
  private(set) var quietThreshold: Int8
  /// Its rank among those that wait, beside priority and arrival.
  private(set) var precedence = Precedence.none
  /// Whether its content is made only when its turn has come.
  private(set) var needsContent: Bool
  /// Whether recorders were handed the post.
  var isRecorded: Bool
  /// Whether it enters without an entrance, because more posts come than can be seen.
  var skipsEntrance = false

  /// A rank that goes before priority and arrival.
  enum Precedence: UInt8, Sendable, Comparable {
    case none
    /// It goes ahead of whatever else waits.
    case ahead
    /// It also skips the gap, because it replaces a post of the same tag that has left.
    case replacement

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
  }

  typealias Traits = PostScheduler.Traits

  /// The record at an index that is not in use.
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

  /// Why it leaves; nil before that.
  var reason: CloseReason? { stage.exit?.reason }

  /// Whether its exit, if it has begun or is decided, is animated.
  var isAnimated: Bool { stage.exit?.isAnimated ?? true }

  // MARK: Waiting

  /// Begins or resumes the delay.
  mutating func delay(_ countdown: Countdown) {
    stage = .delayed(countdown)
  }

  /// It waits for its turn, or is about to.
  mutating func wait() {
    stage = .queued
  }

  /// Do-not-disturb keeps it from entering; a replacement pays the gap when it comes back.
  mutating func keepOut() {
    stage = .held
    precedence = min(precedence, .ahead)
  }

  /// Its turn has come, and its content is being made.
  mutating func awaitContent() {
    stage = .making
  }

  /// Lets it go ahead of others; a precedence that it has already is never lowered.
  mutating func raise(to precedence: Precedence) {
    self.precedence = max(self.precedence, precedence)
  }

  /// Takes over what depends on the content.
  mutating func setContent(_ traits: Traits, quietThreshold: Int8) {
    self.traits = traits
    self.quietThreshold = quietThreshold
  }

  /// The content has been made.
  mutating func didMakeContent() {
    needsContent = false
    stage = .queued
  }

  // MARK: Presentation

  /// Begins the entrance.
  mutating func enter(at now: Moment) {
    enteredAt = now
    stage = .entering(until: now)
  }

  /// Sets how long the entrance that has just begun and the exit to come take.
  mutating func setLengths(entrance: Duration, exit: Duration) {
    entranceNanoseconds = entrance.wholeNanoseconds
    exitNanoseconds = exit.wholeNanoseconds
  }

  /// When its entrance is or was over.
  var entranceEnd: Moment {
    enteredAt.advanced(by: Moment(.nanoseconds(entranceNanoseconds)))
  }

  /// How long its exit takes.
  var exitLength: Moment { Moment(.nanoseconds(exitNanoseconds)) }

  /// The entrance that has begun is over at a time.
  mutating func enter(until end: Moment) {
    stage = .entering(until: end)
  }

  /// Keeps the post presented until a time.
  mutating func setMinimum(until end: Moment) {
    minimumEnd = end
  }

  /// The entrance is over, or the display timer changes.
  mutating func show(_ timer: DisplayTimer) {
    stage = .shown(timer)
  }

  /// The post stays until its minimum is over, then its exit begins.
  mutating func leave(_ exit: Exit) {
    stage = .leaving(until: minimumEnd, exit)
    // mutant: leave-count
    count = 0
  }

  /// Begins the exit, which ends at a time.
  mutating func exit(until end: Moment, _ exit: Exit) {
    stage = .exiting(until: end, exit)
  }

  // MARK: Counting

  /// Counts one more post of its id.
  mutating func countUp() {
    if count < .max { count += 1 }
  }

  mutating func setCount(_ count: Int) {
    self.count = max(count, 1)
  }

  // MARK: Holding

  /// Adds a cause for which the post's time stands still.
  ///
  /// - Returns: Whether it is a new one.
  mutating func addHold(_ cause: Holds) -> Bool { holds.insert(cause).inserted }

  /// Removes a cause for which the post's time stands still.
  ///
  /// - Returns: Whether there was one.
  mutating func removeHold(_ cause: Holds) -> Bool { holds.remove(cause) != nil }

  /// Stops the delay or the display time, if one runs.
  ///
  /// - Returns: Whether one ran, so that its timer is void.
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

  /// Lets a stopped delay or display time run again until a time.
  mutating func resumeCountdown(until end: Moment) {
    switch stage {
    case .delayed: stage = .delayed(.running(until: end))
    case .shown(.expiring): stage = .shown(.expiring(.running(until: end)))
    case .shown(.reading): stage = .shown(.reading(.running(until: end)))
    default: break
    }
  }
}

/// What keeps a post's time from running.
struct Holds: OptionSet, Sendable {
  let rawValue: UInt8

  static let pan = Holds(rawValue: 1 << 0)
  static let hover = Holds(rawValue: 1 << 1)
  static let focus = Holds(rawValue: 1 << 2)
  static let suspend = Holds(rawValue: 1 << 3)
  static let idle = Holds(rawValue: 1 << 4)

  /// The cause that a single one stands for.
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
