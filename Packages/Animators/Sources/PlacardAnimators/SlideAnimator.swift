/// Slides in from beyond the post's edge on a spring, and back out ever faster.
///
/// A post without an edge comes from the top.
///
/// - Note: Source: the numbers are those of the SwiftMessages top and bottom animation.
public struct SlideAnimator: Animator {
  /// How long the entrance takes.
  public var entrance: Duration
  /// How long the exit takes.
  public var exit: Duration
  /// The damping ratio of the entrance's spring, clamped to 0.1…4.
  public var damping: Double

  /// Creates a slide.
  public init(
    entrance: Duration = .milliseconds(400), exit: Duration = .milliseconds(200),
    damping: Double = 0.8
  ) {
    self.entrance = entrance
    self.exit = exit
    self.damping = damping
  }

  /// Returns where the post is on its way in or out.
  public func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    let part = progress(of: phase, at: elapsed)
    switch phase {
    case .entering:
      let start = context.start ?? Pose(offset: context.outside)
      let spring = Spring(damping: damping, settlingIn: entrance)
      var pose = start.mixed(with: .identity, by: Easing.easeOut(part))
      pose.offset = spring.displacement(
        from: start.offset, velocity: context.velocity, at: elapsed)
      return pose
    case .leaving:
      let start = context.start ?? .identity
      let seconds = duration(of: .leaving) / .seconds(1)
      func way(from: Double, to: Double, velocity: Double) -> Double {
        Easing.hermite(
          from: from, to: to, leaving: velocity * seconds, arriving: 3 * (to - from), at: part)
      }
      var pose = start
      let outside = context.outside
      pose.offset.columns = way(
        from: start.offset.columns, to: outside.columns, velocity: context.velocity.columns)
      pose.offset.rows = way(
        from: start.offset.rows, to: outside.rows, velocity: context.velocity.rows)
      if context.travel == 0, part == 1 { pose.opacity = 0 }
      return pose
    }
  }
}

extension Animator where Self == SlideAnimator {
  /// Slides over the post's edge: 0.4 s on a spring of damping 0.8, out in 0.2 s.
  public static var slide: SlideAnimator { SlideAnimator() }

  /// The slide of a stack's single place: 0.333 s each way on a spring of damping 0.75.
  public static var translate: SlideAnimator {
    SlideAnimator(entrance: .milliseconds(333), exit: .milliseconds(333), damping: 0.75)
  }
}
