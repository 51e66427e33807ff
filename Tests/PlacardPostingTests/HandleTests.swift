import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// P7, P8: what a handle knows of its own post.
@Suite("Handles") struct HandleTests {
  private static let second = PostOptions(duration: .seconds(1))

  private func manager(_ clock: ManualClock = ManualClock()) -> PostManager {
    PostManager(
      posters: [RecordingPoster(timing: PostTiming(entrance: .seconds(1), exit: .zero))],
      lanes: [.main(.serial())], clock: clock)
  }

  @Test("P7: shown is true from the end of the entrance on, and false for what ended before")
  func shown() async {
    let clock = ManualClock()
    let manager = manager(clock)
    let seen = manager.post(Message("A", id: "A"), PostOptions(duration: .forever))
    let unseen = manager.post(Message("B", id: "B"), Self.second)
    async let isSeen = seen.shown
    async let isUnseen = unseen.shown
    #expect(seen.state == .showing && unseen.state == .queued)
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    #expect(await isSeen)
    #expect(await seen.shown)
    #expect(seen.state == .shown)
    unseen.hide()
    #expect(await !isUnseen)
    #expect(await unseen.outcome == .closed(.cancelled))
    #expect(unseen.state == .gone && !unseen.isLive && seen.isLive)
    await manager.close()
    #expect(await seen.shown)
    #expect(await !unseen.shown)
    #expect(await seen.outcome == .closed(.closed))
  }

  @Test("P8: a handle's events are its own, from the subscription to the end")
  func events() async {
    let manager = manager()
    let handle = manager.post(Message("A", id: "A"), Self.second)
    let twice = (handle.events, handle.events)
    let dropped = handle.events
    _ = consume dropped
    manager.post(Message("B", id: "B"), Self.second)
    handle.update { $0.body = "more" }
    handle.hide()
    for stream in [twice.0, twice.1] {
      var kinds: [PostEvent.Kind] = []
      for await event in stream {
        #expect(event.number == handle.number)
        kinds.append(event.kind)
      }
      #expect(kinds == [.updated, .willHide, .didHide, .gone])
    }
    for await event in handle.events { Issue.record("\(event.kind) after the end") }
    let late = manager.post("C")
    await manager.close()
    for await event in late.events { Issue.record("\(event.kind) after the close") }
  }

  @Test(
    "P7, P5: a duplicate's handle is about itself; many handles of many posts each get their end")
  func many() async {
    let manager = PostManager(
      posters: [RecordingPoster([])], lanes: [.main(.stack())], clock: ManualClock())
    let first = manager.post(Message("A", id: "A"), PostOptions(duration: .forever))
    let duplicate = manager.post(Message("A", id: "A"))
    #expect(duplicate.admission == .duplicate && duplicate.number != first.number)
    #expect(await duplicate.outcome == .closed(.duplicate))
    #expect(await !duplicate.shown)
    let handles = (0..<1000).map {
      manager.post(Message("\($0)", id: "\($0)"), PostOptions(duration: .forever))
    }
    for handle in handles where handle.number.isMultiple(of: 3) { handle.hide() }
    for handle in handles {
      #expect(handle.isLive != handle.number.isMultiple(of: 3))
    }
    await manager.close()
    for handle in handles {
      let reason: CloseReason = handle.number.isMultiple(of: 3) ? .hidden : .closed
      #expect(await handle.outcome == .closed(reason))
    }
  }
}
