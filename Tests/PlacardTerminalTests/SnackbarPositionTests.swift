import PlacardAccessibility
import PlacardLayout
import PlacardModels
import PlacardPosting
import PlacardTerminal
import PlacardTesting
import PlacardViews
import Testing

/// The rows of the seeds that are about where a snackbar stands above an application.
@Suite("Scenarios: snackbar above an application") struct SnackbarPositionTests {
  /// What a manager makes of a snackbar whose options say no more than these.
  private func snackbar(
    _ title: String = "Removed", _ options: PostOptions = PostOptions()
  ) async throws -> Post {
    let manager = PostManager(posters: [RecordingPoster()], clock: ManualClock())
    manager.post(.snackbar(title, message: "It is in the bin."), options)
    let post = try #require(manager.current(lane: "snackbar"))
    await manager.close()
    var fresh = post
    fresh.isAnimated = true
    fresh.reason = nil
    return fresh
  }

  @Test(
    "VS-V1: by default a snackbar fades in within 0.25 s in the middle of the bottom, a row above it"
  )
  func snackbarPosition() async throws {
    let snackbar = try await snackbar()
    var harness = OverlayHarness(rows: 16)
    try harness.scene.show(snackbar, at: .zero)
    let seen = try #require(itemRect(&harness, at: 250))
    #expect(seen.row + seen.rows == 15)
    #expect(abs(seen.column - (44 - seen.column - seen.columns)) <= 1)
    let frames = stride(from: 0, through: 300, by: 5).map { harness.frame(at: $0) }
    #expect(frames[0].text == OverlayHarness(rows: 16).cells.text)
    #expect(frames[44] != frames[50] && frames[50] == frames[60])
    #expect(Set(frames.map { $0.style(column: 20, row: 13).background }).count > 8)
    let long = try await self.snackbar(String(repeating: "word ", count: 60))
    var wide = OverlayHarness(rows: 16)
    try wide.scene.show(long, at: .zero)
    #expect(itemRect(&wide)?.columns ?? 0 <= 42)
    #expect(try #require(itemRect(&wide)).column <= 2)
  }

  @Test("VS-V3: the margin of a snackbar is an option")
  func snackbarMargin() async throws {
    for rows in [0, 4] {
      let snackbar = try await snackbar("Removed", PostOptions(margin: Margin(bottom: rows)))
      var harness = OverlayHarness(rows: 16)
      try harness.scene.show(snackbar, at: .zero)
      let seen = try #require(itemRect(&harness))
      #expect(seen.row + seen.rows == 16 - rows)
    }
  }

  @Test(
    "VS-V22 BUG: a snackbar stands above the host's bar at the bottom, and above what covers it")
  func snackbarInsets() async throws {
    let snackbar = try await snackbar()
    func end(_ layout: HostLayout) throws -> Int {
      var harness = OverlayHarness(rows: 16, layout: layout)
      try harness.scene.show(snackbar, at: .zero)
      let seen = try #require(itemRect(&harness))
      return seen.row + seen.rows
    }
    #expect(try end(HostLayout()) == 15)
    #expect(try end(HostLayout(bars: [.init(.bottom, rows: 2)])) == 13)
    #expect(try end(HostLayout(contentInset: ContentInset(rows: 5))) == 10)
  }
}
