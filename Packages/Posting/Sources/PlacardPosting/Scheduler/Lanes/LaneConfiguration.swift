/// A change of a lane's rules; what is nil stays as it is.
public struct LaneConfiguration: Sendable, Equatable {
  /// How posts share the lane.
  public enum Policy: String, Sendable, Hashable, Codable, CaseIterable {
    /// One after the other, with a pause between.
    case serial
    /// Together, up to a limit.
    case stack
    /// An incoming post replaces the current one.
    case replace
  }

  /// Where a stack puts incoming posts.
  public enum Order: String, Sendable, Hashable, Codable, CaseIterable {
    case topToBottom, bottomToTop
  }

  /// What a full stack does with an incoming post.
  public enum WhenFull: String, Sendable, Hashable, Codable, CaseIterable {
    case queue, replaceOldest, dropNew
  }

  /// How long `DisplayDuration.automatic` is.
  public enum Automatic: Sendable, Equatable {
    /// As long as the words take to read; see <doc:TimingDecisions>.
    case reading
    /// Always the same.
    case fixed(Duration)
  }

  /// How many posts there may be: a number, or as many as come.
  public enum Limit: Sendable, Equatable, ExpressibleByIntegerLiteral {
    /// So many.
    case atMost(Int)
    /// As many as come: lifts a limit that was set.
    case unlimited

    /// Creates a limit from a whole number.
    public init(integerLiteral number: Int) {
      self = .atMost(number)
    }

    /// The number, at least so much; nil for none.
    func number(atLeast least: Int) -> Int? {
      if case .atMost(let number) = self { max(number, least) } else { nil }
    }
  }

  /// How many posts a lane lets in during a time; what exceeds it is folded into one.
  public struct Rate: Sendable, Equatable {
    /// How many, at least 1.
    public var limit: Int
    /// During how long; zero or less means no limit.
    public var interval: Duration

    /// Creates a rate: so many posts during so long.
    public init(limit: Int, per interval: Duration) {
      self.limit = max(limit, 1)
      self.interval = max(interval, .zero)
    }

    /// No rate: lifts one that was set.
    public static let unlimited = Rate(limit: 1, per: .zero)
  }

  /// The lane; nil is `main`.
  public var lane: String?
  /// How posts share the lane.
  public var policy: Policy?
  /// How many a stack shows at once, at least 1.
  public var limit: Limit?
  /// How many may wait, for whatever reason, at least 0.
  public var queueLimit: Limit?
  /// The time between one post's end and the next one's start.
  public var gap: Duration?
  /// How many posts it lets in during a time; what was turned away is summarised when the rate is lifted.
  public var rate: Rate?
  /// How long `DisplayDuration.automatic` is for what is posted to the lane from now on.
  public var automatic: Automatic?
  /// Where a stack puts incoming posts.
  public var order: Order?
  /// What a full stack does with an incoming post.
  public var whenFull: WhenFull?

  /// Creates a change that changes nothing yet.
  public init(lane: String? = nil, policy: Policy? = nil) {
    self.lane = lane
    self.policy = policy
  }
}
