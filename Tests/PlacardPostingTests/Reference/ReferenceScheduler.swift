import PlacardModels
import PlacardPosting

/// The timing decisions written down a second time, as naively as it can be said.
///
/// Arrays, searched from the front: what the fast scheduler reports must be what this reports.
///
/// It does not cover rules, modes, post policies and deferred content.
struct ReferenceScheduler {
  /// One live post.
  struct Item {
    var post: Post
    var given: PostOptions
    let automatic: LaneConfiguration.Automatic
    let policy: LaneConfiguration.Policy
    let arrivedAt: Duration
    var timing = PostTiming.zero
    /// The causes that hold it, in the order in which they came.
    var holds: [PostEvent.PauseCause] = []
    /// What is left of its delay or display time while that is paused.
    var left: Duration?
    var minimumEnd = Duration.zero
    var hasShown = false
    var action: String?
    /// Whether it goes ahead of whatever else waits, in the position of one of its tag.
    var skipsQueue = false
    /// The rank in the queue that it took over from one of its tag.
    var rank: Rank?
    /// Whether the post that it replaces has left, so that no gap applies to it.
    var isReplacement = false
    var owner: Int?
    var enteredAt = Duration.zero
    /// It never expires, and its time runs until it will have been read; then it was.
    var isBeingRead = false
    var wasRead = false
  }

  /// Where a post stands in its lane's line: ahead of all, or by priority, then by number.
  struct Rank {
    let skipsQueue: Bool
    var priority: Int
    let number: Int

    func comesBefore(_ other: Rank) -> Bool {
      if skipsQueue != other.skipsQueue { return skipsQueue }
      if !skipsQueue, priority != other.priority { return priority > other.priority }
      return number < other.number
    }
  }

  /// What happens to a post by itself.
  enum Alarm { case delayEnd, entranceEnd, displayEnd, minimumEnd, exitEnd, rateEnd, eviction }

  struct Timer {
    let due: Duration
    let number: Int
    let alarm: Alarm
    /// The lane whose rate lets somebody in again, or in which somebody may give way; the number is 0.
    var lane = ""
  }

  struct Lane {
    var policy = LaneConfiguration.Policy.stack
    var limit: Int?
    var queueLimit: Int?
    var gap: Duration?
    var whenFull = LaneConfiguration.WhenFull.queue
    var automatic = LaneConfiguration.Automatic.reading
    /// The numbers of the posts on the presented, in the order in which they entered.
    var presented: [Int] = []
    var gapEnd = Duration.zero
    var reported = 0
    var hovered: Int?
    /// Until then entrances and exits take no time.
    var pressedUntil = Duration.zero
    var rate: LaneConfiguration.Rate?
    /// When somebody was let in while there was a rate.
    var admissions: [Duration] = []
    /// What was turned away and is still to be reported.
    var folded: [Message] = []
  }

  var now = Duration.zero
  var arrivals = 0
  /// The lane of every post that ever was.
  var lanesOfPosts: [Int: String] = [:]
  var items: [Item] = []
  /// In the order of arming.
  var timers: [Timer] = []
  var lanes: [String: Lane] = ["snackbar": Lane(policy: .replace)]
  var quiet = 0
  var digests = false
  var isSuspended = false
  var isHosted = true
  var isKeeping = false
  var hasFocus = true
  var isIdle = false
  var isClosed = false
  var ended: [PostReply.Ended] = []
  /// The numbers of those that ended after they were seen.
  var endedSeen: Set<Int> = []
  /// Whether it answered what could be answered in several ways.
  var isAmbiguous = false
  /// How those that ended were to be shown.
  var endedOptions: [PostOptions] = []
  private(set) var events: [PostEvent] = []

  init() {
    for change in WalkSetup.lanes {
      configure(change)
    }
  }

  mutating func run(_ command: PostCommand, owner: Int? = nil, at time: Duration) {
    advance(to: time)
    perform(command)
    if case .post = command { change(arrivals) { $0.owner = owner } }
    fillLanes()
    advance(to: now)
  }

  /// Goes on until nothing happens by itself, then closes.
  mutating func finish() {
    while let due = nextMoment {
      advance(to: due)
    }
    perform(.close)
    reportOverflow()
  }

  // MARK: Time

  private var nextMoment: Duration? {
    let gaps = lanes.filter { isOpen && $0.value.gapEnd > now && isWaitedFor($0.key) }
    return (timers.map(\.due) + gaps.map(\.value.gapEnd)).min()
  }

  private func isWaitedFor(_ lane: String) -> Bool {
    !waiting(in: lane).isEmpty && capacity(in: lane) > 0
  }

  private mutating func advance(to time: Duration) {
    while let due = nextMoment, due <= time {
      move(to: due)
      while let next = timers.map(\.due).min(), next <= now,
        let index = timers.firstIndex(where: { $0.due == next })
      {
        fire(timers.remove(at: index))
      }
      fillLanes()
    }
    move(to: time)
  }

  private mutating func move(to time: Duration) {
    guard time > now else { return }
    reportOverflow()
    now = time
  }

  mutating func arm(_ alarm: Alarm, _ number: Int, after duration: Duration) {
    timers.append(Timer(due: now + max(duration, .zero), number: number, alarm: alarm))
  }

  mutating func disarm(_ number: Int, _ alarms: [Alarm]) {
    timers.removeAll { $0.number == number && alarms.contains($0.alarm) }
  }

  private mutating func fire(_ timer: Timer) {
    switch timer.alarm {
    case .delayEnd: endDelay(timer.number)
    case .entranceEnd: endEntrance(timer.number)
    case .displayEnd: endTime(of: timer.number)
    case .eviction: evictSeen(in: timer.lane)
    case .minimumEnd: beginExit(timer.number)
    case .exitEnd: finishExit(timer.number)
    case .rateEnd: reportFolded(in: timer.lane)
    }
  }

  // MARK: Words

  mutating func report(
    _ kind: PostEvent.Kind, _ post: Post? = nil, _ fill: (inout PostEvent) -> Void = { _ in }
  ) {
    var event = PostEvent(kind, sequence: 0, at: now)
    event.id = post?.id
    event.number = post?.number
    fill(&event)
    events.append(event)
  }

  // MARK: Looking for posts

  func item(_ number: Int) -> Item? {
    items.first { $0.post.number == number }
  }

  mutating func change(_ number: Int, _ change: (inout Item) -> Void) {
    guard let index = items.firstIndex(where: { $0.post.number == number }) else { return }
    change(&items[index])
  }

  func numbers(of id: String) -> [Int] {
    items.filter { Array($0.post.id.utf8) == Array(id.utf8) }.map(\.post.number)
  }

  func newest(of id: String, in states: [Post.State]) -> Int? {
    numbers(of: id).last { number in states.contains { $0 == item(number)?.post.state } }
  }

  static let claiming: [Post.State] = [.delayed, .queued, .showing, .shown]
  static let presented: [Post.State] = [.showing, .shown, .leaving, .hiding]
}
