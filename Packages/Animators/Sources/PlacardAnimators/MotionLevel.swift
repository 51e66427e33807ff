/// How much may move.
public enum MotionLevel: String, Sendable, Hashable, Codable, CaseIterable {
  /// Everything.
  case full
  /// Nothing travels or changes its size: posts fade in place, in the same time. A post that was
  /// dragged follows the pointer, since it is the person who moves it, and jumps back when let go of.
  case basic
  /// Nothing: posts are there, or not.
  case none

  /// Returns what animates in the place of an animator at this level; drags stay the animator's own.
  public func limit(_ animator: any Animator) -> any Animator {
    switch self {
    case .full: animator
    case .basic:
      FadeAnimator(
        entrance: animator.duration(of: .entering), exit: animator.duration(of: .leaving),
        isStill: true, pan: animator.pan)
    case .none: NoAnimator(pan: animator.pan)
    }
  }
}
