import Placard
import PlacardLayout
import PlacardTesting
import Testing

private struct Gauge: MessageStyle {
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    Row(gap: 1) {
      Icon("♪")
      ProgressBar(post.message.progress).grow(1)
    }.padding(horizontal: 2).border(.rounded)
  }
}

/// The ways of use that the design promises, as a program would write them.
@Suite("How it reads") struct ExampleTests {
  @Test func aProgramAsksAndChanges() async {
    let messages = PostManager(posters: [RecordingPoster([])], clock: ManualClock())
    let handle = messages.post(
      Message("Write to Package.swift?")
        .action("allow", "Allow").action("deny", "Deny", role: .cancel),
      PostOptions(placement: .center, duration: .forever, dim: .gray(interactive: false)))
    handle.update { $0.title = "Written" }
    #expect(messages.current()?.message.title == "Written")
    messages.handle(.action(id: handle.id, action: "allow"))
    switch await handle.outcome {
    case .action("allow"): break
    default: Issue.record("the answer was lost")
    }
    messages.post("Saved", .bottom)
    messages.post("Built in \(2) s")
    messages.hide(id: "lag/db-1")
    await messages.close()
  }

  @Test func eventsAreAStream() async {
    let messages = PostManager(posters: [RecordingPoster([])], clock: ManualClock())
    let events = messages.events
    messages.post(Message("A", id: "a"))
    messages.hide(id: "a")
    for await event in events where event.kind == .gone {
      #expect(event.id == "a" && event.reason == .hidden)
      break
    }
    await messages.close()
  }

  @Test func backendsAndLanesAreNamedWhereAProgramIsComposed() async {
    let sink = MemorySink()
    let messages = PostManager(
      posters: [
        .jsonStream(to: sink), .log(to: TextLogSink(.plain, to: sink)), StatusBarPoster(),
      ],
      lanes: [.main(.serial(gap: .seconds(0.5))), .named("downloads", .stack(limit: 3))],
      clock: .continuous)
    messages.post("A", PostOptions(lane: "downloads"))
    await messages.close()
    #expect(sink.text.contains("willShow"))
  }

  @Test func viewsAndAnimatorsAreNamedToTheTerminal() {
    let poster: any Poster = .terminal(styles: ["gauge": Gauge()], animators: ["drop": Drop()])
    let post = Post(
      number: 1, message: Message("Volume").progress(0.4),
      options: PostOptions(style: "gauge", transition: "drop"))
    #expect(poster.timing(for: post).entrance <= Drop().entrance)
  }

  @Test func aStackLaysOutSomebodyElsesCells() {
    let stack = StackView(.row) {
      Item { available in Size(width: min(5, available.width), height: 1) }.grow(1).shrink(1)
      Item(width: 12).marginLeft(2)
    }.alignItems(.center).padding(1)
    let frames = stack.layout(in: Size(width: 80, height: .unbounded), mode: .adjustHeight)
    #expect(frames.children.map(\.rect.minX) == [1, 67])
    #expect(frames.children.map(\.rect.width) == [64, 12])
  }

  @Test func secondWaitsForTheFirst() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 2); $0.post("B", duration: 2)
    }
    #expect(
      run.picture() == """
        A ╱╱──────────╲
        B ················╱╱──────────╲
        """)
  }
}
