import PlacardAnimators
import PlacardInspection
import PlacardModels
import PlacardTerminal
import PlacardViews
import Testing

@Suite("Scene: plug-ins") struct TerminalScenePluginTests {
  /// A view that draws wider than there is space for.
  private struct Wide: MessageStyle {
    func body(of post: Post, in environment: ViewEnvironment) -> some Element {
      Text(String(repeating: "wide ", count: 12)).frame(minWidth: 60)
    }
  }

  /// The view of the examples.
  private struct Volume: MessageStyle {
    func body(of post: Post, in environment: ViewEnvironment) -> some Element {
      Row(gap: 1) {
        Icon("♪")
        ProgressBar(post.message.progress).grow(1)
      }.padding(horizontal: 2).border(.rounded)
    }
  }

  /// The animator of the examples.
  private struct Drop: Animator {
    let entrance = Duration.milliseconds(300)
    let exit = Duration.milliseconds(150)

    func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
      Pose(offset: .y(-context.travel * (1 - Easing.bounce(elapsed / entrance))))
    }
  }

  /// An animator whose numbers are none.
  private struct Broken: Animator {
    let entrance = Duration.seconds(1)
    let exit = Duration.seconds(1)
    let value: Double

    func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose {
      Pose(
        offset: .init(columns: value, rows: value), scale: value, opacity: value, reveal: value)
    }
  }

  @Test("A view and an animator are found by name")
  func byName() throws {
    let size = TerminalSize(columns: 24, rows: 6)
    var scene = TerminalScene(
      environment: ViewEnvironment(columns: 23, rows: 5),
      styles: StyleRegistry(["volume": Volume()]), animators: AnimatorRegistry(["drop": Drop()]))
    let post = Post(
      number: 1, message: Message("Volume").progress(0.4),
      options: PostOptions(style: "volume", transition: "drop"))
    scene.show(post, at: .zero)
    var region = LiveRegion(size: size)
    var screen = VirtualScreen(size: size)
    try screen.write(region.paint(scene.frame(at: .milliseconds(70))))
    #expect(
      screen.text == """
        ╰─────────────────────╯
        """)
    try screen.write(region.paint(scene.frame(at: .milliseconds(300))))
    #expect(
      screen.text == """
        ╭─────────────────────╮
        │  ♪ ━━━━━━─────────  │
        ╰─────────────────────╯
        """)
    #expect(scene.nextFrame(after: .milliseconds(300)) == nil)
  }

  @Test("A view that draws wider than the space is clipped")
  func tooWide() {
    var scene = TerminalScene(
      environment: ViewEnvironment(columns: 20, rows: 5), styles: StyleRegistry(["w": Wide()]))
    scene.show(Post(number: 1, message: "x", options: PostOptions(style: "w")), at: .zero)
    let frame = scene.frame(at: .seconds(1))
    #expect(frame.columns == 20)
    #expect(frame.text.contains("wide wide wide wide"))
  }

  @Test(
    "An animator's odd numbers are clamped, or count as settled",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -1, 0, 2])
  func oddPoses(value: Double) {
    var scene = TerminalScene(
      environment: ViewEnvironment(columns: 20, rows: 5),
      animators: AnimatorRegistry(["b": Broken(value: value)]))
    let post = Post.card(1, "x") { $0.options.transition = "b" }
    scene.show(post, at: .zero)
    let entering = scene.frame(at: .milliseconds(10)).rows
    #expect(value.isFinite ? (0...1).contains(entering) : entering == 3)
    #expect(scene.frame(at: .seconds(1)).rows == 3)
    scene.hide(post.ended(), at: .seconds(2))
    #expect((0...3).contains(scene.frame(at: .milliseconds(2500)).rows))
    #expect(scene.frame(at: .seconds(3)).rows == 0)
  }
}
