import PlacardModels
import PlacardPosting

extension EventChecker {
  /// The state of one live post, derived from its events.
  struct Life: Sendable {
    let id: String
    let admission: Admission
    let arrival: Duration
    let automatic: LaneConfiguration.Automatic?
    var stage = Stage.waiting
    var count: Int
    var lane: String?
    var line: Line?
    var displayDuration: DisplayDuration?
    /// Whether it has a minimum.
    var hasMinimum = false
    var waits = false
    var reason: CloseReason?
    var isPaused = false
    var isUpdated = false
    var hasHadAttention = false
    var owesAttention = false
    var action: String?
    var time: DisplayTime?
  }

  /// The posts of one tag and app, of which the newest takes the place of the older.
  struct Line: Equatable, Sendable {
    private let tag: String
    private let app: String?

    init?(_ options: PostOptions) {
      guard let tag = options.tag else { return nil }
      self.tag = tag
      app = options.app
    }
  }

  /// How far a post has come.
  enum Stage: Int, Comparable, Sendable {
    case waiting, entering, shown, hiding, hidden

    static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
  }

  /// The display time of a shown post, derived from its pauses.
  ///
  /// A drag that ends while something else still holds the post starts its time anew without a line
  /// that says so: then two ends are right.
  struct DisplayTime: Sendable {
    let whole: Duration
    private var shorter: Duration
    private var longer: Duration
    private var since: Duration?

    init(_ whole: Duration, from now: Duration?) {
      self.whole = whole
      shorter = whole
      longer = whole
      since = now
    }

    /// Whether it was running before a moment: what another's end sets going does not count.
    func ran(before moment: Duration) -> Bool {
      since.map { $0 < moment } ?? false
    }

    /// Its latest end; nil while paused.
    var latestEnd: Duration? { since.map { $0 + longer } }

    /// Whether it may be up at a moment.
    func mayEnd(at now: Duration) -> Bool {
      since.map { now == $0 + shorter || now == $0 + longer } ?? false
    }

    mutating func restart(at now: Duration) {
      self = DisplayTime(whole, from: since == nil ? nil : now)
    }

    mutating func pause(at now: Duration) {
      guard let since else { return }
      shorter -= now - since
      longer -= now - since
      self.since = nil
    }

    mutating func resume(at now: Duration, anew: Bool) {
      let least = Duration.seconds(1)
      if anew {
        (shorter, longer) = (whole, whole)
      } else {
        (shorter, longer) = (max(shorter, least), max(longer, whole, least))
      }
      since = now
    }
  }
}

extension PostOptions {
  /// The lane that is known without the manager's defaults: the post's own, or its style's.
  var knownLane: String {
    lane ?? (style == "snackbar" ? "snackbar" : "main")
  }

  /// The duration that is known without the manager's defaults: the post's own, or its style's.
  var knownDuration: DisplayDuration? {
    duration ?? (style == "snackbar" || style == "badge" ? .fixed(.seconds(5)) : nil)
  }
}

extension Message {
  /// `TimingDecisions.md`: what has no end of its own under an automatic duration.
  var waitsForSomebody: Bool {
    if !actions.isEmpty || urgency == .critical || severity == .error { return true }
    return switch progress {
    case .indeterminate: true
    case .fraction(let fraction): fraction < 1
    case .steps(let done, let total, _): done < total
    case nil: false
    }
  }

  /// `TimingDecisions.md`, Reading time: max(5 s, 1 s + words ÷ 3 per s); nil for what is not written in plain letters.
  var plainReadingTime: Duration? {
    let texts = [title, body].compactMap(\.self) + takeaways
    guard texts.allSatisfy({ $0.utf8.allSatisfy { $0 < 128 } }) else { return nil }
    let words = texts.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
    return max(.seconds(5), .nanoseconds(ofSeconds: 1 + Double(words) / 3))
  }
}
