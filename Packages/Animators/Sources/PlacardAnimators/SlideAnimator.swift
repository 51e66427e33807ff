/// Slides in from beyond the post's edge on a spring, and back out ever faster.
///
/// A post without an edge comes from the top.
///
/// - Note: Source: the numbers are those of the SwiftMessages top and bottom animation; those of
///   ``Animator/translate`` are MessageStackView's PostView.
public struct SlideAnimator: Animator {
  /// How long the entrance takes.
  public var entrance: Duration {
    didSet { spring = Spring(damping: damping, settlingIn: entrance) }
  }
  /// How long the exit takes.
  public var exit: Duration {
    didSet { exitSpring = exitDamping.map { Spring(damping: $0, settlingIn: exit) } }
  }
  /// The damping ratio of the entrance's spring, clamped to 0.1…4.
  public var damping: Double {
    didSet { spring = Spring(damping: damping, settlingIn: entrance) }
  }
  /// The damping ratio of the exit's spring, or nil to go out with the cube of the time.
  public var exitDamping: Double? {
    didSet { exitSpring = exitDamping.map { Spring(damping: $0, settlingIn: exit) } }
  }
  /// The default initial velocity, in distances a second toward the target.
  public var impulse: Double
  /// What a drag does.
  public var pan: any PanHandler

  private var spring: Spring
  private var exitSpring: Spring?

  /// Creates a slide.
  ///
  /// - Parameters:
  ///   - entrance: How long the entrance takes.
  ///   - exit: How long the exit takes.
  ///   - damping: The damping ratio of the entrance's spring.
  ///   - exitDamping: The damping ratio of the exit's spring, or nil to go out ever faster.
  ///   - impulse: How fast it starts from its ends, in ways a second.
  ///   - pan: What a drag does.
  public init(
    entrance: Duration = .milliseconds(400), exit: Duration = .milliseconds(200),
    damping: Double = 0.8, exitDamping: Double? = nil, impulse: Double = 0,
    pan: any PanHandler = EdgePan()
  ) {
    self.entrance = entrance
    self.exit = exit
    self.damping = damping
    self.exitDamping = exitDamping
    self.impulse = impulse
    self.pan = pan
    spring = Spring(damping: damping, settlingIn: entrance)
    exitSpring = exitDamping.map { Spring(damping: $0, settlingIn: exit) }
  }

  /// Returns where the post is on its way in or out.
  public func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    switch phase {
    case .entering: entering(at: elapsed, in: context)
    case .leaving: leaving(at: elapsed, in: context)
    }
  }

  private func entering(at elapsed: Duration, in context: AnimationContext) -> Pose {
    let part = progress(of: .entering, at: elapsed)
    if part == 1 { return .identity }
    guard let start = context.start else {
      let outside = context.outside
      let velocity = outside.scaled(by: -impulse)
      return Pose(offset: spring.displacement(from: outside, velocity: velocity, at: elapsed))
    }
    var pose = start.travelling(
      to: .identity, leaving: context.velocity, arriving: 0,
      at: part, of: spring.duration.inSeconds)
    pose.offset = spring.displacement(
      from: start.offset, velocity: context.velocity.offset, at: elapsed)
    return pose
  }

  private func leaving(at elapsed: Duration, in context: AnimationContext) -> Pose {
    let start = context.start ?? .identity
    let outside = context.outside
    let part = progress(of: .leaving, at: elapsed)
    var end = start
    end.offset = outside
    if part == 1 {
      if context.travel == 0 { end.opacity = 0 }
      return end
    }
    guard let exitSpring else {
      return start.travelling(
        to: end, leaving: context.velocity, arriving: 3, at: part,
        of: duration(of: .leaving).inSeconds)
    }
    let way = Pose.Offset(
      columns: start.offset.columns - outside.columns, rows: start.offset.rows - outside.rows)
    let velocity =
      start == .identity && context.velocity == .zero
      ? way.scaled(by: -impulse) : context.velocity.offset
    let left = exitSpring.displacement(from: way, velocity: velocity, at: elapsed)
    if context.velocity != .zero {
      end = start.travelling(
        to: start, leaving: context.velocity, arriving: 0, at: part,
        of: exitSpring.duration.inSeconds)
    }
    end.offset = Pose.Offset(
      columns: outside.columns + left.columns, rows: outside.rows + left.rows)
    return end
  }
}

extension Animator where Self == SlideAnimator {
  /// Slides over the post's edge: 0.4 s on a spring of damping 0.8, out in 0.2 s.
  public static var slide: SlideAnimator { SlideAnimator() }

  /// The slide of a stack's single place: 0.333 s each way on a spring of damping 0.75 that starts
  /// with 0.9 ways a second.
  public static var translate: SlideAnimator {
    SlideAnimator(
      entrance: .milliseconds(333), exit: .milliseconds(333), damping: 0.75, exitDamping: 0.75,
      impulse: 0.9, pan: EdgePan.half)
  }
}
