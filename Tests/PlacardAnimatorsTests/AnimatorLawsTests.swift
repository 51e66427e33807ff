import PlacardAnimators
import PlacardTesting
import Testing

@Suite("Animator laws")
struct AnimatorLawsTests {
  @Test("A1: every built-in animator keeps the laws", arguments: AnimatorRegistry.standard.names)
  func builtIns(name: String) throws {
    let animator = try #require(AnimatorRegistry.standard[name])
    AnimatorLaws.check(animator, retargets: name != "none")
  }

  @Test("A2: a slide keeps the laws with other numbers", arguments: [0.1, 0.3, 1, 2, 4, .nan, -1])
  func slides(damping: Double) {
    AnimatorLaws.check(
      SlideAnimator(entrance: .seconds(2), exit: .seconds(1), damping: damping), retargets: true)
    AnimatorLaws.check(
      SlideAnimator(entrance: .zero, exit: .seconds(-1), damping: damping), retargets: true)
  }

  @Test("A1: an animator of somebody else's goes through the same check")
  func drop() {
    AnimatorLaws.check(Drop())
  }

  @Test("The check finds what is wrong", arguments: Broken.Fault.allCases)
  func broken(fault: Broken.Fault) {
    let found = AnimatorLaws.violations(of: Broken(fault: fault), retargets: fault == .deaf)
    #expect(found.contains { $0.contains(fault.rawValue) }, "\(found)")
  }
}

/// The plug-in of EXAMPLES, with an exit.
struct Drop: Animator {
  let entrance = Duration.milliseconds(300)
  let exit = Duration.milliseconds(150)

  func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    let fallen = phase == .entering ? Easing.bounce(elapsed / entrance) : 1
    let lifted = phase == .leaving ? Easing.easeIn(elapsed / exit) : 0
    return Pose(offset: .y(-context.travel * (1 - fallen + lifted)))
  }
}

/// A slide with one fault; the fault's raw value is part of the sentence that tells of it.
struct Broken: Animator {
  enum Fault: String, CaseIterable {
    case overshoots = "entering is not settled from"
    case asleep = "entering is settled from the start"
    case late = "leaving does not start settled"
    case stays = "leaving is still seen"
    case infinite = "is not finite"
    case jumps = "jumps at"
    case deaf = "does not start from the pose"
  }

  let fault: Fault
  let entrance = Duration.milliseconds(400)
  let exit = Duration.milliseconds(200)

  func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    var pose = SlideAnimator().pose(phase, at: elapsed, in: context)
    switch fault {
    case .overshoots where phase == .entering: pose.offset.rows -= 0.5
    case .asleep where elapsed <= .zero && phase == .entering: pose = .identity
    case .late where phase == .leaving: pose.offset.rows -= 0.5
    case .stays where phase == .leaving: pose = .identity
    case .infinite where elapsed > .seconds(1000): pose.scale = .infinity
    case .jumps where progress(of: phase, at: elapsed) > 0.5: pose.reveal = 0
    case .deaf where elapsed <= .zero: pose.opacity = 1
    default: break
    }
    return pose
  }
}
