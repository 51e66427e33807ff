import PlacardLayout
import PlacardModels
@testable import PlacardTerminal
import PlacardViews
import Testing

@Suite("Overlay") struct OverlaySceneTests {
  @Test("A card stands above the application's text and leaves it untouched (T1, C3)")
  func card() throws {
    var harness = OverlayHarness()
    let before = harness.frame(at: 0)
    let card = Post.card(1, "Saved") { $0.options.placement = .topTrailing }
    try harness.scene.show(card, at: .zero)
    #expect(
      harness.text(at: 1000) == """
        aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        bbbbbbbbbbbbbbbbbb╭──────────────────────╮bb
        cccccccccccccccccc│ ● Saved              │cc
        dddddddddddddddddd╰──────────────────────╯dd
        eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
        ffffffffffffffffffffffffffffffffffffffffffff
        gggggggggggggggggggggggggggggggggggggggggggg
        hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
        iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
        """)
    harness.scene.hide(card.ended(), at: .seconds(1))
    #expect(harness.frame(at: 3000) == before)
    #expect(harness.scene.isEmpty)
  }

  @Test("In a corner it slides in from its side, pose by pose (A2)")
  func slide() throws {
    var harness = OverlayHarness(rows: 4)
    try harness.scene.show(
      .card(1, "Saved") { $0.options.placement = .topTrailing }, at: .zero)
    #expect(!harness.text(at: 0).contains("Saved"))
    let columns = (0...24).map { step in
      harness.text(at: step * 17).split(separator: "\n")[1].prefix { $0 == "b" }.count
    }
    #expect(columns.first == 44)
    #expect(columns.last == 18)
    #expect(Set(columns).count > 10)
  }

  @Test("A modal post dims what is below it, lower messages too, and nothing of it (C4)")
  func modal() throws {
    var harness = OverlayHarness()
    let plain = harness.frame(at: 0)
    try harness.scene.show(.card(1, "Below") { $0.options.placement = .topLeading }, at: .zero)
    let below = harness.frame(at: 1000).style(column: 5, row: 2)
    try harness.scene.show(
      .card(2, "Delete?") { post in
        post.options.placement = .center
        post.options.dim = .gray()
        post.message = post.message.action("yes", "Yes").action("no", "No", role: .cancel)
      }, at: .seconds(1))
    let frame = harness.frame(at: 3000)
    #expect(
      frame.text == """
        aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        bb╭──────────────────────╮bbbbbbbbbbbbbbbbbb
        cc│ ● Below              │cccccccccccccccccc
        dd╰──────╭───────────────────────╮dddddddddd
        eeeeeeeee│ ● Delete?             │eeeeeeeeee
        fffffffff│   ▸ [y] Yes    [n] No │ffffffffff
        ggggggggg╰───────────────────────╯gggggggggg
        hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
        iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
        """)
    #expect(plain.style(column: 0, row: 0) == .plain)
    guard case .rgb(let red, let green, let blue) = frame.style(column: 0, row: 0).foreground else {
      Issue.record("the text is not dimmed")
      return
    }
    #expect(red == green && green == blue && (100..<200).contains(red))
    #expect(frame.style(column: 0, row: 0).background == .standard)
    #expect(frame.style(column: 5, row: 2) != below)
    #expect(frame.style(column: 14, row: 4).attributes == .bold)
  }

  @Test("Every dim has its own look, by the colours that there are (C4)")
  func dims() throws {
    let dims: [Dim] = [
      .gray(), Dim(mode: .color, color: "#0000ff"), Dim(mode: .blur), .clear,
      Dim(mode: .gray, alpha: 0),
    ]
    func look(_ dim: Dim, _ depth: ColorDepth) throws -> CellStyle {
      var harness = OverlayHarness { $0.depth = depth }
      let colored = CellStyle(foreground: .rgb(200, 100, 50), background: .rgb(20, 60, 20))
      harness.cells.write("x", column: 0, row: 9, style: colored)
      try harness.scene.show(.card(1, "Hi") { $0.options.dim = dim }, at: .zero)
      return harness.frame(at: 5000).style(column: 0, row: 9)
    }
    let looks = try dims.map { try look($0, .trueColor) }
    #expect(Set(looks).count == 4)
    #expect(looks[3] == looks[4])
    #expect(try look(.gray(), .ansi16).attributes == .dim)
    #expect(try look(.gray(), .none).attributes == [])
    #expect(try look(.gray(), .ansi256) == looks[0])
  }

  @Test("A backdrop fades in and out within 0.2 s (C4)")
  func backdrop() throws {
    var harness = OverlayHarness()
    let card = Post.card(1, "Hi") { $0.options.dim = .gray() }
    try harness.scene.show(card, at: .zero)
    func light(_ time: Int) -> UInt8 {
      if case .rgb(let red, _, _) = harness.frame(at: time).style(column: 0, row: 9).foreground {
        red
      } else {
        255
      }
    }
    #expect(light(0) == 255)
    let (half, whole) = (light(100), light(200))
    #expect(half < 255 && whole < half && light(400) == whole)
    harness.scene.hide(card.ended(), at: .seconds(1))
    #expect(light(1000) == whole)
    #expect(light(1100) == half)
    #expect(light(1200) == 255)
    let brief = Post.card(2, "Hi") { $0.options.dim = .gray() }
    try harness.scene.show(brief, at: .seconds(2))
    let reached = light(2100)
    harness.scene.hide(brief.ended(), at: .milliseconds(2100))
    #expect(light(2100) == reached)
    #expect(light(2150) > reached)
  }

  @Test(
    "Several stand in a stack and beside others; the first give way when there is no space, and a line says how many (P2)"
  )
  func several() throws {
    var harness = OverlayHarness()
    for number in 1...3 {
      try harness.scene.show(
        .card(number, "Post \(number)") { $0.options.placement = .bottomTrailing }, at: .zero)
    }
    try harness.scene.show(.card(4, "Top") { $0.options.placement = .topLeading }, at: .zero)
    #expect(
      harness.text(at: 1000) == """
        aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        bb╭──────────────────────╮bbbbbb … 1 more bb
        cc│ ● Top                │───────────────╮cc
        dd╰──────────────────────╯ 2             │dd
        eeeeeeeeeeeeeeeeee╰──────────────────────╯ee
        ffffffffffffffffffffffffffffffffffffffffffff
        gggggggggggggggggg╭──────────────────────╮gg
        hhhhhhhhhhhhhhhhhh│ ● Post 3             │hh
        iiiiiiiiiiiiiiiiii╰──────────────────────╯ii
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
        """)
  }

  /// Where a card on the screen of a layout stands: its left column and its first and last row.
  private func position(
    _ placement: Placement, _ context: OverlayContext = .automatic, _ layout: HostLayout,
    _ adapt: (inout Post) -> Void = { _ in }
  ) throws -> [Int] {
    var harness = OverlayHarness(rows: 16, layout: layout)
    let card = Post.card(1, "Hi") { post in
      post.options.placement = placement
      adapt(&post)
    }
    try harness.scene.show(card, in: context, at: .zero)
    let rows = harness.text(at: 1000).split(separator: "\n")
    let top = rows.firstIndex { $0.contains("╭") } ?? -1
    let bottom = rows.lastIndex { $0.contains("╰") } ?? -1
    let column = top < 0 ? -1 : rows[top].prefix { $0.isASCII }.count
    return [column, top, bottom]
  }

  @Test("A context says where: the screen, a region, wherever the owner is seen (C1)")
  func contexts() throws {
    let left = CellRect(column: 0, row: 2, columns: 22, rows: 10)
    let right = CellRect(column: 22, row: 2, columns: 22, rows: 10)
    let layout = HostLayout(
      regions: ["main/left": left, "main/right": right, "gone": .zero], active: "main/right")
    #expect(try position(.top, .automatic, layout) == [23, 2, 4])
    #expect(try position(.center, .automatic, layout) == [10, 6, 8])
    #expect(try position(.top, .screen(), layout) == [10, 0, 2])
    #expect(try position(.bottom, .region("main/left"), layout) == [1, 9, 11])
    #expect(try position(.top, .owner("main/left/list/row 3"), layout) == [1, 2, 4])
    #expect(try position(.top, .automatic, HostLayout(active: "closed")) == [10, 0, 2])
    for context in [OverlayContext.region("main"), .region("gone"), .owner("other/left")] {
      #expect(throws: UnresolvedContext.self) { try position(.top, context, layout) }
    }
    let error = UnresolvedContext(context: .region("x"), regions: ["a", "b"])
    #expect("\(error)" == "The application does not show the region \"x\"; it has a, b.")
  }

  @Test("A region that goes takes its posts out of sight until it is back (C1)")
  func lostRegion() throws {
    var harness = OverlayHarness(rows: 4)
    let region = CellRect(column: 0, row: 0, columns: 44, rows: 4)
    harness.scene.layout.regions = ["log": region]
    let plain = harness.frame(at: 0)
    try harness.scene.show(.card(1, "Hi"), in: .region("log"), at: .zero)
    #expect(harness.text(at: 1000).contains("Hi"))
    harness.scene.layout.regions = [:]
    #expect(harness.frame(at: 2000) == plain)
    harness.scene.layout.regions = ["log": region]
    #expect(harness.text(at: 3000).contains("Hi"))
  }

  @Test("A higher level covers a lower one, whatever came first (C1)")
  func levels() throws {
    var harness = OverlayHarness(rows: 3)
    let whole = CellRect(column: 0, row: 0, columns: 44, rows: 3)
    harness.scene.layout.regions = ["a": whole]
    try harness.scene.show(.card(1, "High"), in: .screen(level: 1), at: .zero)
    try harness.scene.show(.card(2, "Low"), in: OverlayContext(.screen), at: .zero)
    #expect(harness.text(at: 1000).contains("High"))
    #expect(!harness.text(at: 1000).contains("Low"))
  }

  @Test("Over, under or beside the bars; a margin adds to them or collapses with them (C2, V6)")
  func bars() throws {
    func layout(_ avoidance: HostLayout.Avoidance) -> HostLayout {
      HostLayout(bars: [
        .init(.top, rows: 2, avoidance: avoidance), .init(.bottom, avoidance: avoidance),
      ])
    }
    #expect(try position(.top, .automatic, layout(.over)) == [10, 0, 2])
    #expect(try position(.top, .automatic, layout(.beside)) == [10, 2, 4])
    #expect(try position(.bottom, .automatic, layout(.under)) == [10, 12, 14])
    let over = OverlayContext(avoidance: .over)
    #expect(try position(.bottom, over, layout(.under)) == [10, 13, 15])
    #expect(
      try position(.top, .automatic, layout(.beside)) { $0.options.margin = Margin(top: 3) }
        == [10, 5, 7])
    #expect(
      try position(.top, .automatic, layout(.beside)) {
        $0.options.margin = Margin(top: 3, collapses: true)
      } == [10, 3, 5])

    var under = OverlayHarness(rows: 6, layout: layout(.under))
    var beside = OverlayHarness(rows: 6, layout: layout(.beside))
    let card = Post.card(1, "Hi")
    try under.scene.show(card, at: .zero)
    try beside.scene.show(card, at: .zero)
    func coversBar(_ harness: inout OverlayHarness) -> Bool {
      stride(from: 0, to: 400, by: 10).contains { time in
        let rows = harness.text(at: time).split(separator: "\n")
        return rows[..<2].contains { !$0.allSatisfy(\.isASCII) }
      }
    }
    let (underCovers, besideCovers) = (coversBar(&under), coversBar(&beside))
    #expect(!underCovers && besideCovers)
  }

  @Test("A bottom inset moves messages up, all or only those close to it, with a margin (C5)")
  func contentInset() throws {
    let close = HostLayout(contentInset: ContentInset(rows: 4, margin: 1))
    let strict = HostLayout(contentInset: ContentInset(rows: 4, margin: 1, rule: .strictly))
    #expect(try position(.bottom, .automatic, close) == [10, 8, 10])
    #expect(try position(.bottom, .automatic, strict) == [10, 8, 10])
    #expect(try position(.center, .automatic, close) == [10, 6, 8])
    #expect(try position(.center, .automatic, strict) == [10, 4, 6])
    #expect(try position(.top, .automatic, close) == [10, 0, 2])
    let none = HostLayout(contentInset: ContentInset(rows: 0, margin: 5, rule: .strictly))
    #expect(try position(.bottom, .automatic, none) == [10, 13, 15])
    let huge = HostLayout(contentInset: ContentInset(rows: 90, margin: 5, rule: .strictly))
    #expect(try position(.bottom, .automatic, huge)[1] <= 0)
    let toTop = HostLayout(contentInset: ContentInset(rows: 15))
    #expect(try position(.bottom, .automatic, toTop) == [10, 0, 2])
  }

  @Test("Messages follow a content inset within 0.2 s, and at once under reduced motion (C5)")
  func followingContentInset() throws {
    func rows(moving: Bool) throws -> [Int?] {
      var harness = OverlayHarness(rows: 16) { $0.moves = moving }
      try harness.scene.show(.card(1, "Hi") { $0.options.placement = .bottom }, at: .zero)
      func top(_ time: Int) -> Int? {
        harness.text(at: time).split(separator: "\n").firstIndex { $0.contains("╭") }
      }
      let before = top(1000)
      harness.scene.layout.contentInset = ContentInset(rows: 8)
      let during = [top(1000), top(1100)]
      #expect((harness.scene.nextFrame(after: .milliseconds(1100)) != nil) == moving)
      let after = top(1200)
      #expect(harness.scene.nextFrame(after: .milliseconds(1200)) == nil)
      harness.scene.layout.contentInset = nil
      return [before] + during + [after, top(1300), top(1600)]
    }
    #expect(try rows(moving: true) == [13, 13, 7, 5, 5, 13])
    #expect(try rows(moving: false) == [13, 5, 5, 5, 13, 13])
  }

  @Test("A paused inset keeps its value until resumed; every will has its did (C5)")
  func tracking() {
    var tracker = ContentInsetTracker(ContentInset(rows: 2))
    var heard: [ContentInsetTracker.Event] = []
    let (two, three) = (ContentInset(rows: 2), ContentInset(rows: 3))
    tracker.follow(two) { heard.append($0) }
    #expect(heard.isEmpty)
    tracker.isPaused = true
    tracker.follow(three) { heard.append($0) }
    #expect(tracker.current == two)
    tracker.isPaused = false
    tracker.follow(three) { heard.append($0) }
    tracker.follow(nil) { heard.append($0) }
    #expect(
      heard == [
        .will(from: two, to: three), .did(from: two, to: three), .will(from: three, to: nil),
        .did(from: three, to: nil),
      ])
  }

  @Test("A post that fades shows the text below it, and swells from its middle (A2)")
  func fading() throws {
    var harness = OverlayHarness(rows: 3)
    try harness.scene.show(
      .card(1, "Hi") { $0.options.transition = "fade" }, at: .zero)
    let (early, late) = (harness.frame(at: 60), harness.frame(at: 1000))
    #expect(early.text.hasPrefix("aaaaaaaaaaaa"))
    #expect(late.text(column: 10, row: 0) == "╭")
    #expect(early.text(column: 13, row: 1) == "b")
    #expect(early.style(column: 13, row: 1).foreground != .standard)
    #expect(late.style(column: 9, row: 1) == .plain)

    var few = OverlayHarness(rows: 3) { $0.depth = .ansi16 }
    try few.scene.show(.card(1, "Hi") { $0.options.transition = "fade" }, at: .zero)
    #expect(!few.text(at: 60).contains("╭"))
    #expect(few.text(at: 200).contains("╭"))

    var swelling = OverlayHarness(rows: 5)
    try swelling.scene.show(
      .card(1, "Hi", body: "there") { $0.options.placement = .center }, at: .zero)
    #expect(swelling.text(at: 30) != swelling.text(at: 1000))
  }

  @Test(
    "The shadow that it asks for falls to the right and below, and no farther than its place (V4)")
  func shadow() throws {
    var harness = OverlayHarness(rows: 5)
    let post = Post.card(1, "Hi") { post in
      post.options.placement = .topLeading
      post.options.appearance = Appearance(hasShadow: true)
    }
    try harness.scene.show(post, at: .zero)
    let frame = harness.frame(at: 1000)
    func isShaded(_ column: Int, _ row: Int) -> Bool {
      frame.style(column: column, row: row).foreground != .standard
        && "abcde".contains(frame.text(column: column, row: row))
    }
    let shaded = (0..<5).map { row in (0..<44).filter { isShaded($0, row) } }
    #expect(shaded == [[], [], [26, 27], [26, 27], Array(4..<28)])
  }
}
