import PlacardModels
import PlacardPosting
import PlacardTesting
import Synchronization
import Testing

@Suite("A manager that hands the terminal over") struct ManagerTerminalTests {
  private struct Refusal: Error, Equatable {}

  /// One that has a terminal.
  private final class ReleasingPoster: Poster {
    let log = Mutex<[String]>([])

    func show(_ post: Post) async throws { note("show \(post.message.id)") }
    func hide(_ post: Post) async { note("hide \(post.message.id)") }

    func releaseTerminal() async -> Bool {
      note("release")
      return true
    }

    func reclaimTerminal() async { note("reclaim") }

    func note(_ word: String) { log.withLock { $0.append(word) } }
    var words: [String] { log.withLock { $0 } }
  }

  private let releasingPoster = ReleasingPoster()
  private let clock = ManualClock()

  private func manager(_ posters: [any Poster]) -> PostManager {
    PostManager(posters: posters, lanes: [.main(.stack())], clock: clock)
  }

  @Test(
    "T11: the body has the terminal, and its value is returned; what is posted enters afterwards")
  func releasesTerminal() async {
    let manager = manager([releasingPoster.named("named")])
    let handle = manager.post(Message("A", id: "A"), PostOptions(duration: .seconds(5)))
    await manager.flush()
    let value = await manager.withTerminal {
      releasingPoster.note("body")
      manager.post(Message("B", id: "B"))
      await manager.flush()
      clock.advance(by: .seconds(60))
      return 7
    }
    #expect(value == 7)
    #expect(handle.isLive)
    await manager.flush()
    #expect(releasingPoster.words == ["show A", "release", "body", "reclaim", "show B"])
    await manager.close()
  }

  @Test("T11: an error of the body comes through, typed, and the terminal is taken back")
  func throwing() async {
    let manager = manager([releasingPoster])
    await #expect(throws: Refusal()) {
      try await manager.withTerminal { () throws(Refusal) in throw Refusal() }
    }
    #expect(releasingPoster.words == ["release", "reclaim"])
    manager.post(Message("A", id: "A"))
    await manager.flush()
    #expect(releasingPoster.words.last == "show A")
    await manager.close()
  }

  @Test("T11: bodies may be nested; a manager that was suspended before stays so")
  func nested() async {
    let manager = manager([releasingPoster])
    manager.suspend()
    await manager.withTerminal {
      await manager.withTerminal { releasingPoster.note("inner") }
      manager.post(Message("A", id: "A"))
    }
    await manager.flush()
    #expect(releasingPoster.words == ["release", "release", "inner", "reclaim", "reclaim"])
    manager.resume()
    await manager.withTerminal {
      await manager.withTerminal {}
      manager.post(Message("B", id: "B"))
      await manager.flush()
      #expect(!releasingPoster.words.contains("show B"))
    }
    await manager.flush()
    #expect(releasingPoster.words.contains("show B"))
    await manager.close()
  }

  @Test("T11: without a poster on a terminal the body simply runs")
  func nobody() async {
    let poster = RecordingPoster()
    let manager = manager([poster])
    await manager.withTerminal {
      manager.post(Message("A", id: "A"))
      await manager.flush()
    }
    #expect(poster.shownAndHidden == ["show A"])
    await manager.close()
  }
}
