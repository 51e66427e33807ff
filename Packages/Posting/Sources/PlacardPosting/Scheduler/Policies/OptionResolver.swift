import PlacardModels

/// Fills what posts leave open: from their style, the manager's defaults, the library's own.
///
/// The last answers are kept, since many posts share their options.
struct OptionResolver: Sendable {
  /// What options ask for of the scheduler itself.
  struct Request: Sendable {
    fileprivate let given: PostOptions
    /// The lane by name; nil for `main`.
    let lane: String?
    /// The lane's index, once it is known.
    fileprivate(set) var laneIndex: Int?
    let delay: Duration
    let duplicates: DuplicatePolicy
    let traits: PostRecord.Traits

    fileprivate init(_ given: PostOptions, _ fallback: PostOptions) {
      self.given = given
      lane = given.lane ?? fallback.lane
      duplicates = given.duplicates ?? fallback.duplicates ?? .drop
      traits = PostRecord.Traits(given, fallback)
      if case .indefinite(let delay, _)? = given.duration ?? fallback.duration {
        self.delay = delay
      } else {
        delay = .zero
      }
    }
  }

  /// Options that were filled, and what they were filled from.
  private struct Filled: Sendable {
    let given: PostOptions
    let lane: String
    let policy: LaneConfiguration.Policy
    let options: PostOptions
  }

  let fallbacks: PostScheduler.Fallbacks
  private var filled: Filled
  /// What the options of the last incoming post ask for.
  private(set) var request: Request

  init(defaults: PostOptions) {
    fallbacks = PostScheduler.Fallbacks(defaults)
    let none = PostOptions()
    request = Request(none, fallbacks.options(for: none))
    filled = Filled(
      given: none, lane: "main", policy: .stack,
      options: fallbacks.filled(none, lane: "main", policy: .stack))
  }

  /// What stands in for what options leave open.
  func fallback(of given: PostOptions) -> PostOptions {
    fallbacks.options(for: given)
  }

  /// Options with none left open.
  @inline(__always)
  func resolve(
    _ given: PostOptions, lane: String, policy: LaneConfiguration.Policy
  ) -> PostOptions {
    isFilled(given, lane, policy)
      ? filled.options : fallbacks.filled(given, lane: lane, policy: policy)
  }

  /// Keeps the filled options of a post: they are used again when it is shown and hidden, and by whatever
  /// else is posted with the same.
  mutating func prepare(_ given: PostOptions, lane: String, policy: LaneConfiguration.Policy) {
    guard !isFilled(given, lane, policy) else { return }
    filled = Filled(
      given: given, lane: lane, policy: policy,
      options: fallbacks.filled(given, lane: lane, policy: policy))
  }

  /// Whether another resolver keeps the same filled options.
  func fillsSame(as other: OptionResolver) -> Bool {
    filled.policy == other.filled.policy && filled.given.isIdentical(to: other.filled.given)
      && filled.options.isIdentical(to: other.filled.options) && filled.lane == other.filled.lane
  }

  private func isFilled(
    _ given: PostOptions, _ lane: String, _ policy: LaneConfiguration.Policy
  ) -> Bool {
    filled.policy == policy && filled.given.isIdentical(to: given) && filled.lane == lane
  }

  // MARK: Requests

  /// Works out what options ask for, unless they are those of the last post.
  mutating func ask(_ given: PostOptions) {
    guard !request.given.isIdentical(to: given) else { return }
    request = Request(given, fallbacks.options(for: given))
  }

  /// Keeps the index of the lane that the options name; nil when it is no longer that lane's.
  mutating func setLaneIndex(_ index: Int?) {
    request.laneIndex = index
  }
}
