extension PostQueue {
  /// A board whose entrances and exits take the durations of the built-in animators, as in a script.
  public static func rehearsal(animators: AnimatorRegistry = .standard) -> PostQueue {
    PostQueue { post in
      let timing = animators.timing(named: post.options.transition)
      return PostTiming(entrance: timing.entrance, exit: timing.exit)
    }
  }
}
