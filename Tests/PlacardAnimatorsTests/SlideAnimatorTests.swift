import PlacardAnimators
import Testing

@Suite("Slide")
struct SlideAnimatorTests {
  @Test(
    "A2: comes from its own edge and leaves over it",
    arguments: [
      (AnimationContext.Edge.top, Pose.Offset.y(-3)), (.bottom, .y(3)), (.left, .x(-40)),
      (.right, .x(40)),
    ])
  func edges(edge: AnimationContext.Edge, outside: Pose.Offset) {
    let context = AnimationContext(columns: 40, rows: 3, edge: edge)
    let slide = SlideAnimator()
    #expect(slide.pose(.entering, at: .zero, in: context).offset == outside)
    #expect(slide.pose(.entering, at: .milliseconds(400), in: context) == .identity)
    #expect(slide.pose(.leaving, at: .zero, in: context) == .identity)
    #expect(slide.pose(.leaving, at: .milliseconds(200), in: context).offset == outside)
  }

  @Test("A2: the entrance overshoots a little, as a spring of damping 0.8 does")
  func overshoot() throws {
    let context = AnimationContext(columns: 40, rows: 100, edge: .top)
    let rows = (0...400).map {
      SlideAnimator().pose(.entering, at: .milliseconds($0), in: context).offset.rows
    }
    let peak = try #require(rows.max())
    #expect(peak > 0.5 && peak < 5)
    let firm = SlideAnimator(damping: 1)
    #expect(
      (0...400).allSatisfy {
        firm.pose(.entering, at: .milliseconds($0), in: context).offset.rows <= 0
      })
  }

  @Test("A2: the exit is the cube of the time")
  func exit() {
    let context = AnimationContext(columns: 40, rows: 8, edge: .bottom)
    let half = SlideAnimator().pose(.leaving, at: .milliseconds(100), in: context)
    #expect(abs(half.offset.rows - 1) < 1e-12)
  }

  @Test("A6: turned round in the middle, it goes on from the same position with the same velocity")
  func retarget() {
    let context = AnimationContext(columns: 40, rows: 10, edge: .top)
    let slide = SlideAnimator()
    let moment = Duration.milliseconds(80)
    let pose = slide.pose(.entering, at: moment, in: context)
    let velocity = slide.velocity(.entering, at: moment, in: context)
    #expect(velocity.offset.rows > 10)
    let back = context.starting(from: pose, velocity: velocity)
    #expect(slide.pose(.leaving, at: .zero, in: back) == pose)
    let soon = slide.pose(.leaving, at: .milliseconds(1), in: back)
    #expect(abs((soon.offset.rows - pose.offset.rows) * 1000 - velocity.offset.rows) < 1)
    #expect(slide.pose(.leaving, at: .milliseconds(200), in: back).offset == .y(-10))
  }
}
