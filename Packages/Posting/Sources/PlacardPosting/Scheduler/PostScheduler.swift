public import PlacardAccessibility
public import PlacardModels

/// Decides *when*: which post is shown, which waits and which ends, driven by commands and by the time.
///
/// Nothing in it sleeps, locks or calls out. Each method takes the present as an argument, the time
/// since the manager started, and what the world has to do afterwards is collected as effects.
/// ``PostManager`` drives one with a clock; a script drives one as fast as it goes.
///
/// It is composed of small values, each of which keeps its own state private; the facets in other files
/// have no state of their own. A copy is a snapshot: it shares the storage until either of the two changes.
///
/// - Note: All methods take a time that is no earlier than the last one's; an earlier one counts as
///   the last one's.
/// - Complexity: To post, to find a duplicate, to update and to hide by id are O(1) on average,
///   waiting by priority and timers O(log n); no step moves more than a few hundred posts.
public struct PostScheduler: Sendable {
  /// Whoever holds the only reference to it owns the storage.
  private final class Ownership: Sendable {}

  private var ownership = Ownership()
  private(set) var settings: Settings
  private(set) var clock = SchedulerClock()
  /// The line that gave the command that is being carried out.
  private(set) var inputLine: Int?
  var conditions = Conditions()
  var options: OptionResolver
  var rules: RuleBook
  var doNotDisturb = DoNotDisturb()
  var posts = PostTable()
  var lanes: LaneTable
  var owners = Owners()
  var timers = Timers()
  var history: History
  var events = EventLog()
  var decisions = PendingDecisions()

  /// Creates a scheduler without posts.
  ///
  /// - Parameters:
  ///   - defaults: What a post leaves open and its style does not decide.
  ///   - lanes: The configurations of lanes that differ from the default, a stack.
  ///   - readingTime: How long a message takes to read.
  ///   - automatic: How long an automatic duration is in a lane that does not say so itself.
  ///   - rules: What is laid down about posts in general.
  ///   - historyLimit: How many ended posts are remembered, at least 0.
  ///   - words: The words of the posts that the scheduler makes itself.
  ///   - postPolicy: Who may refuse a post or a removal.
  ///   - timing: How long entrance and exit of a post take; pure, and quick. Nil for no time.
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

  /// When the next timer is due; nil when nothing happens by itself any more.
  package var nextDeadline: Duration? {
    timers.nextDue == .never ? nil : timers.nextDue.duration
  }

  /// The time of the last command or timer.
  public var time: Duration { clock.now.duration }

  /// Whether no post is left.
  package var isEmpty: Bool { posts.isEmpty }

  /// Whether everything has ended.
  var isClosed: Bool { conditions.isClosed }

  /// Whether nothing new enters and no time runs.
  var isSuspended: Bool { conditions.isSuspended }

  /// The words that are added to what is said of a message; nil for English.
  var announcementWords: AnnouncementWords? {
    get { settings.announcementWords }
    set { settings.announcementWords = newValue }
  }

  /// What incoming posts leave open and their style does not decide; those that live keep theirs.
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

  /// Fires the timers that are due up to a time, each at its own.
  ///
  /// What enters at an instant enters after all that leaves at it.
  package mutating func advance(to time: Duration) {
    let moment = min(Moment(time), .farthest)
    guard moment > now else { return }
    makeUnique()
    proceed(to: moment)
  }

  /// Carries out a command at a time, after the timers that are due by then.
  ///
  /// - Parameters:
  ///   - command: What is asked.
  ///   - time: The present.
  ///   - line: The physical line that gave the command, from 1: named by every problem with it.
  package mutating func handle(_ command: PostCommand, at time: Duration, line: Int? = nil) {
    act(at: time, for: line) { scheduler in
      if scheduler.isClosed { scheduler.refuse(command) } else { scheduler.perform(command) }
    }
  }

  /// Does what a line of input asks for, which every problem with it names; nil for none.
  mutating func act<Result>(
    at time: Duration, for line: Int?, _ body: (inout PostScheduler) -> Result
  ) -> Result {
    act(at: time) { scheduler in
      scheduler.inputLine = line
      defer { scheduler.inputLine = nil }
      return body(&scheduler)
    }
  }

  /// Does something at a time: after the timers that are due by then, before those that it sets.
  @inline(__always)
  mutating func act<Result>(at time: Duration, _ body: (inout PostScheduler) -> Result) -> Result {
    begin(at: time)
    defer { finish() }
    return body(&self)
  }

  /// Begins to act at a time: fires the timers that are due by then.
  mutating func begin(at time: Duration) {
    makeUnique()
    proceed(to: min(Moment(time), .farthest))
  }

  /// Lets happen what follows at once from what was done.
  mutating func finish() {
    if !decisions.holdInstant { fillLanes() }
    proceed(to: now)
  }

  /// Fires what is left of an instant that was held up by decisions, then lets happen what follows.
  mutating func resumeInstant() {
    proceed(to: now)
    finish()
  }

  @inline(__always)
  private mutating func proceed(to limit: Moment) {
    if timers.nextDue <= limit { fire(upTo: limit) }
    if decisions.isEmpty { move(to: limit) }
  }

  /// Fires timers, each instant's at once, until a decision is left to others.
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

  /// Reports what is reported once an instant; to be called when no more commands come at this time.
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

  /// Numbers one more post.
  mutating func countArrival() {
    clock.countArrival()
  }

  /// Takes back the number of a post that is not taken in yet.
  mutating func discountArrival() {
    clock.discountArrival()
  }

  /// The number of one more event.
  @inline(__always)
  mutating func nextSequence() -> Int {
    clock.nextSequence()
  }

  /// Copies what is shared with a copy of this scheduler, before the first change.
  @inline(__always)
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&ownership) { separate() }
  }

  private mutating func separate() {
    ownership = Ownership()
    posts.makeUnique()
    lanes.makeUnique()
    timers.makeUnique()
    events.makeUnique()
  }
}
