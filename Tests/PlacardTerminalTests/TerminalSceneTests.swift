import PlacardAnimators
import PlacardInspection
import PlacardModels
import PlacardTerminal
import PlacardViews
import Testing

@Suite("Scene") struct TerminalSceneTests {
  private var harness = SceneHarness(columns: 40, rows: 12)

  @Test("A card slides in over its edge, settles, and slides out (T1)")
  mutating func entranceAndExit() throws {
    let post = Post.card(1, "Saved", body: "Package.swift", severity: .success)
    harness.scene.show(post, at: .zero)
    #expect(try harness.text(at: 0) == "")
    #expect(
      try harness.text(at: 50) == """
        ╰──────────────────────╯
        """)
    #expect(
      try harness.text(at: 100) == """
        │ ✓ Saved              │
        │   Package.swift      │
        ╰──────────────────────╯
        """)
    #expect(
      try harness.text(at: 400) == """
        ╭──────────────────────╮
        │ ✓ Saved              │
        │   Package.swift      │
        ╰──────────────────────╯
        """)
    harness.scene.hide(post.ended(), at: .milliseconds(1000))
    #expect(
      try harness.text(at: 1000) == """
        ╭──────────────────────╮
        │ ✓ Saved              │
        │   Package.swift      │
        ╰──────────────────────╯
        """)
    #expect(
      try harness.text(at: 1150) == """
        │   Package.swift      │
        ╰──────────────────────╯
        """)
    #expect(try harness.text(at: 1200).isEmpty)
    #expect(harness.scene.isEmpty)
  }

  @Test("A card at the bottom comes and goes over its lower edge")
  mutating func bottomEdge() throws {
    let post = Post.card(1, "Saved") { $0.options.placement = .bottom }
    harness.scene.show(post, at: .zero)
    #expect(
      try harness.text(at: 90) == """
        ╭──────────────────────╮
        │ ● Saved              │
        """)
  }

  @Test("Posts stand by position, then by arrival, and one that goes leaves no gap")
  mutating func order() throws {
    let placements: [Placement] = [.bottom, .center, .top, .topTrailing]
    let posts = zip(1..., placements).map { number, placement in
      Post.card(number, "\(placement)") {
        $0.options.placement = placement
        $0.options.maxWidth = 20
      }
    }
    harness = SceneHarness(columns: 40, rows: 14)
    for post in posts { harness.scene.show(post, at: .zero) }
    #expect(
      try harness.text(at: 500) == """
        ╭──────────────────╮
        │ ● top            │
        ╰──────────────────╯
                           ╭──────────────────╮
                           │ ● topTrailing    │
                           ╰──────────────────╯
                 ╭──────────────────╮
                 │ ● center         │
                 ╰──────────────────╯
        ╭──────────────────╮
        │ ● bottom         │
        ╰──────────────────╯
        """)
    harness.scene.hide(posts[1].ended(animated: false), at: .milliseconds(600))
    #expect(
      try harness.text(at: 600) == """
        ╭──────────────────╮
        │ ● top            │
        ╰──────────────────╯
                           ╭──────────────────╮
                           │ ● topTrailing    │
                           ╰──────────────────╯
        ╭──────────────────╮
        │ ● bottom         │
        ╰──────────────────╯
        """)
  }

  @Test("An update changes the content in place; on the way out it changes nothing")
  mutating func update() throws {
    let first = Post.card(1, "Pulling") { $0.message.progress = .steps(done: 1, total: 4) }
    var second = first
    second.message.progress = .steps(done: 3, total: 4)
    second.count = 2
    harness.scene.show(first, at: .zero)
    #expect(
      try harness.text(at: 400) == """
        ╭─────────────────────────────────────╮
        │ ● Pulling                           │
        │   ━━━━━━━────────────────────── 1/4 │
        ╰─────────────────────────────────────╯
        """)
    harness.scene.update(second)
    #expect(
      try harness.text(at: 500) == """
        ╭─────────────────────────────────────╮
        │ ● Pulling                        ×2 │
        │   ━━━━━━━━━━━━━━━━━━━━━╸─────── 3/4 │
        ╰─────────────────────────────────────╯
        """)
    let settled = harness.screen.text
    harness.scene.hide(second.ended(), at: .milliseconds(600))
    harness.scene.update(first)
    #expect(try harness.text(at: 600) == settled)
  }

  @Test("A second show of a post is an update, and its entrance goes on")
  mutating func secondShow() throws {
    harness.scene.show(.card(1, "One"), at: .zero)
    harness.scene.show(.card(1, "Two"), at: .milliseconds(300))
    #expect(
      try harness.text(at: 400) == """
        ╭──────────────────────╮
        │ ● Two                │
        ╰──────────────────────╯
        """)
    #expect(harness.scene.nextFrame(after: .milliseconds(400)) == nil)
  }

  @Test("What is not there is neither updated nor hidden")
  mutating func unknown() throws {
    harness.scene.update(.card(7, "Nobody"))
    harness.scene.hide(.card(7, "Nobody").ended(), at: .zero)
    #expect(harness.scene.isEmpty)
    #expect(try harness.close(at: 0).isEmpty)
  }

  @Test("A second end does not start the exit anew; one without an animation ends it at once")
  mutating func secondEnd() throws {
    let post = Post.card(1, "Saved")
    harness.scene.show(post, at: .zero)
    _ = try harness.text(at: 900)
    harness.scene.hide(post.ended(), at: .milliseconds(1000))
    harness.scene.hide(post.ended(.closed), at: .milliseconds(1100))
    _ = try harness.text(at: 1199)
    #expect(!harness.scene.isEmpty)
    #expect(try harness.text(at: 1200).isEmpty)
    harness.scene.show(post, at: .milliseconds(2000))
    harness.scene.hide(post.ended(), at: .milliseconds(3000))
    harness.scene.hide(post.ended(animated: false), at: .milliseconds(3010))
    #expect(harness.scene.isEmpty)
  }

  @Test("An exit in the middle of the entrance goes on from there")
  mutating func retarget() throws {
    let post = Post.card(1, "Saved", body: "one\ntwo\nthree")
    harness.scene.show(post, at: .zero)
    let before = try harness.text(at: 80)
    harness.scene.hide(post.ended(), at: .milliseconds(80))
    #expect(try harness.text(at: 80) == before)
    #expect(before.split(separator: "\n").count == 4)
  }

  @Test("Frames follow while something comes or goes, ten a second while it spins, none otherwise")
  mutating func frames() throws {
    harness.scene.show(.card(1, "Still"), at: .zero)
    #expect(harness.scene.nextFrame(after: .zero) == .microseconds(16_667))
    #expect(harness.scene.nextFrame(after: .milliseconds(400)) == nil)
    let spinning = Post.card(2, "Work") { $0.message.progress = .indeterminate }
    harness.scene.show(spinning, at: .milliseconds(1050))
    #expect(harness.scene.nextFrame(after: .milliseconds(1490)) == .milliseconds(1550))
    #expect(harness.scene.nextFrame(after: .milliseconds(1550)) == .milliseconds(1650))
    let one = try harness.text(at: 1550)
    #expect(try harness.text(at: 1640) == one)
    #expect(try harness.text(at: 1750) != one)
    harness.scene.hide(spinning.ended(.closed), at: .milliseconds(2000))
    #expect(harness.scene.nextFrame(after: .milliseconds(2000)) == nil)
  }

  @Test(
    "With basic motion posts fade in place; with none they are there or not",
    arguments: [(MotionLevel.basic, 3), (.none, 0)])
  func motion(level: MotionLevel, rowsLeaving: Int) {
    let environment = ViewEnvironment(columns: 40, rows: 12)
    var scene = TerminalScene(environment: environment, motion: level)
    let post = Post.card(1, "Saved")
    scene.show(post, at: .zero)
    #expect(scene.frame(at: .zero).rows == 3)
    #expect((scene.nextFrame(after: .zero) == nil) == (level == .none))
    scene.hide(post.ended(), at: .seconds(1))
    #expect(scene.frame(at: .seconds(1)).rows == rowsLeaving)
    scene.show(.card(2, "Work") { $0.message.progress = .indeterminate }, at: .seconds(2))
    _ = scene.frame(at: .seconds(3))
    #expect(scene.nextFrame(after: .seconds(3)) == nil)
  }

  @Test("A fade mixes colours only where there are enough of them (T4)")
  func fading() {
    let post = Post.card(1, "Saved") { $0.options.transition = "fade" }
    func frame(_ depth: ColorDepth, at time: Duration) -> CellBuffer {
      var scene = TerminalScene(environment: ViewEnvironment(columns: 40, depth: depth))
      scene.show(post, at: .zero)
      return scene.frame(at: time)
    }
    for depth in ColorDepth.allCases {
      let mixes = depth > .ansi16
      #expect((frame(depth, at: .zero) != frame(depth, at: .seconds(1))) == mixes, "\(depth)")
    }
  }
}
