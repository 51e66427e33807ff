extension Animator {
  /// Returns a pose between settled and hidden, slow at both ends, from the context's start if any.
  func blended(
    _ phase: Phase, at elapsed: Duration, in context: AnimationContext,
    along curve: (Double) -> Double = Easing.easeInOut, hide: (inout Pose) -> Void
  ) -> Pose {
    let part = curve(progress(of: phase, at: elapsed))
    var hidden = phase == .entering ? .identity : context.start ?? .identity
    hide(&hidden)
    return switch phase {
    case .entering: (context.start ?? hidden).mixed(with: .identity, by: part)
    case .leaving: (context.start ?? .identity).mixed(with: hidden, by: part)
    }
  }
}
