import PlacardModels
@testable import PlacardPosting
import PlacardTesting
import Testing

/// P21 owners, P16 snooze, P18 recall, P23 deferred content, P9 post policies: whatever ends or begins a
/// post other than its time.
@Suite("Owners, snoozing, recalling, deferring, judging") struct OwnershipTests {
  private static let second = PostOptions(duration: .seconds(1))

  private func transcript(_ scheduler: PostScheduler, _ body: (inout PostScheduler) -> Void)
    -> [String]
  {
    var scheduler = scheduler
    body(&scheduler)
    var simulation = PostSimulation(scheduler)
    return simulation.finish().map { event in
      let words = [
        event.kind.rawValue, event.id, event.admission?.rawValue, event.reason?.rawValue,
      ]
      return "\(event.at.inSeconds) " + words.compactMap(\.self).joined(separator: " ")
    }
  }

  @Test("P21: an owner that ends takes its posts along, seen and unseen, and no others")
  func ownerGone() {
    let transcript = transcript(PostScheduler(lanes: [.main(.serial())])) { scheduler in
      _ = scheduler.post(Message("A", id: "A"), Self.second, owner: 1, at: .zero)
      _ = scheduler.post(Message("B", id: "B"), Self.second, owner: 1, at: .zero)
      _ = scheduler.post(Message("C", id: "C"), Self.second, owner: 2, at: .zero)
      _ = scheduler.post(Message("A", id: "A"), Self.second, owner: 2, at: .zero)
      _ = scheduler.takeEffects()
      scheduler.handle(.ownerGone(1), at: .milliseconds(500))
      scheduler.handle(.ownerGone(1), at: .milliseconds(500))
      scheduler.handle(.ownerGone(99), at: .milliseconds(500))
    }
    #expect(
      transcript.filter { !$0.contains("announce") && !$0.contains("didShow") } == [
        "0.5 gone B ownerGone", "0.5 willHide A ownerGone", "0.5 didHide A ownerGone",
        "0.5 gone A ownerGone", "1.0 willShow C", "2.0 willHide C expired",
        "2.0 didHide C expired", "2.0 gone C expired",
      ])
  }

  @Test("P16, P21: a snoozed post comes back for its owner, and ends with it")
  func snoozedForItsOwner() {
    let transcript = transcript(PostScheduler(lanes: [.main(.serial())])) { scheduler in
      _ = scheduler.post(Message("A", id: "A"), Self.second, owner: 1, at: .zero)
      scheduler.handle(.snooze(id: "A", for: .seconds(9)), at: .zero)
      _ = scheduler.takeEffects()
      scheduler.handle(.ownerGone(1), at: .seconds(2))
    }
    #expect(transcript == ["2.0 gone A ownerGone"])
  }

  @Test("P16: a snoozed post goes now and comes back with its actions; an unseen one is put off")
  func snooze() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.post(Message("A", id: "A").action("ok", "OK"), PostOptions(duration: .forever)))
      $0.post("B", duration: 1)
      $0.at(1)
      $0.run(.snooze(id: "A", for: .seconds(10)))
      $0.run(.snooze(id: "B", for: .seconds(3)))
      $0.run(.snooze(id: "unknown", for: .seconds(3)))
    }
    #expect(
      run.log(of: [.posted, .willShow, .gone]) == """
        0 posted A shown 1
        0 willShow A
        0 posted B queued 1
        1 posted A delayed 1
        1 gone B cancelled
        1 posted B delayed 1
        1.2 gone A hidden
        4 willShow B
        5.6 gone B expired
        11 willShow A
        11.4 gone A closed
        """)
    #expect(run.events.last { $0.kind == .willShow }?.message?.actions.map(\.id) == ["ok"])
  }

  @Test("P18: what has ended is posted again as it was, once more by its own rules")
  func recall() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.post("A", duration: 1, PostOptions(lane: "other"))
      $0.at(2)
      $0.run(.recall(id: "A"))
      $0.at(9)
      $0.run(.recall(id: nil))
      $0.run(.recall(id: "unknown"))
    }
    #expect(
      run.log(of: [.posted, .gone]) == """
        0 posted A shown 1
        0 posted A duplicate 1
        0 gone A duplicate
        1.6 gone A expired
        2 posted A queued 1
        3.7 gone A expired
        9 posted A shown 1
        10.6 gone A expired
        """)
  }

  @Test("P23: content is made when its turn has come, and its position is reserved meanwhile")
  func deferred() {
    var scheduler = PostScheduler(lanes: [.main(.serial())])
    let first = scheduler.post(Message("A", id: "A"), Self.second, at: .zero)
    let second = scheduler.post(Message("", id: "B"), Self.second, isDeferred: true, at: .zero)
    _ = scheduler.post(Message("C", id: "C"), Self.second, at: .zero)
    #expect(first.admission == .shown)
    #expect(second.admission == .queued)
    scheduler.advance(to: .milliseconds(1400))
    #expect(!scheduler.takeEffects().contains(.make(2)))
    scheduler.advance(to: .milliseconds(1500))
    #expect(scheduler.takeEffects().contains(.make(2)))
    scheduler.advance(to: .seconds(9))
    #expect(scheduler.posts(in: [.showing, .shown]).isEmpty)
    #expect(scheduler.explanation(of: "B").steps.map(\.code) == ["content"])
    scheduler.supply(2, Message("made", id: "ignored"), at: .seconds(9))
    #expect(scheduler.posts(in: [.shown]).map(\.message.title) == ["made"])
    #expect(scheduler.posts(in: [.shown]).map(\.id) == ["B"])
    scheduler.supply(2, Message("late"), at: .seconds(9))
    scheduler.supply(99, Message("unknown"), at: .seconds(9))
    let transcript = transcript(scheduler) { _ in }
    #expect(transcript.contains("10.5 willShow C"))
  }

  @Test("P23: content that cannot be made ends as failed, and the next one enters without a gap")
  func deferredFails() {
    var scheduler = PostScheduler(lanes: [.main(.serial())])
    _ = scheduler.post(Message("", id: "A"), Self.second, isDeferred: true, at: .zero)
    _ = scheduler.post(Message("B", id: "B"), Self.second, at: .zero)
    #expect(scheduler.takeEffects().contains(.make(1)))
    scheduler.supply(1, nil, at: .seconds(1))
    let transcript = transcript(scheduler) { _ in }
    #expect(transcript.prefix(2) == ["1.0 gone A failed", "1.0 willShow B"])
  }

  @Test("P23: one that is hidden, replaced or closed while it is made leaves unseen")
  func deferredLeaves() {
    for lane in ["main", "snackbar"] {
      var scheduler = PostScheduler(lanes: [.main(.serial())])
      _ = scheduler.post(
        Message("", id: "A"), PostOptions(lane: lane), isDeferred: true, at: .zero)
      if lane == "snackbar" {
        _ = scheduler.post(
          Message("B", id: "B"), PostOptions(duration: .forever, lane: lane), at: .zero)
      } else {
        scheduler.handle(.hide(id: "A", animated: true), at: .zero)
      }
      scheduler.supply(1, Message("late"), at: .seconds(1))
      #expect(scheduler.post(withID: "A") == nil)
      #expect(scheduler.posts(in: [.shown]).map(\.id) == (lane == "snackbar" ? ["B"] : []))
      scheduler.handle(.close, at: .seconds(2))
      #expect(scheduler.isEmpty)
      #expect(scheduler.nextDeadline == nil)
    }
  }

  @Test("P9, MSV-M30: a refused post is rejected and ends as failed; nothing is queued")
  func refusedPost() {
    let postPolicy = PostPolicy(shouldPost: { $0.id != "A" })
    let transcript = transcript(PostScheduler(lanes: [.main(.serial())], postPolicy: postPolicy)) {
      scheduler in
      let receipt = scheduler.post(Message("A", id: "A"), at: .zero)
      #expect(receipt.admission == .rejected)
    }
    #expect(transcript == ["0.0 posted A rejected", "0.0 gone A failed"])
  }

  @Test(
    "P9: a refused removal leaves the post where it is, and an expired one starts its time anew")
  func refusedRemoval() {
    let postPolicy = PostPolicy(shouldHide: { post, reason in
      post.id != "A" || reason == .dismissed
    })
    var scheduler = PostScheduler(lanes: [.main(.serial())], postPolicy: postPolicy)
    _ = scheduler.post(Message("A", id: "A"), Self.second, at: .zero)
    let isHidden = scheduler.hide(1, animated: true, at: .milliseconds(500))
    #expect(!isHidden)
    #expect(scheduler.nextDeadline == .seconds(1))
    scheduler.advance(to: .seconds(1))
    #expect(scheduler.nextDeadline == .seconds(2))
    scheduler.handle(.dismiss(id: "A"), at: .milliseconds(1500))
    #expect(scheduler.isEmpty)
    let isHiddenAgain = scheduler.hide(1, animated: true, at: .seconds(2))
    #expect(isHiddenAgain)
  }
}

/// M2: ready-made messages bring options along.
@Suite("Snackbars and badges, scheduled") struct ReadyMadeTests {
  private func run(_ message: Message, _ commands: [PostCommand]) -> String {
    Timeline(timing: PostTiming(entrance: .milliseconds(250), exit: .milliseconds(250))) {
      $0.run(.post(message, .bottom))
      $0.at(1)
      for command in commands {
        $0.run(command)
      }
    }.log(of: [.willShow, .tapped, .action, .gone])
  }

  @Test("M2, VS-V8: a snackbar goes to its lane and expires after its delay")
  func expires() {
    let message = Message.snackbar("A", message: "B", dismissDelay: .seconds(3))
    let id = message.id
    #expect(run(message, []) == "0 willShow \(id)\n3.5 gone \(id) expired")
  }

  @Test("M2, VS-V12: a tap runs the action, then dismisses")
  func tapWithAction() {
    let message = Message.snackbar("A", message: "B", actionOnTap: "open")
    let id = message.id
    #expect(
      run(message, [.tap(id: id)]) == """
        0 willShow \(id)
        1 tapped \(id)
        1 action \(id) open
        1.25 gone \(id) action open
        """)
  }

  @Test("M2, VS-V13: without dismissal every tap runs the action, and the snackbar stays")
  func tapsWithoutDismissal() {
    let message = Message.snackbar("A", message: "B", dismissOnTap: false, actionOnTap: "open")
    let id = message.id
    #expect(
      run(message, [.tap(id: id), .tap(id: id)]) == """
        0 willShow \(id)
        1 tapped \(id)
        1 action \(id) open
        1 tapped \(id)
        1 action \(id) open
        5.5 gone \(id) expired
        """)
  }
}

/// Numbers that no post has.
@Suite("Numbers of nothing") struct StrangeNumberTests {
  @Test("Bad input: whatever number a poster names, one that no post has hits nothing")
  func nothing() {
    for number in [0, -1, 99, .min, .max] {
      var scheduler = PostScheduler(lanes: [.main(.serial())])
      _ = scheduler.post("A", at: .zero)
      scheduler.handle(.tapped(number: number), at: .zero)
      scheduler.handle(.dismissed(number: number), at: .zero)
      scheduler.handle(.hovered(number: number, inside: true), at: .zero)
      scheduler.update(number, PostChange { message, _ in message.title = "B" }, at: .zero)
      scheduler.fail(number, at: .zero)
      scheduler.supply(number, nil, at: .zero)
      #expect(scheduler.post(numbered: number) == nil)
      #expect(scheduler.posts(in: [.shown]).map(\.message.title) == ["A"])
    }
  }
}
