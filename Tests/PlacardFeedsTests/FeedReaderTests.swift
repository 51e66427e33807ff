import PlacardFeeds
import PlacardJSONStream
import PlacardModels
import PlacardPosting
import Synchronization
import Testing

@Suite("J4: reading a feed into a manager") struct FeedReaderTests {
  /// Hands out chunks.
  private struct Chunks: AsyncSequence, AsyncIteratorProtocol {
    var rest: [[UInt8]]

    init(_ texts: [String]) {
      rest = texts.map { Array($0.utf8) }
    }

    func makeAsyncIterator() -> Chunks { self }

    mutating func next() async throws -> [UInt8]? {
      rest.isEmpty ? nil : rest.removeFirst()
    }
  }

  @Test("a feed is one call: posts, problems with their line, the end")
  func oneCall() async throws {
    let messages = PostManager(posters: [], lanes: [.main(.stack())], clock: ManualClock())
    let problems = Mutex<[String]>([])
    try await messages.read(
      NativeFeed(),
      from: Chunks([
        "{\"title\":\"A\",\"id\":", "\"a\"}\nnonsense\n", "{\"title\":\"B\",\"id\":\"b\"}",
      ])
    ) { problem in
      problems.withLock { $0.append("\(problem.line ?? 0)") }
    }
    #expect(messages.posts(in: Set(Post.State.allCases)).map(\.id) == ["a", "b"])
    #expect(problems.withLock { $0 } == ["2"])
    messages.handle(.report(Problem("later")))
    #expect(problems.withLock { $0 } == ["2"])
    await messages.close()
  }

  @Test("lines are printed in order, many at once, and before the post of one of them")
  func printing() async throws {
    let messages = PostManager(posters: [], clock: ManualClock())
    let printed = Mutex<[String]>([])
    var reader = FeedReader(LinesFeed(.scrolling), into: messages) { text in
      let count = messages.posts(in: [.showing, .shown, .queued]).count
      printed.withLock { $0.append("\(count) \(text)") }
    }
    await reader.read(ArraySlice("a\nb\nerror: c\nd\n\ne".utf8))
    await reader.finish()
    #expect(printed.withLock { $0 } == ["0 a\nb\nerror: c\n", "1 d\n", "1 \ne\n"])
    await messages.close()
  }
}
