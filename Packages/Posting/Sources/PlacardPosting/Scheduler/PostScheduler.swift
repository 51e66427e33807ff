public import PlacardAccessibility
public import PlacardModels

/// Decides *when*: the board's whole state as a value, driven by commands and by the time.
///
/// Nothing in it sleeps, locks or calls out. Each method takes the present as an argument, the time
/// since the manager started, and what the world has to do afterwards is collected as effects.
/// ``PostManager`` drives one with a clock; a script drives one as fast as it goes.
///
/// A copy is a snapshot: it shares the storage until either of the two changes, which then copies it.
///
/// - Note: All methods take a time that is no earlier than the last one's; an earlier one counts as
///   the last one's.
/// - Complexity: To post, to find a duplicate, to update and to hide by id are O(1) on average,
///   waiting by priority and timers O(log n); no step moves more than a few hundred posts.
public struct PostScheduler: Sendable {
  /// Whoever holds the only reference to it owns the storage.
  private final class Ownership: Sendable {}

  /// What a post leaves open and its style does not decide.
  public let defaults: PostOptions
  /// How long a message takes to read: the length of an automatic duration.
  public let readingTime: ReadingTime
  /// How long entrance and exit of a post take, the longest of its posters' answers; nil for none.
  public let timing: (@Sendable (Post) -> PostTiming)?
  /// Who may refuse a post or a removal.
  public internal(set) var postPolicy: PostPolicy?
  /// The words of the posts that the queue makes itself.
  public let words: PostWords

  /// The words that are added to what is said of a message; nil for English.
  public var announcementWords: AnnouncementWords?

  private var ownership = Ownership()
  /// Keeps the queue where it stands: a struct of its size that has no field of an open type is copied
  /// whole for each call that only reads it (Swift 6.3.1).
  private let anchor: any Sendable = ()
  let fallbacks: Fallbacks
  /// The options that were filled last.
  var resolution: Resolution
  /// What the options of the last newcomer ask for.
  var request: Request
  var now = Moment.zero
  var arrivals = 0
  var sequence = 0
  var rules = RuleBook()
  /// Whether a rule has ever given a post to some posters only.
  var hasRouted = false
  var modes: [String] = []
  /// The rules for `automatic` that posts were made under; the first is that of a lane that has none
  /// of its own.
  var automatics: [LaneConfiguration.Automatic]
  /// The level that the program set, and the one that holds with the modes.
  var ownQuiet = 0
  var quiet = 0
  var ownDigest = false
  var isSuspended = false
  var isFocused = true
  var isIdle = false
  var isHosted = true
  /// Whether no poster presents, so that lanes are open.
  var isOpen = false
  /// Whether what is shown can be left where it is for good.
  var isKeeping = false
  var isClosed = false

  var entries = ChunkedStore(blank: Entry())
  var contents = Contents()
  /// How many places were ever in use, and the first of those that are free again.
  var placeCount = 0
  var firstFree = Slot.none
  /// How many posts are live.
  var population = 0
  var numberIndex = NumberIndex()
  var idIndex = SlotIndex()
  /// The newest live post of a tag and app.
  var tagIndex = SlotIndex()
  /// The places in their lanes' lines that posts took over from others of their tags, by number.
  var inherited: [Int: WaitingKey] = [:]
  /// The changes of posts whose content is still to be made, by number.
  var pendingChanges: [Int: [PostChange]] = [:]
  var owners: [Int: OwnedPosts] = [:]
  /// The actions that persons chose, by the numbers of the posts that leave for it.
  var chosenActions: [Int: String] = [:]

  var lanes: [Lane] = []
  var laneNumbers: [String: Int] = [:]
  /// The names of the lanes, kept apart so that what is told of an edge needs nothing else.
  var laneNamesInOrder: LaneNames = []
  /// The lane that was asked for last.
  var lastLane = 0
  /// Lanes that nobody configured and that were left empty, to be used for other names.
  var idleLanes: [Int] = []
  var waitingPlaces = SlotHeap<WaitingKey>.Places(blank: 0)

  /// Timers of posts: twice the place for the end of the entrance, one more for whatever comes next.
  var timers = SlotHeap<TimerKey>()
  var timerPlaces = SlotHeap<TimerKey>.Places(blank: 0)
  /// Timers of lanes, by ``LaneTimer``.
  var laneTimers = SlotHeap<TimerKey>()
  var laneTimerPlaces = SlotHeap<TimerKey>.Places(blank: 0)
  /// Posts whose entrance takes no time, with the order of arming.
  var instants = ChunkedStore(blank: Instant(slot: 0, number: 0, order: 0))
  var firstInstant = 0
  var instantCount = 0
  var armed: UInt64 = 0
  /// The line that gave the command that is being carried out.
  var inputLine: Int?

  /// Lanes in which a place may have become free since they were filled.
  var lanesToFill: [Int] = []
  /// Lanes whose number of waiting posts may have changed since it was told.
  var lanesToTell: [Int] = []
  var history: History
  /// What the history forgot last: the next content takes its place in memory.
  var spare: Content?
  var eventRecords = EventLog()

  /// Creates an empty board.
  ///
  /// - Parameters:
  ///   - defaults: What a post leaves open and its style does not decide.
  ///   - lanes: The rules of lanes that differ from the default, a stack.
  ///   - readingTime: How long a message takes to read.
  ///   - automatic: How long an automatic duration is in a lane that does not say so itself.
  ///   - rules: What is laid down about posts in general.
  ///   - historyLimit: How many ended posts are remembered, at least 0.
  ///   - words: The words of the posts that the queue makes itself.
  ///   - postPolicy: Who may refuse a post or a removal.
  ///   - timing: How long entrance and exit of a post take; pure, and quick. Nil for no time.
  public init(
    defaults: PostOptions = PostOptions(), lanes: [LaneConfiguration] = [],
    readingTime: ReadingTime = ReadingTime(), automatic: LaneConfiguration.Automatic = .reading,
    rules: RuleBook = RuleBook(), historyLimit: Int = 1000, words: PostWords = .english,
    postPolicy: PostPolicy? = nil,
    timing: (@Sendable (Post) -> PostTiming)? = nil
  ) {
    self.defaults = defaults
    self.readingTime = readingTime
    automatics = [automatic]
    self.rules = rules
    self.words = words
    self.postPolicy = postPolicy
    self.timing = timing
    fallbacks = Fallbacks(defaults)
    request = Request(PostOptions(), fallbacks)
    resolution = Resolution(PostOptions(), lane: "main", policy: .stack, fallbacks)
    history = History(limit: historyLimit)
    _ = lane(named: "main")
    let snackbar = lane(named: "snackbar")
    self.lanes[snackbar].ownPolicy = .replace
    for change in lanes {
      configure(change)
    }
    followModes()
    lanesToFill = []
  }

  /// When the next timer is due; nil when nothing happens by itself any more.
  public var nextDeadline: Duration? {
    mutating get { nextDue == .never ? nil : nextDue.duration }
  }

  /// The time of the last command or timer.
  public var time: Duration {
    now.duration
  }

  /// Whether no post is left.
  public var isEmpty: Bool {
    population == 0
  }

  /// Fires the timers that are due up to a time, each at its own.
  ///
  /// What enters at an instant enters after all that leaves at it.
  public mutating func advance(to time: Duration) {
    let moment = min(Moment(time), .farthest)
    guard moment > now else { return }
    own()
    proceed(to: moment)
  }

  /// Carries out a command at a time, after the timers that are due by then.
  ///
  /// - Parameters:
  ///   - command: What is asked.
  ///   - time: The present.
  ///   - line: The physical line that gave the command, from 1: named by every problem with it.
  public mutating func handle(_ command: PostCommand, at time: Duration, line: Int? = nil) {
    act(at: time) { scheduler in
      scheduler.inputLine = line
      if scheduler.isClosed { scheduler.refuse(command) } else { scheduler.perform(command) }
      scheduler.inputLine = nil
    }
  }

  /// Does something at a time: after the timers that are due by then, before those it arms.
  @inline(__always)
  mutating func act<Result>(at time: Duration, _ body: (inout PostScheduler) -> Result) -> Result {
    begin(at: time)
    defer { finish() }
    return body(&self)
  }

  /// Begins to act at a time: fires the timers that are due by then.
  mutating func begin(at time: Duration) {
    own()
    proceed(to: min(Moment(time), .farthest))
  }

  /// Lets happen what follows at once from what was done.
  mutating func finish() {
    if !lanesToFill.isEmpty { fillFreedLanes() }
    proceed(to: now)
  }

  @inline(__always)
  private mutating func proceed(to limit: Moment) {
    if nextDue <= limit { fire(upTo: limit) }
    move(to: limit)
  }

  private mutating func fire(upTo limit: Moment) {
    while nextDue <= limit {
      move(to: nextDue)
      repeat { fireNext() } while nextDue <= now
      if !lanesToFill.isEmpty { fillFreedLanes() }
    }
  }

  /// Tells what is told once an instant; to be called when no more commands come at this time.
  public mutating func settle() {
    guard !lanesToTell.isEmpty else { return }
    own()
    for lane in lanesToTell.sorted(by: { lanes[$0].name < lanes[$1].name }) {
      tellOverflow(lane)
      lanes[lane].isToTell = false
    }
    lanesToTell.removeAll(keepingCapacity: true)
  }

  private mutating func move(to moment: Moment) {
    guard moment > now else { return }
    settle()
    now = moment
  }

  /// Copies what is shared with a copy of this queue, before the first change.
  @inline(__always)
  mutating func own() {
    if !isKnownUniquelyReferenced(&ownership) { separate() }
  }

  private mutating func separate() {
    ownership = Ownership()
    entries.makeUnique()
    contents.makeUnique()
    eventRecords.makeUnique()
    instants.makeUnique()
    waitingPlaces.makeUnique()
    timers.makeUnique()
    timerPlaces.makeUnique()
    laneTimers.makeUnique()
    laneTimerPlaces.makeUnique()
    numberIndex.makeUnique()
    idIndex.makeUnique()
    tagIndex.makeUnique()
    for lane in lanes.indices {
      lanes[lane].waiting.makeUnique()
    }
  }
}
