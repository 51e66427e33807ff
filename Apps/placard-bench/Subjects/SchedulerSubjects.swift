import Placard

extension Subject {
  /// The pure scheduler.
  static let scheduler = [
    Subject("queue/cycle-10") { SchedulerCycle(around: 10) },
    Subject("queue/cycle-1000", baseline: "queue/cycle-10") { SchedulerCycle(around: 1000) },
    Subject("queue/cycle-told", baseline: "queue/cycle-10") {
      SchedulerCycle(around: 10, building: .effects)
    },
    Subject("queue/cycle-events", baseline: "queue/cycle-10") {
      SchedulerCycle(around: 10, building: .events)
    },
    Subject("queue/duplicate") { SchedulerDuplicate() },
    Subject("queue/hide-by-id") { SchedulerHide() },
  ]
}

/// Posts a message, shows it and lets it expire, among other posts that wait or have running
/// timers.
struct SchedulerCycle: Workload {
  private var scheduler: PostScheduler
  private var now = Duration.zero
  private let messages = (0..<1024).map { Message("Saved", id: "p\($0)") }
  private let options = PostOptions(duration: .fixed(.milliseconds(1)))
  private let output: Output

  /// What is built of the records of what happened.
  enum Output {
    case nothing
    /// Each event in turn, as for a stream.
    case events
    /// A list of all events and deliveries.
    case effects
  }

  /// - Parameters:
  ///   - count: The number of waiting posts, and of shown posts with running timers.
  ///   - output: What is built.
  init(around count: Int, building output: Output = .nothing) {
    scheduler = PostScheduler.holding(count)
    self.output = output
  }

  /// Returns the number of ended posts.
  mutating func run(_ iterations: Int) -> UInt64 {
    var ended: UInt64 = 0
    for index in 0..<iterations {
      _ = scheduler.post(messages[index & 1023], options, at: now)
      now += .milliseconds(1)
      scheduler.advance(to: now)
      scheduler.endInstant()
      switch output {
      case .nothing: ended += scheduler.takeEndings()
      case .events: ended += scheduler.takeEndingEvents()
      case .effects: ended += scheduler.takeEndingEffects()
      }
    }
    return ended
  }
}

/// Posts a duplicate, which is dropped.
struct SchedulerDuplicate: Workload {
  private var scheduler: PostScheduler
  private let message = Message("Saved", id: "here")
  private let options = PostOptions(duration: .forever)

  init() {
    scheduler = PostScheduler.holding(10)
    _ = scheduler.post(message, options, at: .zero)
    _ = scheduler.takeEndings()
  }

  /// Returns the number of ended posts.
  mutating func run(_ iterations: Int) -> UInt64 {
    var ended: UInt64 = 0
    for _ in 0..<iterations {
      _ = scheduler.post(message, options, at: .zero)
      scheduler.endInstant()
      ended += scheduler.takeEndings()
    }
    return ended
  }
}

/// Posts a message and hides it by id.
struct SchedulerHide: Workload {
  private var scheduler = PostScheduler.holding(10)
  private let messages = (0..<1024).map { Message("Saved", id: "p\($0)") }
  private let options = PostOptions(duration: .forever)

  /// Returns the number of ended posts.
  mutating func run(_ iterations: Int) -> UInt64 {
    var ended: UInt64 = 0
    for index in 0..<iterations {
      let message = messages[index & 1023]
      _ = scheduler.post(message, options, at: .zero)
      scheduler.handle(.hide(id: message.id, animated: false), at: .zero)
      scheduler.endInstant()
      ended += scheduler.takeEndings()
    }
    return ended
  }
}

extension PostScheduler {
  /// A scheduler whose main lane has no gap, with posts in other lanes: some wait behind one that
  /// stays, with random priorities and ids, some are shown with running timers.
  static func holding(_ count: Int) -> PostScheduler {
    var random = SplitMix64(seed: 7)
    var scheduler = PostScheduler(lanes: [
      .main(.serial(gap: .zero)), .named("around", .stack(limit: count)),
      .named("waiting", .serial(gap: .zero)),
    ])
    let forever = PostOptions(duration: .forever, lane: "waiting")
    _ = scheduler.post(Message("First", id: "first"), forever, at: .zero)
    for _ in 0..<count {
      let number = random.next()
      let shown = PostOptions(
        duration: .fixed(.seconds(1_000_000_000 + Int64(number % 1_000_000_000))), lane: "around")
      _ = scheduler.post(Message("Around", id: "a\(number)"), shown, at: .zero)
      let waiting = PostOptions(
        duration: .forever, priority: Int(number % 1000), lane: "waiting")
      _ = scheduler.post(Message("Waiting", id: "w\(number)"), waiting, at: .zero)
      _ = scheduler.takeEndings()
    }
    scheduler.advance(to: .zero)
    _ = scheduler.takeEndings()
    return scheduler
  }

  /// Drains the event log, and returns the number of ended posts.
  mutating func takeEndings() -> UInt64 {
    var endings: UInt64 = 0
    drain { _, edge in
      if edge.kind == .gone { endings += 1 }
    }
    return endings
  }

  /// Builds each event in turn, and returns the number of ended posts.
  mutating func takeEndingEvents() -> UInt64 {
    var endings: UInt64 = 0
    drain { scheduler, record in
      if record.sequence > 0, scheduler.event(of: record).kind == .gone { endings += 1 }
    }
    return endings
  }

  /// Builds all events and deliveries, and returns the number of ended posts.
  mutating func takeEndingEffects() -> UInt64 {
    var endings: UInt64 = 0
    for effect in takeEffects() {
      if case .event(let event) = effect, event.kind == .gone { endings += 1 }
    }
    return endings
  }
}
