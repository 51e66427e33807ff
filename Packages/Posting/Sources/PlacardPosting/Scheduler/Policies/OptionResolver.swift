import PlacardModels

/// Fills what posts leave open: from their style, the manager's defaults, the library's own.
///
/// The last answers are kept, since many posts share their options.
struct OptionResolver: Sendable {
  /// What options ask for of the scheduler itself.
  struct Request: Sendable {
    fileprivate let given: PostOptions
    fileprivate let defaults: DefaultsTable.Index
    /// The lane by name; nil for `main`.
    let lane: String?
    /// The lane's index, once it is known.
    fileprivate(set) var laneIndex: Int?
    let delay: Duration
    let duplicates: DuplicatePolicy
    let traits: PostRecord.Traits

    fileprivate init(
      _ given: PostOptions, _ fallback: PostOptions, _ defaults: DefaultsTable.Index
    ) {
      self.given = given
      self.defaults = defaults
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
    let defaults: DefaultsTable.Index
    let lane: String
    let policy: LaneConfiguration.Policy
    let options: PostOptions
  }

  /// A resolver of a manager without defaults that has filled nothing yet.
  static let unfilled = OptionResolver(defaults: PostOptions())

  private(set) var defaults: DefaultsTable
  private var filled: Filled
  /// What the options of the last incoming post ask for.
  private(set) var request: Request

  init(defaults: PostOptions) {
    let fallbacks = PostScheduler.Fallbacks(defaults)
    self.defaults = DefaultsTable(defaults)
    let none = PostOptions()
    request = Request(none, fallbacks.options(for: none), 0)
    filled = Filled(
      given: none, defaults: 0, lane: "main", policy: .stack,
      options: fallbacks.filled(none, lane: "main", policy: .stack))
  }

  /// What stands in for open options of incoming posts.
  var fallbacks: PostScheduler.Fallbacks { defaults[defaults.current] }

  /// What stands in for what a post leaves open, by the defaults under which it was made.
  func fallback(of content: PostScheduler.Content) -> PostOptions {
    defaults[content.defaults].options(for: content.given)
  }

  /// The options of a post with none left open.
  @inline(__always)
  func resolve(
    _ content: PostScheduler.Content, lane: String, policy: LaneConfiguration.Policy
  ) -> PostOptions {
    isFilled(content, lane, policy)
      ? filled.options
      : defaults[content.defaults].filled(content.given, lane: lane, policy: policy)
  }

  /// Keeps the filled options of a post: they are used again when it is shown and hidden, and by whatever
  /// else is posted with the same.
  mutating func prepare(
    _ content: PostScheduler.Content, lane: String, policy: LaneConfiguration.Policy
  ) {
    guard !isFilled(content, lane, policy) else { return }
    filled = Filled(
      given: content.given, defaults: content.defaults, lane: lane, policy: policy,
      options: defaults[content.defaults].filled(content.given, lane: lane, policy: policy))
  }

  /// Sets the defaults for incoming posts, see ``DefaultsTable/set(_:used:)``.
  mutating func setDefaults(
    _ options: PostOptions, used: () -> Set<DefaultsTable.Index>?
  ) {
    defaults.set(options, used: used)
    request = Request(
      request.given, fallbacks.options(for: request.given), defaults.current)
    let none = PostOptions()
    filled = Filled(
      given: none, defaults: defaults.current, lane: "main", policy: .stack,
      options: fallbacks.filled(none, lane: "main", policy: .stack))
  }

  /// Whether another resolver keeps the same filled options.
  func fillsSame(as other: OptionResolver) -> Bool {
    defaults.version == other.defaults.version && filled.defaults == other.filled.defaults
      && filled.policy == other.filled.policy && filled.given.isIdentical(to: other.filled.given)
      && filled.options.isIdentical(to: other.filled.options) && filled.lane == other.filled.lane
  }

  private func isFilled(
    _ content: PostScheduler.Content, _ lane: String, _ policy: LaneConfiguration.Policy
  ) -> Bool {
    filled.policy == policy && filled.given.isIdentical(to: content.given)
      && filled.defaults == content.defaults && filled.lane == lane
  }

  // MARK: Requests

  /// Works out what options ask for under some defaults, unless they are those of the last post.
  mutating func ask(_ given: PostOptions, under index: DefaultsTable.Index) {
    guard !request.given.isIdentical(to: given) || request.defaults != index else { return }
    request = Request(given, defaults[index].options(for: given), index)
  }

  /// Keeps the index of the lane that the options name; nil when it is no longer that lane's.
  mutating func setLaneIndex(_ index: Int?) {
    request.laneIndex = index
  }
}
