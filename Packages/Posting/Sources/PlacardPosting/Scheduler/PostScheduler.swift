public import PlacardAccessibility
public import PlacardModels

/// Decides *when* posts are shown: which post enters, which waits and which ends, driven by
/// commands and time.
///
/// It does not sleep, lock or call out. Each method takes the current time as an argument, as the
/// time since the manager started, and collects effects for the caller to carry out.
/// ``PostManager`` drives one with a clock; a simulation drives one at full speed.
///
/// It is composed of small values with private state; the facets in other files have no state of
/// their own. A copy is a snapshot: it shares the storage until either of the two changes.
///
/// - Note: Times must not decrease between calls; an earlier one is replaced by the last one.
/// - Complexity: To post, to find a duplicate, to update and to hide by id are O(1) on average,
///   waiting by priority and timers O(log n); no step moves more than a few hundred posts.
public struct PostScheduler: Sendable {
  /// A token whose unique reference means ownership of the storage.
  private final class Ownership: Sendable {}

  private var ownership = Ownership()
  private(set) var settings: Settings
  private(set) var clock = SchedulerClock()
  /// The input line of the current command.
  private(set) var inputLine: Int?
  var conditions = Conditions()
  var options: OptionResolver
  var rules: RuleBook
  var doNotDisturb = DoNotDisturb()
  var posts = PostTable()
  var presentations = PresentationTable()
  var lanes: LaneTable
  var owners = Owners()
  var timers = Timers()
  var history: History
  var events = EventLog()
  var decisions = PendingDecisions()

  /// Creates a scheduler without posts.
  ///
  /// - Parameters:
  ///   - defaults: Options for what a post and its style leave open.
  ///   - lanes: The configurations of lanes that differ from the default, a stack.
  ///   - readingTime: The reading speed from which an automatic duration is computed.
  ///   - automatic: The automatic duration of a lane whose configuration leaves it open.
  ///   - rules: The rules and modes.
  ///   - historyLimit: The number of ended posts in the history, at least 0.
  ///   - words: The texts of the posts that the scheduler creates itself.
  ///   - postPolicy: Hooks that may refuse a post or a removal.
  ///   - timing: The lengths of a post's entrance and exit; pure, and quick. Nil for zero.
  public init(
    defaults: PostOptions = PostOptions(), lanes: [LaneConfiguration] = [],
    readingTime: ReadingTime = ReadingTime(), automatic: LaneConfiguration.Automatic = .reading,
    rules: RuleBook = RuleBook(), historyLimit: Int = 1000, words: PostWords = .english,
    postPolicy: PostPolicy? = nil, timing: (@Sendable (Post) -> PostTiming)? = nil
  ) {
    settings = Settings(
      readingTime: readingTime, words: words, postPolicy: postPolicy, timing: timing)
    self.rules = rules
    self.lanes = LaneTable(automatic: automatic)
    options = OptionResolver(defaults: defaults)
    history = History(limit: historyLimit)
    for change in lanes {
      configure(change)
    }
    if let change = doNotDisturb.setRules(rules, insteadOf: RuleBook()) { follow(change) }
    self.lanes.fillNone()
  }

  /// When the next timer is due; nil when none is set.
  package var nextDeadline: Duration? {
    timers.nextDue == .never ? nil : timers.nextDue.duration
  }

  /// The time of the last command or timer.
  public var time: Duration { clock.now.duration }

  /// Whether there is no live post.
  package var isEmpty: Bool { posts.isEmpty }

  /// Whether the scheduler is closed.
  var isClosed: Bool { conditions.isClosed }

  /// Whether entrances and timers are suspended.
  var isSuspended: Bool { conditions.isSuspended }

  /// The words added to announcements; nil for English.
  var announcementWords: AnnouncementWords? {
    get { settings.announcementWords }
    set { settings.announcementWords = newValue }
  }

  /// Options for what incoming posts and their styles leave open; live posts keep theirs.
  var defaults: PostOptions {
    get { options.fallbacks.defaults }
    set {
      makeUnique()
      options.setDefaults(newValue) {
        events.isEmpty ? posts.usedDefaults.union(decisions.undecidedPosts.defaults) : nil
      }
    }
  }

  var now: Moment {
    @inline(__always) get { clock.now }
  }

  /// Fires the timers that are due up to a time, each at its own due time.
  ///
  /// Entrances at an instant come after all exits at it.
  package mutating func advance(to time: Duration) {
    let moment = min(Moment(time), .farthest)
    guard moment > now else { return }
    makeUnique()
    proceed(to: moment)
  }

  /// Performs a command, after the timers that are due by then.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - time: The current time.
  ///   - line: The physical input line of the command, from 1; included in every problem with it.
  package mutating func handle(_ command: PostCommand, at time: Duration, line: Int? = nil) {
    act(at: time, for: line) { scheduler in
      if scheduler.isClosed { scheduler.refuse(command) } else { scheduler.perform(command) }
    }
  }

  /// Performs an operation for an input line, which is included in every problem with it; nil for
  /// none.
  mutating func act<Result>(
    at time: Duration, for line: Int?, _ body: (inout PostScheduler) -> Result
  ) -> Result {
    act(at: time) { scheduler in
      scheduler.inputLine = line
      defer { scheduler.inputLine = nil }
      return body(&scheduler)
    }
  }

  /// Performs an operation at a time: after the timers that are due by then, before those that it
  /// sets.
  @inline(__always)
  mutating func act<Result>(at time: Duration, _ body: (inout PostScheduler) -> Result) -> Result {
    begin(at: time)
    defer { finish() }
    return body(&self)
  }

  /// Begins an operation: fires the timers that are due by then.
  mutating func begin(at time: Duration) {
    makeUnique()
    proceed(to: min(Moment(time), .farthest))
  }

  /// Ends an operation: fills lanes and fires the timers that became due.
  mutating func finish() {
    if !decisions.holdInstant { fillLanes() }
    proceed(to: now)
  }

  /// Continues an instant that was interrupted by pending decisions, then ends the operation.
  mutating func resumeInstant() {
    proceed(to: now)
    finish()
  }

  @inline(__always)
  private mutating func proceed(to limit: Moment) {
    if timers.nextDue <= limit { fire(upTo: limit) }
    if decisions.isEmpty { move(to: limit) }
  }

  /// Fires timers instant by instant, until a decision is pending.
  private mutating func fire(upTo limit: Moment) {
    while timers.nextDue <= limit, decisions.isEmpty {
      move(to: timers.nextDue)
      repeat { fire(timers.removeFirst()) } while timers.nextDue <= now && !decisions.holdInstant
      if !decisions.holdInstant { fillLanes() }
    }
  }

  private mutating func fire(_ timer: Timers.ID) {
    switch timer {
    case .entrance(let index): endEntrance(index)
    case .stage(let index): endStage(index)
    case .lane(.gap, let lane): lanes.fillLater(lane)
    case .lane(.rate, let lane): postSummary(of: lane)
    case .lane(.eviction, let lane): evictSeen(in: lane)
    }
  }

  /// Emits the events that are reported once per instant; call it when no more commands come at
  /// this time.
  package mutating func settle() {
    guard lanes.areOwing else { return }
    makeUnique()
    for lane in lanes.takeOwing() {
      reportOverflow(lane)
    }
  }

  private mutating func move(to moment: Moment) {
    guard moment > now else { return }
    settle()
    clock.advance(to: moment)
  }

  /// Assigns the next arrival number.
  mutating func countArrival() {
    clock.countArrival()
  }

  /// Revokes the arrival number of a post that is not admitted yet.
  mutating func discountArrival() {
    clock.discountArrival()
  }

  /// The next event sequence number.
  @inline(__always)
  mutating func nextSequence() -> Int {
    clock.nextSequence()
  }

  /// Copies storage shared with a copy of this scheduler, before the first change.
  @inline(__always)
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&ownership) { separate() }
  }

  private mutating func separate() {
    ownership = Ownership()
    posts.makeUnique()
    presentations.makeUnique()
    lanes.makeUnique()
    timers.makeUnique()
    events.makeUnique()
  }
}
