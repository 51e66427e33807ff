import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// P21: messages that end with their owner.
@Suite("Owners") struct OwnerTests {
  private static let forever = PostOptions(duration: .forever)

  @Test("P21: a released owner ends its messages, and no others")
  func letGo() async {
    let manager = PostManager(
      posters: [RecordingPoster()], lanes: [.main(.stack(limit: 2))], clock: ManualClock())
    var handles: [PostHandle<Message>] = []
    let other = manager.makeOwner()
    do {
      let owner = manager.makeOwner()
      handles.append(manager.post("seen", Self.forever, owner: owner))
      handles.append(manager.post("theirs", Self.forever, owner: other))
      handles.append(manager.post("waiting", Self.forever, owner: owner))
      handles.append(manager.post("nobody's", Self.forever))
    }
    #expect(await handles[0].outcome == .closed(.ownerGone))
    #expect(await handles[2].outcome == .closed(.ownerGone))
    #expect(handles[1].isLive && handles[3].isLive)
    other.end()
    #expect(await handles[1].outcome == .closed(.ownerGone))
    let again = manager.post(id: "made", Self.forever, owner: other) { "made" }
    other.end()
    #expect(await again.outcome == .closed(.ownerGone))
    await manager.close()
    #expect(await handles[3].outcome == .closed(.closed))
  }
}
