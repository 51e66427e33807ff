import Placard

extension Subject {
  /// The pure queue.
  static let queue = [
    Subject("queue/cycle-10") { QueueCycle(around: 10) },
    Subject("queue/cycle-1000", baseline: "queue/cycle-10") { QueueCycle(around: 1000) },
    Subject("queue/duplicate") { QueueDuplicate() },
    Subject("queue/hide-by-id") { QueueHide() },
  ]
}

/// Posts a message, shows it and lets it expire, with others around whose timers run.
struct QueueCycle: Workload {
  private var queue: PostQueue
  private var now = Duration.zero
  private let messages = (0..<1024).map { Message("Saved", id: "p\($0)") }
  private let options = PostOptions(duration: .fixed(.milliseconds(1)))

  init(around count: Int) {
    queue = PostQueue.crowded(by: count)
  }

  /// Returns how many posts have ended.
  mutating func run(_ iterations: Int) -> UInt64 {
    var ended: UInt64 = 0
    for index in 0..<iterations {
      _ = queue.post(messages[index & 1023], options, at: now)
      now += .milliseconds(1)
      queue.advance(to: now)
      queue.settle()
      ended += queue.takeEndings()
    }
    return ended
  }
}

/// Posts what is there already and is dropped.
struct QueueDuplicate: Workload {
  private var queue: PostQueue
  private let message = Message("Saved", id: "here")
  private let options = PostOptions(duration: .forever)

  init() {
    queue = PostQueue.crowded(by: 10)
    _ = queue.post(message, options, at: .zero)
    _ = queue.takeEffects()
  }

  /// Returns how many posts have ended.
  mutating func run(_ iterations: Int) -> UInt64 {
    var ended: UInt64 = 0
    for _ in 0..<iterations {
      _ = queue.post(message, options, at: .zero)
      queue.settle()
      ended += queue.takeEndings()
    }
    return ended
  }
}

/// Posts a message and takes it away again by its id.
struct QueueHide: Workload {
  private var queue = PostQueue.crowded(by: 10)
  private let messages = (0..<1024).map { Message("Saved", id: "p\($0)") }
  private let options = PostOptions(duration: .forever)

  /// Returns how many posts have ended.
  mutating func run(_ iterations: Int) -> UInt64 {
    var ended: UInt64 = 0
    for index in 0..<iterations {
      let message = messages[index & 1023]
      _ = queue.post(message, options, at: .zero)
      queue.handle(.hide(id: message.id, animated: false), at: .zero)
      queue.settle()
      ended += queue.takeEndings()
    }
    return ended
  }
}

extension PostQueue {
  /// A queue whose main lane does not pause, with posts in another lane whose timers run.
  fileprivate static func crowded(by count: Int) -> PostQueue {
    var main = LaneChange(lane: "main")
    main.pause = .zero
    var around = LaneChange(lane: "around", policy: .stack)
    around.limit = count
    var queue = PostQueue(lanes: [main, around])
    let options = PostOptions(duration: .fixed(.seconds(1_000_000_000)), lane: "around")
    for number in 0..<count {
      _ = queue.post(Message("Around", id: "a\(number)"), options, at: .zero)
    }
    _ = queue.takeEffects()
    return queue
  }

  /// Takes the effects, and returns how many posts have ended.
  fileprivate mutating func takeEndings() -> UInt64 {
    var endings: UInt64 = 0
    for effect in takeEffects() {
      if case .event(let event) = effect, event.kind == .gone { endings += 1 }
    }
    return endings
  }
}
