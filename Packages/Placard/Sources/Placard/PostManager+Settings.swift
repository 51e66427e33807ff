import PlacardAccessibility
public import PlacardModels
public import PlacardPosting

extension PostManager {
  /// Creates a manager with the user's settings.
  ///
  /// The user's configuration file is read once, here: `placard/config.json` in the configuration
  /// directory, or the file named by `PLACARD_CONFIG`. Its lanes, defaults, rules, modes and time
  /// factor take precedence over the program's; problems with it are reported on standard error.
  /// Together with `.terminal()`, which applies the user's templates and motion, a program is
  /// composed as the command is.
  ///
  /// ```swift
  /// import Placard
  ///
  /// let messages = PostManager(posters: [.terminal()])
  /// ```
  ///
  /// A manager created with a clock, a reading time or rules, or without importing `Placard`, does
  /// not read the user's settings; see
  /// ``init(settings:posters:lanes:defaults:historyLimit:postPolicy:clock:onFailure:)``.
  ///
  /// - Parameters:
  ///   - posters: The backends, each of which receives every post.
  ///   - lanes: The configurations of lanes that differ from the default.
  ///   - defaults: Options for what a post and its style leave open.
  ///   - historyLimit: The number of ended posts in the history, at least 0.
  ///   - postPolicy: Hooks that may refuse a post or a removal, in addition to the posters.
  ///   - onFailure: Called with every error that a poster throws: from the poster's own task, or,
  ///     for a recorder, on the thread that posts.
  public convenience init(
    posters: [any Poster], lanes: [LaneConfiguration] = [], defaults: PostOptions = PostOptions(),
    historyLimit: Int = 1000, postPolicy: PostPolicy? = nil,
    onFailure: @escaping @Sendable (any Error) -> Void = { _ in }
  ) {
    let configuration = UserFiles().configuration { UserSettings.report($0) }
    let names = posters.compactMap(\.name)
    for sentence in configuration.ruleBook.misspelledRoutes(among: names) {
      UserSettings.report(sentence)
    }
    self.init(
      settings: UserSettings(configuration: configuration), posters: posters, lanes: lanes,
      defaults: defaults, historyLimit: historyLimit, postPolicy: postPolicy, onFailure: onFailure)
  }

  /// Creates a manager with explicit settings.
  ///
  /// - Parameters:
  ///   - settings: Settings that take precedence over the program's; `UserSettings()` has none.
  ///   - posters: The backends, each of which receives every post.
  ///   - lanes: The configurations of lanes that differ from the default.
  ///   - defaults: Options for what a post and its style leave open.
  ///   - historyLimit: The number of ended posts in the history, at least 0.
  ///   - postPolicy: Hooks that may refuse a post or a removal, in addition to the posters.
  ///   - clock: The clock; tests pass a manual one.
  ///   - onFailure: Called with every error that a poster throws: from the poster's own task, or,
  ///     for a recorder, on the thread that posts.
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
