/// A change of a lane's configuration; nil leaves a setting unchanged.
public struct LaneConfiguration: Sendable, Equatable {
  /// How posts share the lane.
  public enum Policy: String, Sendable, Hashable, Codable, CaseIterable {
    /// One after the other, with a gap between.
    case serial
    /// Together, up to a limit.
    case stack
    /// An incoming post replaces the current one.
    case replace
  }

  /// Where a stack inserts incoming posts.
  public enum Order: String, Sendable, Hashable, Codable, CaseIterable {
    case topToBottom, bottomToTop
  }

  /// What a full stack does with an incoming post.
  public enum WhenFull: String, Sendable, Hashable, Codable, CaseIterable {
    case queue, replaceOldest, dropNew
  }

  /// The length of `DisplayDuration.automatic`.
  public enum Automatic: Sendable, Equatable {
    /// The time that the text takes to read; see <doc:TimingDecisions>.
    case reading
    /// A constant length.
    case fixed(Duration)
  }

  /// A maximum number of posts, or none.
  public enum Limit: Sendable, Equatable, ExpressibleByIntegerLiteral {
    /// At most this many.
    case atMost(Int)
    /// No limit; removes one that was set.
    case unlimited

    /// Creates a limit from an integer.
    public init(integerLiteral number: Int) {
      self = .atMost(number)
    }

    /// The number, clamped to at least `least`; nil for no limit.
    func number(atLeast least: Int) -> Int? {
      if case .atMost(let number) = self { max(number, least) } else { nil }
    }
  }

  /// A rate limit of a lane; posts beyond it are summarised in one.
  public struct Rate: Sendable, Equatable {
    /// The maximum number of posts per interval, at least 1.
    public var limit: Int
    /// The interval; zero or less means no limit.
    public var interval: Duration

    /// Creates a rate limit; `limit` is clamped to at least 1, `interval` to at least zero.
    public init(limit: Int, per interval: Duration) {
      self.limit = max(limit, 1)
      self.interval = max(interval, .zero)
    }

    /// No rate limit; removes one that was set.
    public static let unlimited = Rate(limit: 1, per: .zero)
  }

  /// The name of the lane; nil is `main`.
  public var lane: String?
  /// How posts share the lane.
  public var policy: Policy?
  /// The maximum number of posts that a stack shows at once, at least 1.
  public var limit: Limit?
  /// The maximum number of waiting and held posts, at least 0.
  public var queueLimit: Limit?
  /// The time between the end of one post and the start of the next.
  public var gap: Duration?
  /// The rate limit; posts beyond it are summarised in one post when the limit allows posts again.
  public var rate: Rate?
  /// The length of `DisplayDuration.automatic` for posts made in the lane from now on.
  public var automatic: Automatic?
  /// Where a stack inserts incoming posts.
  public var order: Order?
  /// What a full stack does with an incoming post.
  public var whenFull: WhenFull?

  /// Creates a configuration that changes nothing but the policy, if given.
  public init(lane: String? = nil, policy: Policy? = nil) {
    self.lane = lane
    self.policy = policy
  }
}
