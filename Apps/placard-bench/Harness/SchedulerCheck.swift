import Placard

/// Measures the cost of a post in a scheduler with many waiting posts and running timers.
///
/// The scheduler is filled post by post, each of them timed; then posts arrive, are shown and
/// expire, a million times per run. In a separate run every cycle is timed, for the distribution.
struct SchedulerCheck {
  /// The results of a check.
  struct Result {
    let count: Int
    /// The bytes of the heap per waiting post, including its short texts; nil where unavailable.
    var bytesPerWaiting: Int?
    /// The slowest single post while the scheduler was filled, in nanoseconds.
    var slowestPost = 0.0
    /// Nanoseconds per cycle, for each run.
    var cycles: Samples
    var allocationsPerCycle: Double?
    /// Nanoseconds of single cycles: the median, the 99th percentile, the maximum.
    var middle = 0.0
    var hundredth = 0.0
    var slowest = 0.0
  }

  private static let length = 1_000_000

  private var scheduler: PostScheduler
  private var now = Duration.zero
  private let messages = (0..<1024).map { Message("Saved", id: "p\($0)") }
  private let options = PostOptions(duration: .fixed(.milliseconds(1)))
  private let clock = ContinuousClock()

  private init(lanes: [LaneConfiguration]) {
    scheduler = PostScheduler(lanes: lanes)
  }

  /// Fills a scheduler with a number of waiting and of shown posts, and measures.
  static func run(count: Int, runs: Int) -> Result {
    var check = SchedulerCheck(lanes: [
      .main(.serial(gap: .zero)), .named("around", .stack(limit: max(count, 1))),
      .named("waiting", .serial(gap: .zero)),
    ])
    var slowest = Duration.zero
    let kept = check.fill(count, slowest: &slowest)
    var cycles: [Double] = []
    for _ in 0..<runs {
      cycles.append(check.cycle(length).inSeconds * 1e9 / Double(length))
    }
    let counted = Allocations.counted { _ = check.cycle(length) }
    let samples = check.sampled()
    var result = Result(count: count, cycles: Samples(cycles))
    result.bytesPerWaiting = kept.map { $0 / max(count, 1) }
    result.slowestPost = slowest.inSeconds * 1e9
    result.allocationsPerCycle = counted.map { Double($0.count) / Double(length) }
    result.middle = samples[length / 2]
    result.hundredth = samples[length * 99 / 100]
    result.slowest = samples[length - 1]
    return result
  }

  /// Queues posts behind one that stays, with random ids and priorities, then shows as many with
  /// running timers.
  private mutating func fill(_ count: Int, slowest: inout Duration) -> Int? {
    var random = SplitMix64(seed: 7)
    let forever = PostOptions(duration: .forever, lane: "waiting")
    _ = scheduler.post(Message("First", id: "first"), forever, at: .zero)
    let waiting = (0..<1000).map {
      PostOptions(duration: .forever, priority: $0, lane: "waiting")
    }
    let kept = Allocations.kept {
      put(count, "w", waiting, &random, &slowest)
    }
    let shown = (0..<1000).map {
      PostOptions(duration: .fixed(.seconds(1_000_000_000 + $0 * 997)), lane: "around")
    }
    put(count, "a", shown, &random, &slowest)
    return kept
  }

  private mutating func put(
    _ count: Int, _ prefix: String, _ options: [PostOptions], _ random: inout SplitMix64,
    _ slowest: inout Duration
  ) {
    for _ in 0..<count {
      let number = random.next()
      let id = prefix + String(number % 1_000_000_000_000, radix: 36)
      let chosen = options[Int(number % UInt64(options.count))]
      let start = clock.now
      _ = scheduler.post(Message("Saved", id: id), chosen, at: .zero)
      slowest = max(slowest, clock.now - start)
      scheduler.drain { _, _ in }
    }
  }

  @inline(__always)
  private mutating func step(_ index: Int) {
    _ = scheduler.post(messages[index & 1023], options, at: now)
    now += .milliseconds(1)
    scheduler.advance(to: now)
    scheduler.endInstant()
    scheduler.drain { _, _ in }
  }

  private mutating func cycle(_ length: Int) -> Duration {
    let start = clock.now
    for index in 0..<length {
      step(index)
    }
    return clock.now - start
  }

  private mutating func sampled() -> [Double] {
    var samples: [Double] = []
    samples.reserveCapacity(Self.length)
    for index in 0..<Self.length {
      let start = clock.now
      step(index)
      samples.append((clock.now - start).inSeconds * 1e9)
    }
    return samples.sorted()
  }
}

extension SchedulerCheck.Result {
  /// The results, one line each.
  var table: String {
    let lines = [
      ("posts that wait, and as many timers", "\(count)"),
      ("a cycle, median of \(cycles.values.count) runs", Figure.time(cycles.median)),
      (
        "the fastest and the slowest run",
        Figure.time(cycles.least) + " … " + Figure.time(cycles.greatest)
      ),
      ("single cycles: median", Figure.time(middle)),
      ("single cycles: 99 in 100 below", Figure.time(hundredth)),
      ("single cycles: the slowest", Figure.time(slowest)),
      ("the slowest post while it was filled", Figure.time(slowestPost)),
      ("allocations a cycle", allocationsPerCycle.map { Figure.count($0) } ?? "–"),
      ("bytes a waiting post", bytesPerWaiting.map { "\($0)" } ?? "–"),
    ]
    let width = lines.map(\.0.count).max() ?? 0
    return lines.map { name, value in
      name + String(repeating: " ", count: width - name.count + 2) + value + "\n"
    }.joined()
  }
}
