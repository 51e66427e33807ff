extension Animator {
  /// Returns a pose on its way from or to a hidden one, with the context's start and velocity: what an
  /// animator of your own uses to keep the law of retargeting.
  ///
  /// A post that leaves while it moves glides on to where the cube of the time brings it to rest.
  ///
  /// ```swift
  /// func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
  ///   blended(phase, at: elapsed, in: context) { $0.offset = context.outside }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - phase: Whether the post comes or goes.
  ///   - elapsed: The time since the phase began.
  ///   - context: What it starts from.
  ///   - arriving: How fast the exit ends, as in ``Pose/travelling(to:leaving:arriving:at:of:)``; the
  ///     entrance always comes to rest.
  ///   - hide: What is hidden about the pose that an entrance starts from, or an exit ends at.
  /// - Returns: The pose.
  public func blended(
    _ phase: Phase, at elapsed: Duration, in context: AnimationContext, arriving: Double = 0,
    hide: (inout Pose) -> Void
  ) -> Pose {
    let part = progress(of: phase, at: elapsed)
    var from = context.start ?? .identity
    var to = Pose.identity
    switch phase {
    case .entering:
      if part == 1 { return .identity }
      if context.start == nil { hide(&from) }
    case .leaving:
      to = from
      let glide = duration(of: .leaving).inSeconds / 3
      to.offset.columns += context.velocity.offset.columns * glide
      to.offset.rows += context.velocity.offset.rows * glide
      hide(&to)
      if part == 1 { return to }
    }
    return from.travelling(
      to: to, leaving: context.velocity, arriving: phase == .leaving ? arriving : 0, at: part,
      of: duration(of: phase).inSeconds)
  }
}
