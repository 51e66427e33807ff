import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Calls of recorders, and their order") struct RecorderTests {
  private static let forever = PostOptions(duration: .forever)
  private static let minute = PostOptions(duration: .seconds(60))

  private func manager(
    _ posters: [any Poster], rules: RuleBook = RuleBook(), clock: ManualClock = ManualClock()
  ) -> PostManager {
    PostManager(posters: posters, lanes: [.main(.serial())], rules: rules, clock: clock)
  }

  @Test("A post is written before `post` returns, and again when it changes and ends")
  func writesAtOnce() {
    let scribe = Scribe()
    let manager = manager([scribe])
    let handle = manager.post(Message("A", id: "A"), Self.minute)
    #expect(scribe.reported == ["A said", "commit"])
    handle.update { $0.body = "more" }
    #expect(scribe.reported.count { $0 == "A said" } == 2)
    handle.hide()
    #expect(scribe.reported.suffix(2) == ["A gone", "commit"])
  }

  @Test("Posts of many threads are recorded in the order of admission, each before `post` returns")
  func keepsOrder() async {
    let scribe = Scribe()
    let manager = manager([scribe])
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          for index in 0..<250 {
            let handle = manager.post(Message("\(task)/\(index)"), Self.minute)
            #expect(scribe.numbers.contains(handle.number))
          }
        }
      }
    }
    #expect(scribe.numbers == Array(1...2000))
    #expect(scribe.reported.last == "commit")
  }

  @Test("What is posted from inside a recorder is recorded after that call")
  func postsInside() async {
    let scribe = Scribe()
    let manager = manager([scribe])
    scribe.before { [weak manager] post in
      if post.id == "A" { manager?.post(Message("B", id: "B"), Self.minute) }
    }
    manager.post(Message("A", id: "A"), Self.minute)
    #expect(scribe.reported == ["A said", "commit", "B said", "commit"])
    await manager.close()
  }

  @Test("A recorder that joins from inside another one's call takes nothing from what is owed")
  func joinsInside() {
    let (scribe, late) = (Scribe(), Scribe())
    let manager = manager([scribe])
    scribe.before { [weak manager] post in
      guard post.id == "A" else { return }
      manager?.post(Message("B", id: "B"), Self.minute)
      manager?.add(late)
    }
    manager.post(Message("A", id: "A"), Self.minute)
    #expect(scribe.reported.contains("B said"))
    #expect(late.reported == ["A said", "B said", "commit"])
  }

  @Test("A delayed post is recorded when its delay is over, not before")
  func delays() async {
    let (clock, scribe) = (ManualClock(), Scribe())
    let manager = manager([scribe], clock: clock)
    let later = PostOptions(duration: .indefinite(delay: .seconds(5), minimum: .zero))
    let handle = manager.post(Message("A", id: "A"), later)
    #expect(scribe.posts == [])
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(5))
    _ = await handle.shown
    #expect(scribe.posts.first == "A said")
    await manager.close()
  }

  @Test("A post that a screen never showed is recorded when it is admitted, and when it ends")
  func neverShown() async {
    let (scribe, screen) = (Scribe(), RecordingPoster())
    let manager = manager([screen, scribe])
    manager.post(Message("A", id: "A"), Self.forever)
    let waiting = manager.post(Message("B", id: "B"), Self.forever)
    #expect(waiting.admission == .queued)
    #expect(scribe.reported.contains("B said"))
    waiting.hide()
    #expect(scribe.reported.contains("B gone"))
    await manager.close()
    #expect(!screen.shownAndHidden.contains("show B"))
  }

  @Test("A recorder that joins late writes what is live, in the order of arrival")
  func joinsLate() {
    let manager = manager([Scribe()])
    for id in ["A", "B"] { manager.post(Message(id, id: id), Self.minute) }
    let late = Scribe()
    manager.add(late)
    #expect(late.reported == ["A said", "B said", "commit"])
    manager.post(Message("C", id: "C"), Self.minute)
    #expect(late.reported.suffix(2) == ["C said", "commit"])
  }

  @Test("A selective recorder receives the events that it wants, while it wants them")
  func selects() {
    let choosy = Scribe(.selective) { $0.message.severity >= .warning }
    let manager = manager([Scribe(), choosy])
    let info = manager.post(Message("A", id: "A"), Self.minute)
    let warning = manager.post(Message("B", severity: .warning, id: "B"), Self.minute)
    #expect(choosy.posts == ["B said"])
    info.update { $0.severity = .error }
    info.hide()
    warning.hide()
    #expect(choosy.posts == ["B said", "A said", "A gone", "B gone"])
  }

  @Test("A routed post is recorded by those that are named, and only there")
  func routes() {
    let rules = RuleBook(rules: [
      Rule("errors", match: [.severity(.init(atLeast: .error))], route: ["log"])
    ])
    let (log, other) = (Scribe(), Scribe())
    let manager = manager([log.named("log"), other], rules: rules)
    manager.post(Message("A", id: "A"), Self.minute)
    manager.post(Message("B", severity: .error, id: "B"), Self.minute).hide()
    #expect(log.posts == ["A said", "B said", "B gone"])
    #expect(other.posts == ["A said"])
  }

  @Test("A post ends as failed only when no poster took it; the error is reported")
  func fails() async {
    let errors = Locked<String>([])
    let broken = Scribe { _ in throw Scribe.Full() }
    let alone = PostManager(posters: [broken], clock: ManualClock()) { errors.append("\($0)") }
    #expect(await alone.post(Message("A", id: "A"), Self.minute).outcome == .closed(.failed))
    #expect(errors.value.first == "full")

    let good = Scribe()
    let together = manager([Scribe { _ in throw Scribe.Full() }, good])
    #expect(together.post(Message("A", id: "A"), Self.minute).isLive)
    #expect(good.reported == ["A said", "commit"])
  }

  @Test("Without a screen lanes have no limit, and what never expires is kept at once")
  func needsNoScreen() async {
    let scribe = Scribe()
    let manager = manager([scribe])
    let handles = (0..<20).map { manager.post("Line \($0)", Self.minute) }
    #expect(handles.allSatisfy { $0.admission == .shown })
    #expect(scribe.numbers == Array(1...20))
    let kept = manager.post(Message("A", id: "A"), Self.forever)
    #expect(await kept.outcome == .closed(.kept))
    #expect(scribe.posts.contains("A gone"))
  }

  @Test("Closing shows a post that waits to a screen, before it hides it")
  func closesAfterShowing() async {
    let screen = RecordingPoster()
    let manager = manager([screen])
    manager.post(Message("A", id: "A"), Self.forever)
    manager.post(Message("B", id: "B"), Self.forever)
    await manager.close()
    let calls = screen.shownAndHidden
    #expect(calls.filter { $0.hasSuffix("B") } == ["show B", "hide B"])
    #expect(calls.filter { $0.hasSuffix("A") } == ["show A", "hide A"])
  }
}

/// Records what it receives.
private final class Scribe: Recorder {
  struct Full: Error, CustomStringConvertible {
    let description = "full"
  }

  let capabilities: PosterCapabilities
  private let wanted: @Sendable (Post) throws -> Bool
  private let lines = Locked<(line: String, number: Int)>([])
  private let hooks = Locked<@Sendable (Post) -> Void>([])

  /// Creates a recorder; a closure says what it wants, or throws when it cannot take something.
  init(
    _ capabilities: PosterCapabilities = [],
    _ wanted: @escaping @Sendable (Post) throws -> Bool = { _ in true }
  ) {
    self.capabilities = capabilities
    self.wanted = wanted
  }

  /// The calls, as `A said`, `A gone` and `commit`.
  var reported: [String] { lines.value.map(\.line) }
  /// The posts among them.
  var posts: [String] { reported.filter { $0 != "commit" } }
  /// The numbers of the posts that it was handed for the first time.
  var numbers: [Int] {
    lines.value.filter { $0.number > 0 && !$0.line.hasSuffix("gone") }.map(\.number)
  }

  /// Calls a closure for every post before it is taken over.
  func before(_ hook: @escaping @Sendable (Post) -> Void) { hooks.append(hook) }

  func wants(_ post: Post) -> Bool { (try? wanted(post)) ?? true }

  func record(_ post: Post) throws {
    _ = try wanted(post)
    for hook in hooks.value { hook(post) }
    lines.append(("\(post.id) \(post.state == .gone ? "gone" : "said")", post.number))
  }

  func commit() { lines.append(("commit", 0)) }
}
