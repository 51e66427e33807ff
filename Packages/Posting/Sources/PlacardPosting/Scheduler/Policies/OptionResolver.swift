import PlacardModels

/// Resolves options that posts leave open: from the style, the manager's defaults, the library's
/// own.
///
/// The last results are cached, since many posts share their options.
struct OptionResolver: Sendable {
  /// The options that the scheduler itself uses.
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

  /// The cached results, from which posts are built without the resolver: two references.
  struct Answers: Sendable {
    /// The results of a manager without defaults, before the first post.
    static let none = Answers(defaults: DefaultsTable(PostOptions()))

    fileprivate(set) var defaults: DefaultsTable
    fileprivate var last: Answer

    fileprivate init(defaults: DefaultsTable) {
      self.defaults = defaults
      last = Answer(PostOptions(), defaults, defaults.current, lane: "main", .stack)
    }

    /// Whether two values are identical, by reference and version.
    @inline(__always)
    func areIdentical(to others: borrowing Answers) -> Bool {
      last === others.last && defaults.version == others.defaults.version
    }

    /// The resolved options of a post.
    @inline(__always)
    func resolve(
      _ content: PostScheduler.Content, lane: String, policy: LaneConfiguration.Policy
    ) -> PostOptions {
      last.isFor(content, lane, policy)
        ? last.options
        : defaults[content.defaults].filled(content.given, lane: lane, policy: policy)
    }
  }

  /// Resolved options, with the key that they were resolved from.
  fileprivate final class Answer: Sendable {
    private let given: PostOptions
    private let defaults: DefaultsTable.Index
    private let lane: String
    private let policy: LaneConfiguration.Policy
    let options: PostOptions

    init(
      _ given: PostOptions, _ table: DefaultsTable, _ defaults: DefaultsTable.Index, lane: String,
      _ policy: LaneConfiguration.Policy
    ) {
      self.given = given
      self.defaults = defaults
      self.lane = lane
      self.policy = policy
      options = table[defaults].filled(given, lane: lane, policy: policy)
    }

    @inline(__always)
    func isFor(
      _ content: PostScheduler.Content, _ lane: String, _ policy: LaneConfiguration.Policy
    ) -> Bool {
      self.policy == policy && given.isIdentical(to: content.given)
        && defaults == content.defaults && self.lane == lane
    }
  }

  private(set) var answers: Answers
  /// The request of the last incoming post.
  private(set) var request: Request

  init(defaults: PostOptions) {
    answers = Answers(defaults: DefaultsTable(defaults))
    let none = PostOptions()
    request = Request(none, answers.defaults[0].options(for: none), 0)
  }

  /// The index of the defaults for incoming posts.
  var currentDefaults: DefaultsTable.Index { answers.defaults.current }

  /// The fallbacks for incoming posts.
  var fallbacks: PostScheduler.Fallbacks { answers.defaults[answers.defaults.current] }

  /// The fallback options of a post, by the defaults under which it was made.
  func fallback(of content: PostScheduler.Content) -> PostOptions {
    answers.defaults[content.defaults].options(for: content.given)
  }

  /// Whether neither a post nor the defaults under which it was made name a style.
  func isStyleOpen(of content: PostScheduler.Content) -> Bool {
    content.given.style == nil && answers.defaults[content.defaults].defaults.style == nil
  }

  /// The resolved options of a post.
  @inline(__always)
  func resolve(
    _ content: PostScheduler.Content, lane: String, policy: LaneConfiguration.Policy
  ) -> PostOptions {
    answers.resolve(content, lane: lane, policy: policy)
  }

  /// Caches the resolved options of a post: used again when it is shown and hidden, and for later
  /// posts with the same options.
  mutating func prepare(
    _ content: PostScheduler.Content, lane: String, policy: LaneConfiguration.Policy
  ) {
    guard !answers.last.isFor(content, lane, policy) else { return }
    answers.last = Answer(content.given, answers.defaults, content.defaults, lane: lane, policy)
  }

  /// Sets the defaults for incoming posts, see ``DefaultsTable/set(_:used:)``.
  mutating func setDefaults(
    _ options: PostOptions, used: () -> Set<DefaultsTable.Index>?
  ) {
    answers.defaults.set(options, used: used)
    request = Request(
      request.given, fallbacks.options(for: request.given), currentDefaults)
    answers = Answers(defaults: answers.defaults)
  }

  // MARK: Requests

  /// Derives the request of options under some defaults, unless they are those of the last post.
  mutating func ask(_ given: PostOptions, under index: DefaultsTable.Index) {
    guard !request.given.isIdentical(to: given) || request.defaults != index else { return }
    request = Request(given, answers.defaults[index].options(for: given), index)
  }

  /// Caches the index of the lane that the options name; nil invalidates it.
  mutating func setLaneIndex(_ index: Int?) {
    request.laneIndex = index
  }
}
