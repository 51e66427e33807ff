import PlacardModels
@testable import PlacardPosting
import PlacardTesting
import Testing

/// Timing decisions, Updates: what an update changes, and what it cannot change.
@Suite("Rules of updates") struct UpdateRuleTests {
  private func options(_ change: @escaping @Sendable (inout PostOptions) -> Void) -> PostChange {
    PostChange { _, options in change(&options) }
  }

  private func least(_ seconds: Double) -> DisplayDuration {
    .indefinite(delay: .zero, minimum: .seconds(seconds))
  }

  @Test("Updates: a minimum that comes by update counts from didShow")
  func minimumByUpdate() {
    for entrance in [0, 0.4] {
      let timing = PostTiming(entrance: .nanoseconds(ofSeconds: entrance), exit: .zero)
      let run = Timeline(timing: timing) {
        $0.post("A", duration: 5)
        $0.at(1)
        $0.run(
          .update(
            id: "A", options { $0.duration = .indefinite(delay: .zero, minimum: .seconds(9)) }))
        $0.at(2)
        $0.run(.hide(id: "A", animated: true))
      }
      #expect(run.log(of: [.willHide]) == "\(entrance == 0 ? "9" : "9.4") willHide A hidden")
    }
  }

  @Test("Updates: a duration in place of a minimum counts from the update, and no minimum is left")
  func minimumTakenAway() {
    let run = Timeline(timing: .zero) {
      $0.post("A", PostOptions(duration: least(9)))
      $0.at(1)
      $0.run(.update(id: "A", options { $0.duration = .seconds(3) }))
    }
    #expect(run.log(of: [.willHide]) == "4 willHide A expired")
  }

  @Test("Updates: an update of something else leaves the minimum, which counts from the entrance")
  func minimumLeftAlone() {
    let run = Timeline {
      $0.post("A", PostOptions(duration: least(3)))
      $0.at(1)
      $0.run(.update(id: "A", PostChange { message, _ in message.title = "B" }))
      $0.at(2)
      $0.run(.hide(id: "A", animated: true))
    }
    #expect(run.log(of: [.willHide]) == "3 willHide A hidden")
  }

  @Test("Updates: a delay that comes by update counts from now; one that is taken away is over")
  func delays() {
    let waiting = PostOptions(duration: .indefinite(delay: .seconds(9), minimum: .zero))
    let run = Timeline(timing: .zero) {
      for id in ["A", "B", "C"] { $0.post(id, waiting) }
      $0.at(1)
      $0.run(.update(id: "A", options { $0.duration = .seconds(3) }))
      $0.run(
        .update(id: "B", options { $0.duration = .indefinite(delay: .seconds(2), minimum: .zero) }))
      $0.run(.update(id: "C", options { $0.priority = 1 }))
    }
    #expect(run.log(of: [.willShow]) == "1 willShow A\n3 willShow B\n9 willShow C")
  }

  @Test("Updates: a delay taken away while all is suspended leaves nothing that holds the post")
  func delayWhileSuspended() {
    let run = Timeline(timing: .zero) {
      $0.post("A", PostOptions(duration: .indefinite(delay: .seconds(9), minimum: .zero)))
      $0.run(.suspend)
      $0.at(1)
      $0.run(.update(id: "A", options { $0.duration = .seconds(3) }))
      $0.at(2)
      $0.run(.resume)
    }
    #expect(run.log(of: [.willShow, .willHide]) == "2 willShow A\n5 willHide A expired")
  }

  @Test("Updates: a lane cannot be changed, and what is reported says so")
  func lane() {
    let run = Timeline(timing: .zero, lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.run(
        .update(
          id: "B",
          options {
            $0.lane = "side"
            $0.priority = 2
          }))
    }
    let reported = run.events.filter { $0.id == "B" && [.updated, .willShow].contains($0.kind) }
    #expect(reported.map(\.options?.lane) == [nil, nil])
    #expect(reported.map(\.options?.priority) == [2, 2])
    #expect(reported.last?.lane == "main")
  }

  @Test(
    "Updates: one that would leave no text is an error and changes nothing", arguments: [nil, ""])
  func textless(_ title: String?) {
    let run = Timeline(timing: .zero) {
      $0.post("A", duration: 2)
      $0.at(1)
      $0.run(
        .update(
          id: "A",
          PostChange { message, options in
            message.title = title
            options.duration = .seconds(9)
          }))
    }
    #expect(
      run.log(of: [.updated, .error, .willHide]) == """
        1 error A The update would leave the post "A" without a title and a body; it stays as it was.
        2 willHide A expired
        """)
  }

  @Test("Updates: a program's edit that would leave no text changes nothing either")
  func textlessEdit() async {
    let manager = PostManager(posters: [RecordingPoster()], clock: ManualClock())
    let problems = Locked<String>([])
    let listening = manager.listen { event in
      if event.kind == .error { problems.append(event.problem?.message ?? "") }
    }
    defer { listening.cancel() }
    let handle = manager.post(Message("A", id: "A"), PostOptions(duration: .forever))
    handle.update { $0.title = nil }
    #expect(manager.post(withID: "A")?.message.title == "A")
    #expect(problems.value.count == 1)
    await manager.close()
  }

  @Test("Duplicates: under update one brings every option that it names, but for the lane")
  func duplicate() {
    var again = PostOptions(duration: .seconds(9), duplicates: .update, lane: "side")
    again.group = "g"
    let run = Timeline(timing: .zero) {
      $0.post("A", duration: 3, PostOptions(priority: 4))
      $0.at(1)
      $0.post("A", again)
    }
    #expect(run.log(of: [.willHide]) == "10 willHide A expired")
    let options = run.events.first { $0.kind == .updated }?.options
    #expect(options?.group == "g" && options?.priority == 4 && options?.lane == nil)
  }

  @Test("P9: a duplicate under update that is refused changes nothing")
  func refusedDuplicate() {
    let postPolicy = PostPolicy(shouldPost: { $0.message.title != "no" })
    var simulation = PostSimulation(PostScheduler(postPolicy: postPolicy))
    let options = PostOptions(duration: .seconds(3), duplicates: .update)
    var events = simulation.run(.post(Message("yes", id: "A"), options), at: .zero)
    events += simulation.run(.post(Message("no", id: "A"), options), at: .seconds(1))
    #expect(events.last { $0.kind == .posted }?.admission == .rejected)
    #expect(events.last?.reason == .failed)
    #expect(simulation.scheduler.post(withID: "A")?.message.title == "yes")
  }

  @Test("P23: an update of a content that is still to be made changes it once it is made")
  func deferred() {
    var scheduler = PostScheduler()
    let id = scheduler.post(Message("", id: "A"), isDeferred: true, at: .zero).id
    scheduler.handle(
      .update(
        id: id,
        PostChange { message, options in
          message.body = "changed"
          options.priority = 3
        }), at: .zero)
    scheduler.handle(.post(Message("other", id: id), PostOptions(duplicates: .update)), at: .zero)
    scheduler.handle(.update(id: id, PostChange { message, _ in message.body = "last" }), at: .zero)
    #expect(scheduler.post(withID: id)?.options.priority == 3)
    scheduler.supply(1, Message("made"), at: .seconds(1))
    let post = scheduler.post(withID: id)
    #expect(post?.state == .shown)
    #expect(post?.message.title == "other" && post?.message.body == "last")
  }

  @Test("P23: a duplicate that is still to be made brings its options and leaves the content")
  func deferredDuplicate() {
    var scheduler = PostScheduler()
    _ = scheduler.post(Message("A", id: "A"), at: .zero)
    let options = PostOptions(duration: .seconds(9), duplicates: .update)
    _ = scheduler.post(Message("", id: "A"), options, isDeferred: true, at: .zero)
    #expect(scheduler.post(withID: "A")?.message.title == "A")
    #expect(scheduler.post(withID: "A")?.options.duration == .seconds(9))
  }
}
