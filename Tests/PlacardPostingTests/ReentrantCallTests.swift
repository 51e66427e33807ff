import PlacardModels
import PlacardPosting
import PlacardTesting
import Synchronization
import Testing

/// P8, P9: no code of others runs under the manager's lock, so that it may call the manager.
@Suite("Calls from inside a manager's calls", .timeLimit(.minutes(1))) struct ReentrantCallTests {
  private static let forever = PostOptions(duration: .forever)

  /// Posts, changes, counts and hides through a manager, the first few times that it is called, but not from
  /// inside itself.
  private final class Caller: Sendable {
    private struct State {
      weak var manager: PostManager?
      var isInside = false
      var calls = 0
    }

    private static let limit = 5
    private let state = Mutex(State())

    var calls: Int { state.withLock { $0.calls } }

    func lead(to manager: PostManager) {
      state.withLock { $0.manager = manager }
    }

    func call() {
      let (manager, number) = state.withLock { state -> (PostManager?, Int) in
        guard !state.isInside, state.calls < Self.limit else { return (nil, 0) }
        state.isInside = true
        state.calls += 1
        return (state.manager, state.calls)
      }
      guard let manager else { return }
      let inner = manager.post(Message("inner", id: "inner \(number)"), ReentrantCallTests.forever)
      inner.update { $0.body = "changed" }
      manager.update(id: inner.id) { $0.title = "again" }
      if let count = manager.post(withID: inner.id)?.count {
        #expect(manager.count(id: inner.id) == count)
      }
      inner.hide()
      manager.hide(id: inner.id)
      state.withLock { $0.isInside = false }
    }
  }

  /// A selective, animating poster that calls a manager from each of its answers.
  private struct AskingPoster: Poster {
    struct Refusal: Error {}

    let caller: Caller
    var fails = false
    let capabilities: PosterCapabilities = [.selective, .animates, .interactive]

    func timing(for post: Post) -> PostTiming {
      caller.call()
      return PostTiming(entrance: .milliseconds(100), exit: .milliseconds(100))
    }

    func accepts(_ post: Post) -> Bool {
      caller.call()
      return post.id != "refused"
    }

    func wants(_ post: Post) -> Bool {
      caller.call()
      return true
    }

    func show(_ post: Post) async throws { if fails { throw Refusal() } }

    func hide(_ post: Post) async {}
  }

  private func manager(
    _ posters: [any Poster] = [RecordingPoster()], policy: PostPolicy? = nil,
    clock: ManualClock = ManualClock()
  ) -> PostManager {
    PostManager(posters: posters, lanes: [.main(.stack())], postPolicy: policy, clock: clock)
  }

  @Test("P8: the closure of an update may call the manager, by id and by handle")
  func updates() async {
    let (manager, caller) = (manager(), Caller())
    caller.lead(to: manager)
    let handle = manager.post(Message("A", id: "A"), Self.forever)
    manager.update(id: "A") { message in
      caller.call()
      message.title = "B"
    }
    #expect(manager.post(withID: "A")?.message.title == "B")
    handle.update { message in
      caller.call()
      message.title = "C"
    }
    #expect(manager.post(withID: "A")?.message.title == "C")
    #expect(caller.calls == 2)
    await manager.close()
  }

  @Test("P8: the closure of an update that changes its own post comes to an end")
  func ownPost() async {
    let manager = manager()
    let handle = manager.post(Message("A", id: "A"), Self.forever)
    handle.update { message in
      handle.update { $0.body = ($0.body ?? "") + "x" }
      message.title = "B"
    }
    #expect(manager.post(withID: "A")?.message.title == "B")
    manager.handle(
      .update(
        id: "A",
        PostChange { message, _ in
          message.title = "\(manager.count(id: "A"))"
        }))
    #expect(manager.post(withID: "A")?.message.title == "1")
    await manager.close()
  }

  @Test("P9: both functions of a policy may call the manager, whoever ends the post")
  func policies() async {
    let (clock, caller, poster) = (ManualClock(), Caller(), RecordingPoster([.interactive]))
    let asked = Locked<String>([])
    let policy = PostPolicy { post in
      caller.call()
      return post.id != "refused"
    } shouldHide: { post, reason in
      if !post.id.hasPrefix("inner") { asked.append("\(post.id) \(reason)") }
      caller.call()
      return true
    }
    let manager = manager([poster], policy: policy, clock: clock)
    caller.lead(to: manager)
    #expect(manager.post(Message("R", id: "refused")).admission == .rejected)
    let hidden = manager.post(Message("H", id: "hidden"), Self.forever)
    let timed = manager.post(Message("T", id: "timed"), PostOptions(duration: .seconds(1)))
    let chosen = manager.post(Message("C", id: "chosen").action("yes", "Yes"), Self.forever)
    #expect(hidden.hide() && !hidden.isLive)
    clock.advance(by: .seconds(2))
    #expect(await timed.outcome == .closed(.expired))
    poster.signal(.action(number: chosen.number, id: "yes"))
    #expect(await chosen.outcome == .action("yes"))
    #expect(asked.value == ["hidden hidden", "timed expired", "chosen action"])
    #expect(caller.calls == 5)
    await manager.close()
  }

  @Test("P19: a poster may call the manager from timing, accepts and wants, early or late")
  func posters() async {
    let caller = Caller()
    let clock = ManualClock()
    let manager = manager([AskingPoster(caller: caller)], clock: clock)
    caller.lead(to: manager)
    #expect(manager.post(Message("R", id: "refused")).admission == .rejected)
    let handle = manager.post(Message("A", id: "A"), Self.forever)
    #expect(handle.state == .showing)
    clock.advance(by: .milliseconds(100))
    #expect(await handle.shown)
    handle.update { $0.body = "more" }
    let late = Caller()
    late.lead(to: manager)
    manager.add(AskingPoster(caller: late))
    await manager.flush()
    handle.hide()
    clock.advance(by: .milliseconds(100))
    #expect(await handle.outcome == .closed(.hidden))
    #expect(caller.calls == 5 && late.calls > 0)
    await manager.close()
  }

  @Test(
    "P19: a post that its only poster fails to show ends as failed, though wants calls the manager")
  func failing() async {
    let caller = Caller()
    let manager = manager([AskingPoster(caller: caller, fails: true)])
    caller.lead(to: manager)
    let handle = manager.post(Message("A", id: "A"), Self.forever)
    #expect(await handle.outcome == .closed(.failed))
    await manager.close()
  }

  @Test("P19: the predicate of a filter may call the manager, for posters and recorders")
  func filters() async {
    let (presenting, recording) = (Caller(), Caller())
    let poster = RecordingPoster()
    let manager = manager([
      poster.filtered { (post: Post) in
        presenting.call()
        return post.id == "A"
      },
      StillRecorder().filtered { (post: Post) in
        recording.call()
        return true
      },
    ])
    presenting.lead(to: manager)
    recording.lead(to: manager)
    let handle = manager.post(Message("A", id: "A"), Self.forever)
    manager.post(Message("B", id: "B"), Self.forever)
    await manager.flush()
    handle.hide()
    await manager.flush()
    #expect(poster.shownAndHidden == ["show A", "hide A"])
    #expect(presenting.calls > 2 && recording.calls > 2)
    await manager.close()
  }

  @Test("P23: what makes a content, and what changes it meanwhile, may call the manager")
  func deferred() async {
    let (manager, caller) = (manager(), Caller())
    caller.lead(to: manager)
    let handle = manager.post(id: "A", Self.forever) {
      caller.call()
      return "made"
    }
    handle.update { message in
      caller.call()
      message.body = "changed"
    }
    #expect(await handle.shown)
    #expect(manager.post(withID: "A")?.message.body == "changed")
    await manager.close()
  }

  @Test("P8: listeners may call the manager, of everything and of one post")
  func listeners() async {
    let (manager, caller) = (manager(), Caller())
    caller.lead(to: manager)
    let listening = manager.listen { if $0.id == "A" { caller.call() } }
    manager.post(Message("A", id: "A"), Self.forever)
    listening.cancel()
    manager.post(Message("B", id: "B"), Self.forever, onEvent: { _ in caller.call() })
    #expect(caller.calls == 5)
    await manager.close()
  }
}

/// A recorder that writes nothing.
private struct StillRecorder: Recorder {
  func record(_ post: Post) throws {}
}
