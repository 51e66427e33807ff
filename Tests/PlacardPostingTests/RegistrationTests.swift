import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// P8, P19: listeners and posters come and go with their registrations.
@Suite("Registrations", .timeLimit(.minutes(1))) struct RegistrationTests {
  private static let forever = PostOptions(duration: .forever)

  private func manager(_ posters: [any Poster] = [RecordingPoster()]) -> PostManager {
    PostManager(posters: posters, lanes: [.main(.stack())], clock: ManualClock())
  }

  @Test("P8: a listener is called until its registration is cancelled, or released")
  func listener() async {
    let manager = manager()
    let (reported, released) = (Locked<String>([]), Locked<String>([]))
    let listening = manager.listen { if $0.kind == .posted { reported.append($0.id ?? "") } }
    var short: Registration? = manager.listen {
      if $0.kind == .posted { released.append($0.id ?? "") }
    }
    manager.post(Message("A", id: "A"))
    #expect(short != nil)
    short = nil
    manager.post(Message("B", id: "B"))
    listening.cancel()
    listening.cancel()
    manager.post(Message("C", id: "C"))
    #expect(reported.value == ["A", "B"])
    #expect(released.value == ["A"])
    await manager.close()
  }

  @Test("P8: what a listener holds is released outside the lock")
  func releasedListener() async {
    let manager = manager()
    let owner = manager.makeOwner()
    let handle = manager.post("A", Self.forever, owner: owner)
    var listening: Registration? = manager.listen { [owner = manager.makeOwner()] _ in
      withExtendedLifetime(owner) {}
    }
    #expect(listening != nil)
    listening = nil
    #expect(handle.isLive)
    await manager.close()
  }

  @Test("P19: a poster stays when its registration is dropped, and leaves when it is cancelled")
  func poster() async {
    let (staying, leaving) = (RecordingPoster(), RecordingPoster())
    let manager = manager([])
    manager.add(staying)
    let registration = manager.add(leaving)
    manager.post(Message("A", id: "A"), Self.forever)
    registration.cancel()
    await manager.remove(registration)
    #expect(leaving.calls.last == .close)
    manager.post(Message("B", id: "B"), Self.forever)
    await manager.flush()
    #expect(staying.shownAndHidden == ["show A", "show B"])
    #expect(leaving.shownAndHidden == ["show A", "hide A"])
    await manager.close()
  }

  @Test("P19: the registration of another manager is ignored")
  func strangers() async {
    let (manager, other) = (manager([]), manager([]))
    let poster = RecordingPoster()
    manager.add(poster)
    await manager.remove(other.add(RecordingPoster()))
    manager.post(Message("A", id: "A"), Self.forever)
    await manager.flush()
    #expect(poster.shownAndHidden == ["show A"])
    await manager.close()
    await other.close()
  }

  @Test("SM-Q14: handles, owners and registrations do not keep a manager, which then closes")
  func released() async {
    weak var released: PostManager?
    let (handle, owner, listening): (PostHandle<Message>, PostOwner, Registration)
    do {
      let manager = manager()
      released = manager
      owner = manager.makeOwner()
      listening = manager.listen { _ in }
      handle = manager.post("A", Self.forever, owner: owner)
    }
    #expect(await handle.outcome == .closed(.closed))
    #expect(released == nil)
    #expect(await handle.shown)
    #expect(handle.state == .gone && !handle.isLive)
    handle.update { $0.title = "B" }
    #expect(handle.hide())
    for await event in handle.events { Issue.record("\(event.kind) after the release") }
    owner.end()
    listening.cancel()
  }

  @Test("SM-Q14: a task that waits for the outcome does not keep the manager")
  func awaited() async {
    let waiting: Task<Outcome, Never>
    do {
      let manager = manager()
      let handle = manager.post("A", Self.forever)
      waiting = Task { await handle.outcome }
    }
    #expect(await waiting.value == .closed(.closed))
  }
}
