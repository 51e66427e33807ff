import PlacardModels

/// How many posts a lane lets in during a time, and which it turned away.
struct RateLimiter: Sendable {
  private var rate: LaneConfiguration.Rate
  /// When the last posts were let in, the oldest first; those before `first` no longer count.
  private var arrivals: [Moment] = []
  private var first = 0
  /// The first few that were turned away, and how many there were.
  private var rejected: [PostScheduler.Content] = []
  private var rejectedCount = 0
  private var severity = Severity.trace

  private static let listed = 3

  /// Creates a limiter; what another one counted still counts.
  init(_ rate: LaneConfiguration.Rate, continuing other: RateLimiter? = nil) {
    if let other {
      self = other
      self.rate = rate
    } else {
      self.rate = rate
    }
  }

  /// Whether one more post may enter the lane now; it is then counted.
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

  /// Remembers a post that was turned away: the first few whole, the others by their number.
  mutating func reject(_ content: PostScheduler.Content) {
    rejectedCount += 1
    if rejected.count < Self.listed { rejected.append(content) }
    severity = max(severity, content.message.severity)
  }

  /// Takes out what stands for all that were turned away; nil when none was.
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
