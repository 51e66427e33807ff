import PlacardModels

extension PostScheduler {
  /// What stands in for options that a post leaves open, by its style.
  struct Fallbacks: Sendable {
    private let byStyle: [String: PostOptions]
    private let ordinary: PostOptions
    private let ownStyle: PostOptions

    init(_ defaults: PostOptions) {
      let ordinary = defaults.filled(from: PostDefaults.base)
      let byStyle = Dictionary(
        uniqueKeysWithValues: PostDefaults.styles.map { style in
          let own = PostDefaults.options(ofStyle: style)
          return (style, own.filled(from: defaults).filled(from: PostDefaults.base))
        })
      self.ordinary = ordinary
      self.byStyle = byStyle
      ownStyle = defaults.style.flatMap { byStyle[$0] } ?? ordinary
    }

    /// From the style, the manager's defaults, the library's own.
    func options(for given: PostOptions) -> PostOptions {
      guard let style = given.style else { return ownStyle }
      return byStyle[style] ?? ordinary
    }

    /// Fills every open option.
    func filled(
      _ given: PostOptions, lane: String, policy: LaneConfiguration.Policy
    ) -> PostOptions {
      var filled = given.filled(from: options(for: given))
      filled.lane = lane
      if filled.transition == nil {
        filled.transition = PostDefaults.transition(
          placement: filled.placement ?? .top, policy: policy)
      }
      return filled
    }
  }

  /// What options ask for of the queue itself; worked out once for posts that share them.
  struct Request: Sendable {
    let given: PostOptions
    let lane: String?
    /// The lane's number; negative until it is asked for.
    var laneNumber = -1
    let delay: Duration
    let duplicates: DuplicatePolicy
    let traits: Traits

    init(_ given: PostOptions, _ fallbacks: Fallbacks) {
      self.given = given
      let fallback = fallbacks.options(for: given)
      lane = given.lane ?? fallback.lane
      duplicates = given.duplicates ?? fallback.duplicates ?? .drop
      traits = Traits(given, fallback)
      if case .indefinite(let wait, _)? = given.duration ?? fallback.duration {
        delay = wait
      } else {
        delay = .zero
      }
    }
  }

  /// What stands in for what a post leaves open.
  func fallback(of content: Content) -> PostOptions {
    fallbacks.options(for: content.given)
  }

  /// What options ask for.
  mutating func ask(_ given: PostOptions) {
    guard !request.given.isIdentical(to: given) else { return }
    request = Request(given, fallbacks)
  }

  /// Options that were filled, and what they were filled from.
  struct Resolution: Sendable {
    private let given: PostOptions
    private let lane: String
    private let policy: LaneConfiguration.Policy
    let options: PostOptions

    init(
      _ given: PostOptions, lane: String, policy: LaneConfiguration.Policy, _ fallbacks: Fallbacks
    ) {
      self.given = given
      self.lane = lane
      self.policy = policy
      options = fallbacks.filled(given, lane: lane, policy: policy)
    }

    /// Whether the two are copies of one another.
    func isIdentical(to other: Resolution) -> Bool {
      policy == other.policy && given.isIdentical(to: other.given)
        && options.isIdentical(to: other.options) && lane == other.lane
    }

    func isOf(_ given: PostOptions, lane: String, policy: LaneConfiguration.Policy) -> Bool {
      self.policy == policy && self.given.isIdentical(to: given) && self.lane == lane
    }
  }

  /// Fills every open option: from the style, the manager's defaults, the library's own.
  @inline(__always)
  func resolve(
    _ given: PostOptions, lane: String, policy: LaneConfiguration.Policy
  ) -> PostOptions {
    resolution.isOf(given, lane: lane, policy: policy)
      ? resolution.options : fallbacks.filled(given, lane: lane, policy: policy)
  }

  /// Fills a post's options once: they are asked for again when it is shown and hidden, and by
  /// whatever else is posted with the same.
  mutating func prepare(_ content: Content, in lane: Int, _ policy: LaneConfiguration.Policy) {
    guard !resolution.isOf(content.given, lane: lanes[lane].name, policy: policy) else { return }
    resolution = Resolution(content.given, lane: lanes[lane].name, policy: policy, fallbacks)
  }
}
