import Placard

// snippet
struct Drop: Animator {
  let entrance = Duration.milliseconds(300), exit = Duration.milliseconds(150)

  func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    let part = progress(of: phase, at: elapsed)
    return switch phase {
    case .entering: Pose(offset: .y(-context.travel * (1 - Easing.bounce(part))))
    case .leaving: Pose(offset: .y(-context.travel * Easing.easeIn(part)))
    }
  }
}
// end
