import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// P12: a message that is made anew takes the place of the one that a post has.
@Suite("Replacing a message") struct ReplaceTests {
  private let clock = SteppedClock()
  private let manager: PostManager

  init() {
    manager = PostManager(
      posters: [RecordingPoster([])], lanes: [.main(.serial())], clock: clock)
  }

  @Test("P12: the minimum that a post entered with may outlast options without one")
  func minimum() {
    let shown = PostOptions(duration: .indefinite(delay: .zero, minimum: .seconds(1)))
    let short = PostOptions(duration: .fixed(.milliseconds(100)))
    for keepsMinimum in [false, true] {
      let handle = manager.post("A", shown)
      clock.pass(.milliseconds(300))
      let isReplaced = handle.replace(keepingMinimum: keepsMinimum) { message, options in
        #expect((message.title, options.duration) == ("A", shown.duration))
        return (Message("B"), short)
      }
      #expect(isReplaced)
      #expect(handle.closeReason == nil)
      clock.pass(.milliseconds(200))
      #expect(handle.state == (keepsMinimum ? .leaving : .gone))
      #expect(handle.closeReason == .expired)
      clock.pass(.milliseconds(500))
      #expect(handle.state == .gone)
      #expect(handle.closeReason == .expired)
    }
  }

  @Test("P12: a message is taken over as it is, a success with its progress, too")
  func progress() {
    let handle = manager.post(Message("A", progress: .fraction(1)))
    handle.replace { _, options in
      (Message("B", severity: .success, progress: .fraction(1), id: "other"), options)
    }
    let post = manager.current()
    #expect(post?.message.title == "B")
    #expect(post?.message.progress == .fraction(1))
    #expect(post?.id == handle.id)
  }

  @Test("P12: where nothing takes its place a post stays as it is, and one that leaves does anyhow")
  func nothing() {
    let kinds = Locked<PostEvent.Kind>([])
    let listening = manager.listen { kinds.append($0.kind) }
    let handle = manager.post("A", PostOptions(duration: .forever))
    #expect(!handle.replace { _, _ in nil })
    #expect(!kinds.value.contains(.updated))
    handle.hide()
    #expect(!handle.replace { _, options in (Message("B"), options) })
    #expect(handle.closeReason == .hidden)
    listening.cancel()
  }

  @Test("P12: a replacement is made again where the post was changed meanwhile")
  func again() {
    let handle = manager.post("A", PostOptions(duration: .forever))
    var seen: [String?] = []
    handle.replace { message, options in
      seen.append(message.title)
      if seen.count == 1 { handle.update { $0.title = "B" } }
      return (Message((message.title ?? "") + "!"), options)
    }
    #expect(seen == ["A", "B"])
    #expect(manager.current()?.message.title == "B!")
  }

  @Test("P7: the state of a post is that of now, however late a timer comes")
  func state() {
    let handle = manager.post(
      "A", PostOptions(duration: .indefinite(delay: .seconds(1), minimum: .zero)))
    #expect(handle.state == .delayed)
    clock.pass(.seconds(1))
    #expect(handle.state == .shown)
  }
}
