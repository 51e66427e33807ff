import PlacardModels
import PlacardTesting
import Synchronization
import Testing

@testable import PlacardPosting

/// What happens while others decide, forced by policies and posters that call the manager back at that moment.
@Suite("While others decide", .timeLimit(.minutes(1))) struct InterleavedDecisionTests {
  private static let forever = PostOptions(duration: .forever)
  private static let slide = PostTiming(entrance: .zero, exit: .milliseconds(200))

  // MARK: Posters

  @Test(
    "P19: an update that a catching-up poster does not want is not shown by what it decided before")
  func refusedWhileCatchingUp() async {
    let manager = PostManager(posters: [RecordingPoster()], clock: ManualClock())
    let handle = manager.post(Message("Public", id: "A"), Self.forever)
    let (poster, asked) = (RecordingPoster([]), Locked<String>([]))
    manager.add(
      poster.filtered { (post: Post) in
        asked.append(post.message.title ?? "")
        if asked.value.count == 1 { handle.update { $0.title = "Secret" } }
        return post.message.title == "Public"
      })
    await manager.flush()
    #expect(asked.value.starts(with: ["Public", "Secret"]))
    #expect(poster.shownAndHidden == [])
    handle.update { $0.title = "Public" }
    await manager.flush()
    #expect(poster.shownAndHidden == ["show A"])
    await manager.close()
  }

  // MARK: Timers

  /// When the timer of a manager is set for while its policy decides about the expiry of the first post.
  private func timer(afterJump jump: Duration, _ durations: [DisplayDuration]) async -> Duration? {
    let clock = ManualClock()
    let (handles, timers) = (Locked<PostHandle<Message>>([]), Locked<Duration?>([]))
    let policy = PostPolicy(shouldHide: { post, _ in
      if post.id == "0" {
        timers.append(handles.value[0].reference.state.withLock { $0.timerDue })
      }
      return true
    })
    let manager = PostManager(posters: [RecordingPoster()], postPolicy: policy, clock: clock)
    for (index, duration) in durations.enumerated() {
      handles.append(
        manager.post(Message("\(index)", id: "\(index)"), PostOptions(duration: duration)))
    }
    await clock.sleepers(atLeast: 1)
    clock.advance(by: jump)
    #expect(await handles.value[0].outcome == .closed(.expired))
    await manager.close()
    return timers.value.first ?? nil
  }

  @Test("P10: the timer runs on while a policy decides about an expiry on the timer's thread")
  func timerRunsOn() async {
    #expect(await timer(afterJump: .seconds(1), [.seconds(1), .seconds(2)]) == .seconds(2))
  }

  @Test(
    "P10: what is due already is left to the thread that decides, but not for longer than a moment")
  func timerOfOverdue() async {
    let due = await timer(afterJump: .seconds(5), [.seconds(1), .seconds(2), .seconds(9)])
    #expect(due == .milliseconds(5100))
  }

  // MARK: Owners

  @Test(
    "P21: a post that comes back from a snooze ends with an owner that goes while the policy decides",
    arguments: [true, false])
  func ownerGoesMeanwhile(isReleased: Bool) async {
    let owners = Mutex<PostOwner?>(nil)
    let asked = Locked<String>([])
    let policy = PostPolicy(shouldPost: { post in
      asked.append(post.id)
      guard asked.value.count == 2 else { return true }
      let owner = owners.withLock { isReleased ? $0.take() : $0 }
      if !isReleased { owner?.end() }
      return true
    })
    let manager = PostManager(
      posters: [RecordingPoster()], postPolicy: policy, clock: ManualClock())
    owners.withLock { $0 = manager.makeOwner() }
    manager.post(Message("A", id: "A"), Self.forever, owner: owners.withLock { $0 })
    manager.snooze(id: "A", for: .seconds(1))
    #expect(asked.value == ["A", "A"])
    #expect(manager.post(withID: "A") == nil)
    #expect(manager.history().map(\.reason) == [.hidden, .ownerGone])
    if let owner = owners.withLock({ $0 }) {
      let next = manager.post(Message("B", id: "B"), Self.forever, owner: owner)
      #expect(next.isLive)
      owner.end()
      #expect(!next.isLive)
    }
    await manager.close()
  }

  // MARK: Defaults

  /// What becomes of a post during whose admission the defaults are changed.
  private func post(
    under defaults: PostOptions, changing change: @escaping @Sendable (PostManager) -> Void
  ) async -> Post? {
    let handles = Locked<PostHandle<Message>>([])
    let policy = PostPolicy(shouldPost: { post in
      if post.id == "A", let manager = handles.value[0].reference.manager { change(manager) }
      return true
    })
    let manager = PostManager(
      posters: [RecordingPoster()], defaults: defaults, postPolicy: policy, clock: ManualClock())
    handles.append(manager.post(Message("first", id: "first"), .duration(.forever)))
    handles.value[0].hide()
    manager.post(Message("A", id: "A"))
    let post = manager.post(withID: "A")
    await manager.close()
    return post
  }

  @Test(
    "M4: a post has the defaults of its own moment, however often they change while a policy decides"
  )
  func defaultsOfItsMoment() async {
    for changes in [1, 15, 16, 17, 100] {
      let post = await post(under: PostOptions(placement: .bottom, duration: .forever)) { manager in
        for change in 1...changes {
          manager.defaults = PostOptions(placement: .top, duration: .seconds(Double(change)))
        }
      }
      #expect(post?.options.placement == .bottom && post?.options.duration == .forever)
    }
  }

  @Test("M4: a post goes to the default lane of its own moment, though another is set meanwhile")
  func laneOfItsMoment() async {
    let post = await post(under: PostOptions(duration: .forever, lane: "own")) { manager in
      manager.defaults = PostOptions(duration: .forever, lane: "later")
    }
    #expect(post?.lane == "own")
  }

  // MARK: Actions

  @Test(
    "P9: an action that is chosen while the policy decides about another is the one it ends for")
  func actionTwice() async {
    let (poster, handles) = (
      RecordingPoster([.records, .interactive], timing: Self.slide), Locked<PostHandle<Message>>([])
    )
    let asked = Locked<CloseReason>([])
    let policy = PostPolicy(shouldHide: { _, reason in
      asked.append(reason)
      if asked.value.count == 1 {
        poster.signal(.action(number: handles.value[0].number, id: "no"))
      }
      return true
    })
    let clock = ManualClock()
    let manager = PostManager(posters: [poster], postPolicy: policy, clock: clock)
    let message = Message("A", id: "A").action("yes", "Yes").action("no", "No")
    handles.append(manager.post(message, Self.forever))
    poster.signal(.action(number: handles.value[0].number, id: "yes"))
    #expect(asked.value == [.action, .action])
    #expect(handles.value[0].state == .hiding)
    clock.advance(by: .seconds(1))
    #expect(await handles.value[0].outcome == .action("no"))
    await manager.close()
    #expect(poster.events.filter { $0.kind == .action }.map(\.action) == ["yes", "no"])
    #expect(poster.events.filter { $0.kind == .gone }.map(\.action) == ["no"])
    #expect(poster.events.count { $0.kind == .willHide } == 1)
  }

  // MARK: The end

  @Test("P20: finish waits for what is being decided, though everything else is over meanwhile")
  func finishWaitsForDecisions() async {
    let (poster, waiting) = (RecordingPoster([.records, .keeps]), Locked<Int>([]))
    let (handles, work) = (Locked<PostHandle<Message>>([]), Locked<Registration>([]))
    let policy = PostPolicy(shouldHide: { _, _ in
      guard let manager = handles.value[0].reference.manager else { return true }
      work.value[0].cancel()
      waiting.append(manager.state.withLock { $0.observers.idleWaiters.count })
      return true
    })
    let manager = PostManager(posters: [poster], postPolicy: policy, clock: ManualClock())
    handles.append(manager.post(Message("A", id: "A"), Self.forever))
    work.append(manager.beginWork())
    async let end: Void = manager.finish()
    while manager.state.withLock({ $0.observers.idleWaiters.isEmpty }) { await Task.yield() }
    handles.value[0].hide()
    #expect(waiting.value == [1])
    await end
    #expect(await handles.value[0].outcome == .closed(.hidden))
  }

  @Test(
    "P20: finish returns when nobody can answer any more from the moment at which it has looked")
  func finishSeesLastPosterLeave() async {
    let poster = FickleHost()
    let manager = PostManager(posters: [poster], clock: ManualClock())
    let handle = manager.post(Message("A?", id: "A").action("yes", "Yes"), Self.forever)
    poster.leavesNext.store(true, ordering: .relaxed)
    await manager.finish()
    #expect(!Task.isCancelled)
    #expect(await handle.outcome == .closed(.closed))
  }

  /// A poster by which a person can answer, until it says so once more.
  private final class FickleHost: Poster {
    let leavesNext = Atomic(false)
    private let isHere = Atomic(true)

    var capabilities: PosterCapabilities {
      guard isHere.load(ordering: .relaxed) else { return .keeps }
      if leavesNext.load(ordering: .relaxed) { isHere.store(false, ordering: .relaxed) }
      return [.keeps, .interactive]
    }

    func show(_ post: Post) async {}
    func hide(_ post: Post) async {}
  }

  // MARK: Problems

  @Test("P12: a problem with a change that is a function names the line that it came from")
  func lineOfChange() async {
    let (manager, lines) = (PostManager(posters: [], clock: ManualClock()), Locked<Int?>([]))
    let listening = manager.listen { if let problem = $0.problem { lines.append(problem.line) } }
    manager.post(Message("A", id: "A"), Self.forever)
    for line in [7, nil] {
      manager.handle(.update(id: "A", PostChange { message, _ in message.title = nil }), line: line)
    }
    #expect(lines.value == [7, nil])
    listening.cancel()
    await manager.close()
  }
}
