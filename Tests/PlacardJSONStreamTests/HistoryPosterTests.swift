import PlacardJSONStream
import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("P18 What a history remembers") struct HistoryPosterTests {
  private let folder = HistoryFolder()

  private func poster() -> HistoryPoster {
    HistoryPoster(to: HistoryFile(path: folder.path), now: { .seconds(1_700_000_000) })
  }

  private func entries() throws -> [HistoryEntry] {
    try HistoryFile(path: folder.path).entries(HistoryQuery(order: .oldestFirst))
  }

  @Test func everyPostThatEndedIsOneEntry() async throws {
    let clock = ManualClock()
    let manager = PostManager(posters: [poster()], clock: clock)
    let saved = Message("Saved").action("undo", "Undo")
    let handle = manager.post(saved, PostOptions(style: "card", duration: .forever))
    manager.handle(.update(id: handle.id, PostChange { message, _ in message.body = "3 files" }))
    manager.post("Waits")
    clock.advance(by: .seconds(2))
    manager.handle(.action(id: handle.id, action: "undo"))
    await manager.close()

    let entries = try entries()
    #expect(entries.map(\.reason) == [.action, .closed])
    var expected = saved
    expected.body = "3 files"
    let first = try #require(entries.first)
    #expect(
      first.message == expected && first.options == PostOptions(style: "card", duration: .forever))
    #expect(first.id == saved.id && first.number == 1 && first.action == "undo")
    #expect(first.at == .seconds(2) && first.time == .seconds(1_700_000_000))
  }

  @Test func whatIsRecalledIsWhatWasPosted() async throws {
    let message = Message("Saved", id: "a").action("undo", "Undo")
    let options = PostOptions(placement: .bottom, duration: .fixed(.seconds(1)))
    let entry = HistoryEntry(
      id: "a", number: 1, reason: .expired, at: .zero, time: .zero, message: message,
      options: options
    )
    guard case .post(message, options)? = entry.recalled else { return #expect(Bool(false)) }
    var unknown = entry
    unknown.message = Message(title: nil, body: nil)
    #expect(unknown.recalled == nil)
    #expect(try HistoryEntry(line: unknown.line[...]) == unknown)
  }

  @Test func aMessageThatComesWithTheEndIsTaken() async throws {
    let poster = poster()
    var gone = PostEvent(.gone, sequence: 1, at: .seconds(1))
    (gone.id, gone.number, gone.reason, gone.message) = (
      "a", 1, .evicted, Message("Unseen", id: "a")
    )
    try poster.record(gone)
    #expect(try entries().map(\.message) == [Message("Unseen", id: "a")])
  }
}
