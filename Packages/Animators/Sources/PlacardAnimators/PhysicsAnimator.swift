/// Swells into place on a spring while it turns opaque, and shrinks a little as it fades.
///
/// - Note: Source: the numbers are those of the SwiftMessages physics animation.
public struct PhysicsAnimator: Animator {
  /// How long the entrance takes.
  public var entrance: Duration
  /// How long the exit takes.
  public var exit: Duration
  /// The damping ratio of the entrance's spring, clamped to 0.1…4.
  public var damping: Double
  /// The scale that the entrance starts from.
  public var smallest: Double
  /// The scale that the exit ends at.
  public var shrunk: Double
  /// The opacity that the entrance starts from, 0…1.
  public var faintest: Double
  /// The part of the entrance in which it turns opaque, 0…1.
  public var fading: Double

  /// Creates a physics animator.
  public init(
    entrance: Duration = .milliseconds(500), exit: Duration = .milliseconds(150),
    damping: Double = 0.6, smallest: Double = 0.6, shrunk: Double = 0.8,
    faintest: Double = 0.25, fading: Double = 0.3
  ) {
    self.entrance = entrance
    self.exit = exit
    self.damping = damping
    self.smallest = smallest
    self.shrunk = shrunk
    self.faintest = faintest
    self.fading = fading
  }

  /// Returns how large and how opaque the post is; a start out of place swings back.
  public func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    switch phase {
    case .entering:
      let start = context.start ?? Pose(scale: smallest, opacity: faintest)
      let spring = Spring(damping: damping, settlingIn: entrance)
      let part = progress(of: .entering, at: elapsed)
      var pose = start.mixed(with: .identity, by: part > 0 ? Easing.easeOut(part / fading) : 0)
      pose.scale = 1 + spring.displacement(from: start.scale - 1, velocity: 0, at: elapsed)
      pose.offset = spring.displacement(
        from: start.offset, velocity: context.velocity, at: elapsed)
      return pose
    case .leaving:
      return blended(phase, at: elapsed, in: context, along: Easing.easeIn) { pose in
        pose.scale = min(shrunk, pose.scale)
        pose.opacity = 0
      }
    }
  }
}

extension Animator where Self == PhysicsAnimator {
  /// Swells for 0.5 s on a spring of damping 0.6, and is gone in 0.15 s.
  public static var physics: PhysicsAnimator { PhysicsAnimator() }
}
