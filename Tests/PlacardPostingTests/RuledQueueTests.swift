import PlacardModels
import PlacardPosting
import Testing

/// P16, P17: rules and modes at work on a board.
@Suite("Rules on the board") struct RuledQueueTests {
  private static let book = RuleBook(
    rules: [
      Rule("no debug", match: [.severity(.init(atMost: .debug))], mute: true),
      Rule("builds", match: [.text(.app, "ci")], set: Rule.Change(lane: "builds")),
      Rule("quiet log", match: [.text(.tag, "log")], route: ["log"]),
    ],
    modes: ["focus": RuleBook.Mode(quiet: 50, digest: true)])

  private func events(_ body: (inout PostQueue) -> Void) -> [PostEvent] {
    var queue = PostQueue(lanes: [.main(.serial())], rules: Self.book)
    body(&queue)
    var simulation = PostSimulation(queue)
    return simulation.finish()
  }

  @Test("P17: a muted post is rejected, ends as muted, stays in the history, and says why")
  func muted() {
    var queue = PostQueue(lanes: [.main(.serial())], rules: Self.book)
    let receipt = queue.post(Message("A", severity: .debug, id: "A"), at: .zero)
    #expect(receipt.admission == .rejected)
    #expect(queue.ended().map(\.reason) == [.muted])
    #expect(
      queue.explanation(of: "A").steps.map(\.text) == [
        "Rule \"no debug\" muted it.", "It ended at 0 s: a rule silenced it.",
      ])
  }

  @Test("P17: a rule moves a post to a lane, and routes another to one poster")
  func lanesAndRoutes() {
    var queue = PostQueue(lanes: [.main(.serial())], rules: Self.book)
    var options = PostOptions()
    options.app = "ci"
    _ = queue.post("A", options, at: .zero)
    options.app = nil
    options.tag = "log"
    _ = queue.post("B", options, at: .zero)
    #expect(queue.posts(in: [.showing, .shown]).map(\.lane) == ["builds", "main"])
    #expect(queue.posts(in: [.showing, .shown]).map(\.routes) == [nil, ["log"]])
  }

  @Test(
    "P16: a mode's quiet level holds while it is on, beside the program's own; leaving it digests")
  func modes() {
    let story = events { queue in
      queue.handle(.mode("focus", isOn: true), at: .zero)
      queue.handle(.mode("unknown", isOn: true), at: .zero)
      _ = queue.post("A", at: .zero)
      _ = queue.post("B", at: .zero)
      #expect(queue.posts(in: [.queued]).count == 2)
      queue.handle(.quiet(10), at: .seconds(1))
      #expect(queue.posts(in: [.queued]).count == 2)
      #expect(
        queue.explanation(of: Message("A").id).steps.map(\.text) == [
          "The quiet level 50 holds it back, with modes focus, unknown."
        ])
      queue.handle(.mode("focus", isOn: false), at: .seconds(2))
    }
    #expect(story.filter { $0.reason == .folded }.count == 2)
    #expect(story.contains { $0.message?.title == "2 messages while it was quiet" })
  }

  @Test("P17: rules can be exchanged while the board lives")
  func exchanged() {
    var queue = PostQueue(lanes: [.main(.serial())])
    queue.handle(.rules(Self.book), at: .zero)
    #expect(queue.post(Message("A", severity: .debug), at: .zero).admission == .rejected)
    queue.handle(.rules(RuleBook()), at: .zero)
    #expect(queue.post(Message("A", severity: .debug), at: .zero).admission == .shown)
  }
}
