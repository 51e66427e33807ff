public import PlacardJSONStream

extension PostScheduler {
  /// A scheduler with the entrance and exit durations of animators, as in a script.
  ///
  /// - Parameters:
  ///   - animators: The animators by name.
  ///   - configuration: The lanes, the defaults and the time factor.
  /// - Returns: A scheduler without posts.
  public static func dryRun(
    animators: AnimatorRegistry = .standard, configuration: Configuration = Configuration()
  ) -> PostScheduler {
    PostScheduler(
      defaults: configuration.defaults, lanes: configuration.lanes,
      readingTime: ReadingTime(factor: configuration.timeFactor ?? 1),
      automatic: configuration.automatic ?? .reading
    ) { post in
      let timing = animators.timing(named: post.options.transition)
      return PostTiming(entrance: timing.entrance, exit: timing.exit)
    }
  }
}
