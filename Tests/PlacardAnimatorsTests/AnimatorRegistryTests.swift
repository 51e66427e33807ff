import PlacardAnimators
import Testing

@Suite("Animator registry")
struct AnimatorRegistryTests {
  @Test(
    "A2: the built-in names and their durations",
    arguments: [
      ("slide", 400, 200), ("translate", 333, 333), ("fade", 250, 250), ("physics", 500, 150),
      ("collapse", 333, 333), ("none", 0, 0),
    ])
  func timings(name: String, entrance: Int, exit: Int) {
    let timing = AnimatorRegistry.standard.timing(named: name)
    #expect(timing.entrance == .milliseconds(entrance))
    #expect(timing.exit == .milliseconds(exit))
  }

  @Test("An unknown name falls back to the default of its place, and then to the slide")
  func fallback() {
    let registry = AnimatorRegistry.standard
    #expect(registry.names == ["collapse", "fade", "none", "physics", "slide", "translate"])
    #expect(registry["warp"] == nil)
    #expect(registry.animator(named: "warp") is SlideAnimator)
    #expect(registry.animator(named: nil, default: "physics") is PhysicsAnimator)
    #expect(registry.animator(named: "warp", default: "woof") is SlideAnimator)
    #expect(registry.animator(named: "fade", default: "physics") is FadeAnimator)
    #expect(registry.timing(named: "warp", default: "collapse").exit == .milliseconds(333))
  }

  @Test("A1: yours have the same rights, and stay in the registry they were given to")
  func yours() {
    var registry = AnimatorRegistry(["drop": Drop(), "slide": NoAnimator()])
    #expect(registry.animator(named: "drop") is Drop)
    #expect(registry.animator(named: "slide") is NoAnimator)
    #expect(AnimatorRegistry.standard["drop"] == nil)
    registry["drop"] = nil
    #expect(registry["drop"] == nil)
  }

  @Test("A negative duration counts as zero")
  func negative() {
    let registry = AnimatorRegistry(["odd": FadeAnimator(entrance: .seconds(-1), exit: .zero)])
    #expect(registry.timing(named: "odd").entrance == .zero)
  }

  @Test("A5: less motion keeps the time and leaves out the way; none leaves out both")
  func motion() {
    let context = AnimationContext(columns: 40, rows: 3)
    let basic = MotionLevel.basic.limit(.slide)
    #expect(basic.entrance == .milliseconds(400))
    #expect(basic.exit == .milliseconds(200))
    let half = basic.pose(.entering, at: .milliseconds(200), in: context)
    #expect(half == Pose(opacity: 0.5))
    #expect(MotionLevel.none.limit(.slide).entrance == .zero)
    #expect(MotionLevel.full.limit(.slide) is SlideAnimator)
  }
}
