import PlacardAccessibility
import PlacardLayout
import PlacardModels
import PlacardPosting
@testable import PlacardTerminal
import PlacardTesting
import PlacardViews
import Testing

/// The rows of the seeds that are about messages above an application.
@Suite("Scenarios: overlay") struct OverlayScenarioTests {
  /// A card, settled on a screen of 44 × 16 cells.
  private func harness(
    _ layout: HostLayout = HostLayout(), _ context: OverlayContext = .automatic,
    configuration: ViewConfiguration = ViewConfiguration(), _ adapt: (inout Post) -> Void = { _ in }
  ) throws -> OverlayHarness {
    var harness = OverlayHarness(rows: 16, layout: layout)
    harness.scene.configure(configuration)
    let card = Post.card(1, "Saved") { post in
      post.options.transition = "none"
      adapt(&post)
    }
    try harness.scene.show(card, in: context, at: .zero)
    return harness
  }

  private func row(_ harness: OverlayHarness, at time: Int = 2000) -> Int? {
    var harness = harness
    return itemRect(&harness, at: time)?.row
  }

  @Test("SM-P13: a tap on the margin of a card is beside it, with and without a dim")
  func transparentMargin() throws {
    for dim in [Dim.clear, .gray()] {
      var harness = try harness { post in
        post.options.placement = .top
        post.options.margin = Margin(top: 2, leading: 4, trailing: 4)
        post.options.dim = dim
      }
      let card = try #require(itemRect(&harness))
      #expect(card.row == 2)
      for (column, row) in [
        (card.column, 1), (card.column - 1, 2), (card.column + card.columns, 3),
      ] {
        let pressed = harness.does(.press(.left), column, row, at: 2000)
        let released = harness.does(.release(.left), column, row, at: 2000)
        #expect(pressed == (dim.isModal ? "consumed" : "passes"))
        #expect(released == (dim.isModal ? "tapped outside" : "passes"))
      }
      _ = harness.does(.press(.left), card.column, card.row, at: 2000)
      #expect(harness.does(.release(.left), card.column, card.row, at: 2000).hasPrefix("1 tapped"))
    }
  }

  @Test(
    "SM-A4, SM-A5 QUIRK: what dismisses is an element of its own, said as that, and none where it cannot be tapped"
  )
  func dismissElement() throws {
    func labels(_ dim: Dim, _ words: AnnouncementWords = .english) throws -> [String] {
      var scene = OverlayScene(
        environment: ViewEnvironment(columns: 44, rows: 10),
        size: TerminalSize(columns: 44, rows: 10), words: words)
      let card = Post.card(1, "Delete?") { post in
        post.options.dim = dim
        post.message = post.message.action("yes", "Yes")
      }
      try scene.show(card, at: .zero)
      return scene.focusTargets.map(\.label)
    }
    #expect(try labels(.gray()) == ["Delete?", "Yes", "dismiss, button"])
    #expect(try labels(.gray(interactive: false)) == ["Delete?", "Yes"])
    #expect(try labels(.clear) == [])
    var harness = try harness { $0.options.dim = .gray(interactive: false) }
    for _ in 0..<4 {
      _ = harness.does(Key(.tab), at: 2000)
      #expect(harness.scene.focused?.label == "Saved")
      #expect(!harness.text(at: 2000).contains("dismiss"))
    }
  }

  @Test("SM-L1: margin and bar of the host: the larger, or both; and the margin alone over it")
  func marginAndInset() throws {
    let layout = HostLayout(bars: [.init(.top, rows: 4)])
    func row(
      margin: Int, collapses: Bool, _ configuration: ViewConfiguration = ViewConfiguration()
    ) throws -> Int? {
      try self.row(
        harness(layout, configuration: configuration) { post in
          post.options.margin = Margin(top: margin, collapses: collapses)
        })
    }
    #expect(try row(margin: 1, collapses: true) == 4)
    #expect(try row(margin: 6, collapses: true) == 6)
    #expect(try row(margin: 1, collapses: false) == 5)
    let over = ViewConfiguration(respectsInsets: false)
    #expect(try row(margin: 1, collapses: false, over) == 1)
    #expect(try row(margin: 1, collapses: true, over) == 1)
  }

  @Test("SM-L4, SM-L5: without a region to stand in, and in the middle always, it is the screen")
  func screenAsHost() throws {
    let pane = CellRect(column: 22, row: 4, columns: 22, rows: 8)
    let layout = HostLayout(regions: ["pane": pane], active: "pane")
    func area(_ layout: HostLayout, _ placement: Placement) throws -> CellRect? {
      var harness = try harness(layout) { $0.options.placement = placement }
      return itemRect(&harness)
    }
    let screen = CellRect(column: 10, row: 0, columns: 24, rows: 3)
    #expect(try area(layout, .top)?.row == 4)
    #expect(try area(layout, .top)?.column ?? 0 >= 22)
    #expect(try area(HostLayout(), .top) == screen)
    #expect(try area(HostLayout(regions: ["pane": pane]), .top) == screen)
    #expect(try area(HostLayout(active: "pane"), .top) == screen)
    let middle = CellRect(column: 10, row: 6, columns: 24, rows: 3)
    #expect(try area(HostLayout(), .center) == middle)
    #expect(try area(layout, .center) == middle)
  }

  @Test("SM-L6: only what is modal takes the keys, and it gives them back to who is still there")
  func keyWindow() throws {
    func question(_ number: Int, _ title: String, _ dim: Dim) -> Post {
      .card(number, title) { post in
        post.options.placement = .center
        post.options.transition = "none"
        post.options.dim = dim
        post.message = post.message.action("ok", "OK \(number)")
      }
    }
    func shown(_ posts: [Post]) throws -> OverlayHarness {
      var harness = OverlayHarness()
      for post in posts { try harness.scene.show(post, at: .zero) }
      return harness
    }
    var plain = try shown([question(1, "Plain", .clear)])
    #expect(plain.does(Key(.enter), at: 1000) == "passes")
    let (lower, upper) = (question(1, "Lower", .gray()), question(2, "Upper", .gray()))
    var harness = try shown([lower, upper])
    #expect(harness.does(Key(.enter), at: 1000) == "2 action ok")
    harness.scene.hide(upper.ended(), at: .seconds(1))
    #expect(harness.does(Key(.enter), at: 1000) == "1 action ok")
    var gone = try shown([lower, upper])
    gone.scene.hide(lower.ended(), at: .seconds(1))
    #expect(gone.does(Key(.enter), at: 1000) == "2 action ok")
    gone.scene.hide(upper.ended(), at: .seconds(1))
    #expect(gone.does(Key(.enter), at: 1000) == "passes")
    #expect(gone.scene.focused == nil)
  }

  @Test("SM-K1: what stands at the bottom moves up by what covers it, and keeps the margin")
  func covered() throws {
    func row(_ contentInset: ContentInset?) throws -> Int? {
      try self.row(
        harness(HostLayout(contentInset: contentInset)) { $0.options.placement = .bottom })
    }
    let free = try #require(try row(nil))
    #expect(free == 13)
    #expect(try row(ContentInset(rows: 5)) == free - 5)
    #expect(try row(ContentInset(rows: 5, margin: 2)) == free - 7)
    var late = try harness { $0.options.placement = .bottom }
    #expect(self.row(late) == free)
    late.scene.layout.contentInset = ContentInset(rows: 5, margin: 2)
    #expect(itemRect(&late, at: 2100)?.row ?? 0 <= free)
    #expect(self.row(late, at: 3000) == free - 7)
    late.scene.layout.contentInset = nil
    _ = late.frame(at: 3000)
    #expect(self.row(late, at: 4000) == free)
  }

  @Test("SM-K2 BUG: what covers nothing of a message reserves nothing, seen before or not")
  func notCovered() throws {
    for rule in [ContentInset.Rule.whenClose, .strictly] {
      var low = try harness { $0.options.placement = .bottom }
      low.scene.layout.contentInset = ContentInset(rows: 4, margin: 3, rule: rule)
      _ = low.frame(at: 1000)
      #expect(row(low, at: 2000) == 6)
      low.scene.layout.contentInset = ContentInset(rows: 0, margin: 3, rule: rule)
      _ = low.frame(at: 2000)
      #expect(row(low, at: 3000) == 13)
    }
    let high = try harness(HostLayout(contentInset: ContentInset(rows: 4, margin: 3)))
    #expect(row(high) == 0)
  }

  @Test("SM-K3 BUG: what covers the screen already when a message comes counts at once")
  func coveredBefore() throws {
    let layout = HostLayout(contentInset: ContentInset(rows: 5))
    var first = try harness(layout) { $0.options.placement = .bottom }
    #expect(itemRect(&first, at: 0)?.row == 8)
    var second = OverlayHarness(rows: 16)
    _ = second.frame(at: 0)
    second.scene.layout = layout
    _ = second.frame(at: 1000)
    let late = Post.card(2, "Late") { post in
      post.options.placement = .bottom
      post.options.transition = "none"
    }
    try second.scene.show(late, at: .seconds(1))
    #expect(itemRect(&second, at: 1000)?.row == 8)
  }

  @Test(
    "SM-K4 QUIRK: inset changes while not followed are not replayed; the current inset applies"
  )
  func paused() throws {
    var harness = try harness(HostLayout(contentInset: ContentInset(rows: 2))) {
      $0.options.placement = .bottom
    }
    #expect(row(harness) == 11)
    harness.scene.layout.followsContentInset = false
    for (time, rows) in [(3000, 9), (4000, 6), (5000, 0), (6000, 5)] {
      harness.scene.layout.contentInset = ContentInset(rows: rows)
      for later in [0, 100, 500] { #expect(itemRect(&harness, at: time + later)?.row == 11) }
    }
    harness.scene.layout.followsContentInset = true
    let rows = stride(from: 7000, through: 7500, by: 20).map {
      itemRect(&harness, at: $0)?.row ?? -1
    }
    #expect(rows.last == 8)
    #expect(rows.allSatisfy { (8...11).contains($0) })
  }

  @Test("MSV-M2: when one leaves a stack its neighbours close the gap")
  func closedGap() throws {
    for placement in [Placement.topLeading, .bottomLeading] {
      var harness = OverlayHarness(rows: 16)
      let posts = (1...3).map { number in
        Post.card(number, "Post \(number)") { post in
          post.options.placement = placement
          post.options.margin = Margin()
        }
      }
      for post in posts { try harness.scene.show(post, at: .zero) }
      func rows(_ time: Int) -> [Int?] {
        let lines = harness.text(at: time).split(separator: "\n")
        return (1...3).map { number in lines.firstIndex { $0.contains("Post \(number)") } }
      }
      let isTop = placement == .topLeading
      #expect(rows(1000) == (isTop ? [1, 4, 7] : [8, 11, 14]))
      harness.scene.hide(posts[1].ended(), at: .seconds(1))
      #expect(rows(2000) == (isTop ? [1, nil, 4] : [11, nil, 14]))
      harness.scene.hide(posts[0].ended(), at: .seconds(2))
      #expect(rows(3000) == (isTop ? [nil, nil, 1] : [nil, nil, 14]))
    }
  }

  @Test("MSV-M3: a stack puts incoming posts below, or above, and the others stay")
  func stackOrder() async throws {
    func posts(_ order: LaneConfiguration.Order) async throws -> [Post] {
      let manager = PostManager(
        posters: [RecordingPoster()], lanes: [.main(.stack(limit: 3, order: order))],
        clock: ManualClock())
      for number in 1...3 { manager.post("Post \(number)", PostOptions(duration: .forever)) }
      let posts = manager.posts(in: [.showing, .shown])
      await manager.close()
      return posts.map { post in
        var post = post
        post.options.transition = "none"
        return post
      }
    }
    for (order, titles) in [
      (LaneConfiguration.Order.topToBottom, ["1", "2", "3"]), (.bottomToTop, ["3", "2", "1"]),
    ] {
      var harness = OverlayHarness(rows: 16)
      var scene = TerminalScene(environment: ViewEnvironment(columns: 40, rows: 16))
      for post in try await posts(order) {
        #expect(post.standsAbove == (order == .bottomToTop))
        try harness.scene.show(post, at: .zero)
        scene.show(post, at: .zero)
        var changed = post
        changed.standsAbove.toggle()
        harness.scene.update(changed)
        scene.update(changed)
      }
      for text in [harness.text(at: 1000), scene.frame(at: .seconds(1)).text] {
        let seen = text.split(separator: "\n").filter { $0.contains("Post ") }
          .map { line in String(line.drop { !$0.isNumber }.prefix(1)) }
        #expect(seen == titles)
      }
    }
  }

  @Test("MSV-M19 LIMIT: a message comes from, and is dragged to, the edge that it stands at")
  func edges() throws {
    for (placement, isTop) in [(Placement.top, true), (.bottom, false)] {
      var harness = try harness {
        $0.options.placement = placement
        $0.options.transition = "translate"
      }
      let seen = stride(from: 0, to: 400, by: 10).compactMap { itemRect(&harness, at: $0) }
      let first = try #require(seen.first { $0.rows < 3 })
      #expect(isTop ? first.row == 0 : first.row + first.rows == 16)
      #expect(seen.allSatisfy { isTop ? $0.row == 0 : $0.row + $0.rows == 16 })
      let row = isTop ? 1 : 14
      _ = harness.does(.move, 20, row, at: 2000)
      _ = harness.does(.press(.left), 20, row, at: 2000)
      #expect(harness.does(.drag(.left), 20, row + (isTop ? 2 : -2), at: 2100) == "consumed")
      #expect(itemRect(&harness, at: 2100)?.rows == 3)
      #expect(harness.does(.drag(.left), 20, row + (isTop ? -1 : 1), at: 2200) == "1 pan")
      #expect(itemRect(&harness, at: 2200)?.rows == 2)
    }
  }

  @Test("MSV-M20: what is shown goes where the person goes, and stays above what the host draws")
  func activeRegion() throws {
    let layout = HostLayout(
      regions: [
        "left": CellRect(column: 0, row: 0, columns: 22, rows: 16),
        "right": CellRect(column: 22, row: 4, columns: 22, rows: 12),
      ], active: "left")
    var harness = try harness(layout) { $0.options.maxWidth = 16 }
    let left = try #require(itemRect(&harness))
    harness.scene.layout.active = "right"
    let right = try #require(itemRect(&harness))
    #expect(left.row == 0 && left.column + left.columns <= 22)
    #expect(right.row == 4 && right.column >= 22)
    #expect(harness.text(at: 2000).contains("Saved"))
    harness.cells.fill(CellRect(column: 0, row: 0, columns: 44, rows: 16), with: "!", style: .plain)
    #expect(harness.text(at: 3000).hasPrefix("!!!!"))
    #expect(itemRect(&harness, at: 3000) == right)
    harness.scene.hide(Post.card(1, "Saved").ended(animated: false), at: .seconds(3))
    harness.scene.layout.active = "left"
    #expect(itemRect(&harness, at: 4000) == nil)
  }

  @Test("MSV-M24: rows are kept free only while something is shown, and are those of each post")
  func spacing() throws {
    var scene = TerminalScene(environment: ViewEnvironment(columns: 40, rows: 20))
    func shown(_ number: Int, _ transition: String, at time: Int) {
      scene.show(
        .card(number, "Saved") { post in
          post.options.placement = .bottom
          post.options.margin = Margin(bottom: 2)
          post.options.transition = transition
        }, at: .milliseconds(time))
    }
    func rows(at time: Int) -> Int { scene.frame(at: .milliseconds(time)).rows }
    #expect(rows(at: 0) == 0)
    for start in [0, 10_000] {
      shown(start + 1, "collapse", at: start)
      let coming = stride(from: start, to: start + 1000, by: 10).map(rows)
      #expect(coming.first == 0 && coming.last == 5 && Set(coming).count > 3)
      scene.hide(Post.card(start + 1, "Saved").ended(), at: .milliseconds(start + 2000))
      #expect(rows(at: start + 4000) == 0)
    }
    var harness = try harness {
      $0.options.placement = .bottom
      $0.options.margin = Margin(bottom: 2)
    }
    #expect(itemRect(&harness)?.row == 11)
    harness.scene.hide(Post.card(1, "Saved").ended(), at: .seconds(2))
    #expect(itemRect(&harness, at: 4000) == nil)
  }
}
