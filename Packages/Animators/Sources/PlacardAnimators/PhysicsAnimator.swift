/// Swells into place on a spring while it turns opaque, and shrinks a little as it fades.
///
/// A post that is thrown flies on as fast as it was thrown while it fades; one that is let go of
/// swings back.
///
/// - Note: Source: the numbers are those of the SwiftMessages physics animation.
public struct PhysicsAnimator: Animator {
  /// How long the entrance takes.
  public var entrance: Duration {
    didSet { tune() }
  }
  /// How long the exit takes.
  public var exit: Duration
  /// The damping ratio of the entrance's spring, clamped to 0.1…4.
  public var damping: Double {
    didSet { tune() }
  }
  /// The damping ratio of the spring on which it returns to its resting position, clamped to 0.1…4.
  public var returnDamping: Double {
    didSet { tune() }
  }
  /// The scale that the entrance starts from.
  public var smallest: Double
  /// The scale that the exit ends at.
  public var shrunk: Double
  /// The opacity that the entrance starts from, 0…1.
  public var faintest: Double
  /// The part of the entrance in which it turns opaque, 0…1.
  public var fading: Double
  /// What a drag does.
  public var pan: any PanHandler

  private var spring: Spring
  private var returnSpring: Spring

  /// Creates a physics animator.
  public init(
    entrance: Duration = .milliseconds(500), exit: Duration = .milliseconds(150),
    damping: Double = 0.6, returnDamping: Double = 0.65, smallest: Double = 0.6,
    shrunk: Double = 0.8, faintest: Double = 0.25, fading: Double = 0.3,
    pan: any PanHandler = ThrowPan()
  ) {
    self.entrance = entrance
    self.exit = exit
    self.damping = damping
    self.returnDamping = returnDamping
    self.smallest = smallest
    self.shrunk = shrunk
    self.faintest = faintest
    self.fading = fading
    self.pan = pan
    spring = Spring(damping: damping, settlingIn: entrance)
    returnSpring = Spring(damping: returnDamping, settlingIn: entrance)
  }

  /// Returns how large and how opaque the post is; a start out of place swings back.
  public func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    switch phase {
    case .entering: entering(at: elapsed, in: context)
    case .leaving: leaving(at: elapsed, in: context)
    }
  }

  private func entering(at elapsed: Duration, in context: AnimationContext) -> Pose {
    let part = progress(of: .entering, at: elapsed)
    guard part < 1 else { return .identity }
    guard let start = context.start else {
      let opaque = part > 0 ? Easing.easeOut(part / fading) : 0
      return Pose(
        scale: 1 + spring.displacement(from: smallest - 1, velocity: 0, at: elapsed),
        opacity: faintest + (1 - faintest) * opaque)
    }
    var pose = start.travelling(
      to: .identity, leaving: context.velocity, arriving: 0, at: part,
      of: spring.duration.inSeconds)
    pose.scale =
      1
      + returnSpring.displacement(
        from: start.scale - 1, velocity: context.velocity.scale, at: elapsed)
    pose.offset = returnSpring.displacement(
      from: start.offset, velocity: context.velocity.offset, at: elapsed)
    return pose
  }

  private func leaving(at elapsed: Duration, in context: AnimationContext) -> Pose {
    var pose = blended(.leaving, at: elapsed, in: context, arriving: 3) { pose in
      pose.scale = min(shrunk, pose.scale)
      pose.opacity = 0
    }
    guard context.velocity.offset != .zero else { return pose }
    let seconds = progress(of: .leaving, at: elapsed) * duration(of: .leaving).inSeconds
    let start = context.start?.offset ?? .zero
    pose.offset = Pose.Offset(
      columns: start.columns + context.velocity.offset.columns * seconds,
      rows: start.rows + context.velocity.offset.rows * seconds)
    return pose
  }

  private mutating func tune() {
    spring = Spring(damping: damping, settlingIn: entrance)
    returnSpring = Spring(damping: returnDamping, settlingIn: entrance)
  }
}

extension Animator where Self == PhysicsAnimator {
  /// Swells for 0.5 s on a spring of damping 0.6, and is gone in 0.15 s.
  public static var physics: PhysicsAnimator { PhysicsAnimator() }
}
