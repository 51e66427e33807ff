import PlacardModels
@testable import PlacardPosting
import PlacardTesting
import Testing

/// Timing decisions, Digest, recall, rate limits: how unseen posts are reported.
@Suite("Reports of what was not seen") struct UnseenReportTests {
  private func rate(_ rate: LaneConfiguration.Rate) -> PostCommand {
    var change = LaneConfiguration()
    change.rate = rate
    return .configure(change)
  }

  @Test("P16: a digest lists each message with its time and its count")
  func digest() {
    let run = Timeline(timing: .zero) {
      $0.run(.digest(true))
      $0.run(.quiet(50))
      $0.post("Build")
      $0.at(60)
      for _ in 0..<2 { $0.post("Mail", PostOptions(duplicates: .count)) }
      $0.at(3590)
      $0.post("Chat")
      $0.at(3600)
      $0.run(.quiet(0))
    }
    let reported = run.events.first { $0.kind == .willShow }?.message
    #expect(reported?.title == "4 messages while it was quiet")
    #expect(reported?.body == "Build, 1 h ago\nMail ×2, 59 min ago\nChat, 10 s ago")
  }

  @Test("P18: recall takes the newest that was seen, not what was turned away since")
  func recall() {
    let run = Timeline(timing: .zero) {
      $0.post("A", duration: 50)
      $0.post("B", duration: 1)
      $0.at(2)
      $0.post("A", duration: 50)
      $0.at(3)
      $0.run(.recall(id: nil))
    }
    #expect(run.log(of: [.willShow]) == "0 willShow A\n0 willShow B\n3 willShow B")
  }

  @Test("P18: of an id that was never seen recall takes the newest all the same")
  func recallUnseen() {
    let run = Timeline(timing: .zero, lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.run(.removeQueued(id: "B"))
      $0.at(3)
      $0.run(.recall(id: "B"))
      $0.at(5)
      $0.post("C", duration: 1)
      $0.run(.fail(id: "C"))
      $0.at(6)
      $0.run(.recall(id: nil))
    }
    #expect(
      run.log(of: [.willShow]) == "0 willShow A\n3 willShow B\n5 willShow C\n6 willShow B")
  }

  @Test("P16: one that is snoozed comes again though an older one of its id is there")
  func snoozeBeside() {
    let run = Timeline(timing: .zero) {
      $0.post("A", PostOptions(duration: .forever))
      $0.post("A", PostOptions(duration: .forever, duplicates: .allow))
      $0.at(1)
      $0.run(.snooze(id: "A", for: .seconds(2)))
    }
    #expect(run.log(of: [.willShow]) == "0 willShow A\n0 willShow A\n3 willShow A")
    #expect(!run.events.contains { $0.reason == .duplicate })
  }

  @Test("P14: a rate that is lifted first posts the summary that is due")
  func lifted() {
    for none in [LaneConfiguration.Rate.unlimited, LaneConfiguration.Rate(limit: 3, per: .zero)] {
      let run = Timeline(timing: .zero) {
        $0.run(rate(LaneConfiguration.Rate(limit: 1, per: .seconds(60))))
        for id in ["A", "B", "C"] { $0.post(id, duration: 1) }
        $0.at(2)
        $0.run(rate(none))
      }
      let shown = run.events.filter { $0.kind == .willShow }
      #expect(shown.map(\.message?.title) == ["A", "2 more messages"])
      #expect(shown.last?.at == .seconds(2))
    }
  }

  @Test("P14, P20: a scheduler that closes first posts the summaries that are due")
  func closed() {
    let run = Timeline(timing: .zero) {
      $0.run(rate(LaneConfiguration.Rate(limit: 1, per: .seconds(60))))
      for id in ["A", "B", "C"] { $0.post(id, duration: 9) }
      $0.at(2)
      $0.run(.close)
    }
    #expect(
      run.events.filter { $0.kind == .willShow }.map(\.message?.title) == ["A", "2 more messages"])
    #expect(run.events.filter { $0.kind == .gone && $0.reason == .closed }.count == 2)
  }

  @Test("P19: what is posted before there is any poster waits for one")
  func beforeAnyPoster() async {
    let clock = ManualClock()
    let manager = PostManager(posters: [], clock: clock)
    let handle = manager.post(Message("A", id: "A"), PostOptions(duration: .seconds(5)))
    #expect(handle.admission == .queued)
    clock.advance(by: .seconds(6))
    let poster = RecordingPoster()
    manager.add(poster)
    #expect(manager.current()?.id == "A")
    await manager.close()
    #expect(poster.shownAndHidden == ["show A", "hide A"])
  }

  @Test("P16: a mode that no rule knows is an error, and changes nothing")
  func unknownMode() {
    let book = RuleBook(modes: ["night": RuleBook.Mode(quiet: 50)])
    let run = Timeline(timing: .zero) {
      $0.run(.mode("night", isOn: true))
      $0.run(.rules(book))
      $0.run(.mode("nihgt", isOn: true))
      $0.post("A", duration: 1)
      $0.run(.mode("night", isOn: true))
      $0.run(.rules(RuleBook()))
      $0.run(.mode("night", isOn: false))
    }
    #expect(
      run.log(of: [.error, .willShow]) == """
        0 error No rule knows the mode "night"; there are no modes.
        0 error No rule knows the mode "nihgt"; there are "night".
        0 willShow A
        """)
  }

  @Test("P9, P17: explain says that a post was refused, or that its content could not be made")
  func explained() {
    var scheduler = PostScheduler(postPolicy: PostPolicy(shouldPost: { $0.id != "A" }))
    _ = scheduler.post(Message("A", id: "A"), at: .zero)
    _ = scheduler.post(Message("", id: "B"), isDeferred: true, at: .zero)
    scheduler.supply(2, nil, at: .seconds(1))
    _ = scheduler.post(Message("C", id: "C"), at: .seconds(1))
    scheduler.handle(.fail(id: "C"), at: .seconds(1))
    #expect(
      ["A", "B", "C"].map { scheduler.explanation(of: $0).steps.last?.text } == [
        "It ended at 0 s: it was refused before it was taken in.",
        "It ended at 1 s: its content could not be made.",
        "It ended at 1 s: no poster could show it.",
      ])
  }
}
