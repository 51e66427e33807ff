import PlacardAnimators
import PlacardTesting
import Testing

@Suite("Alongside")
struct AlongsideTests {
  private let context = AnimationContext(columns: 40, rows: 4, edge: .top)
  private let fadingSlide: some Animator = SlideAnimator().alongside { pose, phase, part, _ in
    pose.opacity *= phase == .entering ? part : 1 - part
  }

  @Test("A6: something else happens alongside, and the ends stay the animator's")
  func hook() {
    #expect(fadingSlide.entrance == .milliseconds(400))
    #expect(fadingSlide.pose(.entering, at: .zero, in: context) == Pose(offset: .y(-4), opacity: 0))
    let half = fadingSlide.pose(.entering, at: .milliseconds(200), in: context)
    #expect(half.opacity == 0.5)
    #expect(
      half.offset == SlideAnimator().pose(.entering, at: .milliseconds(200), in: context).offset)
    #expect(fadingSlide.pose(.entering, at: .milliseconds(400), in: context) == .identity)
    #expect(fadingSlide.pose(.leaving, at: .milliseconds(150), in: context).opacity == 0.25)
    AnimatorLaws.check(fadingSlide, retargets: true)
  }

  @Test("A6: cut short in the middle, what happened alongside is made good without a jump")
  func cutShort() {
    let moment = Duration.milliseconds(100)
    let pose = fadingSlide.pose(.entering, at: moment, in: context)
    let velocity = fadingSlide.velocity(.entering, at: moment, in: context)
    #expect(abs(velocity.opacity - 2.5) < 1e-6)
    let back = context.starting(from: pose, velocity: velocity)
    #expect(fadingSlide.pose(.leaving, at: .zero, in: back) == pose)
    #expect(fadingSlide.pose(.leaving, at: .milliseconds(200), in: back).isHidden(in: context))
  }

  @Test("A6: a change that hides everything for good still leaves a settled post settled")
  func careless() {
    let careless = FadeAnimator().alongside { pose, _, _, _ in pose.scale = 0 }
    #expect(careless.pose(.entering, at: .milliseconds(250), in: context) == .identity)
    #expect(AnimatorLaws.violations(of: careless).contains { $0.contains("jumps at") })
  }
}
