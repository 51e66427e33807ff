public import PlacardAccessibility
public import PlacardModels

/// Decides *when*: the board's whole state as a value, driven by commands and by the time.
///
/// Nothing in it sleeps, locks or calls out. Each method takes the present as an argument, the time
/// since the manager started, and what the world has to do afterwards is collected as effects.
/// ``PostManager`` drives one with a clock; a script drives one as fast as it goes.
///
/// - Note: All methods take a time that is no earlier than the last one's; an earlier one counts as
///   the last one's.
public struct PostQueue: Sendable {
  enum Subject: Sendable {
    case delay(Int, UInt32)
    case entrance(Int)
    case dwell(Int, UInt32)
    case minimum(Int, UInt32)
    case exit(Int)
    case pause(lane: Int, end: Duration)
  }

  /// What a post leaves open and its style does not decide.
  public let defaults: PostOptions
  /// How long a message takes to read: the length of an automatic duration.
  public let readingTime: ReadingTime
  /// How long entrance and exit of a post take: the longest of its posters' answers.
  public let timing: @Sendable (Post) -> PostTiming

  /// What stands in for open options, by style; `ordinary` for a style that brings nothing along.
  private let fallbacks: [String: PostOptions]
  private let ordinary: PostOptions
  var now = Duration.zero
  var arrivals = 0
  var sequence = 0
  var automatic = LaneChange.Automatic.reading
  var quiet = 0
  var isSuspended = false
  var isFocused = true
  var isClosed = false
  var entries: [Int: Entry] = [:]
  /// The live posts of an id, in the order of arrival.
  var numbersByID: [ExactText: [Int]] = [:]
  var lanes: [String: Lane] = [:]
  /// The lanes that have paused, by the number that their timers carry.
  var laneNames: [String] = []
  var timers = TimerHeap<Subject>()
  /// Lanes in which a place may have become free since they were filled.
  var lanesToFill: [String] = []
  /// Lanes whose number of waiting posts may have changed since it was told.
  var lanesToTell: [String] = []
  var history: [PostReply.Ended] = []
  private var effects: [PostEffect] = []

  /// How many ended posts are kept for queries.
  static let historyLimit = 1000

  /// The end of time: a later moment counts as this one, so that no sum of times overflows.
  static let farthest = Duration.seconds(8_000_000_000_000_000_000)

  /// Creates an empty board.
  ///
  /// - Parameters:
  ///   - defaults: What a post leaves open and its style does not decide.
  ///   - lanes: The rules of lanes that differ from the serial default.
  ///   - readingTime: How long a message takes to read.
  ///   - timing: How long entrance and exit of a post take; pure, and quick.
  public init(
    defaults: PostOptions = PostOptions(), lanes: [LaneChange] = [],
    readingTime: ReadingTime = ReadingTime(),
    timing: @escaping @Sendable (Post) -> PostTiming = { _ in .zero }
  ) {
    self.defaults = defaults
    ordinary = defaults.filled(from: PostDefaults.base)
    fallbacks = Dictionary(
      uniqueKeysWithValues: PostDefaults.styles.map { style in
        let own = PostDefaults.options(ofStyle: style)
        return (style, own.filled(from: defaults).filled(from: PostDefaults.base))
      })
    self.readingTime = readingTime
    self.timing = timing
    self.lanes["snackbar"] = Lane(policy: .replace)
    for change in lanes {
      configure(change)
    }
    lanesToFill = []
  }

  /// What a post of a style leaves open: from the style, the manager's defaults, the library's own.
  func fallback(ofStyle style: String?) -> PostOptions {
    (style ?? defaults.style).flatMap { fallbacks[$0] } ?? ordinary
  }

  /// When the next timer is due; nil when nothing happens by itself any more.
  public var nextDeadline: Duration? {
    mutating get {
      while let next = timers.next, isStale(next) {
        _ = timers.fire()
      }
      return timers.nextDue
    }
  }

  /// The time of the last command or timer.
  public var time: Duration {
    now
  }

  /// Whether no post is left.
  public var isEmpty: Bool {
    entries.isEmpty
  }

  /// Fires the timers that are due up to a time, each at its own.
  ///
  /// What enters at an instant enters after all that leaves at it.
  public mutating func advance(to time: Duration) {
    let limit = min(time, Self.farthest)
    while let due = nextDeadline, due <= limit {
      move(to: due)
      while let next = nextDeadline, next <= now, let timer = timers.fire() {
        fire(timer.subject)
      }
      fillFreedLanes()
    }
    move(to: limit)
  }

  /// Carries out a command at a time, after the timers that are due by then.
  public mutating func handle(_ command: PostCommand, at time: Duration) {
    act(at: time) { queue in
      if queue.isClosed { queue.refuse(command) } else { queue.perform(command) }
    }
  }

  /// Does something at a time: after the timers that are due by then, before those it arms.
  mutating func act<Result>(at time: Duration, _ body: (inout PostQueue) -> Result) -> Result {
    advance(to: time)
    let result = body(&self)
    fillFreedLanes()
    advance(to: now)
    return result
  }

  /// Tells what is told once an instant; to be called when no more commands come at this time.
  public mutating func settle() {
    guard !lanesToTell.isEmpty else { return }
    for lane in lanesToTell.sorted() {
      tellOverflow(lane)
    }
    lanesToTell.removeAll(keepingCapacity: true)
  }

  /// Hands over the effects collected so far.
  public mutating func takeEffects() -> [PostEffect] {
    var taken: [PostEffect] = []
    swap(&taken, &effects)
    return taken
  }

  private mutating func move(to time: Duration) {
    guard time > now else { return }
    settle()
    now = time
  }

  mutating func add(_ effect: PostEffect) {
    effects.append(effect)
  }

  /// Emits an event about no post in particular.
  mutating func emit(_ kind: PostEvent.Kind, _ fill: (inout PostEvent) -> Void = { _ in }) {
    sequence += 1
    var event = PostEvent(kind, sequence: sequence, at: now)
    fill(&event)
    effects.append(.event(event))
  }

  /// Emits an event about a post.
  mutating func emit(
    _ kind: PostEvent.Kind, _ post: Post, _ fill: (inout PostEvent) -> Void = { _ in }
  ) {
    emit(kind) { event in
      event.id = post.id
      event.post = post.number
      fill(&event)
    }
  }
}
