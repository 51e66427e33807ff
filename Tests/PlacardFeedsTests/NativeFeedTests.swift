import PlacardFeeds
import PlacardJSONStream
import PlacardModels
import PlacardPosting
import Testing

@Suite("Placard's own lines") struct NativeFeedTests {
  @Test func messagesAndCommandsAreTakenAndBadLinesReported() {
    let log = FeedLog(
      NativeFeed(),
      lines: [
        #"{"title":"A","id":"a","duration":"forever"}"#, "nonsense",
        #"{"update":{"id":"a","body":"more"}}"#, #"{"hide":{"id":"a","animated":false}}"#,
        #"{"post":{"title":"B","id":"b"},"hide":{}}"#,
      ]
    ).text
    #expect(log.count == 5)
    #expect(log[0] == "1: main a [info] A")
    #expect(log[1].hasPrefix("2: problem line 2, column 2: "))
    #expect(log[2] == "3: update a [info] A | more")
    #expect(log[3] == "4: gone a hidden")
    #expect(log[4].hasPrefix("5: problem line 5, column "))
  }

  @Test func anEmptyFeedGivesNothing() {
    #expect(FeedLog(NativeFeed(), lines: []).text == [])
  }

  @Test func aStreamOutIsAFeedIn() throws {
    var first = PostSimulation(PostScheduler())
    var writer = EventWriter()
    var options = PostOptions(placement: .bottom, duration: .forever, lane: "downloads")
    options.group = "g"
    var events = first.run(.configure(.named("downloads", .stack())), at: .zero)
    events += first.run(
      .post(Message("A", body: "b", severity: .error, id: "a"), options), at: .zero)
    events += first.run(
      .post(Message("B", progress: .steps(done: 1, total: 3), id: "b"), options), at: .zero)
    events += first.run(
      .update(id: "b", PostChange { message, _ in message.progress = .steps(done: 2, total: 3) }),
      at: .seconds(1))
    let lines = events.map { String(decoding: writer.line(for: $0).dropLast(), as: UTF8.self) }

    var feed = NativeFeed()
    var second = PostSimulation(PostScheduler(lanes: [.named("downloads", .stack())]))
    for (number, line) in zip(1..., lines) {
      for case .command(let command) in feed.read(InputLine(number, line)) {
        _ = second.run(command, at: .zero)
      }
    }
    let states: Set<Post.State> = [.showing, .shown]
    let shown = first.scheduler.posts(in: states)
    let again = second.scheduler.posts(in: states)
    #expect(shown.map(\.id) == ["a", "b"])
    #expect(again.map(\.message) == shown.map(\.message))
    #expect(again.map(\.lane) == shown.map(\.lane))
    #expect(again.map(\.options.group) == shown.map(\.options.group))
    #expect(again.map(\.options.placement) == shown.map(\.options.placement))
  }
}
