import PlacardAnimators
import PlacardLayout
import PlacardModels
import PlacardPosting
import PlacardTesting
import PlacardViews
import Testing

@testable import PlacardTerminal

/// How the posts of a stack look beside each other.
@Suite("Stacks") struct StackLooksTests {
  private let long = "Deployed to production"

  @Test("The cards of a stack share the width of the widest, and keep it when that goes")
  func sharedWidth() throws {
    var harness = SceneHarness(columns: 50, rows: 24)
    harness.scene.show(.card(1, "Saved"), at: .zero)
    harness.scene.show(.card(2, long, body: "of the cluster in the north"), at: .zero)
    harness.scene.show(.card(3, "Lint") { $0.options.placement = .bottom }, at: .zero)
    let both = """
      ╭───────────────────────────────╮
      │ ● Saved                       │
      ╰───────────────────────────────╯
      ╭───────────────────────────────╮
      │ ● Deployed to production      │
      │   of the cluster in the north │
      ╰───────────────────────────────╯
      ╭──────────────────────╮
      │ ● Lint               │
      ╰──────────────────────╯
      """
    #expect(try harness.text(at: 1000) == both)
    harness.scene.hide(
      Post.card(2, long).ended(animated: false), at: .seconds(1))
    #expect(try harness.text(at: 1100).hasPrefix("╭───────────────────────────────╮"))
    harness.scene.hide(Post.card(1, "Saved").ended(animated: false), at: .seconds(2))
    _ = try harness.text(at: 2100)
    harness.scene.show(.card(4, "New"), at: .seconds(3))
    #expect(try harness.text(at: 4000).hasPrefix("╭──────────────────────╮"))
  }

  @Test("A shadow falls beside the shared width, not into it")
  func sharedWidthOfAShadow() throws {
    var harness = SceneHarness(columns: 50, rows: 24)
    harness.scene.show(.card(1, "Saved"), at: .zero)
    harness.scene.show(
      .card(2, "Shadow") { $0.options.appearance = Appearance(hasShadow: true) }, at: .zero)
    let ends = try harness.text(at: 1000).split(separator: "\n").compactMap {
      Array($0).firstIndex(of: "╮")
    }
    #expect(ends == [23, 23])
  }

  @Test("So do those above an application; what stands in the middle keeps its own width")
  func sharedWidthAbove() throws {
    var harness = OverlayHarness(rows: 16)
    try harness.scene.show(.card(1, "Saved") { $0.options.placement = .topTrailing }, at: .zero)
    try harness.scene.show(
      .card(2, long + ", all of it") { $0.options.placement = .topTrailing }, at: .zero)
    let rows = harness.text(at: 1000).split(separator: "\n").map(Array.init)
    let tops = rows.filter { $0.contains("╭") }
    #expect(tops.count == 2 && tops[0].firstIndex(of: "╭") == tops[1].firstIndex(of: "╭"))
    #expect(rows.filter { $0.contains("╮") }.allSatisfy { $0.firstIndex(of: "╮") == 41 })
  }

  @Test("In a region of fewer than twelve rows a post without a chosen style is a line")
  func lowRegion() throws {
    func text(rows: Int, _ adapt: (inout Post) -> Void = { _ in }) throws -> String {
      var harness = SceneHarness(columns: 40, rows: rows)
      harness.scene.show(.card(1, "Saved", body: "Package.swift", adapt), at: .zero)
      return try harness.text(at: 1000)
    }
    #expect(try text(rows: 12) { $0.isStyleOpen = true } == "● Saved  Package.swift")
    #expect(try text(rows: 13) { $0.isStyleOpen = true }.contains("╭"))
    #expect(try text(rows: 12).contains("╭"))
    let question = try text(rows: 12) {
      $0.isStyleOpen = true
      $0.message.actions = [Message.Action("y", "Yes")]
    }
    #expect(question.contains("╭"))
  }

  @Test("A manager says whether anybody chose the style")
  func openStyle() async {
    for (options, defaults, isOpen) in [
      (PostOptions(), PostOptions(), true), (PostOptions(style: "card"), PostOptions(), false),
      (PostOptions(), PostOptions(style: "tab"), false),
    ] {
      let poster = RecordingPoster([])
      let manager = PostManager(posters: [poster], defaults: defaults, clock: ManualClock())
      manager.post("Saved", options)
      await manager.flush()
      guard case .show(let post)? = poster.calls.first else { Issue.record("no post"); continue }
      #expect(post.isStyleOpen == isOpen)
      await manager.close()
    }
  }

  @Test("Posts of different sides at one edge do not cover each other")
  func sides() throws {
    for (one, other) in [
      (Placement.top, Placement.topTrailing), (.topLeading, .top), (.bottom, .bottomLeading),
      (.bottomTrailing, .bottom),
    ] {
      var harness = OverlayHarness(rows: 16)
      try harness.scene.show(.card(1, long) { $0.options.placement = one }, at: .zero)
      try harness.scene.show(.card(2, long) { $0.options.placement = other }, at: .zero)
      _ = harness.frame(at: 1000)
      let rects = harness.scene.items.map(\.rect)
      #expect(rects[0].intersection(rects[1]).isEmpty, "\(one), \(other): \(rects)")
      let corners = harness.text(at: 1000).filter { $0 == "╭" || $0 == "╯" }
      #expect(corners.count == 4)
    }
    var far = OverlayHarness(columns: 80, rows: 16)
    for (number, placement) in [Placement.topLeading, .topTrailing].enumerated() {
      try far.scene.show(.card(number + 1, "Saved") { $0.options.placement = placement }, at: .zero)
    }
    _ = far.frame(at: 1000)
    #expect(Set(far.scene.items.map(\.rect.row)).count == 1)
  }

  @Test("Levels and areas at one placement are stacked")
  func levels() throws {
    let layout = HostLayout(
      regions: ["side": CellRect(column: 4, row: 0, columns: 40, rows: 12)], bars: [])
    var harness = OverlayHarness(rows: 16, layout: layout)
    try harness.scene.show(.card(1, long), in: .region("side"), at: .zero)
    try harness.scene.show(.card(2, long), in: .screen(level: 3), at: .zero)
    try harness.scene.show(.card(3, long), in: .screen(level: 1), at: .zero)
    _ = harness.frame(at: 1000)
    let rows = harness.scene.items.map(\.rect.row)
    #expect(Set(rows).count == 3, "\(rows)")
  }

  @Test(
    "No card jumps when another fades away: its neighbours slide",
    arguments: [Placement.top, .bottom])
  func slides(placement: Placement) throws {
    var harness = OverlayHarness(rows: 16)
    let posts = (1...3).map { number in
      Post.card(number, "Post \(number)") { post in
        post.options.placement = placement
        post.options.transition = "fade"
      }
    }
    for post in posts { try harness.scene.show(post, at: .zero) }
    let moving = placement == .top ? 2 : 0
    func row(_ time: Int) -> Int {
      _ = harness.frame(at: time)
      return harness.scene.items[harness.scene.items.count == 3 ? moving : moving == 2 ? 1 : 0]
        .rect.row
    }
    let before = row(1000)
    harness.scene.hide(posts[1].ended(), at: .seconds(1))
    let rows = stride(from: 1000, through: 1300, by: 10).map(row)
    #expect(rows.first == before && abs((rows.last ?? 0) - before) == 3)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { abs($0 - $1) <= 1 }, "\(rows)")
  }

  @Test("In a region too the rows of a post that fades away close by and by")
  func slidesInRegion() throws {
    var harness = SceneHarness(columns: 40, rows: 16)
    let post = Post.card(1, "Gone", body: "soon") { $0.options.transition = "fade" }
    harness.scene.show(post, at: .zero)
    harness.scene.show(.card(2, "Stays"), at: .zero)
    _ = try harness.text(at: 900)
    harness.scene.hide(post.ended(), at: .seconds(1))
    let rows = stride(from: 1000, through: 1260, by: 10).map {
      harness.scene.frame(at: .milliseconds($0)).rows
    }
    #expect(rows.first == 7 && rows.last == 3)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 - $1 <= 1 }, "\(rows)")
  }

  @Test("A post that fades alone stays where it is", arguments: Placement.allCases)
  func aloneItStays(placement: Placement) throws {
    var harness = OverlayHarness(rows: 16)
    let post = Post.card(1, "Saved") { post in
      post.options.placement = placement
      post.options.transition = "fade"
    }
    try harness.scene.show(post, at: .zero)
    var rows: Set<Int> = []
    for time in stride(from: 0, through: 400, by: 20) {
      _ = harness.frame(at: time)
      rows.insert(harness.scene.items[0].rect.row)
    }
    harness.scene.hide(post.ended(), at: .milliseconds(400))
    for time in stride(from: 400, to: 640, by: 20) {
      _ = harness.frame(at: time)
      rows.insert(harness.scene.items[0].rect.row)
    }
    #expect(rows.count == 1)
  }

  @Test("Where colours cannot be mixed a fade has a faint stage")
  func faintStage() throws {
    func isFaint(at time: Int) throws -> Bool? {
      var harness = OverlayHarness(rows: 5) { $0.theme = .neutral }
      try harness.scene.show(.card(1, "Hi") { $0.options.transition = "fade" }, at: .zero)
      let frame = harness.frame(at: time)
      guard frame.text(column: 10, row: 0) == "╭" else { return nil }
      return frame.style(column: 10, row: 0).attributes.contains(.dim)
    }
    #expect(try isFaint(at: 20) == nil)
    #expect(try isFaint(at: 125) == true)
    #expect(try isFaint(at: 260) == false)
    var region = SceneHarness(columns: 40, rows: 12) { $0.theme = .neutral }
    region.scene.show(.card(1, "Hi") { $0.options.transition = "fade" }, at: .zero)
    let frames = [20, 125, 260].map { region.scene.frame(at: .milliseconds($0)) }
    #expect(frames[0].text(column: 0, row: 0) == " ")
    #expect(frames[1].style(column: 0, row: 0).attributes.contains(.dim))
    #expect(!frames[2].style(column: 0, row: 0).attributes.contains(.dim))
  }

  @Test("A soft edge on a dimmed light page has no rim in the page's own colour")
  func softEdge() throws {
    var harness = OverlayHarness(rows: 12) { $0.theme = .light }
    try harness.scene.show(
      .card(1, "Ready?") { post in
        post.options.style = "snackbar"
        post.options.placement = .center
        post.options.dim = .gray()
      }, at: .zero)
    let frame = harness.frame(at: 1000)
    let rect = harness.scene.items[0].rect
    let page = frame.style(column: 0, row: rect.row).background
    #expect(page != .standard)
    #expect(frame.text(column: rect.column, row: rect.row) == "▗")
    for (column, row) in [(0, 0), (3, 0), (0, 1), (rect.columns - 1, rect.rows - 1)] {
      let style = frame.style(column: rect.column + column, row: rect.row + row)
      #expect(style.background == page)
    }
  }

  @Test("VS-V2: a snackbar on a board with other posts is 40 columns at most")
  func snackbarOnBoard() async throws {
    func columns(_ lane: String?) async throws -> Int {
      let poster = RecordingPoster([])
      let manager = PostManager(posters: [poster], clock: ManualClock())
      manager.post(
        .snackbar("Removed", message: String(repeating: "word ", count: 40)),
        PostOptions(lane: lane))
      await manager.flush()
      guard case .show(let post)? = poster.calls.first else { return 0 }
      await manager.close()
      var harness = OverlayHarness(columns: 90, rows: 16)
      try harness.scene.show(post, at: .zero)
      _ = harness.frame(at: 1000)
      return harness.scene.items[0].rect.columns
    }
    #expect(try await columns(nil) == 88)
    #expect(try await columns("board") == 40)
  }

  @Test("Between two posts of a serial lane the screen is kept, after the last it is not (C3)")
  func serialLane() throws {
    var harness = OverlayHarness()
    func isNeeded(_ time: Int) -> Bool {
      _ = harness.frame(at: time)
      return harness.scene.requests.isNeeded
    }
    func update(_ count: Int, at time: Int) {
      harness.scene.update(
        LaneQueue(lane: "main", count: count, policy: .serial), at: .milliseconds(time))
    }
    try harness.scene.show(.card(1, "One"), at: .zero)
    update(1, at: 0)
    #expect(isNeeded(500))
    harness.scene.hide(Post.card(1, "One").ended(animated: false), at: .milliseconds(600))
    #expect(isNeeded(600) && harness.scene.isEmpty)
    #expect(isNeeded(1090))
    update(0, at: 1100)
    #expect(isNeeded(1110))
    try harness.scene.show(.card(2, "Two"), at: .milliseconds(1120))
    #expect(isNeeded(2000))
    harness.scene.hide(Post.card(2, "Two").ended(animated: false), at: .milliseconds(2100))
    #expect(!isNeeded(2100))
    try harness.scene.show(.card(3, "Three"), at: .seconds(3))
    update(1, at: 3000)
    _ = isNeeded(3500)
    harness.scene.hide(Post.card(3, "Three").ended(animated: false), at: .seconds(4))
    #expect(isNeeded(4000))
    #expect(harness.scene.nextFrame(after: .seconds(4)) == .seconds(9))
    #expect(!isNeeded(9000))
  }
}
