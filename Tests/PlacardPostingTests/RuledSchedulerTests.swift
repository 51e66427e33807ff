import PlacardModels
@testable import PlacardPosting
import Testing

/// P16, P17: rules and modes at work in a scheduler.
@Suite("Rules in the scheduler") struct RuledSchedulerTests {
  private static let book = RuleBook(
    rules: [
      Rule("no debug", match: [.severity(.init(atMost: .debug))], mute: true),
      Rule("builds", match: [.text(.app, "ci")], set: Rule.Change(lane: "builds")),
      Rule("quiet log", match: [.text(.tag, "log")], route: ["log"]),
    ],
    modes: ["focus": RuleBook.Mode(quiet: 50, digest: true)])

  private func events(_ body: (inout PostScheduler) -> Void) -> [PostEvent] {
    var scheduler = PostScheduler(lanes: [.main(.serial())], rules: Self.book)
    body(&scheduler)
    var simulation = PostSimulation(scheduler)
    return simulation.finish()
  }

  @Test("P17: a muted post is rejected, ends as muted, stays in the history, and says why")
  func muted() {
    var scheduler = PostScheduler(lanes: [.main(.serial())], rules: Self.book)
    let receipt = scheduler.post(Message("A", severity: .debug, id: "A"), at: .zero)
    #expect(receipt.admission == .rejected)
    #expect(scheduler.ended().map(\.reason) == [.muted])
    #expect(
      scheduler.explanation(of: "A").steps.map(\.text) == [
        "Rule \"no debug\" muted it.", "It ended at 0 s: a rule silenced it.",
      ])
  }

  @Test("P17: a rule moves a post to a lane, and routes another to one poster")
  func lanesAndRoutes() {
    var scheduler = PostScheduler(lanes: [.main(.serial())], rules: Self.book)
    var options = PostOptions()
    options.app = "ci"
    _ = scheduler.post("A", options, at: .zero)
    options.app = nil
    options.tag = "log"
    _ = scheduler.post("B", options, at: .zero)
    #expect(scheduler.posts(in: [.showing, .shown]).map(\.lane) == ["builds", "main"])
    #expect(scheduler.posts(in: [.showing, .shown]).map(\.routes) == [nil, ["log"]])
  }

  @Test(
    "P16: a mode's quiet level holds while it is on, beside the program's own; leaving it digests")
  func modes() {
    let transcript = events { scheduler in
      scheduler.handle(.mode("focus", isOn: true), at: .zero)
      scheduler.handle(.mode("unknown", isOn: true), at: .zero)
      _ = scheduler.post("A", at: .zero)
      _ = scheduler.post("B", at: .zero)
      #expect(scheduler.posts(in: [.queued]).count == 2)
      scheduler.handle(.quiet(10), at: .seconds(1))
      #expect(scheduler.posts(in: [.queued]).count == 2)
      #expect(
        scheduler.explanation(of: Message("A").id).steps.map(\.text) == [
          "The quiet level 50 holds it back, with modes focus."
        ])
      scheduler.handle(.mode("focus", isOn: false), at: .seconds(2))
    }
    #expect(transcript.filter { $0.reason == .folded }.count == 2)
    #expect(transcript.contains { $0.message?.title == "2 messages while it was quiet" })
  }

  @Test("P17: rules can be exchanged at any time")
  func exchanged() {
    var scheduler = PostScheduler(lanes: [.main(.serial())])
    scheduler.handle(.rules(Self.book), at: .zero)
    #expect(scheduler.post(Message("A", severity: .debug), at: .zero).admission == .rejected)
    scheduler.handle(.rules(RuleBook()), at: .zero)
    #expect(scheduler.post(Message("A", severity: .debug), at: .zero).admission == .shown)
  }
}
