import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// P9: decisions are made outside the lock and hold for the post as it is when they are carried out.
@Suite("Decisions outside the lock", .timeLimit(.minutes(1))) struct OutsideDecisionTests {
  private static let forever = PostOptions(duration: .forever)
  private static let slide = PostTiming(entrance: .milliseconds(400), exit: .milliseconds(200))

  /// The times and kinds of everything that happens while a script runs.
  private func log(_ policy: PostPolicy?, steps: [Double]) async -> [String] {
    let clock = ManualClock()
    let poster = RecordingPoster([.records, .interactive], timing: Self.slide)
    var stack = LaneConfiguration.named("stack", .stack(limit: 2))
    stack.rate = LaneConfiguration.Rate(limit: 2, per: .seconds(3))
    let manager = PostManager(
      posters: [poster], lanes: [.main(.serial()), stack], postPolicy: policy, clock: clock)
    let owner = manager.makeOwner()
    for id in ["A", "B", "C"] {
      manager.post(Message(id, id: id), PostOptions(duration: .seconds(1)), owner: owner)
      manager.post(
        Message(id, id: "\(id) stacked").action("yes", "Yes"),
        PostOptions(duration: .seconds(2), lane: "stack"))
    }
    manager.handle(.snooze(id: "B", for: .seconds(1)))
    for step in steps {
      clock.advance(by: .seconds(step))
      manager.handle(.panBegan(id: "A"))
      manager.handle(.panEnded(id: "A", travel: 0.5, velocity: 0))
      manager.handle(.recall(id: nil))
      manager.handle(.action(id: "B stacked", action: "yes"))
      manager.handle(.quiet(step > 1 ? 60 : 0))
      manager.handle(.query(id: "A", tag: nil))
    }
    manager.hideAll()
    clock.advance(by: .seconds(1))
    await manager.close()
    PosterLaws.check(poster.events)
    return poster.events.map { "\($0.at) \($0.kind) \($0.id ?? "") \($0.reason?.rawValue ?? "")" }
  }

  @Test("A policy that allows everything changes no event and no time, however far time jumps")
  func transparent() async {
    for steps in [[0.5, 0.5, 0.7, 1.3], [3, 2], [30]] {
      let with = await log(PostPolicy(), steps: steps)
      let without = await log(nil, steps: steps)
      #expect(with == without)
    }
  }

  @Test("An expiry is void when the post is changed while the policy decides: its time runs again")
  func changedMeanwhile() async {
    let clock = ManualClock()
    let handles = Locked<PostHandle<Message>>([])
    let asked = Locked<Duration>([])
    let policy = PostPolicy(shouldHide: { post, _ in
      asked.append(.seconds(1))
      if asked.value.count == 1 { handles.value[0].update { $0.body = "more" } }
      return true
    })
    let manager = PostManager(posters: [RecordingPoster()], postPolicy: policy, clock: clock)
    handles.append(manager.post("A", PostOptions(duration: .seconds(1))))
    clock.advance(by: .seconds(1))
    manager.handle(.query(id: "A", tag: nil))
    #expect(handles.value[0].state == .shown)
    clock.advance(by: .seconds(1))
    #expect(await handles.value[0].outcome == .closed(.expired))
    #expect(asked.value.count == 2)
    await manager.close()
  }

  @Test("A policy is asked again about a post that was changed while it decided, but not for ever")
  func askedAgain() async {
    let handles = Locked<PostHandle<Message>>([])
    let asked = Locked<String>([])
    let policy = PostPolicy(shouldHide: { post, _ in
      asked.append(post.message.title ?? "")
      if post.message.title == "A" || post.id == "restless" {
        handles.value.last?.update { $0.title = "B\(asked.value.count)" }
      }
      return post.message.title != "A"
    })
    let manager = PostManager(
      posters: [RecordingPoster()], postPolicy: policy, clock: ManualClock())
    handles.append(manager.post(Message("A", id: "A"), Self.forever))
    #expect(handles.value[0].hide())
    #expect(asked.value == ["A", "B1"])
    handles.append(manager.post(Message("C", id: "restless"), Self.forever))
    #expect(handles.value[1].hide())
    #expect(asked.value.count < 20)
    await manager.close()
  }

  @Test("A policy is asked in a manager without posters, too")
  func withoutPosters() async {
    let manager = PostManager(
      posters: [], postPolicy: PostPolicy(shouldPost: { $0.id == "A" }), clock: ManualClock())
    #expect(manager.post(Message("A", id: "A")).admission == .queued)
    #expect(manager.post(Message("B", id: "B")).admission == .rejected)
    await manager.close()
  }

  @Test("A swipe that is refused brings the post back, and its time starts anew")
  func refusedSwipe() async {
    let clock = ManualClock()
    let poster = RecordingPoster()
    let policy = PostPolicy(shouldHide: { _, reason in reason != .swiped })
    let manager = PostManager(posters: [poster], postPolicy: policy, clock: clock)
    let handle = manager.post("A", PostOptions(duration: .seconds(2)))
    clock.advance(by: .seconds(1))
    poster.signal(.panBegan(number: handle.number))
    poster.signal(.panEnded(number: handle.number, travel: 1, velocity: 0))
    #expect(handle.state == .shown)
    clock.advance(by: .seconds(1))
    manager.handle(.query(id: "A", tag: nil))
    #expect(handle.state == .shown)
    clock.advance(by: .seconds(1))
    #expect(await handle.outcome == .closed(.expired))
    await manager.close()
    #expect(poster.events.filter { $0.kind == .resumed }.map(\.by) == [.pan])
  }

  @Test(
    "Many tasks that post, change and hide while a policy decides: each post ends once, in order")
  func contention() async {
    let everything = RecordingPoster(timing: .zero)
    let selected = RecordingPoster()
    let policy = PostPolicy {
      !$0.id.hasSuffix("7")
    } shouldHide: { post, _ in
      post.message.body != nil
    }
    let manager = PostManager(
      posters: [everything, selected.filtered { (post: Post) in post.message.body != nil }],
      lanes: [.main(.stack(limit: 8))], postPolicy: policy, clock: ManualClock())
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for step in 0..<100 {
            let handle = manager.post(Message("\(step)", id: "\(task) \(step)"), Self.forever)
            handle.update { $0.body = "more" }
            handle.hide(animated: false)
          }
        }
      }
    }
    await manager.flush()
    await manager.close()
    PosterLaws.check(everything.events)
    #expect(PosterLaws.violations(in: everything.calls) == [])
    #expect(PosterLaws.violations(in: selected.calls) == [])
    #expect(everything.events.count { $0.kind == .gone } == 800)
  }
}
