/// Grows from no height to its own and back, so that the neighbours in a stack close the gap.
///
/// - Note: Source: 0.333 s each way, and half a height to swipe, are MessageStackView's.
public struct CollapseAnimator: Animator {
  /// How long the entrance takes.
  public var entrance: Duration
  /// How long the exit takes.
  public var exit: Duration
  /// What a drag does.
  public var pan: any PanHandler

  /// Creates a collapse.
  public init(
    entrance: Duration = .milliseconds(333), exit: Duration = .milliseconds(333),
    pan: any PanHandler = EdgePan.half
  ) {
    self.entrance = entrance
    self.exit = exit
    self.pan = pan
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
