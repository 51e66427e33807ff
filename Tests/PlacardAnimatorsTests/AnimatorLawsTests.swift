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

  @Test("A1: a third-party animator passes the same check")
  func drop() {
    AnimatorLaws.check(Drop())
  }

  @Test("The check finds what is wrong", arguments: Broken.Fault.allCases)
  func broken(fault: Broken.Fault) {
    let retargets = [.deaf, .heedless].contains(fault)
    let found = AnimatorLaws.violations(of: Broken(fault: fault), retargets: retargets)
    #expect(found.contains { $0.contains(fault.rawValue) }, "\(found)")
  }
}

/// The plug-in of the README, with an exit.
struct Drop: Animator {
  let entrance = Duration.milliseconds(300)
  let exit = Duration.milliseconds(150)

  func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    let fallen = phase == .entering ? Easing.bounce(elapsed / entrance) : 1
    let lifted = phase == .leaving ? Easing.easeIn(elapsed / exit) : 0
    return Pose(offset: .y(-context.travel * (1 - fallen + lifted)))
  }
}

/// A slide with one fault; the fault's raw value is part of the sentence that reports it.
struct Broken: Animator {
  enum Fault: String, CaseIterable {
    case overshoots = "entering is not settled from"
    case asleep = "entering is settled from the start"
    case late = "leaving does not start settled"
    case stays = "leaving is still seen"
    case infinite = "is not finite"
    case jumps = "jumps at"
    case deaf = "does not start from the pose"
    case heedless = "does not start with the velocity"
    case hasty = "is over long before"
    case slippery = "a drag jumps to"
    case restless = "a drag moves the post before"
    case boundless = "the velocity after a drag is not finite"
  }

  let fault: Fault
  let entrance = Duration.milliseconds(400)
  let exit = Duration.milliseconds(200)
  var pan: any PanHandler { BrokenPan(fault: fault) }

  func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
    let heard = fault == .heedless ? context.start.map { context.starting(from: $0) } : nil
    let elapsed = fault == .hasty ? elapsed * 2 : elapsed
    var pose = SlideAnimator().pose(phase, at: elapsed, in: heard ?? context)
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

/// A pan with the faults that are a pan's.
private struct BrokenPan: PanHandler {
  let fault: Broken.Fault

  func takes(_ way: Pose.Offset, in context: AnimationContext) -> Bool { true }

  func displacement(_ way: Pose.Offset, in context: AnimationContext) -> Pose.Offset {
    switch fault {
    case .slippery where way.rows > 2: way.scaled(by: 3)
    case .restless where way == .zero: .y(1e-3)
    default: way
    }
  }

  func dismisses(_ motion: PanMotion, in context: AnimationContext) -> Bool { false }

  func limited(_ velocity: Pose.Offset, in context: AnimationContext) -> Pose.Offset {
    fault == .boundless ? .y(velocity.rows / 0) : velocity
  }
}
