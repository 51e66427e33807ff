import PlacardAccessibility
public import PlacardModels
public import PlacardPosting

extension PostManager {
  /// Creates a manager that keeps to what the person in front of the screen has laid down.
  ///
  /// The person's configuration file is read once, here: `placard/config.json` where configurations
  /// are, or the one that `PLACARD_CONFIG` names. Its lanes, defaults, rules, modes and time factor
  /// come before the program's; what is wrong in it is told on standard error. Together with
  /// `.terminal()`, which takes over templates and motion, a program is composed as the command is.
  ///
  /// ```swift
  /// import Placard
  ///
  /// let messages = PostManager(posters: [.terminal()])
  /// ```
  ///
  /// A manager that is given a clock, a reading time or rules keeps to these alone, and so does one
  /// where only `PlacardPosting` is imported; see ``init(settings:posters:lanes:defaults:historyLimit:postPolicy:clock:onFailure:)``.
  ///
  /// - Parameters:
  ///   - posters: The backends, each of which is given every post.
  ///   - lanes: The rules of lanes that differ from the default.
  ///   - defaults: What a post leaves open and its style does not decide.
  ///   - historyLimit: How many ended posts are remembered, at least 0.
  ///   - postPolicy: Who may refuse a post or a removal, beside the posters.
  ///   - onFailure: Called with every error that a poster throws: from the poster's own task, or, for a
  ///     recorder, on the thread that posts.
  public convenience init(
    posters: [any Poster], lanes: [LaneConfiguration] = [], defaults: PostOptions = PostOptions(),
    historyLimit: Int = 1000, postPolicy: PostPolicy? = nil,
    onFailure: @escaping @Sendable (any Error) -> Void = { _ in }
  ) {
    let configuration = UserFiles().configuration { UserSettings.tell($0) }
    let names = posters.compactMap(\.name)
    for sentence in configuration.ruleBook.misspelledRoutes(among: names) {
      UserSettings.tell(sentence)
    }
    self.init(
      settings: UserSettings(configuration: configuration), posters: posters, lanes: lanes,
      defaults: defaults, historyLimit: historyLimit, postPolicy: postPolicy, onFailure: onFailure)
  }

  /// Creates a manager under settings of your own, or that you have read.
  ///
  /// - Parameters:
  ///   - settings: What comes before the program's own choices; `UserSettings()` is nothing.
  ///   - posters: The backends, each of which is given every post.
  ///   - lanes: The rules of lanes that differ from the default.
  ///   - defaults: What a post leaves open and its style does not decide.
  ///   - historyLimit: How many ended posts are remembered, at least 0.
  ///   - postPolicy: Who may refuse a post or a removal, beside the posters.
  ///   - clock: The clock; tests pass a manual one.
  ///   - onFailure: Called with every error that a poster throws: from the poster's own task, or, for a
  ///     recorder, on the thread that posts.
  public convenience init(
    settings: UserSettings, posters: [any Poster], lanes: [LaneConfiguration] = [],
    defaults: PostOptions = PostOptions(), historyLimit: Int = 1000, postPolicy: PostPolicy? = nil,
    clock: some Clock<Duration> = ContinuousClock(),
    onFailure: @escaping @Sendable (any Error) -> Void = { _ in }
  ) {
    let configuration = settings.configuration
    self.init(
      posters: posters, lanes: lanes + configuration.lanes,
      defaults: configuration.defaults.filled(from: defaults),
      readingTime: ReadingTime(factor: configuration.timeFactor ?? 1),
      automatic: configuration.automatic ?? .reading,
      historyLimit: historyLimit, postPolicy: postPolicy, clock: clock, onFailure: onFailure)
    for command in configuration.commands {
      handle(command)
    }
  }
}
