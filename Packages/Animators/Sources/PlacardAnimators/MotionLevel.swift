/// How much may move.
public enum MotionLevel: String, Sendable, Hashable, Codable, CaseIterable {
  /// Everything.
  case full
  /// Nothing travels or changes its size: posts fade, in the same time.
  case basic
  /// Nothing: posts are there, or not.
  case none

  /// Returns what animates in the place of an animator at this level.
  public func limit(_ animator: any Animator) -> any Animator {
    switch self {
    case .full: animator
    case .basic:
      FadeAnimator(
        entrance: animator.duration(of: .entering), exit: animator.duration(of: .leaving))
    case .none: NoAnimator()
    }
  }
}
