import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// P8: who posts can listen to the whole life of the post.
@Suite("Listeners of one post") struct PostListenerTests {
  private let clock = ManualClock()

  private func manager() -> PostManager {
    PostManager(posters: [RecordingPoster()], lanes: [.main(.serial())], clock: clock)
  }

  @Test("P8: it hears of its post from posted on to gone, and of no other")
  func wholeLife() async {
    let manager = manager()
    let reported = Locked<PostEvent>([])
    let handle = manager.post(
      Message("A", id: "A"), PostOptions(duration: .forever), onEvent: { reported.append($0) })
    #expect(reported.value.map(\.kind) == [.posted, .willShow, .announce, .didShow])
    manager.post(Message("B", id: "B"))
    handle.update { $0.body = "more" }
    handle.hide()
    await manager.close()
    #expect(
      reported.value.map(\.kind) == [
        .posted, .willShow, .announce, .didShow, .updated, .announce, .willHide, .didHide, .gone,
      ])
    #expect(reported.value.allSatisfy { $0.number == handle.number })
  }

  @Test("P8: it hears of a duplicate and of a post after the close, which end at once")
  func endedAtOnce() async {
    let manager = manager()
    let reported = Locked<String>([])
    let listener: PostListener = { event in
      reported.append("\(event.kind) \(event.admission?.rawValue ?? event.reason?.rawValue ?? "")")
    }
    manager.post(Message("A", id: "A"))
    manager.post(Message("A", id: "A"), onEvent: listener)
    #expect(reported.value == ["posted duplicate", "gone duplicate"])
    await manager.close()
    manager.post("late", onEvent: listener)
    #expect(reported.value.dropFirst(2) == ["posted rejected", "gone closed"])
  }

  @Test("P8: it may post, update and hide from inside, and is released after the end")
  func reentrant() async {
    final class Token: Sendable {}
    weak var released: Token?
    let manager = manager()
    do {
      let token = Token()
      released = token
      let handle = manager.post(Message("A", id: "A"), PostOptions(duration: .forever)) {
        [weak manager] event in
        withExtendedLifetime(token) {}
        guard event.kind == .didShow else { return }
        manager?.post(Message("B", id: "B"))
        manager?.hide(id: "A")
      }
      #expect(await handle.outcome == .closed(.hidden))
    }
    #expect(released == nil)
    #expect(manager.post(withID: "B") != nil)
    await manager.close()
  }

  @Test("P23: it hears of a post whose content is made later")
  func deferred() async {
    let manager = manager()
    let reported = Locked<PostEvent.Kind>([])
    let handle = manager.post(id: "A", onEvent: { reported.append($0.kind) }, content: { "made" })
    #expect(await handle.shown)
    #expect(reported.value.prefix(2) == [.posted, .willShow])
    await manager.close()
  }
}
