import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// P14: a rate limit that folds; P16: a digest of what was held.
@Suite("Rate limits") struct RateLimitTests {
  private func rate(_ limit: Int, per seconds: Double) -> PostCommand {
    var change = LaneConfiguration(lane: "main", policy: .stack)
    change.rate = LaneConfiguration.Rate(limit: limit, per: .seconds(seconds))
    return .configure(change)
  }

  @Test("P14: posts beyond the rate are summarised in one post at the end of the interval")
  func folds() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(rate(2, per: 3))
      for id in ["A", "B", "C", "D", "E", "F", "G"] {
        $0.post(id, duration: 1)
      }
      $0.at(1)
      $0.post("H", duration: 1)
      $0.at(3.5)
      $0.post("I", duration: 1)
    }
    #expect(
      run.log(of: [.posted, .gone]).split(separator: "\n").prefix(14).joined(separator: "\n") == """
        0 posted A shown 1
        0 posted B shown 1
        0 posted C rejected 1
        0 gone C folded
        0 posted D rejected 1
        0 gone D folded
        0 posted E rejected 1
        0 gone E folded
        0 posted F rejected 1
        0 gone F folded
        0 posted G rejected 1
        0 gone G folded
        1 posted H rejected 1
        1 gone H folded
        """)
    let summary = run.events.first {
      $0.kind == .willShow && $0.message?.title == "6 more messages"
    }
    #expect(summary?.at == .seconds(3))
    #expect(summary?.message?.body == "C\nD\nE\nand 3 more")
    #expect(run.events.contains { $0.kind == .willShow && $0.id == "I" })
  }

  @Test(
    "P14: duplicates do not count, a critical post is never summarised, and without a rate none is")
  func exempt() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(rate(1, per: 60))
      $0.post("A", duration: 9)
      $0.post("A", duration: 9)
      $0.run(.post(Message("B", urgency: .critical, id: "B"), PostOptions(duration: .seconds(1))))
      var none = LaneConfiguration(lane: "main")
      none.rate = LaneConfiguration.Rate(limit: 1, per: .zero)
      $0.run(.configure(none))
      $0.post("C", duration: 1)
    }
    #expect(
      run.log(of: [.posted]) == """
        0 posted A shown 1
        0 posted A duplicate 1
        0 posted B shown 1
        0 posted C shown 1
        """)
  }

  @Test("P16: a digest lists the held posts, beside those that need an answer")
  func digest() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.digest(true))
      $0.run(.quiet(50))
      $0.post("A", duration: 1)
      $0.at(1)
      $0.post("B", duration: 1)
      $0.run(.post(Message("C", id: "C").action("ok", "OK"), PostOptions(duration: .seconds(1))))
      $0.at(2)
      $0.run(.quiet(0))
    }
    #expect(
      run.log(of: [.gone]).split(separator: "\n").prefix(2).joined(separator: "\n") == """
        2 gone A folded
        2 gone B folded
        """)
    let shown = run.events.filter { $0.kind == .willShow }.compactMap(\.message?.title)
    #expect(shown == ["C", "2 messages while it was quiet"])
    #expect(run.events.last { $0.kind == .willShow }?.message?.body == "A, 2 s ago\nB, 1 s ago")
  }

  @Test("P16: one post alone is no digest")
  func single() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.digest(true))
      $0.run(.quiet(50))
      $0.post("A", duration: 1)
      $0.at(1)
      $0.run(.quiet(10))
    }
    #expect(run.log(of: [.willShow]) == "1 willShow A")
  }
}

/// What is left when a manager is closed.
@Suite("Closed schedulers") struct ClosedSchedulerTests {
  @Test("P20: neither a gap nor a rate's interval runs on after the close")
  func noTimerIsLeft() {
    var scheduler = PostScheduler(lanes: [.main(.serial())])
    var change = LaneConfiguration(lane: "main")
    change.rate = LaneConfiguration.Rate(limit: 1, per: .seconds(60))
    scheduler.handle(.configure(change), at: .zero)
    _ = scheduler.post("A", at: .zero)
    _ = scheduler.post("B", at: .zero)
    _ = scheduler.post("C", PostOptions(lane: "other"), at: .zero)
    _ = scheduler.post("D", PostOptions(lane: "other"), at: .zero)
    scheduler.handle(.hide(id: Message("C").id, animated: false), at: .zero)
    #expect(scheduler.nextDeadline != nil)
    scheduler.handle(.close, at: .seconds(0.1))
    #expect(scheduler.nextDeadline == nil)
    #expect(scheduler.isEmpty)
  }
}
