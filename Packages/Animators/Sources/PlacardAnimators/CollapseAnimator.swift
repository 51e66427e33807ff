/// Grows from no height to its own and back, so that the neighbours in a stack close the gap.
public struct CollapseAnimator: Animator {
  /// How long the entrance takes.
  public var entrance: Duration
  /// How long the exit takes.
  public var exit: Duration

  /// Creates a collapse; 0.333 s each way is MessageStackView's.
  public init(
    entrance: Duration = .milliseconds(333), exit: Duration = .milliseconds(333)
  ) {
    self.entrance = entrance
    self.exit = exit
  }

  /// Returns how much of the post's height there is.
  public func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    blended(phase, at: elapsed, in: context) { $0.reveal = 0 }
  }
}

extension Animator where Self == CollapseAnimator {
  /// Grows and collapses for 0.333 s each way.
  public static var collapse: CollapseAnimator { CollapseAnimator() }
}
