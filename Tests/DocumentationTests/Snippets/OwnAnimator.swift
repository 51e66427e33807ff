import Placard

// snippet
struct Drop: Animator {
  let entrance = Duration.milliseconds(300), exit = Duration.milliseconds(150)

  func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    guard phase == .entering, context.start == nil else {
      return blended(phase, at: elapsed, in: context, arriving: 3) { $0.offset = context.outside }
    }
    let part = progress(of: phase, at: elapsed)
    return Pose(offset: .y(-context.travel * (1 - Easing.bounce(part))))
  }
}
// end
