public import PlacardJSONStream

extension PostScheduler {
  /// A board whose entrances and exits take the durations of the built-in animators, as in a script.
  ///
  /// - Parameters:
  ///   - animators: The animators by name.
  ///   - configuration: The lanes, the defaults and the factor of the board.
  /// - Returns: A board on which nothing has happened.
  public static func dryRun(
    animators: AnimatorRegistry = .standard, configuration: Configuration = Configuration()
  ) -> PostScheduler {
    PostScheduler(
      defaults: configuration.defaults, lanes: configuration.lanes,
      readingTime: ReadingTime(factor: configuration.timeFactor ?? 1)
    ) { post in
      let timing = animators.timing(named: post.options.transition)
      return PostTiming(entrance: timing.entrance, exit: timing.exit)
    }
  }
}
