/// Turns from transparent to opaque and back, in place.
public struct FadeAnimator: Animator {
  /// How long the entrance takes.
  public var entrance: Duration
  /// How long the exit takes.
  public var exit: Duration

  /// Creates a fade; 0.25 s each way is the snackbar's.
  public init(
    entrance: Duration = .milliseconds(250), exit: Duration = .milliseconds(250)
  ) {
    self.entrance = entrance
    self.exit = exit
  }

  /// Returns how opaque the post is; a start that is out of place is made good on the way.
  public func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    blended(phase, at: elapsed, in: context) { $0.opacity = 0 }
  }
}

extension Animator where Self == FadeAnimator {
  /// Fades for 0.25 s each way.
  public static var fade: FadeAnimator { FadeAnimator() }
}
