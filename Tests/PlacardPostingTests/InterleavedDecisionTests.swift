import PlacardModels
import PlacardTesting
import Testing

@testable import PlacardPosting

/// What happens while others decide, forced by policies and posters that call the manager back at that moment.
@Suite("While others decide", .timeLimit(.minutes(1))) struct InterleavedDecisionTests {
  private static let forever = PostOptions(duration: .forever)

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
}
