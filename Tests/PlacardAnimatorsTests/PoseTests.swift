import PlacardAnimators
import Testing

@Suite("Poses")
struct PoseTests {
  @Test("A2: fade, collapse and physics change what they are named after")
  func kinds() {
    let context = AnimationContext(columns: 40, rows: 4, edge: nil)
    #expect(FadeAnimator().pose(.entering, at: .zero, in: context) == Pose(opacity: 0))
    #expect(
      CollapseAnimator().pose(.leaving, at: .milliseconds(333), in: context) == Pose(reveal: 0))
    #expect(
      PhysicsAnimator().pose(.entering, at: .zero, in: context) == Pose(scale: 0.6, opacity: 0.25))
    #expect(
      PhysicsAnimator().pose(.entering, at: .milliseconds(150), in: context).opacity == 1)
    #expect(
      PhysicsAnimator().pose(.leaving, at: .milliseconds(150), in: context)
        == Pose(scale: 0.8, opacity: 0))
  }

  @Test("A context is finite whatever it is given")
  func hostileContext() {
    let context = AnimationContext(
      travel: .nan, columns: .min, rows: .max, start: Pose(scale: .infinity, opacity: .nan),
      velocity: Pose.Velocity(offset: .x(-.infinity), opacity: .nan))
    #expect(context.travel == 0)
    #expect(context.columns == 0)
    #expect(context.rows == 1_000_000)
    #expect(context.start == Pose(scale: 1e6, opacity: 0))
    #expect(context.velocity == Pose.Velocity(offset: .x(-1e6)))
  }

  @Test("What is transparent, flat, tiny or out of sight is hidden")
  func hidden() {
    let context = AnimationContext(columns: 40, rows: 4)
    #expect(Pose(opacity: 0).isHidden(in: context))
    #expect(Pose(reveal: 0).isHidden(in: context))
    #expect(Pose(scale: 0).isHidden(in: context))
    #expect(Pose(offset: .y(-4)).isHidden(in: context))
    #expect(!Pose(offset: .y(-3.9)).isHidden(in: context))
    #expect(!Pose.identity.isHidden(in: AnimationContext(columns: 0, rows: 0)))
  }
}
