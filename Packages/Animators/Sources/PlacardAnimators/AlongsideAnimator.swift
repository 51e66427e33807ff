/// An animator with something else done to its poses on the way.
///
/// The change is not made where a post is settled, nor where an animation was cut short, and not at the
/// end of an exit if it would bring back what is hidden: whatever it does, a post is settled and gone
/// in time.
struct AlongsideAnimator<Base: Animator>: Animator {
  /// What is done to a pose, with how much of the phase is over, 0…1.
  typealias Change =
    @Sendable (
      _ pose: inout Pose, _ phase: Phase, _ part: Double, _ context: AnimationContext
    ) -> Void

  /// The animator that goes on alongside.
  var base: Base
  private let change: Change

  /// How long the entrance takes.
  var entrance: Duration { base.entrance }
  /// How long the exit takes.
  var exit: Duration { base.exit }
  /// What a drag does.
  var pan: any PanHandler { base.pan }

  init(_ base: Base, change: @escaping Change) {
    self.base = base
    self.change = change
  }

  /// Returns the base's pose, changed.
  func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    let pose = base.pose(phase, at: elapsed, in: context)
    let part = progress(of: phase, at: elapsed)
    guard context.isUndisturbed(in: phase), phase == .leaving || part < 1 else { return pose }
    var changed = pose
    change(&changed, phase, part, context)
    return part < 1 || changed.isHidden(in: context) ? changed : pose
  }
}

extension Animator {
  /// Returns an animator that does something else to every pose on the way.
  ///
  /// ```swift
  /// .slide.alongside { pose, phase, part, _ in
  ///   pose.opacity *= phase == .entering ? part : 1 - part
  /// }
  /// ```
  ///
  /// - Parameter change: What is done to a pose, with how much of the phase is over, 0…1: a pure function. It must leave the pose at both ends as it is, but for
  ///   what it hides there, so that nothing jumps.
  /// - Returns: The animator with the change.
  public func alongside(
    _ change:
      @escaping @Sendable (
        _ pose: inout Pose, _ phase: Phase, _ part: Double, _ context: AnimationContext
      ) -> Void
  ) -> some Animator {
    AlongsideAnimator(self, change: change)
  }
}

extension AnimationContext {
  /// Whether a phase starts from where an animator has it start anyway.
  func isUndisturbed(in phase: Phase) -> Bool {
    start == nil || phase == .leaving && start == .identity && velocity == .zero
  }
}
