import PlacardAccessibility
import PlacardAnimators
import PlacardLayout
import PlacardModels
@testable import PlacardTerminal
import PlacardViews
import Testing

@Suite("Overlay input") struct OverlayInputTests {
  /// A card with two actions in the middle of the screen: columns 10 to 33, rows 3 to 6.
  private func harness(dim: Dim = .clear, _ adapt: (inout Post) -> Void = { _ in }) throws
    -> OverlayHarness
  {
    var harness = OverlayHarness()
    let card = Post.card(1, "Delete?") { post in
      post.options.placement = .center
      post.options.transition = "none"
      post.options.dim = dim
      post.message = post.message.action("yes", "Yes").action("no", "No", role: .cancel)
      adapt(&post)
    }
    try harness.scene.show(card, at: .zero)
    return harness
  }

  @Test("A tap is a press and a release on the same thing (A4, V7)")
  func taps() throws {
    var harness = try harness()
    #expect(harness.does(.move, 12, 4, at: 490) == "1 hovered")
    #expect(harness.does(.press(.left), 12, 4, at: 500) == "consumed")
    #expect(harness.does(.release(.left), 13, 4, at: 600) == "1 tapped")
    _ = harness.does(.press(.left), 15, 5, at: 700)
    #expect(harness.does(.release(.left), 16, 5, at: 800) == "1 action yes")
    _ = harness.does(.press(.left), 15, 5, at: 900)
    #expect(harness.does(.release(.left), 24, 5, at: 950) == "consumed")
    _ = harness.does(.press(.left), 24, 5, at: 1000)
    #expect(harness.does(.release(.left), 24, 5, at: 1010) == "1 action no")
    #expect(harness.does(.press(.right), 24, 5, at: 1020) == "consumed")
    #expect(harness.does(.press(.left), 0, 0, at: 1100) == "passes")
    #expect(harness.does(.release(.left), 0, 0, at: 1110) == "passes")
    #expect(harness.does(.press(.right), 0, 0, at: 1120) == "passes")
  }

  @Test("Without a modal post keys, pastes and the wheel beside it are the application's (C6)")
  func passing() throws {
    var harness = try harness()
    for code in [Key.Code.escape, .enter, .tab, .character("y"), .left] {
      #expect(harness.does(Key(code), at: 500) == "passes")
    }
    #expect(harness.does(.paste("text"), at: 500) == "passes")
    #expect(harness.does(.scroll(.up), 0, 0, at: 500) == "passes")
    #expect(harness.does(.focus(false), at: 500) == "no focus, passes")
    #expect(harness.scene.focused == nil)
    #expect(harness.scene.focusTargets.isEmpty)
  }

  @Test(
    "A modal post keeps everything from what is below it; a tap beside dismisses it if it may (C4)")
  func modal() throws {
    var harness = try harness(dim: .gray())
    try harness.scene.show(
      .card(0, "Below") { post in
        post.options.placement = .topLeading
        post.options.transition = "none"
      }, at: .zero)
    #expect(harness.does(.press(.left), 5, 2, at: 500) == "consumed")
    #expect(harness.does(.release(.left), 5, 2, at: 510) == "tapped outside")
    #expect(harness.does(.press(.left), 5, 2, at: 520) == "consumed")
    #expect(harness.does(.release(.left), 12, 4, at: 530) == "consumed")
    #expect(harness.does(.paste("text"), at: 600) == "consumed")
    #expect(harness.does(Key(.character("z")), at: 600) == "consumed")
    #expect(harness.does(Key(.function(5)), at: 600) == "consumed")
    #expect(harness.does(.scroll(.down), 0, 0, at: 600) == "consumed")
    #expect(harness.does(Key(.escape), at: 700) == "1 dismissed")

    var firm = try self.harness(dim: .gray(interactive: false))
    _ = firm.does(.press(.left), 0, 0, at: 500)
    #expect(firm.does(.release(.left), 0, 0, at: 510) == "consumed")
    #expect(firm.does(Key(.escape), at: 520) == "consumed")
  }

  @Test("What dismisses a modal post has the name that its appearance gives it (C4)")
  func dismissLabel() throws {
    var harness = OverlayHarness()
    try harness.scene.show(
      .card(1, "Ready?") { post in
        post.options.placement = .center
        post.options.dim = .gray(interactive: true)
        post.options.appearance = Appearance(dismissLabel: "Later")
      }, at: .zero)
    #expect(harness.scene.focusTargets.map(\.label) == ["Ready?", "Later, button"])
    _ = harness.does(Key(.tab), at: 600)
    #expect(harness.text(at: 700).contains(" Later "))
  }

  @Test("Keys move the focus over the actions and what dismisses, and press them (A4, C4)")
  func keys() throws {
    var harness = try harness(dim: .gray())
    #expect(
      harness.scene.focusTargets.map(\.label) == ["Delete?", "Yes", "No", "dismiss, button"])
    #expect(harness.scene.focused?.label == "Yes")
    let seen = harness.frame(at: 500)
    #expect(seen.style(column: 16, row: 5).attributes.contains(.inverse))
    #expect(!seen.style(column: 24, row: 5).attributes.contains(.inverse))
    #expect(harness.does(Key(.enter), at: 500) == "1 action yes")
    _ = harness.does(Key(.tab), at: 600)
    #expect(harness.frame(at: 600).style(column: 24, row: 5).attributes.contains(.inverse))
    #expect(harness.does(Key(.character(" ")), at: 610) == "1 action no")
    _ = harness.does(Key(.right), at: 620)
    #expect(harness.scene.focused?.label == "Yes")
    _ = harness.does(Key(.left), at: 622)
    _ = harness.does(Key(.tab), at: 624)
    #expect(harness.scene.focused?.label == "dismiss, button")
    let label = harness.frame(at: 625)
    #expect(label.text.split(separator: "\n")[7] == "hhhhhhhhhhhhhhhhh dismiss hhhhhhhhhhhhhhhhhh")
    #expect(label.style(column: 18, row: 7).attributes == .inverse)
    #expect(harness.does(Key(.enter), at: 630) == "tapped outside")
    _ = harness.does(Key(.tab), at: 640)
    #expect(harness.scene.focused?.label == "Delete?")
    #expect(harness.does(Key(.enter), at: 650) == "1 tapped")
    _ = harness.does(Key(.tab, .shift), at: 660)
    _ = harness.does(Key(.up), at: 670)
    #expect(harness.scene.focused?.label == "No")
    #expect(harness.does(Key(.character("y")), at: 680) == "1 action yes")
    #expect(harness.does(Key(.character("y"), .control), at: 690) == "consumed")
    #expect(harness.does(Key(.enter, [], .release), at: 700) == "consumed")
  }

  @Test("The focus goes to a higher modal post and comes back where it was (C6)")
  func focus() throws {
    var harness = try harness(dim: .gray())
    _ = harness.does(Key(.tab), at: 500)
    let upper = Post.card(2, "Sure?") { post in
      post.options.placement = .center
      post.options.dim = .gray(interactive: false)
      post.message = post.message.action("ok", "OK")
    }
    try harness.scene.show(upper, at: .seconds(1))
    #expect(harness.scene.focused?.label == "OK")
    #expect(harness.does(Key(.enter), at: 2000) == "2 action ok")
    harness.scene.hide(upper.ended(.action), at: .seconds(2))
    #expect(harness.scene.focused?.label == "No")
    #expect(harness.does(Key(.enter), at: 2010) == "1 action no")
    harness.scene.hide(Post.card(1, "").ended(animated: false), at: .seconds(3))
    #expect(harness.scene.focused == nil)
    #expect(harness.does(Key(.enter), at: 4000) == "passes")
  }

  /// A card at the top right: columns 18 to 41, rows 1 to 3.
  private func corner(_ adapt: (inout Post) -> Void = { _ in }) throws -> OverlayHarness {
    var harness = OverlayHarness()
    let card = Post.card(1, "Saved") { post in
      post.options.placement = .topTrailing
      adapt(&post)
    }
    try harness.scene.show(card, at: .zero)
    return harness
  }

  @Test("A drag follows the pointer, reports travel and velocity, and springs back (A3)")
  func drags() throws {
    var harness = try corner()
    func column(at time: Int) -> Int {
      harness.text(at: time).split(separator: "\n")[1].prefix { $0 == "b" }.count
    }
    #expect(column(at: 1000) == 18)
    #expect(harness.does(.move, 20, 2, at: 1000) == "1 hovered")
    _ = harness.does(.press(.left), 20, 2, at: 1000)
    #expect(harness.does(.drag(.left), 23, 2, at: 1100) == "1 pan")
    #expect(column(at: 1100) == 21)
    #expect(harness.does(.drag(.left), 26, 2, at: 1200) == "consumed")
    #expect(column(at: 1200) == 24)
    #expect(
      harness.does(.release(.left), 26, 2, at: 1210) == "1 pan ended 0.25 at 1.25 and returns")
    #expect(column(at: 1210) == 24)
    #expect(column(at: 2000) == 18)

    _ = harness.does(.press(.left), 20, 2, at: 3000)
    _ = harness.does(.drag(.left), 10, 5, at: 3100)
    #expect(column(at: 3100) == 14)
    #expect(
      harness.does(.release(.left), 10, 5, at: 3500) == "1 pan ended -0.42 at 0.0 and returns")

    _ = harness.does(.press(.left), 20, 2, at: 5000)
    _ = harness.does(.drag(.left), 36, 2, at: 5100)
    #expect(harness.does(.release(.left), 36, 2, at: 5200) == "1 pan ended 0.67 at 0.0 and goes")
    harness.scene.hide(Post.card(1, "Saved").ended(.swiped), at: .milliseconds(5200))
    #expect(column(at: 5200) == 34)
    #expect(column(at: 5300) > 34)
    #expect(column(at: 5400) == 44)
  }

  @Test("What may not be dragged stays, and the wheel swipes toward the edge only (A3, A4)")
  func wheel() throws {
    var harness = try corner()
    #expect(harness.does(.scroll(.right), 20, 2, at: 500) == "1 pan, 1 pan ended 1.0 at 0.0")
    #expect(harness.does(.scroll(.left), 20, 2, at: 500) == "consumed")
    var firm = try corner { $0.options.swipe = false }
    _ = firm.does(.move, 20, 2, at: 500)
    #expect(firm.does(.scroll(.right), 20, 2, at: 500) == "consumed")
    _ = firm.does(.press(.left), 20, 2, at: 600)
    #expect(firm.does(.drag(.left), 30, 2, at: 700) == "consumed")
    #expect(firm.does(.release(.left), 30, 2, at: 800) == "1 tapped")
  }

  @Test("A press holds the post until it ends, also where no moves are reported (A4)")
  func pressed() throws {
    var harness = try corner()
    #expect(harness.does(.press(.left), 20, 2, at: 500) == "1 hovered")
    #expect(harness.does(.drag(.left), 21, 2, at: 600) == "1 pan")
    #expect(
      harness.does(.release(.left), 21, 2, at: 800)
        == "1 pan ended 0.04 at 0.0 and returns, 1 left")
    #expect(harness.does(.press(.left), 20, 2, at: 1500) == "1 hovered")
    #expect(harness.does(.release(.left), 20, 2, at: 1600) == "1 tapped, 1 left")
  }

  @Test("A drag away from the edge that a post touches, or sideways, is none (A3, SM-P7)")
  func refusedDrag() throws {
    var harness = OverlayHarness()
    try harness.scene.show(.card(1, "Saved") { $0.options.placement = .top }, at: .zero)
    let before = harness.text(at: 1000)
    _ = harness.does(.move, 12, 1, at: 1000)
    _ = harness.does(.press(.left), 12, 1, at: 1000)
    #expect(harness.does(.drag(.left), 12, 4, at: 1050) == "consumed")
    #expect(harness.does(.drag(.left), 18, 1, at: 1100) == "consumed")
    #expect(harness.text(at: 1100) == before)
    #expect(harness.does(.drag(.left), 18, 0, at: 1150) == "1 pan")
    #expect(harness.does(.release(.left), 18, 0, at: 1400) == "1 pan ended 0.33 at 0.0 and goes")
  }

  @Test("Let go of in full flight a post goes on as fast as it moved, back or away (A3, A6)")
  func flight() throws {
    var harness = try corner()
    func column(at milliseconds: Int) -> Int {
      harness.text(at: milliseconds).split(separator: "\n")[1].prefix { $0 == "b" }.count
    }
    _ = harness.does(.press(.left), 20, 2, at: 1000)
    for step in 1...5 {
      _ = harness.does(.drag(.left), 20 + step, 2, at: 1000 + 10 * step)
    }
    #expect(
      harness.does(.release(.left), 25, 2, at: 1050)
        == "1 pan ended 0.21 at 4.17 and returns, 1 left"
    )
    #expect(column(at: 1050) == 23)
    #expect(column(at: 1060) == 24)
    #expect(column(at: 1500) == 18)
    _ = harness.does(.press(.left), 20, 2, at: 2000)
    _ = harness.does(.drag(.left), 29, 2, at: 2020)
    let end = harness.does(.release(.left), 29, 2, at: 2020)
    #expect(end == "1 pan ended 0.38 at 18.75 and goes, 1 left")
    harness.scene.hide(Post.card(1, "Saved").ended(.swiped), at: .milliseconds(2021))
    #expect([2021, 2030, 2040, 2050].map(column) == [27, 31, 34, 37])
  }

  @Test("Dragged wholly out of sight and held there, a post goes 0.2 s later (SM-P9)")
  func heldOutside() throws {
    var harness = try harness { $0.options.transition = "physics" }
    _ = harness.does(.press(.left), 12, 4, at: 1000)
    #expect(harness.does(.drag(.left), 12, 8, at: 1100) == "1 pan")
    #expect(harness.scene.nextFrame(after: .seconds(2)) == nil)
    #expect(harness.does(.drag(.left), 12, 20, at: 2000) == "consumed")
    #expect(harness.scene.nextFrame(after: .seconds(2)) == .milliseconds(2200))
    #expect(harness.scene.expireHold(at: .milliseconds(2199)) == nil)
    #expect(
      harness.scene.expireHold(at: .milliseconds(2200))?.words
        == "1 pan ended 4.0 at 0.0 and goes")
    #expect(harness.scene.expireHold(at: .milliseconds(2300)) == nil)
    harness.scene.hide(Post.card(1, "").ended(.swiped), at: .milliseconds(2200))
    #expect(harness.does(.drag(.left), 12, 4, at: 2250) == "consumed")
    #expect(harness.does(.release(.left), 12, 4, at: 2260) == "consumed")
    #expect(harness.does(.press(.left), 12, 4, at: 2600) == "passes")
  }

  @Test("Brought back in time it stays, and one on the slide may be held for ever (SM-P9)")
  func heldAndBack() throws {
    var harness = try harness { $0.options.transition = "physics" }
    _ = harness.does(.press(.left), 12, 4, at: 1000)
    _ = harness.does(.drag(.left), 12, 20, at: 1100)
    _ = harness.does(.drag(.left), 12, 5, at: 1250)
    #expect(harness.scene.nextFrame(after: .seconds(2)) == nil)
    #expect(harness.scene.expireHold(at: .seconds(9)) == nil)
    var corner = try corner()
    _ = corner.does(.press(.left), 20, 2, at: 1000)
    _ = corner.does(.drag(.left), 60, 2, at: 1100)
    #expect(corner.scene.nextFrame(after: .seconds(2)) == nil)
    #expect(corner.scene.expireHold(at: .seconds(9)) == nil)
  }

  @Test("A post that goes after another has left, with no frame between, is found (T1)")
  func leavingTogether() throws {
    var harness = OverlayHarness()
    for number in 1...2 {
      try harness.scene.show(
        .card(number, "Saved") { $0.options.placement = .center }, at: .zero)
    }
    harness.scene.hide(Post.card(1, "").ended(), at: .seconds(1))
    harness.scene.hide(Post.card(2, "").ended(), at: .seconds(2))
    #expect(harness.text(at: 2050).contains("Saved"))
    #expect(!harness.text(at: 2500).contains("Saved"))
  }

  @Test("An animator of yours brings a pan of yours, which decides (A1, A3)")
  func ownPan() throws {
    var environment = ViewEnvironment(columns: 44, rows: 10)
    environment.rows = 10
    var harness = OverlayHarness()
    harness.scene = OverlayScene(
      environment: environment, size: TerminalSize(columns: 44, rows: 10),
      animators: AnimatorRegistry(["heavy": FadeAnimator(pan: EdgePan(part: 0.9))]))
    let card = Post.card(1, "Saved") { post in
      post.options.placement = .topTrailing
      post.options.transition = "heavy"
    }
    try harness.scene.show(card, at: .zero)
    _ = harness.does(.press(.left), 20, 2, at: 1000)
    _ = harness.does(.drag(.left), 40, 2, at: 1500)
    #expect(
      harness.does(.release(.left), 40, 2, at: 1700)
        == "1 pan ended 0.83 at 0.0 and returns, 1 left")
  }

  @Test("The pointer comes over a post and leaves it once (A4)")
  func hover() throws {
    var harness = try corner()
    #expect(harness.does(.move, 0, 0, at: 500) == "passes")
    #expect(harness.does(.move, 20, 2, at: 510) == "1 hovered")
    #expect(harness.does(.move, 21, 2, at: 520) == "consumed")
    #expect(harness.does(.move, 0, 0, at: 530) == "1 left, passes")
    _ = harness.does(.move, 20, 2, at: 540)
    harness.scene.hide(Post.card(1, "").ended(), at: .milliseconds(550))
    #expect(harness.does(.move, 20, 2, at: 560) == "passes")
  }

  @Test("A modal post of a region lets the pointer work elsewhere")
  func regional() throws {
    var harness = OverlayHarness()
    harness.scene.layout.regions = ["left": CellRect(column: 0, row: 0, columns: 22, rows: 10)]
    let card = Post.card(1, "Hi") { $0.options.dim = .gray() }
    try harness.scene.show(card, in: .region("left"), at: .zero)
    #expect(harness.does(.press(.left), 2, 8, at: 1000) == "consumed")
    #expect(harness.does(.release(.left), 2, 8, at: 1000) == "tapped outside")
    #expect(harness.does(.press(.left), 30, 8, at: 1000) == "passes")
    let frame = harness.frame(at: 1000)
    #expect(frame.style(column: 30, row: 8) == .plain)
    #expect(frame.style(column: 2, row: 8) != .plain)
  }
}
