/// Turns from transparent to opaque and back, in place.
///
/// - Note: Source: 0.25 s each way is the Vitamin snackbar's.
public struct FadeAnimator: Animator {
  /// How long the entrance takes.
  public var entrance: Duration
  /// How long the exit takes.
  public var exit: Duration
  /// Whether a post that is out of place is put there at once, so that nothing travels.
  public var isStill: Bool
  /// What a drag does.
  public var pan: any PanHandler

  /// Creates a fade.
  ///
  /// - Parameters:
  ///   - entrance: How long the entrance takes.
  ///   - exit: How long the exit takes.
  ///   - isStill: Whether a post that is out of place jumps home instead of going there.
  ///   - pan: What a drag does.
  public init(
    entrance: Duration = .milliseconds(250), exit: Duration = .milliseconds(250),
    isStill: Bool = false, pan: any PanHandler = EdgePan()
  ) {
    self.entrance = entrance
    self.exit = exit
    self.isStill = isStill
    self.pan = pan
  }

  /// Returns how opaque the post is; a start that is out of place is made good on the way.
  public func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    var pose = blended(phase, at: elapsed, in: context) { $0.opacity = 0 }
    guard isStill else { return pose }
    let origin = phase == .leaving ? context.start ?? .identity : .identity
    pose.offset = origin.offset
    pose.scale = origin.scale
    pose.reveal = origin.reveal
    return pose
  }
}

extension Animator where Self == FadeAnimator {
  /// Fades for 0.25 s each way.
  public static var fade: FadeAnimator { FadeAnimator() }
}
