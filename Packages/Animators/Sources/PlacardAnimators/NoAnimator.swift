/// Is there at once, and gone at once.
public struct NoAnimator: Animator {
  /// No time.
  public let entrance = Duration.zero
  /// No time.
  public let exit = Duration.zero

  /// What a drag does.
  public var pan: any PanHandler

  /// Creates an animator that does not animate.
  public init(pan: any PanHandler = EdgePan()) {
    self.pan = pan
  }

  /// Returns the settled pose on entering, and nothing visible on leaving.
  public func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    phase == .entering ? .identity : Pose(opacity: 0)
  }
}

extension Animator where Self == NoAnimator {
  /// Is there at once, and gone at once.
  public static var none: NoAnimator { NoAnimator() }
}
