import PlacardLayout
import PlacardModels
import PlacardTerminal
import PlacardViews
import Testing

/// What is kept free around a message above an application.
@Suite("Margins above an application") struct OverlayMarginTests {
  @Test("A board may have its messages cover the bars; what a place says goes first (V6, C2)")
  func ignoredInsets() throws {
    let layout = HostLayout(bars: [.init(.top, rows: 2), .init(.bottom)])
    var harness = OverlayHarness(rows: 16, layout: layout)
    harness.scene.configure(ViewConfiguration(respectsInsets: false))
    try harness.scene.show(.card(1, "Over") { $0.options.placement = .top }, at: .zero)
    try harness.scene.show(
      .card(2, "Beside") { $0.options.placement = .bottom },
      in: OverlayContext(avoidance: .beside), at: .zero)
    let rows = harness.text(at: 1000).split(separator: "\n")
    #expect(rows[1].contains("Over"))
    #expect(rows[13].contains("Beside") && rows[15].allSatisfy { $0 == "p" })
    harness.scene.configure(ViewConfiguration())
    harness.scene.hide(Post.card(1, "").ended(animated: false), at: .seconds(1))
    try harness.scene.show(.card(3, "Below") { $0.options.placement = .top }, at: .seconds(1))
    #expect(harness.text(at: 3000).split(separator: "\n")[3].contains("Below"))
  }

  @Test("Each kind keeps its own cells free, unless its options say otherwise (V6)")
  func kindMargins() throws {
    func columns(_ style: String, _ adapt: (inout Post) -> Void = { _ in }) throws -> Range<Int> {
      var harness = OverlayHarness()
      let post = Post.card(1, String(repeating: "word ", count: 30)) { post in
        post.options.style = style
        post.options.placement = .top
        adapt(&post)
      }
      try harness.scene.show(post, at: .zero)
      let row = harness.text(at: 1000).split(separator: "\n")[1]
      return row.prefix { $0 == "b" }.count..<44 - row.reversed().prefix { $0 == "b" }.count
    }
    for style in ["card", "tab", "centered", "badge"] { #expect(try columns(style) == 1..<43) }
    #expect(try columns("message") == 0..<44)
    #expect(try columns("card") { $0.options.margin = Margin() } == 0..<44)
    #expect(try columns("card") { $0.options.margin = Margin(leading: 3) } == 3..<44)
    #expect(try columns("card") { $0.options.placement = .topLeading } == 2..<42)
  }

  @Test("A post that touches its edge does not leave it when its spring swings beyond (V6, SM-L2)")
  func noGap() throws {
    func gap(_ margin: Int, at time: Int) throws -> Int {
      var harness = OverlayHarness(columns: 100)
      try harness.scene.show(
        .card(1, String(repeating: "word ", count: 30)) { post in
          post.options.placement = .topTrailing
          post.options.margin = Margin(trailing: margin)
          post.options.transition = "translate"
          post.options.maxWidth = 90
        }, at: .zero)
      return harness.text(at: time).split(separator: "\n")[1].reversed().prefix { $0 == "b" }.count
    }
    let times = Array(stride(from: 0, to: 400, by: 5))
    #expect(try times.map { try gap(0, at: $0) }.drop { $0 > 0 }.allSatisfy { $0 == 0 })
    #expect(try times.map { try gap(0, at: $0) }.last == 0)
    #expect(try times.map { try gap(4, at: $0) }.max { $0 < $1 } ?? 0 > 4)
  }
}
