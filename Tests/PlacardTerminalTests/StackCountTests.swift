import PlacardAnimators
import PlacardModels
import PlacardPosting
import PlacardTesting
import PlacardViews
import Testing

@testable import PlacardTerminal

/// P2: a stack at its limit says how many more wait.
@Suite("The number of posts that wait in a stack") struct StackCountTests {
  private func queue(
    _ count: Int, _ policy: LaneConfiguration.Policy = .stack, lane: String = "main"
  ) -> LaneQueue {
    LaneQueue(lane: lane, count: count, policy: policy)
  }

  @Test("P2: below the newest of a stack in a region")
  func region() throws {
    var harness = SceneHarness(columns: 40, rows: 16)
    harness.scene.show(.card(1, "One"), at: .zero)
    harness.scene.show(.card(2, "Two"), at: .zero)
    harness.scene.queues.update(queue(2))
    #expect(
      try harness.text(at: 1000) == """
        ╭──────────────────────╮
        │ ● One                │
        ╰──────────────────────╯
        ╭──────────────────────╮
        │ ● Two                │
        ╰──────────────────────╯
          +2
        """)
    harness.scene.queues.update(queue(0))
    #expect(try !harness.text(at: 1100).contains("+"))
  }

  @Test("P2: above it where the newest is on top; not for a lane of which nothing is shown")
  func newestOnTop() throws {
    var harness = SceneHarness(columns: 40, rows: 16)
    for number in 1...2 {
      harness.scene.show(.card(number, "Post \(number)") { $0.standsAbove = true }, at: .zero)
    }
    harness.scene.queues.update(queue(12))
    harness.scene.queues.update(queue(3, lane: "other"))
    let rows = try harness.text(at: 1000).split(separator: "\n")
    #expect(rows[0] == "  +12" && rows[2].contains("Post 2") && rows.count == 7)
  }

  @Test("P2: there is no number where there is no row for it, nor for a serial lane")
  func noSpace() throws {
    var harness = SceneHarness(columns: 40, rows: 4)
    harness.scene.show(.card(1, "One"), at: .zero)
    harness.scene.queues.update(queue(2))
    #expect(try harness.text(at: 1000).split(separator: "\n").count == 3)
    var serial = SceneHarness(columns: 40, rows: 16)
    serial.scene.show(.card(1, "One"), at: .zero)
    serial.scene.queues.update(queue(2, .serial))
    #expect(try !serial.text(at: 1000).contains("+"))
  }

  @Test("P2: above an application, at the top and at the bottom")
  func overlay() throws {
    for placement in [Placement.top, .bottomTrailing] {
      var harness = OverlayHarness(rows: 12)
      for number in 1...2 {
        try harness.scene.show(
          .card(number, "Post \(number)") { $0.options.placement = placement }, at: .zero)
      }
      harness.scene.update(queue(2), at: .zero)
      let rows = harness.text(at: 1000).split(separator: "\n").map(String.init)
      let newest = try #require(rows.firstIndex { $0.contains("Post 2") })
      #expect(rows[newest + 2].contains(" +2 "), "\(rows)")
      #expect(rows.filter { $0.contains("+2") }.count == 1)
      harness.scene.update(queue(0), at: .seconds(1))
      #expect(!harness.text(at: 1100).contains("+"))
    }
  }

  @Test("P2: through a manager")
  func managed() async {
    let clock = ManualClock()
    let host = RecordingHost()
    let poster = TerminalPoster(
      above: host, capabilities: TerminalCapabilities(), motion: .none, timer: ClockTimer(clock))
    let manager = PostManager(
      posters: [poster], lanes: [.main(.stack(limit: 2))], clock: clock)
    for number in 1...4 {
      manager.post("Post \(number)", PostOptions(duration: .forever))
      await manager.flush()
      clock.advance(by: .seconds(1))
    }
    #expect(host.text.contains("+2"), "\(host.text)")
    await manager.close()
  }
}
