import Foundation
import PlacardLayout
import PlacardModels
import PlacardViews
import Testing

@Suite("A view of somebody else's")
struct CustomViewTests {
  private let message = Message("backup.tar", progress: .steps(done: 3, total: 7))

  @Test("V4: fifteen lines make a view, which knows how wide it is and where it is pressed")
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

  @Test("H5: the article shows the code that is tested here")
  func article() throws {
    let here = URL(filePath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(
        path: "Packages/Views/Sources/PlacardViews/PlacardViews.docc/WritingAView.md"),
      encoding: .utf8)
    let source = try String(contentsOf: here, encoding: .utf8)
    let start = try #require(source.range(of: "struct " + "Transfer"))
    #expect(article.contains(source[start.lowerBound...]))
  }
}

struct Transfer: MessageView {
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
