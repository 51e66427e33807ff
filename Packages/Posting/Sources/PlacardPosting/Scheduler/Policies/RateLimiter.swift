import PlacardModels

/// The rate limiter of a lane, with the posts that it rejected.
struct RateLimiter: Sendable {
  private var rate: LaneConfiguration.Rate
  /// The times of the last admitted posts, oldest first; those before `first` no longer count.
  private var arrivals: [Moment] = []
  private var first = 0
  /// The first few rejected posts, and their total number.
  private var rejected: [PostScheduler.Content] = []
  private var rejectedCount = 0
  private var severity = Severity.trace

  private static let listed = 3

  /// Creates a limiter; continues the counts of another one.
  init(_ rate: LaneConfiguration.Rate, continuing other: RateLimiter? = nil) {
    if let other {
      self = other
      self.rate = rate
    } else {
      self.rate = rate
    }
  }

  /// Whether one more post may enter the lane now; if so, it is counted.
  mutating func admits(at now: Moment) -> Bool {
    while first < arrivals.count, end(of: arrivals[first]) <= now {
      first += 1
    }
    if first > 64, 2 * first > arrivals.count {
      arrivals.removeFirst(first)
      first = 0
    }
    guard arrivals.count - first < rate.limit else { return false }
    arrivals.append(now)
    return true
  }

  /// When the next post may enter the lane; nil when one may now.
  var reopening: Moment? {
    first < arrivals.count ? end(of: arrivals[first]) : nil
  }

  private func end(of arrival: Moment) -> Moment {
    arrival.advanced(by: Moment(rate.interval))
  }

  /// Counts a rejected post; the first few are stored.
  mutating func reject(_ content: PostScheduler.Content) {
    rejectedCount += 1
    if rejected.count < Self.listed { rejected.append(content) }
    severity = max(severity, content.message.severity)
  }

  /// Removes the rejected posts and returns their summary; nil when there are none.
  mutating func takeSummary(_ words: PostWords) -> Message? {
    guard rejectedCount > 0 else { return nil }
    var message = Message(words.folded(rejectedCount))
    var lines = rejected.map(\.text)
    let rest = rejectedCount - rejected.count
    if rest > 0 { lines.append(words.more(rest)) }
    message.body = lines.joined(separator: "\n")
    message.severity = severity
    (rejected, rejectedCount, severity) = ([], 0, .trace)
    return message
  }
}
