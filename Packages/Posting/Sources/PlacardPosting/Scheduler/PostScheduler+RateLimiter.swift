import PlacardModels

extension PostScheduler {
  /// Who came lately into a lane with a rate, and who was turned away.
  struct RateLimiter: Sendable {
    /// When the last posts were let in, the oldest first; those before `first` are forgotten.
    private var arrivals: [Moment] = []
    private var first = 0
    private(set) var folded: [Content] = []
    private(set) var foldedCount = 0

    /// Whether one more may come in now; it is then counted.
    mutating func admits(at now: Moment, _ rate: LaneConfiguration.Rate) -> Bool {
      while first < arrivals.count, end(of: arrivals[first], rate) <= now {
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

    /// When the next one may come in.
    func reopening(_ rate: LaneConfiguration.Rate) -> Moment? {
      first < arrivals.count ? end(of: arrivals[first], rate) : nil
    }

    private func end(of arrival: Moment, _ rate: LaneConfiguration.Rate) -> Moment {
      arrival.advanced(by: Moment(rate.interval))
    }

    /// Remembers one that was turned away: the first few whole, the others by their number.
    mutating func fold(_ content: Content) {
      foldedCount += 1
      if folded.count < 3 { folded.append(content) }
      severity = max(severity, content.message.severity)
    }

    private(set) var severity = Severity.trace

    mutating func forgetFolded() {
      folded = []
      foldedCount = 0
      severity = .trace
    }
  }

  /// Whether a lane's rate turns a newcomer away; a critical one never.
  mutating func fold(_ content: Content, into lane: Int) -> Bool {
    guard let rate = lanes[lane].rate, content.message.urgency != .critical else { return false }
    if lanes[lane].folding?.admits(at: now, rate) ?? true { return false }
    lanes[lane].folding?.fold(content)
    if let end = lanes[lane].folding?.reopening(rate) {
      armLane(.rate, of: lane, due: end)
    }
    return true
  }

  /// The interval is over: one post tells of all that were turned away.
  mutating func unfold(_ lane: Int) {
    guard let folding = lanes[lane].folding, folding.foldedCount > 0 else { return }
    lanes[lane].folding?.forgetFolded()
    var message = Message(words.folded(folding.foldedCount))
    var lines = folding.folded.map(\.text)
    let rest = folding.foldedCount - folding.folded.count
    if rest > 0 { lines.append(words.more(rest)) }
    message.body = lines.joined(separator: "\n")
    message.severity = folding.severity
    let summary = receive(
      message, PostOptions(duplicates: .allow, lane: lanes[lane].name), isJudged: false)
    var incomingPost = incomingPost(summary)
    incomingPost.isExempt = true
    _ = admit(summary, incomingPost)
  }
}
