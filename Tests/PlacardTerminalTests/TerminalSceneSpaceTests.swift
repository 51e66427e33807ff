import PlacardInspection
import PlacardLayout
import PlacardModels
import PlacardPosting
import PlacardTerminal
import PlacardViews
import Testing

@Suite("Scene: space") struct TerminalSceneSpaceTests {
  @Test("Of posts that come at once the newest are drawn, and the others are lines (T3)")
  func overflow() throws {
    var harness = SceneHarness(columns: 30, rows: 9)
    for number in 1...4 {
      harness.scene.show(
        .card(number, "Post \(number)") {
          $0.options.placement = number == 4 ? .top : .bottom
        }, at: .zero)
    }
    #expect(
      try harness.text(at: 500) == """
        ● Post 1
        ● Post 2
        ╭──────────────────────╮
        │ ● Post 4             │
        ╰──────────────────────╯
        ╭──────────────────────╮
        │ ● Post 3             │
        ╰──────────────────────╯
        """)
    #expect(
      harness.scene.takeSignals() == [
        .ended(number: 1, reason: .evicted), .ended(number: 2, reason: .evicted),
      ])
  }

  @Test("One post that is too tall leaves out of its own text what it can spare (T3)")
  func tooTall() throws {
    var harness = SceneHarness(columns: 30, rows: 7)
    let body = (1...20).map { "line \($0)" }.joined(separator: "\n")
    harness.scene.show(.card(1, "Log", body: body), at: .zero)
    #expect(
      try harness.text(at: 500) == """
        ╭──────────────────────╮
        │ ● Log                │
        │   line 1             │
        │   line 2             │
        │   … 18 more lines    │
        ╰──────────────────────╯
        """)
  }

  @Test("Posts that never ended stay in the history, more rows than the screen included (T3)")
  func remains() throws {
    var harness = SceneHarness(columns: 30, rows: 6)
    let posts = (1...4).map { Post.card($0, "Post \($0)") }
    for post in posts.prefix(3) { harness.scene.show(post, at: .zero) }
    for post in posts { harness.scene.hide(post.ended(.closed), at: .milliseconds(600)) }
    let lines = try harness.close(at: 650)
    #expect(
      lines.joined(separator: "\n") == """
        ╭──────────────────────╮
        │ ● Post 1             │
        ╰──────────────────────╯
        ╭──────────────────────╮
        │ ● Post 2             │
        ╰──────────────────────╯
        ╭──────────────────────╮
        │ ● Post 3             │
        ╰──────────────────────╯
        ╭──────────────────────╮
        │ ● Post 4             │
        ╰──────────────────────╯
        """)
    #expect(harness.screen.isCursorVisible)
  }

  @Test(
    "No terminal is too small",
    arguments: [(1, 1), (2, 2), (3, 1), (1, 9), (8, 3), (12, 2)])
  func tiny(columns: Int, rows: Int) throws {
    var harness = SceneHarness(columns: columns, rows: rows)
    let huge = Margin(top: 9, bottom: .max / 4, leading: .max / 4, trailing: 9)
    for number in 1...3 {
      harness.scene.show(
        .card(number, "漢字 \(number)", body: "one\ntwo\nthree\nfour") { post in
          post.options.margin = number == 2 ? huge : Margin(all: -5)
          post.options.placement = [.center, .topTrailing, .bottom][number - 1]
          post.message.progress = .indeterminate
        }, at: .zero)
    }
    for time in stride(from: 0, through: 600, by: 50) {
      let frame = harness.scene.frame(at: .milliseconds(time))
      #expect(frame.rows <= max(rows - 1, 1))
      _ = try harness.text(at: time)
    }
    for number in 1...3 {
      harness.scene.hide(Post.card(number, "").ended(.closed), at: .seconds(1))
    }
    _ = try harness.close(at: 1000)
    #expect(harness.screen.isCursorVisible)
  }

  @Test("Margins keep rows and columns free while there is space for them")
  func margins() throws {
    let space = [(rows: 10, isSpaced: true), (rows: 8, isSpaced: false)]
    for (rows, isSpaced) in space {
      var harness = SceneHarness(columns: 40, rows: rows)
      harness.scene.show(
        .card(1, "Saved") {
          $0.options.margin = Margin(top: 1, bottom: 1, leading: 4, trailing: 2)
          $0.options.maxWidth = 20
        }, at: .zero)
      harness.scene.show(.card(2, "Next") { $0.options.maxWidth = 20 }, at: .zero)
      let text = try harness.text(at: 500)
      if isSpaced {
        #expect(
          text == """

                ╭──────────────────╮
                │ ● Saved          │
                ╰──────────────────╯

            ╭──────────────────╮
            │ ● Next           │
            ╰──────────────────╯
            """)
      } else {
        #expect(
          text == """
                ╭──────────────────╮
                │ ● Saved          │
                ╰──────────────────╯
            ╭──────────────────╮
            │ ● Next           │
            ╰──────────────────╯
            """)
      }
    }
  }

  @Test("Sides are mirrored where writing starts at the right")
  func rightToLeft() throws {
    var harness = SceneHarness(columns: 30, rows: 8) { $0.writingDirection = .rightToLeft }
    for (number, placement) in zip(1..., [Placement.topLeading, .topTrailing]) {
      harness.scene.show(
        .card(number, "Saved") {
          $0.options.placement = placement
          $0.options.maxWidth = 14
        }, at: .zero)
    }
    #expect(
      try harness.text(at: 500) == """
                       ╭────────────╮
                       │    Saved ● │
                       ╰────────────╯
        ╭────────────╮
        │    Saved ● │
        ╰────────────╯
        """)
  }

  @Test("The width of the window is followed without another change")
  func resize() throws {
    var harness = SceneHarness(columns: 40, rows: 8)
    harness.scene.show(.card(1, "A title of some length", body: "and a body"), at: .zero)
    let wide = harness.scene.frame(at: .milliseconds(500))
    harness.scene.environment.columns = 18
    let narrow = harness.scene.frame(at: .milliseconds(500))
    #expect(narrow.columns == 18)
    #expect(narrow.rows > wide.rows)
  }
}
