import PlacardModels

/// Measures work as it goes: how much is done, how fast, and how long it will probably still take.
///
/// A pure value: every time is an argument. What is done only ever grows: a smaller value than
/// before, a negative one and one that is not finite are ignored. Times never go back: an earlier one
/// counts as the last. The rate is that of a sliding window, so that it follows what happens now.
///
/// - Complexity: O(1) amortized for each value, and at most 62 samples of memory: of each half second of
///   a window of 30 the last.
struct ProgressMeter: Sendable {
  struct Sample: Sendable {
    var time: Duration
    var done: Double
  }

  /// How far back the rate looks, at least a second.
  let window: Duration
  /// When the work began.
  let start: Duration
  /// How much is done, in the unit of whoever measures.
  var done: Double {
    newest.done
  }
  /// How much there is to do in all, above 0, or nil when it is unknown.
  private(set) var total: Double?

  private var samples = SampleRing<Sample>(capacity: Self.capacity)
  private var newest: Sample
  /// What was done before the work began.
  private var initial: Double
  /// Of each part of the window the last sample is kept.
  private let part: Duration

  /// The parts of the window, the one that is cut by its beginning, and the start.
  private static let capacity = parts + 2
  private static let parts = 60
  /// Before so much time has passed nobody knows how fast it goes.
  private static let warmUp = Duration.seconds(1)

  /// Starts to measure.
  ///
  /// - Parameters:
  ///   - done: What was done before, which counts for no rate; below 0 and not finite is 0.
  ///   - total: As ``setTotal(_:)``.
  ///   - start: The time at which the work begins.
  ///   - window: How far back the rate looks; less than a second counts as one.
  init(
    done: Double = 0, total: Double? = nil, at start: Duration = .zero,
    window: Duration = .seconds(30)
  ) {
    self.start = start
    self.window = max(window, Self.warmUp)
    part = self.window / Self.parts
    newest = Sample(time: start, done: done.isFinite ? max(done, 0) : 0)
    initial = newest.done
    samples.append(newest)
    setTotal(total)
  }

  /// Changes how much there is to do in all.
  ///
  /// The fraction and the time left follow at once, and the fraction may fall; the rate stays.
  ///
  /// - Parameter total: Nil, NaN, infinity and what is not above 0 mean that it is unknown.
  mutating func setTotal(_ total: Double?) {
    self.total = total.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// Records how much is done at a time; at the start itself, how much was done before.
  mutating func record(_ done: Double, at time: Duration) {
    guard done.isFinite, done >= newest.done else { return }
    newest = Sample(time: max(time, newest.time), done: done)
    if newest.time == start { initial = done }
    if partNumber(of: newest.time) == partNumber(of: samples[samples.count - 1].time) {
      samples[samples.count - 1] = newest
    } else {
      samples.append(newest)
    }
    while samples.count > 1, samples[1].time <= newest.time - window {
      samples.removeFirst()
    }
  }

  /// How much is done of all, 0…1, or nil when the total is unknown.
  var fraction: Double? {
    total.map { min(done / $0, 1) }
  }

  /// Returns how long the work has taken so far.
  func elapsed(at time: Duration) -> Duration {
    max(time, newest.time) - start
  }

  /// Returns how much is done in a second, over the window that ends at a time.
  ///
  /// Where the window begins between two samples, what was done is taken to have grown evenly.
  ///
  /// - Returns: Nil before a second has passed and before anything was done.
  func rate(at time: Duration) -> Double? {
    let end = max(time, newest.time)
    let from = max(start, end - window)
    guard end - from >= Self.warmUp, done > initial else { return nil }
    return (done - done(at: from)) / (end - from).inSeconds
  }

  /// Returns how long the work will still take if it goes on as fast as now.
  ///
  /// - Returns: Zero when all is done; nil when the total or the rate is unknown, when nothing moves,
  ///   and when it would be more than 10¹⁵ seconds.
  func timeLeft(at time: Duration) -> Duration? {
    guard let total else { return nil }
    guard done < total else { return .zero }
    guard let rate = rate(at: time), rate > 0 else { return nil }
    let seconds = (total - done) / rate
    return seconds < 1e15 ? .nanoseconds(ofSeconds: seconds) : nil
  }

  /// The parts are counted from the start, and each ends with its last moment.
  private func partNumber(of time: Duration) -> Double {
    ((time - start) / part).rounded(.up)
  }

  /// What was done at a time that is not after the newest sample's.
  private func done(at time: Duration) -> Double {
    for index in 1..<max(samples.count, 1) where samples[index].time > time {
      let (before, after) = (samples[index - 1], samples[index])
      let passed = (time - before.time).inSeconds / (after.time - before.time).inSeconds
      return before.done + (after.done - before.done) * min(max(passed, 0), 1)
    }
    return newest.done
  }
}
