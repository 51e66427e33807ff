import PlacardLayout
import PlacardModels
import PlacardViews
import Testing

@Suite("A third-party view")
struct CustomViewTests {
  private let message = Message("backup.tar", progress: .steps(done: 3, total: 7))

  @Test("V4: fifteen lines make a view with a width and hit regions")
  func screens() {
    let wide = message.drawn(by: Transfer(), columns: 70)
    #expect(
      wide.text == """
        ╭────────────────────────────────────────────────────────────────────╮
        │ ⇅ backup.tar ━━━━━━━━━━━━━━━━━━━━─────────────────────────── 3/7 ✕ │
        ╰────────────────────────────────────────────────────────────────────╯
        """)
    #expect(
      message.drawn(by: Transfer(), columns: 30).text == """
        ╭────────────────────────────╮
        │ ⇅ backup.tar ●●●○○○○ ✕     │
        ╰────────────────────────────╯
        """)
    #expect(wide.drawing.target(column: 67, row: 1) == CloseButton.target)
  }
}

/// The view of the article on writing one.
struct Transfer: MessageStyle {
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    let isNarrow = environment.widthClass == .compact
    Row(gap: 1, align: .center) {
      Icon("⇅").foreground(.accent)
      Text(line: post.message.title ?? "").rows(atMost: 1).bold().shrink(1)
      if isNarrow { ProgressSteps(post.message.progress) }
      if !isNarrow, let progress = post.message.progress { ProgressLine(progress).grow() }
      CloseButton()
    }
    .padding(horizontal: 1).border(.rounded, .muted)
  }
}
